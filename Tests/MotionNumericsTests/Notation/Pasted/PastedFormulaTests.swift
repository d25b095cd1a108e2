import Foundation
import MotionNumerics
import Testing

/// Pasted motions against the formulas by which their systems compute them.
@Suite struct PastedFormulaTests {
  private let parts = (0...100).map { Double($0) / 100 }

  /// GSAP's `_configBack`: ((q)·q·((s + 1)q + s) + 1) with q = p − 1, and its reverse.
  @Test(arguments: [0.5, 1.7, 1.70158, 4]) func gsapBack(overshoot: Double) throws {
    let out = try PastedMotion("back.out(\(overshoot))").motion
    let into = try PastedMotion("back.in(\(overshoot))").motion
    func back(_ p: Double) -> Double {
      let q = p - 1
      return q * q * ((overshoot + 1) * q + overshoot) + 1
    }
    for p in parts {
      // The control points are thirds, rounded once; near them a rounding of the progress shifts the curve by 4 ulp.
      #expect(abs(out.value(at: p) - back(p)) < 4e-15 && abs(into.value(at: p) - (1 - back(1 - p))) < 4e-15)
    }
  }

  /// GSAP's `_configElastic` for "out", and Flutter's `ElasticOutCurve`, before their jump at the end.
  @Test(arguments: [(1.0, 0.3), (1, 0.4), (0.5, 0.3), (0.8, 0.75)])
  func gsapElastic(amplitude: Double, period: Double) throws {
    let motion = try PastedMotion("elastic.out(\(amplitude), \(period))").motion
    let p2 = period / min(amplitude, 1)
    for p in parts.dropFirst().dropLast() {
      let phase: Double = (p - p2 / (2 * .pi) * asin(1)) * 2 * .pi / p2
      let expected = pow(2, -10 * p) * sin(phase) + 1
      #expect(abs(motion.value(at: p) - expected) < 1e-13)
    }
    #expect(abs(motion.value(at: 1) - 1) < 0.001)
  }

  /// GSAP's `SteppedEase`: ⌊(n + 1)·p⌋/n.
  @Test func gsapSteps() throws {
    let motion = try PastedMotion("gsap.to(x, { ease: 'steps(5)', duration: 1 })").motion
    for step in 0..<120 {
      let p = (Double(step) + 0.5) / 120
      #expect(motion.value(at: p) == (6 * p).rounded(.down) / 5)
    }
  }

  /// Motion's `findSpring` solves 0.001 = (ζ/√(1 − ζ²))·e^(−ζωT), and (1 + ωT)e^(−ωT) = 0.001 without a bounce.
  @Test(arguments: [(0.25, 0.8), (0.6, 0.4), (0.99, 2), (0, 1)])
  func motionDuration(bounce: Double, duration: Double) throws {
    let text = "{ type: 'spring', bounce: \(bounce), duration: \(duration) }"
    let spring = try #require(try PastedMotion(text).motion.springMotion?.spring)
    // Motion keeps the damping ratio between 0.05 and 1.
    let ratio = max(1 - bounce, 0.05)
    let exponent = ratio * spring.naturalFrequency * duration
    let left = ratio < 1 ? ratio / (1 - ratio * ratio).squareRoot() * exp(-exponent) : (1 + exponent) * exp(-exponent)
    #expect(abs(left / 0.001 - 1) < 1e-12 && abs(spring.dampingRatio - ratio) < 1e-14)
  }

  /// Motion's visual duration is 1/1.2 of the undamped period.
  @Test func motionVisualDuration() throws {
    let motion = try PastedMotion("{ type: 'spring', visualDuration: 0.5, bounce: 0.25 }").motion
    let spring = try #require(motion.springMotion?.spring)
    #expect(abs(spring.naturalFrequency - 2 * .pi / (0.5 * 1.2)) < 1e-14 && abs(spring.dampingRatio - 0.75) < 1e-15)
  }

  /// React Native's `Easing.inOut(Easing.ease)`: `ease(2t)/2`, and from the middle `1 − ease(2(1 − t))/2`.
  @Test func reactNativeEaseInOut() throws {
    let motion = try PastedMotion("Easing.inOut(Easing.ease)").motion
    let ease = try ParsedMotion(parsing: "cubic-bezier(0.42, 0, 1, 1)")
    for p in parts {
      let expected = p < 0.5 ? ease.value(at: 2 * p) / 2 : 1 - ease.value(at: 2 * (1 - p)) / 2
      #expect(abs(motion.value(at: p) - expected) < 1e-14)
    }
  }

  /// Numbers measured on UIKit's own springs, to 6·10⁻⁸.
  @Test(arguments: [
    ("usingSpringWithDamping: 0.5, initialSpringVelocity: 0", 161.7195025042016),
    ("usingSpringWithDamping: 0.35, initialSpringVelocity: 0", 286.40942818911714),
    ("usingSpringWithDamping: 1, initialSpringVelocity: 0", 85.25592900599884),
    ("usingSpringWithDamping: 0.5, initialSpringVelocity: 1", 152.86841381792456),
  ])
  func uiKitSprings(arguments: String, stiffness: Double) throws {
    let motion = try PastedMotion("UIView.animate(withDuration: 1, delay: 0, \(arguments), options: [])").motion
    let spring = try #require(motion.springMotion?.spring)
    #expect(abs(spring.stiffness / stiffness - 1) < 6e-8)
  }
}
