/// SplitMix64: random numbers whose sequence depends on the seed alone, on every machine.
///
/// It can skip ahead in constant time, so that the n-th object gets its numbers without drawing the numbers of the
/// others.
///
/// Source: G. L. Steele, D. Lea, C. H. Flood, *Fast splittable pseudorandom number generators*, OOPSLA 2014.
package struct SplitMix64: RandomNumberGenerator, Sendable, Hashable {
  private static let step: UInt64 = 0x9E37_79B9_7F4A_7C15
  private var state: UInt64

  /// Creates a generator at the beginning of the sequence of a seed.
  package init(seed: UInt64) {
    state = seed
  }

  /// The next 64 random bits.
  package mutating func next() -> UInt64 {
    state &+= Self.step
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return bits ^ (bits >> 31)
  }

  /// The next number, uniform in 0 ≤ u < 1, a multiple of 2⁻⁵³.
  package mutating func nextUnit() -> Double {
    Double(next() >> 11) * 0x1p-53
  }

  /// The next number, uniform in −1 ≤ u < 1.
  package mutating func nextSigned() -> Double {
    2 * nextUnit() - 1
  }

  /// The generator after a number of further draws.
  package func skipping(_ draws: UInt64) -> SplitMix64 {
    SplitMix64(seed: state &+ draws &* Self.step)
  }
}
