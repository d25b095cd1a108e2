import MotionCurves

/// A token of program text in any of the vendors' languages.
enum PastedToken: Sendable {
  /// A number with the letters or the percent sign behind it.
  case number(Double, unit: String)
  /// A name with the dots between its parts; a leading dot belongs to it.
  case name(String)
  /// The content of a string.
  case text(String)
  /// Any other character; `isTight` says whether it directly follows the token before it.
  case mark(UInt8, isTight: Bool)

  /// Whether a sign right behind the token is an operator, not that of a number.
  fileprivate var endsValue: Bool {
    if case .mark(let mark, _) = self { mark == UInt8(ascii: ")") || mark == UInt8(ascii: "]") } else { true }
  }

  /// The tokens of a text, without comments.
  static func tokens(of bytes: [UInt8]) -> [PastedToken] {
    var tokenizer = Tokenizer(bytes: bytes)
    return tokenizer.tokens()
  }
}

/// Takes tokens from the start of a text to its end, in linear time.
private struct Tokenizer {
  let bytes: [UInt8]
  private var offset = 0
  /// The quotes that no later character closes, so that the search for them is not repeated.
  private var unclosed: [UInt8] = []

  init(bytes: [UInt8]) { self.bytes = bytes }

  mutating func tokens() -> [PastedToken] {
    var tokens: [PastedToken] = []
    var end = -1
    while offset < bytes.count {
      let start = offset
      if bytes[offset].isSpace {
        offset += 1
        continue
      }
      if skipComment() { continue }
      let isOperator = start == end && isSign(bytes[start]) && tokens.last?.endsValue == true
      let value = isOperator ? nil : takeNumber() ?? takeName() ?? takeText()
      tokens.append(value ?? .mark(takeByte(), isTight: start == end))
      end = offset
    }
    return tokens
  }

  private mutating func takeByte() -> UInt8 {
    offset += 1
    return bytes[offset - 1]
  }

  private func byte(_ distance: Int) -> UInt8? {
    let place = offset + distance
    return place >= 0 && place < bytes.count ? bytes[place] : nil
  }

  /// Skips a comment to the end of its line, and one between stars; two slashes behind a colon are an address.
  private mutating func skipComment() -> Bool {
    guard byte(0) == UInt8(ascii: "/") else { return false }
    if byte(1) == UInt8(ascii: "/"), byte(-1) != UInt8(ascii: ":") {
      while let next = byte(0), next != UInt8(ascii: "\n") { offset += 1 }
      return true
    }
    guard byte(1) == UInt8(ascii: "*") else { return false }
    offset += 2
    while offset < bytes.count, !(byte(0) == UInt8(ascii: "*") && byte(1) == UInt8(ascii: "/")) { offset += 1 }
    offset = min(offset + 2, bytes.count)
    return true
  }

  private mutating func takeNumber() -> PastedToken? {
    let start = offset
    guard var end = NumberExtent.end(in: bytes, from: start, barePoint: .isPartUnlessBeforeName) else { return nil }
    var number = bytes[start..<end]
    // An underscore between digits parts thousands, as in 1_000.
    while end + 1 < bytes.count, bytes[end] == UInt8(ascii: "_"), isDigit(bytes[end + 1]),
      let next = NumberExtent.end(in: bytes, from: end + 1, takingSign: false, barePoint: .isPartUnlessBeforeName)
    {
      number += bytes[(end + 1)..<next]
      end = next
    }
    if number.last == UInt8(ascii: ".") { number.removeLast() }
    guard let value = Double(String(decoding: number, as: UTF8.self)) else { return nil }
    offset = end
    return .number(value, unit: takeUnit())
  }

  private mutating func takeUnit() -> String {
    let start = offset
    if byte(0) == UInt8(ascii: "%") {
      offset += 1
      return "%"
    }
    while let next = byte(0), isLetter(next) { offset += 1 }
    return String(decoding: bytes[start..<offset], as: UTF8.self).folded
  }

  private mutating func takeName() -> PastedToken? {
    let start = offset
    var place = offset
    if bytes[place] == UInt8(ascii: ".") { place += 1 }
    // At most two hyphens, as custom properties have: a long line of them is not read anew from each.
    for _ in 0..<2 where place < bytes.count && bytes[place] == UInt8(ascii: "-") { place += 1 }
    guard place < bytes.count, isNameStart(bytes[place]) else { return nil }
    offset = place
    while let next = byte(0) {
      let joins = next == UInt8(ascii: ".") && (byte(1).map { isNameStart($0) } ?? false)
      let hyphen = next == UInt8(ascii: "-") && (byte(1).map { isNameStart($0) || isDigit($0) } ?? false)
      guard isNameStart(next) || isDigit(next) || joins || hyphen else { break }
      offset += 1
    }
    return .name(String(decoding: bytes[start..<offset], as: UTF8.self))
  }

  private mutating func takeText() -> PastedToken? {
    let quote = bytes[offset]
    guard [UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "`")].contains(quote), !unclosed.contains(quote) else {
      return nil
    }
    guard let end = bytes[(offset + 1)...].firstIndex(of: quote) else {
      unclosed.append(quote)
      return nil
    }
    defer { offset = end + 1 }
    return .text(String(decoding: bytes[(offset + 1)..<end], as: UTF8.self))
  }

  private func isSign(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-") }
  private func isDigit(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") }
  private func isLetter(_ byte: UInt8) -> Bool {
    byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "z")
  }
  private func isNameStart(_ byte: UInt8) -> Bool {
    isLetter(byte) || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "$")
  }
}
