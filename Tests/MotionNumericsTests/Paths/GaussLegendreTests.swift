import MotionNumerics
import TestSupport
import Testing

@testable import MotionPaths

@Suite struct GaussLegendreTests {
  /// The rule of n points integrates polynomials up to degree 2n − 1 exactly, and not that of the next degree.
  @Test(arguments: [GaussLegendre.eight, .sixteen, .twentyFour])
  func polynomials(rule: GaussLegendre) {
    func error(_ degree: Int) -> Double {
      let integral = rule.integral(from: 0, to: 1) { x in
        (0..<degree).reduce(SIMD8(repeating: 1)) { power, _ in power * x }
      }
      return (integral * Double(degree + 1) - 1).magnitude
    }
    for degree in 0..<2 * rule.order { #expect(error(degree) <= 2e-15, "degree \(degree)") }
    // The relative error is about (π/4)·16^(−n)·n for large n; a double shows it only for the smallest rule.
    if rule.order == 8 { #expect(error(16) > 1e-10) }
  }
}
