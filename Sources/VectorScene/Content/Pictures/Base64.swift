/// Bytes as text of 64 characters.
///
/// Source: RFC 4648, §4.
enum Base64 {
  private static let digits = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
  private static let padding = UInt8(ascii: "=")

  /// Appends the text of bytes, with its padding.
  static func append(_ bytes: [UInt8], to text: inout [UInt8]) {
    text.reserveCapacity(text.count + (bytes.count + 2) / 3 * 4)
    var index = 0
    while index + 2 < bytes.count {
      append(UInt32(bytes[index]) << 16 | UInt32(bytes[index + 1]) << 8 | UInt32(bytes[index + 2]), count: 4, to: &text)
      index += 3
    }
    switch bytes.count - index {
    case 1:
      append(UInt32(bytes[index]) << 16, count: 2, to: &text)
      text.append(padding)
      text.append(padding)
    case 2:
      append(UInt32(bytes[index]) << 16 | UInt32(bytes[index + 1]) << 8, count: 3, to: &text)
      text.append(padding)
    default: break
    }
  }

  /// Appends the first digits of 24 bits.
  private static func append(_ bits: UInt32, count: Int, to text: inout [UInt8]) {
    var shift: UInt32 = 18
    for _ in 0..<count {
      text.append(digits[Int((bits >> shift) & 63)])
      shift &-= 6
    }
  }

  /// The bytes of a text; `nil` if it has other characters than digits, padding and white space, or ends within a byte.
  ///
  /// The padding may be missing, and the digits of URLs, `-` and `_`, are read too.
  static func bytes(of text: some Sequence<UInt8>) -> [UInt8]? {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.underestimatedCount / 4 * 3 + 2)
    var bits: UInt32 = 0
    var digitCount = 0
    var isPadded = false
    for character in text {
      let value = values[Int(character)]
      guard value < 64, !isPadded else {
        if character == padding { isPadded = true }
        guard character == padding || isWhiteSpace(character) else { return nil }
        continue
      }
      bits = bits << 6 | UInt32(value)
      digitCount += 1
      guard digitCount % 4 == 0 else { continue }
      bytes.append(UInt8(truncatingIfNeeded: bits >> 16))
      bytes.append(UInt8(truncatingIfNeeded: bits >> 8))
      bytes.append(UInt8(truncatingIfNeeded: bits))
    }
    switch digitCount % 4 {
    case 0: break
    case 2: bytes.append(UInt8(truncatingIfNeeded: bits >> 4))
    case 3:
      bytes.append(UInt8(truncatingIfNeeded: bits >> 10))
      bytes.append(UInt8(truncatingIfNeeded: bits >> 2))
    default: return nil
    }
    return bytes
  }

  /// The value of each byte as a digit; 64 for other bytes.
  private static let values: [UInt8] = {
    var values = [UInt8](repeating: 64, count: 256)
    for (value, digit) in digits.enumerated() { values[Int(digit)] = UInt8(value) }
    values[Int(UInt8(ascii: "-"))] = 62
    values[Int(UInt8(ascii: "_"))] = 63
    return values
  }()
}

/// Whether a byte is a blank, a tab or a line break of ASCII.
func isWhiteSpace(_ byte: UInt8) -> Bool {
  byte == UInt8(ascii: " ") || (9...13).contains(byte)
}
