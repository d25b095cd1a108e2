import LayerAnimation
import MotionNumerics
import Testing

/// UIKit's `usingSpringWithDamping`.
@Suite struct ViewSpringTests {
  private func spring(
    _ ratio: Double, velocity: Double = 0, duration: Double = 1, delay: Double = 0, at time: Double = 0
  ) throws -> Animation {
    try Animation(
      validating: "position.x", FromToBy(from: 0, to: 100), usingSpringWithDamping: ratio,
      initialSpringVelocity: velocity, duration: duration, delay: delay, at: time)
  }

  private func layer(_ animation: Animation, at time: Double) -> Layer {
    var layer = Layer()
    layer.model.position = [100, 0]
    layer.add(animation, forKey: "position.x", at: time)
    return layer
  }

  /// The stiffnesses of UIKit's own springs: Documentation/CoreAnimation.md, "UIKit".
  @Test(arguments: [
    [0.35, 1, 0, 286.40942818911714], [0.1, 1, 0, 2125.3901278407934], [0.5, 1, 0, 161.7195025042016],
    [0.5, 0.3, 0, 1796.8833611577954], [1, 1, 0, 85.25592900599884], [0.5, 1, 1, 152.86841381792456],
  ])
  func theProbedStiffnesses(probe: [Double]) {
    let parameters = SpringParameters(
      settlingDuration: probe[1], dampingRatio: probe[0], initialVelocity: probe[2])
    // 6·10⁻⁸ is the error of UIKit's own solver.
    #expect(abs(parameters.spring.stiffness / probe[3] - 1) < 6e-8)
    #expect(parameters.initialVelocity == probe[2] && parameters.spring.mass == 1)
  }

  /// UIKit's equation uses the sine alone, whose amplitude is ζ times the whole.
  @Test(arguments: [0.1, 0.35, 0.5, 0.8, 1])
  func aboutAThousandthRemainsAfterTheDuration(ratio: Double) throws {
    let layer = layer(try spring(ratio, duration: 2), at: 3)
    #expect(layer.presentation(at: 3).position.x == 0)
    let end = layer.presentation(at: 5.0.nextDown).position.x
    #expect(end != 100 && abs(end - 100) <= 0.1 / ratio * (1 + 1e-9))
    #expect(layer.presentation(at: 5).position.x == 100)
  }

  @Test func aVelocityOf1IsTheWholeDistanceInASecond() throws {
    let layer = layer(try spring(0.7, velocity: 1, duration: 1), at: 1)
    let step = 1e-6
    let velocity = (layer.presentation(at: 1 + step).position.x - layer.presentation(at: 1).position.x) / step
    // The second term of the series: ω² ≈ 90 times half the step, of a distance of 100.
    #expect(abs(velocity - 100) < 0.01)
  }

  @Test func theFirstValueIsPresentedDuringTheDelay() throws {
    let layer = layer(try spring(0.5, delay: 0.5, at: 7), at: 7)
    let undelayed = self.layer(try spring(0.5), at: 7.5)
    #expect([7, 7.25, 7.5].map { layer.presentation(at: $0).position.x } == [0, 0, 0])
    for time in [7.6, 8, 8.49, 8.51, 9] {
      #expect(layer.presentation(at: time) == undelayed.presentation(at: time))
    }
    #expect(layer.events(in: 0..<10).map { $0.time } == [7.5, 8.5])
  }

  @Test func badNumbersAreNamed() {
    #expect(throws: ParameterError.self) { try spring(0.001) }
    #expect(throws: ParameterError.self) { try spring(.nan) }
    #expect(throws: ParameterError.self) { try spring(0.5, velocity: .infinity) }
    #expect(throws: ParameterError.self) { try spring(0.5, duration: 0) }
    #expect(throws: ParameterError.self) { try spring(0.5, duration: .infinity) }
    #expect(throws: ParameterError.self) { try spring(0.5, delay: -1) }
    #expect(throws: ParameterError.self) { try spring(0.5, delay: .nan) }
    #expect(throws: ParameterError.self) { try spring(0.5, at: .nan) }
  }
}
