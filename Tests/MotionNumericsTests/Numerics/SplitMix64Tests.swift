import MotionNumerics
import TestSupport
import Testing

@Suite struct SplitMix64Tests {
  /// The first numbers of Vigna's `splitmix64.c` for the seed 1234567, as published with its ports.
  @Test func publishedNumbers() {
    var generator = SplitMix64(seed: 1_234_567)
    let numbers = (0..<5).map { _ in generator.next() }
    #expect(
      numbers == [
        6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423, 4_593_380_528_125_082_431,
        16_408_922_859_458_223_821,
      ])
  }

  @Test func skippingIsDrawing() {
    var drawn = SplitMix64(seed: .max)
    for draws in 0..<100 {
      #expect(drawn == SplitMix64(seed: .max).skipping(UInt64(draws)))
      _ = drawn.next()
    }
  }

  /// The mean of n uniform numbers is off by more than 5 standard deviations, 5/√(12n), once in 10⁶ seeds.
  @Test func unitsAreUniform() {
    let limit: Double = 5 / 120_000.0.squareRoot()
    var generator = SplitMix64(seed: 5)
    let units = (0..<10_000).map { _ in generator.nextUnit() }
    #expect(units.allSatisfy { $0 >= 0 && $0 < 1 })
    let mean: Double = units.reduce(0, +) / 10_000
    #expect(abs(mean - 0.5) < limit)
    let signed = (0..<10_000).map { _ in generator.nextSigned() }
    #expect(signed.allSatisfy { $0 >= -1 && $0 < 1 })
    let signedMean: Double = signed.reduce(0, +) / 10_000
    #expect(abs(signedMean) < 2 * limit)
  }
}
