import Foundation
import MotionNumerics
import TestSupport

/// Updates of a follower, and what a finger does with a scroll view that it moves.
struct FollowerInput: CustomStringConvertible {
  var spring: Spring
  var feedForward: Double
  var updates: [(interval: Double, target: SIMD2<Double>, velocity: SIMD2<Double>)]
  var axis: ScrollAxis
  var drags: [(place: Double, velocity: Double)]

  var description: String {
    "\(spring), feed-forward \(feedForward), \(updates); \(axis), \(drags)"
  }

  static func random(_ random: inout SplitMix64) -> FollowerInput {
    let length = random.once(in: 6) ? 0 : random.number(in: 1...5000)
    let start = random.moderate(1000)
    return FollowerInput(
      spring: Spring(
        response: random.once(in: 6) ? 1e-3 : random.number(in: 0.05...2),
        dampingRatio: [0.05, 0.4, 1 - 1e-9, 1, 1.2, 6][random.below(6)]),
      feedForward: [0, 1, 0.5, -1, 3][random.below(5)],
      updates: (0..<(1 + random.below(20))).map { _ in
        (
          [-0.1, 0, 1e-12, 1.0 / 60, 1.0 / 60, 0.3, 40][random.below(7)], vector(&random),
          random.once(in: 3) ? .zero : vector(&random)
        )
      },
      axis: ScrollAxis(bounds: start...(start + length), extent: random.number(in: 1...2000)),
      drags: (0..<(1 + random.below(6))).map { _ in
        (start + random.number(in: -2000...7000), random.once(in: 4) ? 0 : random.moderate(5000))
      })
  }

  private static func vector(_ random: inout SplitMix64) -> SIMD2<Double> {
    SIMD2(random.moderate(100), random.moderate(100))
  }
}

/// Followers and scroll axes: nothing jumps, single states are those of storage, and everything comes to rest in bounds.
enum FollowerTarget: FuzzTarget {
  static let name = "followers"

  static func input(_ random: inout SplitMix64) -> FollowerInput { .random(&random) }

  static func expectedSeconds(for input: FollowerInput) -> Double {
    2e-4 + 2e-5 * Double(input.updates.count + input.drags.count)
  }

  static func check(_ input: FollowerInput, _ examination: Examination) {
    checkFollower(input, examination)
    for drag in input.drags { checkRelease(of: input.axis, draggedTo: drag.place, drag.velocity, examination) }
  }

  private static func checkFollower(_ input: FollowerInput, _ examination: Examination) {
    var follower = SpringFollower(input.spring, at: SIMD2(10, -5), feedForward: input.feedForward)
    var (latest, scale) = (0.0, 10.0)
    for (interval, target, velocity) in input.updates {
      let time = latest + interval
      let before = follower.state(at: max(time, latest))
      follower.follow(target, velocity: velocity, at: time)
      scale = [scale, largest(target), largest(before.value), largest(velocity) * max(1, interval)].reduce(0, max)
      guard interval >= 0 else {
        examination.require(follower.state(at: latest) == before, "an update from the past changes nothing")
        continue
      }
      latest = time
      let after = follower.state(at: time)
      examination.require(
        largest(after.value - before.value) <= 1e-12 * scale, "an update moves nothing", "\(before), \(after)")
      let change = largest(after.velocity - before.velocity)
      examination.require(
        change <= 1e-12 * (scale + largest(before.velocity)), "an update kicks nothing", "\(before), \(after)")
      examination.require(follower.target == target, "the target is what was told")
    }
    let moment = latest + examination.random.number(in: 0...3)
    var advanced = follower
    advanced.advance(to: (latest + moment) / 2)
    let (one, other) = (follower.state(at: moment), advanced.state(at: moment))
    examination.require(
      largest(one.value - other.value) <= 1e-11 * scale, "an advance changes nothing", "\(one), \(other)")
    guard examination.asks(oneIn: 50) else { return }
    do {
      let stored = try JSONDecoder().decode(SpringFollower<SIMD2<Double>>.self, from: JSONEncoder().encode(follower))
      examination.require(stored.state(at: moment) == one, "storage changes nothing")
    } catch {
      examination.fail("a follower can be stored", "\(error)")
    }
  }

  private static func checkRelease(
    of axis: ScrollAxis, draggedTo place: Double, _ velocity: Double, _ examination: Examination
  ) {
    let offset = axis.offset(draggedTo: place)
    let (lower, upper) = (axis.bounds.lowerBound, axis.bounds.upperBound)
    let scale = 1 + max(abs(lower), abs(upper)) + abs(offset)
    examination.require(offset.isFinite, "an offset is finite", "\(offset)")
    examination.require(
      offset >= min(place, lower) - 1e-12 * scale && offset <= max(place, upper) + 1e-12 * scale,
      "a rubber band does not lead", "\(offset) for \(place)")
    if let back = axis.place(for: offset) {
      examination.require(
        abs(axis.offset(draggedTo: back) - offset) <= 1e-9 * scale, "the place of an offset has that offset",
        "\(back) for \(offset)")
    }
    let motion = axis.released(at: offset, velocity: velocity)
    let start = motion.state(at: 0)
    examination.require(abs(start.value - offset) <= 1e-9 * scale, "a release begins at the finger", "\(start.value)")
    examination.require(
      motion.restTime.isFinite && motion.restTime >= 0, "a release comes to rest", "\(motion.restTime)")
    let rest = motion.value(at: motion.restTime + 1)
    examination.require(
      rest >= lower - 0.01 * scale && rest <= upper + 0.01 * scale, "it rests within its bounds", "\(rest)")
    let moment = examination.random.number(in: 0...max(0.1, motion.restTime))
    let state = motion.state(at: moment)
    examination.require(
      state.value == motion.value(at: moment) && state.velocity == motion.velocity(at: moment),
      "a state is its value and velocity")
    examination.require(state.value.isFinite && state.velocity.isFinite, "numbers are finite", "\(state)")
  }

  private static func largest(_ vector: SIMD2<Double>) -> Double { max(abs(vector.x), abs(vector.y)) }

  static var regressions: [Regression<FollowerInput>] { [] }
}
