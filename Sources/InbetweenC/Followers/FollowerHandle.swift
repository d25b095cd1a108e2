internal import MotionNumerics

/// A follower behind a handle: its notation, and the state since the last input.
///
/// The state never grows: like the library's followers, it keeps only the last input.
final class FollowerHandle {
  private enum State {
    case spring(SpringFollower<Double>)
    case secondOrder(SecondOrderDynamics<Double>)
    case smoothing(ExponentialSmoothing<Double>)
    case filter(OneEuroFilter<Double>)
  }

  private let notation: ParsedFollower
  /// The state; nil before the first input.
  private var state: State?
  private var lastTime = -Double.infinity

  init(_ notation: ParsedFollower) { self.notation = notation }

  /// Reads a follower from its notation.
  static func parsed(_ notation: String?) throws(CallError) -> FollowerHandle {
    guard let notation else { throw CallError("the notation is null") }
    return FollowerHandle(try CallError.instead { () throws(NotationError) in try ParsedFollower(parsing: notation) })
  }

  /// Sets the value at rest from a time on; false for an invalid input.
  func jump(to value: Double, at time: Double) -> Bool {
    guard time >= lastTime, let rest = try? rest(at: value, from: time) else { return false }
    state = rest
    lastTime = time
    return true
  }

  /// Sets the target from a time on, or reports a measured value; false for an invalid input.
  func follow(_ value: Double, at time: Double) -> Bool {
    guard let state else { return jump(to: value, at: time) }
    guard time >= lastTime, let next = Self.following(value, at: time, state) else { return false }
    self.state = next
    lastTime = time
    return true
  }

  /// The value and the velocity at a time; NaN before the first input.
  func state(at time: Double) -> (value: Double, velocity: Double) {
    guard let state, !time.isNaN else { return (.nan, .nan) }
    switch state {
    case .spring(let follower): return follower.state(at: time)
    case .secondOrder(let dynamics): return dynamics.state(at: time)
    case .smoothing(let smoothing): return smoothing.state(at: time)
    case .filter(let filter): return (filter.lastValue ?? .nan, time < lastTime ? 0 : filter.lastVelocity)
    }
  }

  private func rest(at value: Double, from time: Double) throws(ParameterError) -> State {
    switch notation {
    case .spring(let spring, let feedForward):
      return .spring(try SpringFollower(validating: spring, at: value, startingAt: time, feedForward: feedForward))
    case .secondOrder(let step):
      return .secondOrder(
        try SecondOrderDynamics(
          validatingFrequency: step.frequency, dampingRatio: step.dampingRatio, response: step.dynamics.response,
          at: value, startingAt: time))
    case .halfLife(let halfLife):
      return .smoothing(try ExponentialSmoothing(validatingHalfLife: halfLife, at: value, startingAt: time))
    case .oneEuro(var filter):
      try ParameterError.requireFinite(value, "value")
      try ParameterError.requireFinite(time, "time")
      filter.filter(value, at: time)
      return .filter(filter)
    }
  }

  /// The state after an input; nil if the library's follower ignores the input.
  private static func following(_ value: Double, at time: Double, _ state: State) -> State? {
    switch state {
    case .spring(var follower):
      follower.jump(to: value, at: time)
      return follower.lastTime == time && follower.target == value ? .spring(follower) : nil
    case .secondOrder(var dynamics):
      dynamics.jump(to: value, at: time)
      return dynamics.lastTime == time && dynamics.input == value ? .secondOrder(dynamics) : nil
    case .smoothing(var smoothing):
      smoothing.follow(value, at: time)
      return smoothing.lastTime == time && smoothing.input == value ? .smoothing(smoothing) : nil
    case .filter(var filter):
      // The filter takes one sample for a time, and ignores further samples.
      guard value.isFinite else { return nil }
      filter.filter(value, at: time)
      return filter.lastTime == time ? .filter(filter) : nil
    }
  }
}
