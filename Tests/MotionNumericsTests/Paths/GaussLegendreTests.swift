import TestSupport
import Testing

@testable import MotionNumerics

@Suite struct GaussLegendreTests {
  /// Of n points it integrates polynomials up to degree 2n − 1, and the next one no longer.
  @Test(arguments: [GaussLegendre.eight, .sixteen, .twentyFour])
  func polynomials(rule: GaussLegendre) {
    func error(_ degree: Int) -> Double {
      let integral = rule.integral(from: 0, to: 1) { x in (0..<degree).reduce(1.0) { power, _ in power * x } }
      return (integral * Double(degree + 1) - 1).magnitude
    }
    for degree in 0..<2 * rule.order { #expect(error(degree) <= 2e-15, "degree \(degree)") }
    // Its relative error is about (π/4)·16^(−n)·n for large n; only of the smallest rule a double shows it.
    if rule.order == 8 { #expect(error(16) > 1e-10) }
  }
}
