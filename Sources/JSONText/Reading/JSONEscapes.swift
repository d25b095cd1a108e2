/// The escapes in strings: `\"`, `\\`, `\/`, `\b`, `\f`, `\n`, `\r`, `\t` and `\u` with four digits, in pairs for a
/// character beyond U+FFFF.
enum JSONEscapes {
  /// The byte of an escape's letter after the backslash; nil for a letter that is not allowed, and for `u`.
  static func byte(for letter: UInt8) -> UInt8? {
    switch letter {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): letter
    case UInt8(ascii: "b"): 8
    case UInt8(ascii: "f"): 12
    case UInt8(ascii: "n"): 10
    case UInt8(ascii: "r"): 13
    case UInt8(ascii: "t"): 9
    default: nil
    }
  }

  /// The code unit of the four digits at an offset; nil if there are fewer.
  static func codeUnit(_ bytes: Span<UInt8>, at offset: Int) -> UInt32? {
    guard bytes.count - offset >= 4 else { return nil }
    var unit: UInt32 = 0
    for index in offset..<offset + 4 {
      guard let digit = hexadecimalDigit(bytes[index]) else { return nil }
      unit = unit << 4 | digit
    }
    return unit
  }

  private static func hexadecimalDigit(_ byte: UInt8) -> UInt32? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(byte - UInt8(ascii: "0"))
    case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt32(byte - UInt8(ascii: "a") + 10)
    case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt32(byte - UInt8(ascii: "A") + 10)
    default: nil
    }
  }

  /// The character of an escape whose four digits are at an offset, and its length in bytes from there; nil if the
  /// digits are missing, or if a surrogate has no partner.
  static func scalar(_ bytes: Span<UInt8>, at offset: Int) -> (scalar: UInt32, length: Int)? {
    guard let first = codeUnit(bytes, at: offset) else { return nil }
    guard first & 0xF800 == 0xD800 else { return (first, 4) }
    guard first & 0xFC00 == 0xD800, bytes.count - offset >= 10, bytes[offset + 4] == UInt8(ascii: "\\"),
      bytes[offset + 5] == UInt8(ascii: "u"), let second = codeUnit(bytes, at: offset + 6), second & 0xFC00 == 0xDC00
    else { return nil }
    return (0x10000 + (first & 0x3FF) << 10 + second & 0x3FF, 10)
  }

  /// Calls a function with each byte of a character in UTF-8.
  static func encode(_ scalar: UInt32, _ body: (UInt8) -> Void) {
    func continuation(_ shift: UInt32) -> UInt8 { UInt8(0x80 | scalar >> shift & 0x3F) }
    switch scalar {
    case ..<0x80: body(UInt8(scalar))
    case ..<0x800:
      body(UInt8(0xC0 | scalar >> 6))
      body(continuation(0))
    case ..<0x10000:
      body(UInt8(0xE0 | scalar >> 12))
      body(continuation(6))
      body(continuation(0))
    default:
      body(UInt8(0xF0 | scalar >> 18))
      body(continuation(12))
      body(continuation(6))
      body(continuation(0))
    }
  }

  /// The characters, in UTF-8, of a validated range of the source.
  static func decoded(_ bytes: Span<UInt8>, _ content: Range<Int>) -> [UInt8] {
    var decoded: [UInt8] = []
    decoded.reserveCapacity(content.count)
    var offset = content.lowerBound
    while offset < content.upperBound {
      let byte = bytes[offset]
      offset += 1
      guard byte == UInt8(ascii: "\\") else {
        decoded.append(byte)
        continue
      }
      let letter = bytes[offset]
      offset += 1
      if let plain = self.byte(for: letter) {
        decoded.append(plain)
      } else if let (scalar, length) = scalar(bytes, at: offset) {
        encode(scalar) { decoded.append($0) }
        offset += length
      }
    }
    return decoded
  }
}
