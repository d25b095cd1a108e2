package import MotionNumerics
import RealModule

/// The draws of random tests.
extension SplitMix64 {
  /// A uniform number.
  package mutating func number(in range: ClosedRange<Double> = 0...1) -> Double {
    .random(in: range, using: &self)
  }

  /// A positive number whose logarithm is uniform.
  package mutating func magnitude(from smallest: Double, to largest: Double) -> Double {
    Double.exp(number(in: Double.log(smallest)...Double.log(largest)))
  }

  /// One of the elements.
  package mutating func element<Element>(of elements: [Element]) -> Element {
    elements[Int.random(in: elements.indices, using: &self)]
  }
}
