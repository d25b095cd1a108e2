import MotionNumerics
import TestSupport
import Testing

@testable import JSONText

/// Numbers are the nearest doubles, to the bit.
@Suite struct NumberTests {
  /// The C library's reading of a text is the oracle.
  private func expectNearest(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) {
    guard let expected = Double(text) else {
      Issue.record("no number: \(text)", sourceLocation: sourceLocation)
      return
    }
    do {
      let found = try JSONDocument(parsing: text).root.number
      #expect(found?.bitPattern == expected.bitPattern, "\(text)", sourceLocation: sourceLocation)
    } catch {
      #expect(expected.isInfinite, "\(text): \(error)", sourceLocation: sourceLocation)
    }
  }

  @Test(arguments: [
    "0", "-0", "1", "0.1", "0.2", "0.3", "1e22", "1e23", "9007199254740991", "9007199254740992", "9007199254740993",
    "9007199254740992.99999999999999999999999999", "9007199254740993.00000000000000000000000001",
    "18446744073709551615",
    "18446744073709551616", "9999999999999999999", "99999999999999999999", "1.7976931348623157e308",
    "1.7976931348623158e308", "1.7976931348623159e308", "2.2250738585072011e-308", "2.2250738585072012e-308",
    "2.2250738585072014e-308", "4.9406564584124654e-324", "5e-324", "2.4703282292062327208299439e-324",
    "2.4703282292062327e-324", "2.4703282292062328e-324", "2e-324", "1e-323", "8.41e21", "9.478e-321", "1e-27", "1e-28",
    "1e27", "1e28", "18446744073709551615e27", "18446744073709551615e-27", "0.000001", "123456789012345678e-27",
    "6.02214076e23", "1.00000000000000011102230246251565404236316680908203125",
    "1.00000000000000011102230246251565404236316680908203124",
    "1.00000000000000011102230246251565404236316680908203126", "0.00000000000000000000000000000000000000000000001",
  ])
  func nearest(text: String) {
    expectNearest(text)
    if !text.hasPrefix("-") { expectNearest("-" + text) }
  }

  @Test func numbersOfManyDigits() {
    for count in [20, 100, 308, 309, 310, 800, 801, 5000] {
      let digits = String(repeating: "9", count: count)
      for text in ["0." + digits, digits + "e-\(count)", digits, "1" + String(repeating: "0", count: count)] {
        expectNearest(text)
      }
      expectNearest("0." + String(repeating: "0", count: count) + "1e\(count)")
    }
  }

  /// Half way between two doubles, written out to its last digit, and one digit beside it on both sides.
  @Test func halfWayIsToTheEvenOne() throws {
    // 3/2¹⁰⁷⁵ is half way between the two smallest doubles; each halving of a decimal is one more digit.
    var digits: [UInt8] = [3]
    for _ in 0..<1075 {
      var rest: UInt8 = 0
      for index in digits.indices {
        let value = rest * 10 + digits[index]
        digits[index] = value / 2
        rest = value % 2
      }
      digits.append(rest * 5)
    }
    let fraction = String(decoding: digits.dropFirst().map { $0 + UInt8(ascii: "0") }, as: UTF8.self)
    let text = "0." + fraction
    #expect(try JSONDocument(parsing: text).root.number == 2 * .leastNonzeroMagnitude)
    #expect(try JSONDocument(parsing: text + "1").root.number == 2 * .leastNonzeroMagnitude)
    #expect(try JSONDocument(parsing: text.dropLast() + "4999").root.number == .leastNonzeroMagnitude)
    expectNearest(text)
    #expect(try JSONDocument(parsing: "9007199254740993").root.number == 9_007_199_254_740_992)
    let zeros = String(repeating: "0", count: 2000)
    #expect(try JSONDocument(parsing: "9007199254740993.\(zeros)1").root.number == 9_007_199_254_740_994)
  }

  @Test func anyNumberIsTheNearestDouble() {
    var random = SplitMix64(seed: 8259)
    for _ in 0..<thorough(200_000) {
      let number = Double(bitPattern: random.next())
      if number.isFinite { expectNearest("\(number)") }
      expectNearest("\(Double(Float(random.number(in: -1000...1000))))")
      var text = "\(Int.random(in: 1...9, using: &random))"
      if Bool.random(using: &random) { text += "." + Self.digits(1, &random) }
      let length = Int.random(in: 0...30, using: &random)
      text += text.contains(".") || Bool.random(using: &random) ? Self.digits(length, &random) : ""
      expectNearest(text + "e\(Int.random(in: -345...310, using: &random))")
    }
  }

  private static func digits(_ count: Int, _ random: inout SplitMix64) -> String {
    String(decoding: (0..<count).map { _ in UInt8.random(in: 0x30...0x39, using: &random) }, as: UTF8.self)
  }

  /// Limbs with which a guess of a digit is too large far more often than with random ones.
  @Test func longDivisionAddsBack() {
    var random = SplitMix64(seed: 43)
    let limbs: [UInt32] = [0, 1, 2, 0x7FFF_FFFF, 0x8000_0000, 0x8000_0001, 0xFFFF_FFFE, 0xFFFF_FFFF]
    for _ in 0..<thorough(100_000) {
      var divisor = BigInteger(UInt64.random(in: 1...3, using: &random))
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        divisor.shiftLeft(by: 32)
        divisor.multiply(by: 1, adding: random.element(of: limbs))
      }
      divisor.shiftLeft(by: Int.random(in: 0...32, using: &random))
      let factors = (0..<2).map { _ in random.element(of: limbs) | 1 << 31 }
      // Less than the divisor.
      let rest = random.element(of: limbs)
      var dividend = divisor
      dividend.multiply(by: factors[0])
      dividend.multiply(by: factors[1], adding: rest)
      guard dividend.bitWidth == divisor.bitWidth + 63 else { continue }
      #expect(dividend.divided(by: divisor) == (UInt64(factors[0]) * UInt64(factors[1]), rest > 0))
    }
  }
}
