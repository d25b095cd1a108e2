/// A cursor in a text in the motion notation, with CSS's tokens: words, numbers, percentages and punctuation.
package struct NotationScanner {
  private let bytes: [UInt8]
  package private(set) var offset = 0
  /// The number of open parentheses of a constant expression.
  var nesting = 0
  /// The number of open groups of motions, and of the repetitions in each other in what was taken.
  package var (groups, repetitions) = (0, 0)

  package init(_ text: String) {
    bytes = Array(text.utf8)
  }

  package var isAtEnd: Bool { offset == bytes.count }

  /// The byte at the cursor.
  package var current: UInt8? { isAtEnd ? nil : bytes[offset] }

  package mutating func skipSpaces() {
    while let byte = current, Self.isSpace(byte) { offset += 1 }
  }

  /// Takes a character, and spaces before it, if it comes next; otherwise the cursor does not move.
  package mutating func take(_ character: Unicode.Scalar) -> Bool {
    let start = offset
    skipSpaces()
    guard current == UInt8(ascii: character) else {
      offset = start
      return false
    }
    offset += 1
    return true
  }

  @inline(never)
  mutating func expect(_ character: Unicode.Scalar) throws(NotationError) {
    skipSpaces()
    guard take(character) else { throw error(expected: "'\(character)'") }
  }

  /// Takes the characters of a word and returns them in lower case; empty if there is none.
  package mutating func takeWord() -> String {
    skipSpaces()
    guard let first = current, Self.isLetter(first) else { return "" }
    let start = offset
    while let byte = current, Self.isLetter(byte) || Self.isDigit(byte) || byte == UInt8(ascii: "-"), !isAtArrow {
      offset += 1
    }
    return Self.string(bytes[start..<offset]).lowercased()
  }

  /// Whether `->` comes next.
  package var isAtArrow: Bool {
    offset + 1 < bytes.count && bytes[offset] == UInt8(ascii: "-") && bytes[offset + 1] == UInt8(ascii: ">")
  }

  /// Takes the name of a motion, in lower case; empty if there is none.
  ///
  /// A name is a word; the name of a preset has dots between its parts.
  package mutating func takeName() -> String {
    var name = takeWord()
    while !name.isEmpty, current == UInt8(ascii: ".") {
      var behindDot = self
      behindDot.offset += 1
      guard let byte = behindDot.current, Self.isLetter(byte) else { break }
      name += "." + behindDot.takeWord()
      self = behindDot
    }
    return name
  }

  /// Whether a name comes next, after any spaces.
  package var isAtName: Bool {
    var copy = self
    copy.skipSpaces()
    return copy.current.map { Self.isLetter($0) } ?? false
  }

  /// Takes a time with its unit, `ms` or `s`, and returns it in seconds; nil, without a move, if there is no time at
  /// the cursor.
  package mutating func takeTime() throws(NotationError) -> Double? {
    var copy = self
    copy.skipSpaces()
    let start = copy.offset
    guard let end = NumberExtent.end(in: bytes, from: start) else { return nil }
    copy.offset = end
    guard let byte = copy.current, Self.isLetter(byte) else { return nil }
    let unit = copy.takeWord()
    guard unit == "s" || unit == "ms" else { return nil }
    let text = Self.string(bytes[start..<end])
    guard let seconds = Double(unit == "s" ? text : Self.shiftedDown(text, by: 3)), seconds.isFinite else {
      throw error(expected: "a time that is not too large", at: start)
    }
    self = copy
    return seconds
  }

  /// Takes a letter if it comes next.
  package mutating func takeLetter() -> UInt8? {
    guard let letter = current, Self.isLetter(letter) else { return nil }
    offset += 1
    return letter
  }

  /// Whether the next token can only be a number.
  package var isAtNumber: Bool {
    guard let byte = current else { return false }
    return Self.isDigit(byte) || [UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: ".")].contains(byte)
  }

  /// Takes a number in CSS's form and the percent sign that may follow; nil if there is no number at the cursor.
  ///
  /// A percentage is parsed as the decimal with its point moved by two digits, so that 7 % is the double nearest to
  /// 0.07.
  package mutating func takeNumber() throws(NotationError) -> Numeral? {
    skipSpaces()
    let start = offset
    guard let end = NumberExtent.end(in: bytes, from: start) else { return nil }
    let isPercentage = end < bytes.count && bytes[end] == UInt8(ascii: "%")
    let text = Self.string(bytes[start..<end])
    let isWhole = bytes[start..<end].allSatisfy { !Self.isExponentMark($0) && $0 != UInt8(ascii: ".") }
    guard let value = Double(isPercentage ? Self.shiftedDown(text, by: 2) : text), value.isFinite else {
      throw error(expected: "a number that is not too large")
    }
    offset = isPercentage ? end + 1 : end
    return Numeral(value: value, isPercentage: isPercentage, isWhole: isWhole)
  }

  /// A number as written.
  package struct Numeral {
    package let value: Double
    package let isPercentage: Bool
    /// Whether it has neither a fraction nor an exponent.
    let isWhole: Bool
  }

  // MARK: Errors

  package func error(expected: String) -> NotationError {
    error(expected: expected, at: offset)
  }

  /// Creates an error at an earlier offset, the start of the offending token.
  @inline(never)
  package func error(expected: String, at start: Int, nearest words: [String] = []) -> NotationError {
    var behindWord = self
    behindWord.offset = start
    return NotationError(
      column: column(of: start), expected: expected, found: token(at: start),
      word: words.isEmpty ? "" : behindWord.takeName(), vocabulary: words)
  }

  private func column(of offset: Int) -> Int {
    // Bytes of the form 10xxxxxx continue a scalar.
    1 + bytes[..<offset].count { $0 & 0xC0 != 0x80 }
  }

  /// The token at an offset, in quotes and shortened, for a message.
  private func token(at start: Int) -> String {
    guard start < bytes.count else { return "the end" }
    var end = start + 1
    if !Self.isPunctuation(bytes[start]) {
      while end < bytes.count, !Self.isPunctuation(bytes[end]), !Self.isSpace(bytes[end]) { end += 1 }
    }
    let limit = 40
    let text = Self.string(bytes[start..<end])
    let shown = text.count > limit ? String(text.prefix(limit)) + "…" : text
    return "'\(shown)'"
  }

  // MARK: Characters

  /// The decimal with its point moved to the left, in text form.
  private static func shiftedDown(_ decimal: String, by places: Int) -> String {
    let bytes = Array(decimal.utf8)
    guard let mark = bytes.firstIndex(where: isExponentMark) else { return "\(decimal)e-\(places)" }
    let digits = string(bytes[(mark + 1)...])
    // A limit, because the exponent minus the places may exceed an `Int`; no text has enough digits for the limit to
    // matter.
    let limit = 1_000_000_000
    let exponent = Int(digits) ?? (digits.hasPrefix("-") ? -limit : limit)
    return string(bytes[..<mark]) + "e\(min(max(exponent, -limit), limit) - places)"
  }

  private static func string(_ bytes: ArraySlice<UInt8>) -> String {
    String(decoding: bytes, as: UTF8.self)
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || (byte >= 9 && byte <= 13 && byte != 11)
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    let lowercase = byte | 0x20
    return lowercase >= UInt8(ascii: "a") && lowercase <= UInt8(ascii: "z")
  }

  private static func isExponentMark(_ byte: UInt8) -> Bool {
    byte | 0x20 == UInt8(ascii: "e")
  }

  private static func isPunctuation(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "(") || byte == UInt8(ascii: ")") || byte == UInt8(ascii: ",") || byte == UInt8(ascii: ":")
  }
}
