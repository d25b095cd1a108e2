internal import JSONText

/// The content of a cell: a number, a gap, or something else.
enum CellContent: Equatable {
  /// A number, with its decimal mark and its unit; the range of a unit that is not there is empty.
  case number(Double, mark: DecimalMark?, unit: Range<Int>)
  /// No value: an empty cell, or a word such as `NaN`.
  case gap
  /// A number that no double can hold.
  case tooLarge
  /// Text that is neither.
  case text

  var isNumber: Bool { if case .number = self { true } else { false } }

  /// Whether a table may have the content behind a time.
  var isValue: Bool { self == .gap || isNumber }
}

/// The mark before the fraction of a number.
enum DecimalMark: UInt8 {
  case point = 0x2E
  case comma = 0x2C

  /// The mark in words, for messages.
  var name: String { self == .point ? "decimal points" : "decimal commas" }
}

/// Reads the content of a cell.
struct TextNumber {
  private let bytes: [UInt8]
  private var position: Int
  private let end: Int

  /// Reads the content of a range without blanks at its ends.
  ///
  /// - Complexity: linear in the range.
  static func content(of range: Range<Int>, in bytes: [UInt8]) -> CellContent {
    if range.isEmpty { return .gap }
    var reader = TextNumber(bytes: bytes, position: range.lowerBound, end: range.upperBound)
    return reader.number() ?? reader.word(in: range)
  }

  // MARK: Numbers

  private mutating func number() -> CellContent? {
    let isNegative = takeSign()
    var digits = DecimalDigits()
    takeDigits(into: &digits)
    var mark: DecimalMark?
    if position < end, let found = DecimalMark(rawValue: bytes[position]) {
      position += 1
      let pointless = digits.count
      takeDigits(into: &digits)
      mark = found
      digits.exponent = pointless - digits.count
    }
    guard digits.count > 0 else { return nil }
    let exponent = takeExponent()
    guard let unit = unit(behindZero: digits.isZero && mark == nil) else { return .text }
    let magnitude = digits.value(tenToThe: exponent)
    return magnitude.isFinite ? .number(isNegative ? -magnitude : magnitude, mark: mark, unit: unit) : .tooLarge
  }

  /// Takes a sign; a minus sign may be a hyphen or U+2212.
  private mutating func takeSign() -> Bool {
    guard position < end else { return false }
    switch bytes[position] {
    case UInt8(ascii: "+"): position += 1
    case UInt8(ascii: "-"):
      position += 1
      return true
    case 0xE2 where end - position > 3 && bytes[position + 1] == 0x88 && bytes[position + 2] == 0x92:
      position += 3
      return true
    default: break
    }
    return false
  }

  private mutating func takeDigits(into digits: inout DecimalDigits) {
    while position < end, bytes[position].isDigit {
      digits.append(bytes[position] - UInt8(ascii: "0"))
      position += 1
    }
  }

  /// Takes the power of ten, if there are digits: `5em` has a unit.
  private mutating func takeExponent() -> Int {
    guard position < end, bytes[position] | 0x20 == UInt8(ascii: "e") else { return 0 }
    var next = position + 1
    let isNegative = next < end && bytes[next] == UInt8(ascii: "-")
    if next < end, isNegative || bytes[next] == UInt8(ascii: "+") { next += 1 }
    guard next < end, bytes[next].isDigit else { return 0 }
    var exponent = 0
    while next < end, bytes[next].isDigit {
      // No cell has enough digits to bring a greater exponent back into the range of doubles.
      if exponent < 1 << 27 { exponent = exponent * 10 + Int(bytes[next] - UInt8(ascii: "0")) }
      next += 1
    }
    position = next
    return isNegative ? -exponent : exponent
  }

  /// The unit up to the end; nil for other text.
  private func unit(behindZero isZero: Bool) -> Range<Int>? {
    var start = position
    while start < end, bytes[start].isBlank { start += 1 }
    guard start < end else { return end..<end }
    for index in start..<end {
      let byte = bytes[index]
      guard byte.isLetter || byte >= 0x80 || byte == UInt8(ascii: "%") || byte == UInt8(ascii: "/") else { return nil }
    }
    // Hexadecimal numbers, letters that mean a power of ten, and those that look like a digit are no units.
    if isZero && bytes[start] | 0x20 == UInt8(ascii: "x") { return nil }
    if end - start == 1 && "kKMGOoIl".utf8.contains(bytes[start]) { return nil }
    return start..<end
  }

  // MARK: Words

  private func word(in range: Range<Int>) -> CellContent {
    // No word is longer.
    guard range.count <= 12 else { return .text }
    switch bytes[range].smallLetters {
    case "-", "\u{2013}", "\u{2014}", "na", "n/a", "#n/a", "nan", "-nan", "null", "nil", "none": return .gap
    case "inf", "+inf", "infinity", "+infinity", "\u{221E}", "+\u{221E}":
      return .number(.infinity, mark: nil, unit: range.upperBound..<range.upperBound)
    case "-inf", "-infinity", "-\u{221E}", "\u{2212}\u{221E}":
      return .number(-.infinity, mark: nil, unit: range.upperBound..<range.upperBound)
    default: return .text
    }
  }
}

/// The digits of a number, and the place of its decimal mark.
private struct DecimalDigits {
  private(set) var count = 0
  /// The power of ten that the mark makes.
  var exponent = 0
  private var significand: UInt64 = 0
  private var significantCount = 0
  /// All digits, once there are too many for an integer.
  private var all: [UInt8] = []

  /// The greatest number of digits for which all numbers are below 2⁶⁴.
  private static let exactCount = 19

  var isZero: Bool { significantCount == 0 }

  @inline(__always)
  mutating func append(_ digit: UInt8) {
    count += 1
    if significantCount == 0 && digit == 0 { return }
    significantCount += 1
    if significantCount <= Self.exactCount {
      significand = significand * 10 + UInt64(digit)
    } else {
      appendBeyond(digit)
    }
  }

  private mutating func appendBeyond(_ digit: UInt8) {
    if all.isEmpty { all = Array(significand.description.utf8) }
    all.append(digit + UInt8(ascii: "0"))
  }

  /// The nearest double.
  func value(tenToThe power: Int) -> Double {
    let power = Int64(exponent) + Int64(power)
    if all.isEmpty { return NearestDouble.to(significand, tenToThe: power) }
    return NearestDouble.to(digitsIn: all.span, 0..<all.count, tenToThe: power)
  }
}
