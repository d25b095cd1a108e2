import AllocationCounter
import MotionNumerics
import Testing

/// Interrupting and following in a loop allocate nothing: tested in optimised code, as for springs.
@Suite(.enabled(if: allocations_should_be_counted() && !_isDebugAssertConfiguration()))
struct InterruptionAllocationTests {
  init() throws {
    try #require(allocations_are_counted())
  }

  @Test func singleFormsAllocateNothing() {
    let slide = Tween(from: SIMD2(0, 0), to: [1, 2], duration: 1)
    var follower = SpringFollower(Spring.smooth, at: SIMD2(0.0, 0), feedForward: 0.5)
    var dynamics = SecondOrderDynamics(frequency: 2, dampingRatio: 0.5, response: 1, at: SIMD2(0.0, 0))
    var smoothing = ExponentialSmoothing(halfLife: 0.1, at: SIMD2(0.0, 0))
    var filter = OneEuroFilter<SIMD2<Double>>(beta: 0.1)
    var tracker = VelocityTracker<SIMD2<Double>>()
    tracker.add(.zero, at: -1)
    var motion = SpringMotion(.snappy, from: SIMD2(0.0, 0), to: [1, 1])
    let bounded = SpringMotion(.bouncy, from: 0, to: 2).bounded(to: 0...1, edge: .bounce(restitution: 0.5))
    let limited = LimitedMotion(from: 0, to: 9, within: MotionLimits(velocity: 3, acceleration: 4, jerk: 5))
    var sum = SIMD2<Double>.zero
    var start = allocation_count()
    for index in 0..<1000 {
      // The first rounds make the metadata of the generic types, once for a program.
      if index == 10 { start = allocation_count() }
      let time = 0.001 * Double(index)
      let place = SIMD2(time, 1 - time)
      tracker.add(place, at: time)
      follower.follow(place, velocity: tracker.velocity(at: time), at: time)
      dynamics.follow(place, at: time)
      smoothing.follow(filter.filter(place, at: time), at: time)
      motion = motion.handedOver(to: .smooth, target: place, at: time)
      sum += follower.value(at: time) + dynamics.value(at: time) + smoothing.value(at: time) + motion.value(at: time)
      sum += slide.handedOver(to: motion, at: time, over: 0.2).value(at: time + 0.1)
      sum += SIMD2(bounded.value(at: time), limited.value(at: time))
    }
    #expect(allocation_count() - start == 0)
    #expect(sum.isFinite)
  }
}
