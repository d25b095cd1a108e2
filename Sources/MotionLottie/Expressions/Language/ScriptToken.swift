/// A token of a script: what it is, and where it begins.
struct ScriptToken {
  enum Kind {
    case number(Double)
    case text(String)
    /// A name or a keyword.
    case word(String)
    /// An operator or a bracket.
    case symbol(String)
    case end
  }

  let kind: Kind
  let start: Int
  /// Whether a line ends before the token: it may end a statement.
  let isOnNewLine: Bool

  func isSymbol(_ text: String) -> Bool {
    if case .symbol(let symbol) = kind { symbol == text } else { false }
  }

  func isWord(_ text: String) -> Bool {
    if case .word(let word) = kind { word == text } else { false }
  }

  /// The token in words, for messages.
  var words: String {
    switch kind {
    case .number(let number): ScriptValue.text(ofNumber: number)
    case .text: "a text"
    case .word(let word): word
    case .symbol(let symbol): symbol
    case .end: "the end"
    }
  }
}

/// Cuts a script into tokens.
struct ScriptTokens {
  private let bytes: [UInt8]
  private var place = 0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// The symbols, the longest first.
  private static let symbols: [StaticString] = [
    ">>>=", "===", "!==", ">>>", "**=", "<<=", ">>=", "...", "=>", "==", "!=", "<=", ">=", "&&", "||", "??", "++", "--",
    "+=", "-=", "*=", "/=", "%=", "**", "<<", ">>", "&=", "|=", "^=", "{", "}", "(", ")", "[", "]", ";", ",", "<", ">",
    "+", "-", "*", "/", "%", "&", "|", "^", "!", "~", "?", ":", "=", ".",
  ]

  mutating func next() throws(ScriptError) -> ScriptToken {
    let isOnNewLine = try skipSpace()
    let start = place
    func token(_ kind: ScriptToken.Kind) -> ScriptToken {
      ScriptToken(kind: kind, start: start, isOnNewLine: isOnNewLine)
    }
    guard start < bytes.count else { return token(.end) }
    let first = bytes[start]
    if Self.isDigit(first) || (first == UInt8(ascii: ".") && start + 1 < bytes.count && Self.isDigit(bytes[start + 1]))
    {
      return token(.number(try number()))
    }
    if Self.isLetter(first) {
      while place < bytes.count, Self.isLetter(bytes[place]) || Self.isDigit(bytes[place]) { place += 1 }
      return token(.word(String(decoding: bytes[start..<place], as: UTF8.self)))
    }
    if first == UInt8(ascii: "'") || first == UInt8(ascii: "\"") { return token(.text(try text(until: first))) }
    if first == UInt8(ascii: "`") { throw ScriptError(.syntax, "templates are not known", at: start) }
    guard let symbol = Self.symbols.first(where: { isNext($0) }) else {
      throw ScriptError(.syntax, "a character that begins nothing", at: start)
    }
    place += symbol.utf8CodeUnitCount
    return token(.symbol(symbol.description))
  }

  /// Skips spaces and comments; returns whether a line ends among them.
  private mutating func skipSpace() throws(ScriptError) -> Bool {
    var isOnNewLine = false
    while place < bytes.count {
      let byte = bytes[place]
      if byte == 10 || byte == 13 {
        isOnNewLine = true
        place += 1
      } else if byte == 32 || (9...12).contains(byte) {
        place += 1
      } else if isNext("\u{A0}") {
        place += 2
      } else if isNext("\u{2028}") || isNext("\u{FEFF}") {
        place += 3
      } else if isNext("//") {
        while place < bytes.count, bytes[place] != 10, bytes[place] != 13 { place += 1 }
      } else if isNext("/*") {
        let start = place
        place += 2
        while !isNext("*/") {
          guard place < bytes.count else { throw ScriptError(.syntax, "a comment without an end", at: start) }
          if bytes[place] == 10 { isOnNewLine = true }
          place += 1
        }
        place += 2
      } else {
        break
      }
    }
    return isOnNewLine
  }

  /// Whether a text comes next; strings in the place of static ones would be 0.4 kB of each page.
  private func isNext(_ text: StaticString) -> Bool {
    text.withUTF8Buffer { text in
      place + text.count <= bytes.count && text.indices.allSatisfy { bytes[place + $0] == text[$0] }
    }
  }

  private mutating func number() throws(ScriptError) -> Double {
    let start = place
    if bytes[start] == UInt8(ascii: "0"), start + 1 < bytes.count, bytes[start + 1] | 0x20 == UInt8(ascii: "x") {
      place += 2
      var value = 0.0
      while place < bytes.count, let digit = Self.hexDigit(bytes[place]) {
        value = value * 16 + Double(digit)
        place += 1
      }
      return value
    }
    func skipDigits() {
      while place < bytes.count, Self.isDigit(bytes[place]) { place += 1 }
    }
    skipDigits()
    if place < bytes.count, bytes[place] == UInt8(ascii: ".") {
      place += 1
      skipDigits()
    }
    if place < bytes.count, bytes[place] | 0x20 == UInt8(ascii: "e") {
      var end = place + 1
      if end < bytes.count, bytes[end] == UInt8(ascii: "+") || bytes[end] == UInt8(ascii: "-") { end += 1 }
      if end < bytes.count, Self.isDigit(bytes[end]) {
        place = end
        skipDigits()
      }
    }
    return ScriptValue.number(ofDecimal: bytes[start..<place])
  }

  private mutating func text(until quote: UInt8) throws(ScriptError) -> String {
    let start = place
    var text: [UInt8] = []
    place += 1
    while place < bytes.count, bytes[place] != quote {
      guard bytes[place] == UInt8(ascii: "\\"), place + 1 < bytes.count else {
        if bytes[place] == 10 { break }
        text.append(bytes[place])
        place += 1
        continue
      }
      let escaped = bytes[place + 1]
      place += 2
      switch escaped {
      case UInt8(ascii: "n"): text.append(10)
      case UInt8(ascii: "r"): text.append(13)
      case UInt8(ascii: "t"): text.append(9)
      case UInt8(ascii: "b"): text.append(8)
      case UInt8(ascii: "0"): text.append(0)
      case UInt8(ascii: "x"): text += scalar(digits: 2)
      case UInt8(ascii: "u"): text += scalar(digits: 4)
      case 10: break
      default: text.append(escaped)
      }
    }
    guard place < bytes.count, bytes[place] == quote else {
      throw ScriptError(.syntax, "a text without an end", at: start)
    }
    place += 1
    return String(decoding: text, as: UTF8.self)
  }

  /// The character of an escape with hexadecimal digits; halves of pairs are replaced.
  private mutating func scalar(digits: Int) -> [UInt8] {
    var value: UInt32 = 0
    for _ in 0..<digits {
      guard place < bytes.count, let digit = Self.hexDigit(bytes[place]) else { break }
      value = value * 16 + UInt32(digit)
      place += 1
    }
    return Array(String(Character(Unicode.Scalar(value) ?? "\u{FFFD}")).utf8)
  }

  static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }

  static func hexDigit(_ byte: UInt8) -> Int? {
    if isDigit(byte) { return Int(byte) - 48 }
    return (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(byte | 0x20) ? Int(byte | 0x20) - 87 : nil
  }

  /// Letters, `$`, `_`, and the bytes of characters beyond ASCII.
  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20) || byte == UInt8(ascii: "_")
      || byte == UInt8(ascii: "$") || byte >= 0x80
  }
}
