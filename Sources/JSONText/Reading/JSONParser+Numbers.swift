extension JSONParser {
  /// Parses the number at an offset as the nearest double; returns it and the offset of its end.
  @inline(__always)
  static func readNumber(
    _ bytes: Span<UInt8>, at start: Int
  ) throws(JSONParsingError) -> (number: Double, end: Int) {
    let isNegative = byte(bytes, at: start) == UInt8(ascii: "-")
    let whole = isNegative ? start &+ 1 : start
    var significand: UInt64 = 0
    var end = afterDigits(bytes, from: whole, &significand)
    guard end > whole else {
      throw .unexpected(bytes, at: whole, expected: isNegative ? "a digit after '-'" : "a digit")
    }
    if end &- whole > 1 && byte(bytes, at: whole) == UInt8(ascii: "0") {
      throw JSONParsingError(
        .unexpected(JSONToken.text(bytes, at: start), expected: "a number without leading zeros"), at: start)
    }
    var digitCount = end &- whole
    var exponent: Int64 = 0
    if byte(bytes, at: end) == UInt8(ascii: ".") {
      let fraction = end &+ 1
      end = afterDigits(bytes, from: fraction, &significand)
      guard end > fraction else { throw .unexpected(bytes, at: fraction, expected: "a digit after '.'") }
      digitCount &+= end &- fraction
      exponent = Int64(fraction &- end)
    }
    let digits = whole..<end
    if byte(bytes, at: end) | 0x20 == UInt8(ascii: "e") {
      let power = try readExponent(bytes, at: end + 1)
      (exponent, end) = (exponent + power.exponent, power.end)
    }
    let isExact =
      digitCount <= exactDigits || digitCount - leadingZeroCount(bytes, digits) <= exactDigits
    let magnitude =
      isExact
      ? NearestDouble.to(significand, tenToThe: exponent)
      : NearestDouble.to(digitsIn: bytes, digits, tenToThe: exponent)
    guard magnitude.isFinite else {
      throw JSONParsingError(.infiniteNumber(JSONToken.quoted(bytes, start..<end)), at: start)
    }
    return (isNegative ? -magnitude : magnitude, end)
  }

  /// The greatest number of digits for which all numbers are below 2⁶⁴.
  private static var exactDigits: Int { 19 }

  /// Appends the digits from an offset on to a number, modulo 2⁶⁴; returns the offset after the digits.
  @inline(__always)
  private static func afterDigits(_ bytes: Span<UInt8>, from start: Int, _ number: inout UInt64) -> Int {
    var end = start
    while true {
      let digit = byte(bytes, at: end) &- UInt8(ascii: "0")
      guard digit < 10 else { return end }
      number = number &* 10 &+ UInt64(digit)
      end &+= 1
    }
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

  /// Parses the power of ten after the letter; returns it and the offset of its end.
  private static func readExponent(
    _ bytes: Span<UInt8>, at start: Int
  ) throws(JSONParsingError) -> (exponent: Int64, end: Int) {
    let sign = byte(bytes, at: start)
    let first = sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+") ? start + 1 : start
    var end = first
    var exponent: Int64 = 0
    while end < bytes.count {
      let digit = bytes[end] &- UInt8(ascii: "0")
      guard digit < 10 else { break }
      // No text has enough digits to bring a greater exponent back into the range of doubles.
      if exponent < 1 << 40 { exponent = exponent * 10 + Int64(digit) }
      end += 1
    }
    guard end > first else { throw .unexpected(bytes, at: end, expected: "a digit of the exponent") }
    return (sign == UInt8(ascii: "-") ? -exponent : exponent, end)
  }
}
