import MotionNumerics
import TestSupport
import Testing

/// Followers of a target that begins anywhere, in any unit and at any time.
@Suite struct MovedFollowerTests {
  private struct Update {
    let time: Double
    let target: Double
    let velocity: Double
  }

  /// Updates from time 0 on; of some there are two at a time.
  private func updates(_ draws: inout SplitMix64) -> [Update] {
    var time = 0.0
    return (0..<draws.count()).map { _ in
      time += draws.element(of: [0, 0.0078125, 0.0625, 1])
      return Update(time: time, target: draws.dyadic(in: -300...300), velocity: draws.dyadic(in: -900...900))
    }
  }

  @Test func aSpringFollower() {
    for seed in 0..<UInt64(thorough(2000)) {
      var draws = SplitMix64(seed: seed)
      let (values, times, spring) = (draws.numberMap(), draws.timeMap(), draws.spring())
      let rates = values.rates(over: times)
      let (start, velocity) = (draws.dyadic(in: -300...300), draws.dyadic(in: -900...900))
      let feedForward = draws.element(of: [0, 0.5, 1, -2])
      var plain = SpringFollower(spring, at: start, velocity: velocity, feedForward: feedForward)
      var moved = SpringFollower(
        spring.moved(by: times), at: values(start), startingAt: times(0), velocity: rates(velocity),
        feedForward: feedForward)
      #expect(moved.lag == times.unit * plain.lag)
      for update in updates(&draws) {
        let hasVelocity = draws.nextUnit() < 0.5
        plain.follow(update.target, velocity: hasVelocity ? update.velocity : 0, at: update.time)
        moved.follow(
          values(update.target), velocity: hasVelocity ? rates(update.velocity) : 0, at: times(update.time))
        let instants = draws.instants(8)
        // An older update changes nothing.
        moved.follow(values(0), at: times(update.time).nextDown)
        expectMoved(
          moved, isPlain: plain, values: values, times: times, at: instants, size: 3000, speed: 30_000,
          tolerance: 1e-12,
          "\(plain)")
        expectMoved(
          { [moved.targetValue(at: $0), values(3000)] }, isPlain: { [plain.targetValue(at: $0), 3000] }, values: values,
          times: times, at: instants, tolerance: 1e-12, "\(plain)")
      }
    }
  }

  @Test func secondOrderDynamics() {
    for seed in 0..<UInt64(thorough(2000)) {
      var draws = SplitMix64(seed: seed)
      let (values, times) = (draws.numberMap(), draws.timeMap())
      let (frequency, ratio) = (draws.dyadic(in: 0.5...4), draws.dyadic(in: 0.125...2))
      let (response, start) = (draws.element(of: [-1, 0, 0.5, 2]), draws.dyadic(in: -300...300))
      var plain = SecondOrderDynamics(frequency: frequency, dampingRatio: ratio, response: response, at: start)
      var moved = SecondOrderDynamics(
        frequency: frequency / times.unit, dampingRatio: ratio, response: response, at: values(start),
        startingAt: times(0))
      for update in updates(&draws) {
        if draws.nextUnit() < 0.3 {
          plain.jump(to: update.target, at: update.time)
          moved.jump(to: values(update.target), at: times(update.time))
        } else {
          plain.follow(update.target, at: update.time)
          moved.follow(values(update.target), at: times(update.time))
        }
        moved.follow(values(0), at: times(update.time).nextDown)
        expectMoved(
          moved, isPlain: plain, values: values, times: times, at: draws.instants(8), size: 10_000, speed: 300_000,
          tolerance: 1e-12, "\(plain)")
      }
    }
  }

  @Test func afterAnotherMotion() {
    for seed in 0..<UInt64(thorough(300)) {
      var draws = SplitMix64(seed: seed)
      let (values, times) = (draws.numberMap(), draws.timeMap())
      let (spring, other) = (draws.spring(), draws.spring())
      let (from, to) = (draws.dyadic(in: -300...300), draws.dyadic(in: -300...300))
      let range = draws.element(of: [0...2, -0.5...1.5, 0.25...3])
      let plain = FollowingMotion(
        spring, after: SpringMotion(other, from: from, to: to), during: range, step: 0.015625)
      let target = SpringMotion(
        other.moved(by: times), from: values(from), to: values(to), startingAt: times(0))
      let moved = FollowingMotion(
        spring.moved(by: times), after: target, during: times(range), step: 0.015625 * times.unit)
      expectMoved(
        moved, isPlain: plain, values: values, times: times, at: draws.instants(20), size: 1000, speed: 30_000,
        tolerance: 1e-11, rests: false, "\(spring) after \(other) in \(range)")
      // Accelerations of the other motion are in its units.
      let bound = plain.errorBound(acceleration: 100)
      let movedBound = moved.errorBound(acceleration: 100 / (times.unit * times.unit))
      #expect(abs(movedBound - bound) <= 1e-12 * bound)
    }
  }
}
