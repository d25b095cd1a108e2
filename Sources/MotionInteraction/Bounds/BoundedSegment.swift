import MotionCurves
package import MotionSprings
import RealModule

/// A segment of a bounded motion, from a start time on: at rest, on a spring, or slowing down by itself.
package struct BoundedSegment: Sendable, Hashable {
  /// How the value moves.
  package enum Course: Sendable, Hashable {
    case rest
    case spring(Spring, target: Double)
    /// The decay rate λ of the velocity, in 1/s.
    case decay(rate: Double)
  }

  /// The time at which the segment starts, in seconds.
  package let startTime: Double
  /// The value at the start.
  package let start: Double
  /// The velocity at the start.
  package let velocity: Double
  package let course: Course

  /// The state at a time; before the start, the state at the start.
  package func state(at time: Double) -> (value: Double, velocity: Double) {
    if time <= startTime { return (start, velocity) }
    return state(after: time - startTime)
  }

  package func state(after duration: Double) -> (value: Double, velocity: Double) {
    switch course {
    case .rest: return duration.isNaN ? (.nan, .nan) : (start, 0)
    case .spring(let spring, let target):
      let state = spring.transition(over: duration)(displacement: start - target, velocity: velocity)
      return (target + state.displacement, state.velocity)
    case .decay(let rate):
      let travelled = -Double.expMinusOne(-rate * duration)
      return (start + velocity / rate * travelled, velocity * Double.exp(-rate * duration))
    }
  }

  /// The acceleration after a duration.
  package func acceleration(after duration: Double) -> Double {
    let state = state(after: duration)
    switch course {
    case .rest: return state.velocity
    case .spring(let spring, let target):
      return -(spring.stiffness / spring.mass) * (state.value - target)
        - spring.damping / spring.mass * state.velocity
    case .decay(let rate): return -rate * state.velocity
    }
  }

  /// The value at rest; for an undamped spring, its target.
  var end: Double {
    switch course {
    case .rest: start
    case .spring(_, let target): target
    case .decay(let rate): start + velocity / rate
    }
  }

  /// The time from which on the value stays near its end: within a thousandth of the segment's extent.
  var restTime: Double {
    switch course {
    case .rest: startTime
    case .spring(let spring, let target):
      SpringMotion(spring, from: start, to: target, velocity: velocity, startingAt: startTime).restTime
    case .decay(let rate): velocity == 0 ? startTime : startTime + Double.log(1000) / rate
    }
  }

  /// The time from which on the value stays within a fraction of the segment's extent from its end.
  func restTime(tolerance: Double) -> Double {
    switch course {
    case .rest: startTime
    case .spring(let spring, let target):
      SpringMotion(spring, from: start, to: target, velocity: velocity, startingAt: startTime)
        .domain(tolerance: tolerance)?.upperBound ?? .infinity
    case .decay(let rate): velocity == 0 ? startTime : startTime + max(0, -Double.log(tolerance) / rate)
    }
  }

  /// The last time at which the value is at least a distance from its end, or at least as fast as a speed.
  func restTime(within distance: Double, speed: Double) -> Double {
    switch course {
    case .rest: startTime
    case .spring(let spring, let target):
      SpringMotion(spring, from: start, to: target, velocity: velocity, startingAt: startTime)
        .restTime(within: distance, speed: speed)
    case .decay(let rate):
      // The remaining distance and the speed are the same exponential.
      startTime + max(0, Double.log(max(abs(velocity) / rate / distance, abs(velocity) / speed)) / rate)
    }
  }
}

extension BoundedSegment {
  /// The duration from the start until the value first reaches a bound; nil if it never does.
  ///
  /// A segment that starts at the bound leaves it inwards.
  func duration(to bound: Double) -> Double? {
    guard bound.isFinite else { return nil }
    switch course {
    case .rest: return nil
    case .spring(let spring, let target):
      let response = FreeResponse(spring: spring, x0: start - target, v0: velocity)
      let estimate = start == bound ? response.timeBackAtStart : response.firstTime(at: bound - target)
      guard let estimate else { return nil }
      return SpringTravel(spring: spring, displacement: start - target, velocity: velocity)
        .time(of: bound - start, near: estimate)
    case .decay(let rate):
      let fraction = (bound - start) * rate / velocity
      guard fraction > 0 && fraction < 1 else { return nil }
      return -Double.log(onePlus: -fraction) / rate
    }
  }

  /// The duration until the segment leaves a range for the first time, and the bound that it crosses.
  func exit(from range: ClosedRange<Double>) -> (duration: Double, bound: Double)? {
    let lower = duration(to: range.lowerBound)
    let upper = duration(to: range.upperBound)
    guard let upper else { return lower.map { ($0, range.lowerBound) } }
    guard let lower, lower < upper else { return (upper, range.upperBound) }
    return (lower, range.lowerBound)
  }

  /// Whether a value at rest at a bound stays there: it is pulled out of the range, or not at all.
  func isHeld(at bound: Double, of range: ClosedRange<Double>) -> Bool {
    guard case .spring(_, let target) = course else { return true }
    return bound == range.upperBound ? target >= bound || range.lowerBound == bound : target <= bound
  }
}

extension FreeResponse {
  /// The time after the first extremum at which the displacement is again that of the start; nil if it never is.
  fileprivate var timeBackAtStart: Double? {
    guard let turn = extremum(at: 0) else { return nil }
    // The rounding of a displacement hides a bounce this low. Such a bounce falls for about as long as it rises.
    if abs(turn.displacement - x0) <= 1e-9 * abs(x0) { return 2 * turn.time }
    return FreeResponse(spring: spring, x0: turn.displacement, v0: 0).firstTime(at: x0).map { turn.time + $0 }
  }
}
