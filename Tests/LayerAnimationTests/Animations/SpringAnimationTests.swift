import LayerAnimation
import MotionNumerics
import Testing

/// Spring animations of layers.
@Suite struct SpringAnimationTests {
  private func position(_ parameters: SpringParameters, at time: Double, timing: MediaTiming = MediaTiming()) throws
    -> Double
  {
    var layer = Layer()
    layer.add(.spring("position.x", from: 0, to: 100, parameters).timed(timing), at: 1)
    return layer.presentation(at: 1 + time).position.x
  }

  /// Positions of real `CASpringAnimation`s from 0 to 100 at 0.05 s.
  @Test(
    arguments: zip(
      [[10.0, 0], [20, 0], [30, 0], [10, 5], [10, -5]],
      [10.44054701924324, 9.020400792360306, 9.020400792360306, 29.307806491851807, -8.426713198423386]))
  func positionsMeasuredOnQuartzCore(dampingAndVelocity: [Double], measured: Double) {
    let parameters = SpringParameters(damping: dampingAndVelocity[0], initialVelocity: dampingAndVelocity[1])
    var layer = Layer()
    layer.add(.spring("position.x", from: 0, to: 100, parameters), at: 0)
    // QuartzCore gives the fraction as a 32-bit number: half an ulp of that.
    let part = layer.presentation(at: 0.05).position.x / 100
    #expect(abs(part - measured / 100) <= Double(Float(part).ulp) / 2)
  }

  /// Documentation/CoreAnimation.md, "Springs".
  @Test func theDefaultSpring() throws {
    let goldens = [
      (0.05, 0.104405), (0.1, 0.340300), (0.2, 0.849426), (0.3, 1.124355), (0.362760, 1.163034), (0.5, 1.074591),
      (1.0, 1.002170),
    ]
    for (time, expected) in goldens {
      // Six decimals are given.
      #expect(abs(try position(SpringParameters(), at: time) / 100 - expected) < 0.6e-6)
    }
  }

  @Test func aDurationOnlyCutsOff() throws {
    let parameters = SpringParameters(damping: 5)
    // The example of Apple's settlingDuration: damping 5, duration 2, settling after 2.85.
    #expect(abs(parameters.settlingDuration - 2.85) < 0.01)
    for time in [0.1, 0.7, 1.9] {
      #expect(try position(parameters, at: time, timing: MediaTiming(duration: 2)) == position(parameters, at: time))
    }
    #expect(try position(parameters, at: 2, timing: MediaTiming(duration: 2)) == 0)
    #expect(try position(parameters, at: 2.5) != 0)
  }

  @Test func withoutADurationASpringLastsUntilItHasSettled() throws {
    var layer = Layer()
    layer.add(.spring("position.x", from: 0, to: 100, SpringParameters()), forKey: "spring", at: 5)
    let timing = try #require(layer.animation(forKey: "spring")).timing
    #expect(timing.duration == 1.4727003346780927 && timing.beginTime == 5)
  }

  @Test func aSpringRunsInTheLayersTime() throws {
    let fast = MediaTiming(duration: 1, speed: 2)
    #expect(try position(SpringParameters(), at: 0.125, timing: fast) == position(SpringParameters(), at: 0.25))
    // A timing curve is ignored.
    var layer = Layer()
    var eased = Animation.spring(.positionX, from: 0, to: 100)
    eased.timingCurve = .easeIn
    layer.add(eased, at: 1)
    #expect(layer.presentation(at: 1.1).position.x == (try position(SpringParameters(), at: 0.1)))
  }

  @Test func perceptualParameters() throws {
    let spring = SpringParameters(Spring(duration: 0.5, bounce: 0.3))
    #expect(spring.settlingDuration == 0.8629552831744205)
    #expect(abs(spring.spring.bounce - 0.3) < 1e-15 && abs(spring.spring.response - 0.5) < 1e-15)
    // Overdamped springs are then allowed; otherwise they become critical ones.
    let slow = SpringParameters(Spring(duration: 0.5, bounce: -0.3))
    let clamped = SpringParameters(stiffness: slow.spring.stiffness, damping: slow.spring.damping)
    #expect(slow.allowsOverdamping && slow.spring.damping == 35.90391604102621)
    #expect(try position(slow, at: 0.2) < position(clamped, at: 0.2))
  }
}
