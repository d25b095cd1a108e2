import MotionCurves

/// A token of an expression: where it begins and ends, and what it is.
struct ExpressionToken {
  enum Kind: Equatable {
    case number(Double)
    /// A name with the primes behind it: `x''` is the second derivative of x.
    case name(String, primes: Int)
    /// An operator, a bracket or a comma.
    case symbol(String)
    case end
  }

  let kind: Kind
  let range: Range<Int>

  init(kind: Kind, range: Range<Int>) {
    self.kind = kind
    self.range = range
  }

  /// The symbols, those of two characters first.
  private static let symbols = [
    "<=", ">=", "==", "!=", "&&", "||", "**", "+", "-", "*", "/", "^", "(", ")", ",", "<", ">", "!", "?", ":", "=", ";",
  ]

  /// The next token from an offset; nil for a character that begins none.
  init?(in bytes: [UInt8], from start: Int) {
    let start = Self.start(in: bytes, from: start)
    guard start < bytes.count else {
      (kind, range) = (.end, bytes.count..<bytes.count)
      return
    }
    let first = bytes[start]
    if Self.beginsNumber(first) {
      guard let end = NumberExtent.end(in: bytes, from: start, takingSign: false, barePoint: .isPart),
        let value = Double(String(decoding: bytes[start..<end], as: UTF8.self)), value.isFinite
      else { return nil }
      (kind, range) = (.number(value), start..<end)
    } else if Self.isLetter(first) {
      var end = start
      while end < bytes.count, Self.isLetter(bytes[end]) || Self.isDigit(bytes[end]) { end += 1 }
      let name = String(decoding: bytes[start..<end], as: UTF8.self)
      let primes = Self.primes(in: bytes, from: end)
      (kind, range) = (.name(name, primes: primes.count), start..<primes.end)
    } else {
      let rest = bytes[start...].prefix(2)
      guard let symbol = Self.symbols.first(where: { rest.starts(with: $0.utf8) }) else { return nil }
      (kind, range) = (.symbol(symbol == "**" ? "^" : symbol), start..<start + symbol.utf8.count)
    }
  }

  /// The offset behind the spaces at an offset.
  static func start(in bytes: [UInt8], from offset: Int) -> Int {
    bytes[offset...].firstIndex { !$0.isSpace } ?? bytes.count
  }

  static func beginsNumber(_ byte: UInt8) -> Bool { isDigit(byte) || byte == UInt8(ascii: ".") }

  /// The primes behind a name: apostrophes, quotation marks for two, and the typographic characters.
  private static func primes(in bytes: [UInt8], from start: Int) -> (count: Int, end: Int) {
    let marks: [(text: String, count: Int)] = [("'", 1), ("\"", 2), ("\u{2032}", 1), ("\u{2033}", 2), ("\u{2019}", 1)]
    var (count, end) = (0, start)
    while let mark = marks.first(where: { bytes[end...].starts(with: $0.text.utf8) }) {
      count += mark.count
      end += mark.text.utf8.count
    }
    return (count, end)
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }

  /// ASCII letters, the underscore, and the bytes of Greek letters (U+0370 to U+03FF), which equations name things by.
  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20) || byte == UInt8(ascii: "_")
      || byte == 0xCD || byte == 0xCE || byte == 0xCF || (0x80...0xBF).contains(byte)
  }
}
