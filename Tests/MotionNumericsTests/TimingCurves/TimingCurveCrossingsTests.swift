import MotionNumerics
import TestSupport
import Testing

/// The inverse of timing curves of all kinds.
struct TimingCurveCrossingsTests {
  @Test func crossingsHaveTheValue() {
    var curves: [TimingCurve] = [
      .ease, .cubicBezier(0.2, 2, 0.8, -1),
      .piecewiseLinear(PiecewiseLinear(stops: [.init(0), .init(2, at: 0.25), .init(1)])),
    ]
    for family in PennerEasing.Family.allCases {
      curves += [.penner(PennerEasing(family, .easeIn)), .penner(PennerEasing(family, .easeInOut))]
    }
    for curve in curves {
      for step in 1..<40 {
        let value = Double(step) / 40
        let crossings = curve.crossings(of: value)
        #expect(!crossings.isEmpty && crossings == crossings.sorted(), "\(curve) \(value)")
        for crossing in crossings {
          #expect(abs(curve.value(at: crossing) - value) < 1e-6, "\(curve) \(value) \(crossing)")
        }
      }
    }
  }

  @Test func branchesAndJumps() {
    #expect(TimingCurve.linear.crossings(of: 0.3) == [0.3])
    #expect(TimingCurve.linear.crossings(of: 1.3).isEmpty)
    #expect(TimingCurve.steps(4).crossings(of: 0.3) == [0.5])
    #expect(TimingCurve.steps(4).crossings(of: 1.3).isEmpty)
    #expect(TimingCurve.penner(PennerEasing(.bounce, .easeOut)).crossings(of: 0.95).count == 5)
    let tent = TimingCurve.piecewiseLinear(PiecewiseLinear(stops: [.init(0), .init(1, at: 0.25), .init(0)]))
    #expect(tent.crossings(of: 0.5) == [0.125, 0.625])
    #expect(tent.crossings(of: .nan).isEmpty)
  }
}
