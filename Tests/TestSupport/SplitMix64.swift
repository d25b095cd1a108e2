import RealModule

/// A small seeded generator, so that random tests repeat.
///
/// Source: G. L. Steele, D. Lea, C. H. Flood, *Fast splittable pseudorandom number generators*, OOPSLA 2014.
public struct SplitMix64: RandomNumberGenerator {
  private var state: UInt64

  /// A generator whose sequence depends on the seed alone.
  public init(seed: UInt64) {
    state = seed
  }

  /// The next 64 random bits.
  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return bits ^ (bits >> 31)
  }

  /// A uniform number.
  public mutating func number(in range: ClosedRange<Double> = 0...1) -> Double {
    .random(in: range, using: &self)
  }

  /// A positive number whose logarithm is uniform.
  public mutating func magnitude(from smallest: Double, to largest: Double) -> Double {
    Double.exp(number(in: Double.log(smallest)...Double.log(largest)))
  }

  /// One of the elements.
  public mutating func element<Element>(of elements: [Element]) -> Element {
    elements[Int.random(in: elements.indices, using: &self)]
  }
}
