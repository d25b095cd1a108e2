import MotionNumerics
import RealModule
import TestSupport
import Testing

/// The nearest timing curve of a motion.
struct ClosestCubicBezierTests {
  /// The least errors of springs of ω = 10 over their settling durations, to three digits: SciPy's bounded least squares
  /// from six starts, then the linearised problem of the largest error.
  @Test(arguments: [
    (0.5, 1.270, 0.0735), (0.7, 1.029, 0.0378), (0.8, 0.847, 0.0198), (1, 0.923, 0.0130), (1.3, 1.525, 0.0144),
  ]) func theErrorIsTheLeast(dampingRatio: Double, duration: Double, least: Double) throws {
    let motion = Spring(response: 2 * .pi / 10, dampingRatio: dampingRatio).unitStep()
    let fit = try CubicBezier.closest(to: motion, over: 0...duration)
    #expect(fit.maximumError > 0.98 * least && fit.maximumError < 1.01 * least)
    for index in 0...1000 {
      let progress = Double(index) / 1000
      let end = motion.value(at: duration)
      #expect(abs(fit.curve.value(at: progress) - motion.value(at: progress * duration) / end) <= fit.maximumError)
    }
  }

  @Test func aTimingCurveIsFoundAgain() throws {
    for curve in [CubicBezier.ease, .easeIn, .easeInOut, CubicBezier(0.34, 1.56, 0.64, 1)] {
      let fit = try CubicBezier.closest(to: Mapped.of(curve), over: 0...1)
      #expect(fit.maximumError < 1e-4)
    }
  }

  /// Values and times of any size.
  @Test func theScaleDoesNotMatter() throws {
    let spring = Spring(response: 2 * .pi / 10, dampingRatio: 0.8).unitStep()
    let here = try CubicBezier.closest(to: spring, over: 0...0.847)
    let far = try CubicBezier.closest(to: spring.mapped(from: 5e120, to: -3e120), over: 0...0.847)
    #expect(abs(here.maximumError - far.maximumError) <= 1e-3 * here.maximumError)
  }

  @Test func badInputIsRefused() {
    let motion = TimingCurve.ease
    #expect(throws: ParameterError.self) { try CubicBezier.closest(to: motion, over: 1...1) }
    #expect(throws: ParameterError.self) { try CubicBezier.closest(to: motion, over: 0...(.infinity)) }
    #expect(throws: ParameterError.self) { try CubicBezier.closest(to: Steps(1), over: 0...0.5) }
  }
}

extension Mapped where Base == CubicBezier, Value == Double {
  /// A curve from 3 to −2.
  fileprivate static func of(_ curve: CubicBezier) -> Mapped { curve.mapped(from: 3, to: -2) }
}
