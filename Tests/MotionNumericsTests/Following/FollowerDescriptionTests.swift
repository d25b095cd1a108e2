import MotionNumerics
import Testing

/// The printed text of a follower while a pointer moves.
@Suite struct FollowerDescriptionTests {
  @Test func statesAreReadable() {
    let spring = Spring(mass: 1, stiffness: 100, damping: 20)
    var follower = SpringFollower(spring, at: 3.0)
    #expect(follower.description == "SpringFollower(spring(1 100 20), value: 3, target: 3, at: 0)")
    follower = SpringFollower(spring, at: 3.0, startingAt: 0.5, velocity: -2, feedForward: 0.25)
    follower.follow(5, velocity: 7, at: 0.5)
    #expect(
      follower.description
        == "SpringFollower(spring(1 100 20), value: 3, velocity: -2, target: 5, targetVelocity: 7, feedForward: 0.25, "
        + "at: 0.5)")
    let plane = SpringFollower(spring, at: SIMD2(1, 0.5))
    #expect(plane.description == "SpringFollower(spring(1 100 20), value: [1, 0.5], target: [1, 0.5], at: 0)")

    var smoothing = ExponentialSmoothing(halfLife: 0.1, at: 3.0)
    smoothing.follow(5, at: 0)
    #expect(smoothing.description == "ExponentialSmoothing(halfLife: 0.1, value: 3, input: 5, at: 0)")

    var filter = OneEuroFilter<Double>(minimumCutoff: 1, beta: 0.007)
    let parameters = "OneEuroFilter(minimumCutoff: 1, beta: 0.007, derivativeCutoff: 1"
    #expect(filter.description == parameters + ")")
    filter.filter(4, at: 0.25)
    #expect(filter.description == parameters + ", value: 4, at: 0.25)")
    filter.filter(5, at: 0.5)
    #expect(filter.description.hasSuffix(", velocity: \(filter.lastVelocity), at: 0.5)") && filter.lastVelocity > 0)

    let dynamics = SecondOrderDynamics(frequency: 1, dampingRatio: 0.5, response: 2, at: 4.0)
    let text = dynamics.description
    #expect(text.hasPrefix("SecondOrderDynamics(spring(1 "))
    #expect(text.hasSuffix(", response: 2, value: 4, input: 4, at: 0)"))
  }
}
