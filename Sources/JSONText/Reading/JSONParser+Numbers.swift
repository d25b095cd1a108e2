extension JSONParser {
  /// Parses the number at the cursor as the nearest double.
  mutating func readNumber(_ bytes: Span<UInt8>) throws(JSONParsingError) -> Double {
    let start = offset
    let isNegative = bytes[start] == UInt8(ascii: "-")
    var decimal = Decimal()
    if isNegative { offset += 1 }
    let whole = offset
    try takeDigits(bytes, into: &decimal, expected: isNegative ? "a digit after '-'" : "a digit")
    if offset - whole > 1 && bytes[whole] == UInt8(ascii: "0") {
      throw JSONParsingError(
        .unexpected(JSONToken.text(bytes, at: start), expected: "a number without leading zeros"), at: start)
    }
    if offset < bytes.count, bytes[offset] == UInt8(ascii: ".") {
      offset += 1
      let fraction = offset
      try takeDigits(bytes, into: &decimal, expected: "a digit after '.'")
      decimal.exponent -= Int64(offset - fraction)
    }
    let digits = whole..<offset
    if offset < bytes.count, bytes[offset] | 0x20 == UInt8(ascii: "e") {
      offset += 1
      decimal.exponent += try takeExponent(bytes)
    }
    let magnitude =
      decimal.digitCount <= Decimal.exactDigits
        || decimal.digitCount - Self.leadingZeroCount(bytes, digits) <= Decimal.exactDigits
      ? NearestDouble.to(decimal.significand, tenToThe: decimal.exponent)
      : NearestDouble.to(digitsIn: bytes, digits, tenToThe: decimal.exponent)
    guard magnitude.isFinite else {
      throw JSONParsingError(.infiniteNumber(JSONToken.quoted(bytes, start..<offset)), at: start)
    }
    return isNegative ? -magnitude : magnitude
  }

  /// A decimal number: its digits without the point, and the power of ten of the last one.
  private struct Decimal {
    /// Exact for at most ``exactDigits`` digits, not counting leading zeros.
    var significand: UInt64 = 0
    var exponent: Int64 = 0
    /// The number of digits, leading zeros included.
    var digitCount = 0

    /// The number of digits of which all numbers are below 2⁶⁴.
    static let exactDigits = 19
  }

  private mutating func takeDigits(
    _ bytes: Span<UInt8>, into decimal: inout Decimal, expected: String
  ) throws(JSONParsingError) {
    var end = offset
    var significand = decimal.significand
    while end < bytes.count {
      let digit = bytes[end] &- UInt8(ascii: "0")
      guard digit < 10 else { break }
      significand = significand &* 10 &+ UInt64(digit)
      end += 1
    }
    guard end > offset else { throw .unexpected(bytes, at: offset, expected: expected) }
    decimal.significand = significand
    decimal.digitCount += end - offset
    offset = end
  }

  /// The number of leading zeros.
  private static func leadingZeroCount(_ bytes: Span<UInt8>, _ digits: Range<Int>) -> Int {
    var count = 0
    for index in digits where bytes[index] != UInt8(ascii: ".") {
      if bytes[index] != UInt8(ascii: "0") { break }
      count += 1
    }
    return count
  }

  private mutating func takeExponent(_ bytes: Span<UInt8>) throws(JSONParsingError) -> Int64 {
    var isNegative = false
    if offset < bytes.count, bytes[offset] == UInt8(ascii: "-") || bytes[offset] == UInt8(ascii: "+") {
      isNegative = bytes[offset] == UInt8(ascii: "-")
      offset += 1
    }
    let start = offset
    var exponent: Int64 = 0
    while offset < bytes.count {
      let digit = bytes[offset] &- UInt8(ascii: "0")
      guard digit < 10 else { break }
      // No text has enough digits to bring a greater exponent back into the range of doubles.
      if exponent < 1 << 40 { exponent = exponent * 10 + Int64(digit) }
      offset += 1
    }
    guard offset > start else { throw .unexpected(bytes, at: offset, expected: "a digit of the exponent") }
    return isNegative ? -exponent : exponent
  }
}
