import MotionNumerics
import Testing

/// The shortest decimal is Swift's description, without the ".0" of a whole number.
struct ShortestDecimalTests {
  private func withoutPoint(_ number: Double) -> String {
    let text = number.description
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  @Test func powersOfTwoAndTenAndTheirNeighbours() {
    let powers = (-70...70).map { Double(sign: .plus, exponent: $0, significand: 1) }
    let decimals = (-20...20).compactMap { Double("1e\($0)") }
    for power in powers + decimals + [0, .infinity, .nan] {
      for number in [power, power + 1, power - 1, 3 * power, power.nextUp, power.nextDown] {
        #expect(number.shortestDecimal == withoutPoint(number))
        #expect((-number).shortestDecimal == withoutPoint(-number))
      }
    }
  }

  @Test func randomNumbers() {
    var random = SplitMix64(seed: 7)
    for _ in 0..<20_000 {
      let bits = random.next()
      let whole = Double(Int64(bitPattern: bits) >> Int64(bits & 63))
      #expect(whole.shortestDecimal == withoutPoint(whole))
      let any = Double(bitPattern: bits)
      #expect(any.shortestDecimal == withoutPoint(any))
    }
  }
}
