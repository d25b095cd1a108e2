import MotionNumerics
import TestSupport
import Testing

@testable import MotionKeyframes

@Suite struct EasedCurvesTests {
  /// Béziers that are equal to their neighbour, or to an earlier one, and other kinds between them.
  private static let curves: [TimingCurve] = [
    .easeIn, .cubicBezier(0.3, 1.5, 0.6, 0.2), .cubicBezier(0.3, 1.5, 0.6, 0.2), .linear, .steps(3),
    .cubicBezier(1, 0, 0, 1), .easeIn, .penner(.elastic, .easeOut), .linear(through: [0, 2, 1]), .ease, .easeOut,
    .easeInOut,
  ]

  /// To the bit, also outside 0…1 and where the quick solver of a Bézier gives up.
  @Test func valuesAreThoseOfTheCurves() {
    let eased = EasedCurves(Self.curves)
    var random = SplitMix64(seed: 9)
    let edges: [Double] = [0, 1, -0.0, 0x1p-60, 0x1p-13, 1.0.nextDown, -2, 3, .infinity, -.infinity]
    for progress in edges + (0..<1000).map({ _ in random.number(in: 0...1) }) {
      for (index, curve) in Self.curves.enumerated() {
        let value = eased.value(of: index, at: progress)
        let expected = curve.value(at: progress)
        #expect(value.bitPattern == expected.bitPattern, "\(curve) at \(progress)")
      }
    }
    #expect(Self.curves.indices.allSatisfy { eased.value(of: $0, at: .nan).isNaN })
  }
}
