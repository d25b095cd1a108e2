import Foundation
import MotionNumerics
import Testing
import VectorScene

@Suite struct FixedDecimalTests {
  @Test(
    arguments: [
      (0, 0, "0"), (-0.0, 3, "0"), (1, 3, "1"), (-1, 3, "-1"), (2.5, 3, "2.5"), (100, 2, "100"),
      (0.1, 3, "0.1"), (0.001, 3, "0.001"), (0.0004, 3, "0"), (-0.0004, 3, "0"), (-0.0006, 3, "-0.001"),
      (1.0005, 3, "1"), (0.9996, 3, "1"), (-9.9999, 3, "-10"), (10.050, 3, "10.05"), (1e-300, 9, "0"),
      (.leastNonzeroMagnitude, 9, "0"), (1.0 / 3, 9, "0.333333333"), (2.0 / 3, 9, "0.666666667"),
    ] as [(Double, Int, String)])
  func table(value: Double, places: Int, expected: String) {
    #expect(FixedDecimal(places: places).string(for: value) == expected)
  }

  @Test(
    arguments: [
      (0.5, 0, "0"), (1.5, 0, "2"), (2.5, 0, "2"), (0.25, 1, "0.2"), (0.75, 1, "0.8"), (0.125, 2, "0.12"),
      (0.375, 2, "0.38"), (-0.0625, 3, "-0.062"), (4_503_599_627_370_495.5, 0, "4503599627370496"),
      (0x1p-10, 9, "0.000976562"), (0x3p-10, 9, "0.002929688"),
    ] as [(Double, Int, String)])
  func tiesGoToEven(value: Double, places: Int, expected: String) {
    #expect(FixedDecimal(places: places).string(for: value) == expected)
  }

  @Test(
    arguments: [
      (0x1p53, "9007199254740992"), (-0x1p53, "-9007199254740992"), (0x1p64, "18446744073709551616"),
      (1e18, "1000000000000000000"), (1e22, "10000000000000000000000"), (1e23, "99999999999999991611392"),
      (1e36, "1000000000000000042420637374017961984"),
    ] as [(Double, String)])
  func largeNumbersHaveAllTheirDigits(value: Double, expected: String) {
    #expect(FixedDecimal(places: 3).string(for: value) == expected)
  }

  @Test func agreesWithTheCLibrary() {
    var generator = SplitMix64(seed: 1)
    for index in 0..<40_000 {
      let value = randomValue(kind: index % 4, using: &generator)
      let places = Int.random(in: 0...9, using: &generator)
      let text = FixedDecimal(places: places).string(for: value)
      #expect(text == reference(value, places: places), "\(value.debugDescription) to \(places)")
    }
  }

  @Test func theGreatestNumberReadsBack() {
    let text = FixedDecimal(places: 0).string(for: .greatestFiniteMagnitude)
    #expect(text.count == 309)
    #expect(Double(text) == .greatestFiniteMagnitude)
  }

  @Test func trapsOnWhatItCannotWrite() async {
    await #expect(processExitsWith: .failure) { _ = FixedDecimal(places: 3).string(for: .nan) }
    await #expect(processExitsWith: .failure) { _ = FixedDecimal(places: 3).string(for: .infinity) }
    await #expect(processExitsWith: .failure) { _ = FixedDecimal(places: 10) }
    await #expect(processExitsWith: .failure) { _ = FixedDecimal(places: -1) }
  }

  /// Coordinates, exact ties, any bit pattern, and numbers around 2⁵³, where the method changes.
  private func randomValue(kind: Int, using generator: inout SplitMix64) -> Double {
    switch kind {
    case 0: return Double.random(in: -2000...2000, using: &generator)
    case 1: return Double(Int.random(in: -100_000...100_000, using: &generator)) / 1024
    case 2: return Double.random(in: 0x1p52...0x1p54, using: &generator)
    default:
      let value = Double(bitPattern: generator.next())
      return value.isFinite ? value : 1
    }
  }

  /// `printf` rounds the exact binary value with ties to even; the rest is taking zeros away.
  private func reference(_ value: Double, places: Int) -> String {
    var text = String(format: "%.\(places)f", value)
    if text.contains(".") {
      while text.last == "0" { text.removeLast() }
      if text.last == "." { text.removeLast() }
    }
    return text == "-0" ? "0" : text
  }
}
