internal import MotionNumerics

/// An axis behind a handle: its current motion and the time of its start.
final class AxisHandle {
  private enum State {
    /// Nothing has moved the axis yet.
    case resting(at: Double)
    /// A hand caught the axis at one place and is now at another. An excess beyond the reach of the rubber band
    /// remains.
    case held(from: Double, at: Double, excess: Double)
    /// The axis moves on after a release.
    case released(BoundedMotion)
    /// The axis moves to a target.
    case handedOver(SpringMotion<Double>)
  }

  private let axis: ScrollAxis
  private var state: State
  private var hand = VelocityTracker<Double>()
  private var lastTime = -Double.infinity

  private init(_ axis: ScrollAxis, at start: Double) {
    self.axis = axis
    state = .resting(at: start)
  }

  /// Makes an axis; a page of 0 means none, and a deceleration of 0 or NaN means none.
  static func opened(
    from least: Double, to greatest: Double, extent: Double, deceleration: Double, page: Double, at start: Double
  ) throws(CallError) -> AxisHandle {
    guard least <= greatest else { throw CallError("the least value must be at most the greatest one") }
    guard start >= least && start <= greatest else {
      throw CallError("the start must be from the least value to the greatest one")
    }
    let isDefault = deceleration.isNaN || deceleration == 0
    let axis = try CallError.instead { () throws(ParameterError) in
      try ScrollAxis(
        validatingRange: least...greatest, extent: extent,
        deceleration: isDefault ? Decay.scrollViewNormal : deceleration,
        landing: page == 0 ? .anywhere : .pages(length: page))
    }
    return AxisHandle(axis, at: start)
  }

  /// The value and the velocity at a time; before the last input, those at the last input.
  func state(at time: Double) -> (value: Double, velocity: Double) {
    guard !time.isNaN else { return (.nan, .nan) }
    let time = max(time, lastTime)
    switch state {
    case .resting(let place): return (place, 0)
    case .held(_, let place, let excess):
      return (axis.offset(draggedTo: place) + excess, hand.velocity(at: time) * axis.slope(draggedTo: place))
    case .released(let motion): return motion.state(at: time)
    case .handedOver(let motion): return motion.state(at: time)
    }
  }

  /// The time at which the motion ends.
  var restTime: Double {
    switch state {
    case .resting: -.infinity
    case .held: .infinity
    case .released(let motion): motion.restTime
    case .handedOver(let motion): motion.restTime
    }
  }

  // MARK: Input, which is false where it cannot be

  func grab(at time: Double) -> Bool {
    let value = state(at: time).value
    guard accepts(time), value.isFinite else { return false }
    hand.forget()
    if let place = axis.place(for: value) {
      state = .held(from: place, at: place, excess: 0)
      hand.add(place, at: time)
    } else {
      // A finger cannot drag the axis as far as a spring may carry it. It is then held at its value, as if grabbed
      // there.
      state = .held(from: value, at: value, excess: value - axis.offset(draggedTo: value))
      hand.add(value, at: time)
    }
    lastTime = time
    return true
  }

  func drag(by distance: Double, at time: Double) -> Bool {
    guard accepts(time), distance.isFinite else { return false }
    if case .held(let origin, _, let excess) = state {
      let place = origin + distance
      guard place.isFinite, (axis.offset(draggedTo: place) + excess).isFinite else { return false }
      state = .held(from: origin, at: place, excess: excess)
      hand.add(place, at: time)
    }
    lastTime = time
    return true
  }

  func release(at time: Double) -> Bool {
    guard accepts(time) else { return false }
    if case .held = state {
      let (value, velocity) = state(at: time)
      guard let motion = try? axis.released(validatingAt: value, velocity: velocity, time: time) else { return false }
      state = .released(motion)
    }
    lastTime = time
    return true
  }

  /// Moves on to a target on a spring, and releases a hand.
  func spring(_ notation: String?, to target: Double, at time: Double) throws(CallError) {
    guard accepts(time) else { throw CallError("the time must be finite and not before that of the last input") }
    let spring = try Spring(notation: notation)
    let (value, velocity) = state(at: time)
    let motion = try CallError.instead { () throws(ParameterError) in
      try SpringMotion(validating: spring, from: value, to: target, velocity: velocity, startingAt: time)
    }
    state = .handedOver(motion)
    lastTime = time
  }

  private func accepts(_ time: Double) -> Bool { time.isFinite && time >= lastTime }
}
