/// A problem and its offset, before line, column and path are computed.
struct JSONParsingError: Error {
  let problem: JSONProblem
  let offset: Int
  /// The member of the innermost container that the problem concerns.
  let member: Member

  enum Member {
    /// No member: the problem concerns the container.
    case none
    /// The member being parsed.
    case current
    /// The member whose key is the given node.
    case key(Int)
  }

  init(_ problem: JSONProblem, at offset: Int, in member: Member = .current) {
    self.problem = problem
    self.offset = offset
    self.member = member
  }

  /// The error for an unexpected token, or for bytes that are not UTF-8.
  static func unexpected(
    _ bytes: Span<UInt8>, at offset: Int, expected: String, in member: Member = .current
  ) -> JSONParsingError {
    guard offset == bytes.count || JSONToken.isUTF8(bytes, at: offset) else {
      return JSONParsingError(.notUTF8, at: offset, in: member)
    }
    return JSONParsingError(
      .unexpected(JSONToken.text(bytes, at: offset), expected: expected), at: offset, in: member)
  }
}

/// Quotations of the source for messages.
enum JSONToken {
  /// The greatest number of bytes of a quotation.
  private static let limit = 40

  /// The token at an offset, quoted and cut short: consecutive letters, digits and signs, or else one character.
  static func text(_ bytes: Span<UInt8>, at offset: Int) -> String {
    guard offset < bytes.count else { return "the end" }
    var end = offset
    while end < bytes.count, end - offset <= limit, isPartOfWord(bytes[end]) { end += 1 }
    if end == offset { end += UTF8Sequence.length(bytes, at: offset) ?? 1 }
    return quoted(bytes, offset..<end)
  }

  /// A range of the source between quotation marks, cut short, with control characters as escapes.
  static func quoted(_ bytes: Span<UInt8>, _ range: Range<Int>) -> String {
    let isShort = range.count <= limit
    var start: [UInt8] = []
    for index in range.prefix(isShort ? range.count : limit) { start.append(bytes[index]) }
    return "'" + escaped(String(decoding: start, as: UTF8.self)) + (isShort ? "'" : "…'")
  }

  /// A text with escapes for the characters that could break a line or control a terminal.
  static func escaped(_ text: String) -> String {
    var escaped = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar.value {
      // Controls, line ends, spaces that look like another, and marks without width or for the direction of text.
      case 0..<0x20, 0x7F...0xA0, 0x200B...0x200F, 0x2028...0x202E, 0x2060...0x206F, 0xFEFF, 0xFFF9...0xFFFB:
        escaped.append(contentsOf: "\\u{\(String(scalar.value, radix: 16))}".unicodeScalars)
      default: escaped.append(scalar)
      }
    }
    return String(escaped)
  }

  /// The start of a text, escaped and cut short.
  static func shortened(_ text: String) -> String {
    let scalars = text.unicodeScalars
    let short = String(String.UnicodeScalarView(scalars.prefix(limit)))
    return escaped(short) + (short.utf8.count < text.utf8.count ? "…" : "")
  }

  /// Whether UTF-8 begins at an offset.
  ///
  /// A zero byte does not count as UTF-8: no JSON text in UTF-8 has a zero byte, and every ASCII character in UTF-16 or
  /// UTF-32 has one.
  static func isUTF8(_ bytes: Span<UInt8>, at offset: Int) -> Bool {
    bytes[offset] != 0 && UTF8Sequence.length(bytes, at: offset) != nil
  }

  private static func isPartOfWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+")...UInt8(ascii: "."), UInt8(ascii: "_"):
      byte != UInt8(ascii: ",")
    default: false
    }
  }
}

/// Characters in UTF-8.
enum UTF8Sequence {
  /// The number of bytes of the character at an offset; nil if there is no valid character.
  ///
  /// Source: The Unicode Standard, table 3-7, *Well-Formed UTF-8 Byte Sequences*.
  static func length(_ bytes: Span<UInt8>, at offset: Int) -> Int? {
    let first = bytes[offset]
    let (length, second): (Int, ClosedRange<UInt8>)
    switch first {
    case 0..<0x80: return 1
    case 0xC2...0xDF: (length, second) = (2, 0x80...0xBF)
    case 0xE0: (length, second) = (3, 0xA0...0xBF)
    case 0xED: (length, second) = (3, 0x80...0x9F)
    case 0xE1...0xEF: (length, second) = (3, 0x80...0xBF)
    case 0xF0: (length, second) = (4, 0x90...0xBF)
    case 0xF1...0xF3: (length, second) = (4, 0x80...0xBF)
    case 0xF4: (length, second) = (4, 0x80...0x8F)
    default: return nil
    }
    guard bytes.count - offset >= length, second.contains(bytes[offset + 1]) else { return nil }
    for index in offset + 2..<offset + length where bytes[index] & 0xC0 != 0x80 { return nil }
    return length
  }
}
