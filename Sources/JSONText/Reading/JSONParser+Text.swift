extension JSONParser {
  /// Parses the key at an offset, which has a quotation mark there; returns it and the offset of its end.
  @inline(__always)
  static func readKeyText(
    _ bytes: Span<UInt8>, at start: Int
  ) throws(JSONParsingError) -> (string: JSONNode, end: Int) {
    // Nearly all keys are a few letters.
    var hash = KeyHash()
    for length in 0...4 {
      let byte = byte(bytes, at: start &+ 1 &+ length)
      if byte == UInt8(ascii: "\"") {
        return (.string(length: length, isEscaped: false, hash: hash, at: start), start &+ 2 &+ length)
      }
      guard byte >= 0x20, byte < 0x80, byte != UInt8(ascii: "\\") else { break }
      hash.append(byte)
    }
    return try readString(bytes, at: start, isKey: true)
  }

  /// Parses and validates the string at an offset; returns it and the offset of its end.
  static func readString(
    _ bytes: Span<UInt8>, at start: Int, isKey: Bool = false
  ) throws(JSONParsingError) -> (string: JSONNode, end: Int) {
    var isEscaped = false
    var index = start + 1
    while true {
      index = JSONBlocks.afterPlainText(bytes, from: index)
      guard index < bytes.count else { throw .unexpected(bytes, at: index, expected: "'\"'") }
      let byte = bytes[index]
      if byte == UInt8(ascii: "\"") { break }
      if byte == UInt8(ascii: "\\") {
        isEscaped = true
        index = try endOfEscape(bytes, at: index)
      } else if byte < 0x20 {
        throw JSONParsingError(
          .unexpected(JSONToken.text(bytes, at: index), expected: "'\"', or an escaped control character"), at: index)
      } else if byte < 0x80 {
        index += 1
      } else {
        guard let length = UTF8Sequence.length(bytes, at: index) else { throw JSONParsingError(.notUTF8, at: index) }
        index += length
      }
    }
    let content = start + 1..<index
    let hash = isKey ? hash(bytes, content, isEscaped: isEscaped) : KeyHash()
    return (.string(length: content.count, isEscaped: isEscaped, hash: hash, at: start), index + 1)
  }

  private static func endOfEscape(_ bytes: Span<UInt8>, at start: Int) throws(JSONParsingError) -> Int {
    let letter = start + 1
    guard letter < bytes.count else { throw .unexpected(bytes, at: letter, expected: "an escape") }
    if JSONEscapes.byte(for: bytes[letter]) != nil { return letter + 1 }
    guard bytes[letter] == UInt8(ascii: "u") else {
      guard JSONToken.isUTF8(bytes, at: letter) else { throw JSONParsingError(.notUTF8, at: letter) }
      let length = UTF8Sequence.length(bytes, at: letter) ?? 1
      let found = JSONToken.quoted(bytes, start..<letter + length)
      throw JSONParsingError(
        .unexpected(found, expected: #"an escape, \" \\ \/ \b \f \n \r \t or \u and four digits"#), at: start)
    }
    if let (_, length) = JSONEscapes.scalar(bytes, at: letter + 1) { return letter + 1 + length }
    guard JSONEscapes.codeUnit(bytes, at: letter + 1) != nil else {
      throw .unexpected(bytes, at: letter + 1, expected: #"four hexadecimal digits after '\u'"#)
    }
    throw JSONParsingError(
      .unexpected(JSONToken.quoted(bytes, start..<letter + 5), expected: "both surrogates of a character"), at: start)
  }

  /// The hash of a key's characters after unescaping.
  private static func hash(_ bytes: Span<UInt8>, _ content: Range<Int>, isEscaped: Bool) -> KeyHash {
    if isEscaped {
      let characters = JSONEscapes.decoded(bytes, content)
      return KeyHash(count: characters.count) { characters[$0] }
    }
    return KeyHash(count: content.count) { bytes[content.lowerBound + $0] }
  }

  // MARK: Words

  /// Parses `null`, `true` or `false`; returns it and the offset of its end.
  static func readWord(
    _ bytes: Span<UInt8>, at start: Int
  ) throws(JSONParsingError) -> (word: JSONNode, end: Int) {
    var letters: UInt64 = 0
    var end = start
    // The longest word has five letters; a sixth letter distinguishes a longer word.
    while end < bytes.count, end - start < 6, isLetter(bytes[end]) {
      letters = letters << 8 | UInt64(bytes[end])
      end += 1
    }
    let kind: JSONNode.Kind
    switch letters {
    case 0x6E75_6C6C: kind = .null
    case 0x7472_7565: kind = .true
    case 0x66_616C_7365: kind = .false
    default: throw .unexpected(bytes, at: start, expected: "a value")
    }
    return (.word(kind, at: start), end)
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    let lowercase = byte | 0x20
    return lowercase >= UInt8(ascii: "a") && lowercase <= UInt8(ascii: "z")
  }
}
