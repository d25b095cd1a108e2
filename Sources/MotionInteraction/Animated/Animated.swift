public import MotionCurves
public import MotionKeyframes
public import MotionSprings

/// A property with a value that moves to a target, which a program sets at any moment.
///
/// Each change starts from what the value does at that moment: its position and its velocity continue.
///
/// ```swift
/// var x = Animated(0.0)
/// x.set(to: 300, with: .spring(.snappy), at: 0)
/// x.set(to: 120, with: .tween(duration: 0.3, curve: .easeOut), at: 0.2)     // turns back, without a jolt
/// let (value, velocity) = x.state(at: 0.25)
/// for change in x.advance(to: 0.25) { … }                                  // what has finished since
/// x.isAtRest(at: 0.6)
/// ```
///
/// It is a value: a copy goes on by itself, it can be compared and stored, and it has no clock and no closure. Times
/// only go forward; a change at an earlier time than the last one takes place at the time of the last one. A query
/// before the last change gives the value with which that change began.
///
/// - Accuracy: that of the motion, see ``SpringMotion``, ``Tween``, ``MinimumJerk``, ``Decay`` and
///   ``KeyframeTrack``. Frames do not add up: the value at a time is the same at every frame rate, to the bit.
/// - Complexity: that of the motion; a change is constant, and its memory too, however many came before.
public struct Animated<Value: VectorValue>: Sendable, Equatable {
  /// What the value does now, from a time on, and the token of the change.
  @usableFromInline
  struct Change: Sendable, Equatable {
    @usableFromInline var piece: MotionPiece<Value.Precise>
    @usableFromInline var start: Double
    var token: Int?
  }

  /// How much of its motion later changes show.
  public var reducedMotion = ReducedMotion.full
  @usableFromInline private(set) var current: Change
  /// A change after a delay; nil, or one element, which keeps an `Animated` without a delay small.
  @usableFromInline private(set) var next: [Change] = []
  private(set) var completions: [MotionCompletion] = []

  /// Creates a property at rest.
  ///
  /// - Parameters:
  ///   - value: the value.
  ///   - time: the time from which on it has the value, in seconds.
  /// - Precondition: both are finite.
  public init(_ value: Value, at time: Double = 0) {
    ParameterError.trapUnlessFinite(time, "the time of a value")
    ParameterError.orTrap(try ParameterError.requireFinite(value, "value"))
    current = Change(piece: .hold(value.precise), start: time)
  }
}

// MARK: What it does

extension Animated: Motion {
  @inlinable
  func change(at time: Double) -> Change {
    if let later = next.first, time >= later.start { return later }
    return current
  }

  /// The value at a time in seconds.
  @inlinable
  public func value(at time: Double) -> Value {
    if next.isEmpty { return Value(rounding: current.piece.value(at: time)) }
    return Value(rounding: change(at: time).piece.value(at: time))
  }

  /// The velocity at a time in seconds, in value units per second.
  @inlinable
  public func velocity(at time: Double) -> Value { state(at: time).velocity }

  /// The value and the velocity at a time in seconds.
  @inlinable
  public func state(at time: Double) -> (value: Value, velocity: Value) {
    if next.isEmpty { return Value.rounding(current.piece.state(at: time)) }
    return Value.rounding(change(at: time).piece.state(at: time))
  }

  /// The value in which it comes to rest, if nothing changes it before.
  public var target: Value { Value(rounding: last.piece.target) }

  /// The time at which it comes to rest, if nothing changes it before; infinite if it never does.
  public var restTime: Double { max(last.start, last.piece.restTime) }

  /// Whether it is at rest from a time on; exact, and as a rule for the price of two values.
  @inlinable
  public func isAtRest(at time: Double) -> Bool {
    let change = last
    return time >= change.start && change.piece.isAtRest(at: time)
  }

  /// The target; nil if it never rests.
  public var restValue: Value? { last.piece.restValue.map { Value(rounding: $0) } }

  @inlinable
  var last: Change { next.first ?? current }
}

// MARK: Changes

extension Animated {
  /// Sends the value to a target.
  ///
  /// - Parameters:
  ///   - target: the value at rest.
  ///   - course: how it goes there. A tween adds the velocity that the value has now, which fades over its duration.
  ///   - velocity: the velocity with which it sets out, as that of a finger, in value units per second; nil for the
  ///     velocity that it has.
  ///   - time: the time of the change, in seconds.
  ///   - delay: the time until the value sets out, in seconds; until then it goes on as before. A change in between
  ///     takes the place of this one.
  ///   - token: identifies the change in ``advance(to:)``; nil if nobody waits for its end.
  /// - Precondition: the numbers are finite, and a delay is not negative;
  ///   ``set(validatingTo:with:velocity:at:after:token:)`` throws instead.
  public mutating func set(
    to target: Value, with course: MotionCourse, velocity: Value? = nil, at time: Double, after delay: Double = 0,
    token: Int? = nil
  ) {
    ParameterError.orTrap(
      try set(validatingTo: target, with: course, velocity: velocity, at: time, after: delay, token: token))
  }

  /// Sends the value to a target, with numbers from outside.
  ///
  /// - Throws: ``ParameterError`` for a number outside its domain; then nothing has changed.
  public mutating func set(
    validatingTo target: Value, with course: MotionCourse, velocity: Value? = nil, at time: Double,
    after delay: Double = 0, token: Int? = nil
  ) throws(ParameterError) {
    try ParameterError.requireFinite(target, "target")
    if let velocity { try ParameterError.requireFinite(velocity, "velocity") }
    try change(at: time, after: delay, token: token) { state, start, preference throws(ParameterError) in
      var state = state
      if let velocity { (state.velocity, state.acceleration) = (velocity.precise, .zero) }
      guard let course = course.reduced(to: preference) else { return .hold(target.precise) }
      return try MotionPiece(course, from: state, to: target.precise, at: start).carrying(state.velocity)
    }
  }

  /// Gives it a value at once, without a motion.
  ///
  /// - Parameters:
  ///   - value: the value.
  ///   - time: the time of the change, in seconds.
  ///   - delay: the time until then, in seconds.
  ///   - token: identifies the change in ``advance(to:)``.
  /// - Precondition: the numbers are finite, and a delay is not negative.
  public mutating func set(to value: Value, at time: Double, after delay: Double = 0, token: Int? = nil) {
    ParameterError.orTrap(try ParameterError.requireFinite(value, "value"))
    changeOrTrap(at: time, after: delay, token: token) { _, _, _ in .hold(value.precise) }
  }

  /// Stops it where it is.
  public mutating func stop(at time: Double) {
    changeOrTrap(at: time, after: 0, token: nil) { state, _, _ in .hold(state.value) }
  }

  /// Lets it slow down by itself, as after a throw; ``target`` then is where it comes to rest.
  ///
  /// - Parameters:
  ///   - velocity: in value units per second; nil for the velocity that it has.
  ///   - deceleration: per millisecond, above 0 and below 1.
  ///   - time: the time of the change, in seconds.
  ///   - token: identifies the change in ``advance(to:)``.
  /// - Precondition: the numbers are in their domain.
  public mutating func decay(
    from velocity: Value? = nil, deceleration: Double = Decay.scrollViewNormal, at time: Double, token: Int? = nil
  ) {
    changeOrTrap(at: time, after: 0, token: token) { state, start, preference throws(ParameterError) in
      let motion = try Decay(
        validatingVelocity: velocity?.precise ?? state.velocity, from: state.value, deceleration: deceleration,
        startingAt: start)
      return preference == .jump ? .hold(motion.target) : .decay(motion)
    }
  }

  /// Plays a track from its time 0 on.
  ///
  /// The difference to what the value does now decays on a spring, so that nothing jumps; see
  /// ``MotionCurves/Motion/handedOver(to:at:by:)``.
  ///
  /// - Parameters:
  ///   - track: the track; its values are those of the property.
  ///   - time: the time of the change, in seconds.
  ///   - delay: the time until the track begins, in seconds.
  ///   - token: identifies the change in ``advance(to:)``.
  /// - Precondition: the numbers are finite, and a delay is not negative.
  public mutating func play(
    _ track: KeyframeTrack<Value>, at time: Double, after delay: Double = 0, token: Int? = nil
  ) {
    changeOrTrap(at: time, after: delay, token: token) { state, start, preference throws(ParameterError) in
      let delayed = track.precise.delayed(by: start)
      let last = delayed.value(at: .infinity)
      switch preference {
      case .jump: return .hold(last)
      case .calmer:
        return try MotionPiece(.spring(Spring(response: 0.4, dampingRatio: 1)), from: state, to: last, at: start)
      case .full: break
      }
      let first = delayed.state(at: start)
      let velocity = first.velocity.isFinite ? first.velocity : .zero
      return .track(
        delayed.adding(
          SpringMotion(
            Spring(halfLife: 0.1), from: state.value - first.value, to: .zero, velocity: state.velocity - velocity,
            startingAt: start)))
    }
  }

  /// Makes a piece from the state, the time at which it starts and the preference for reduced motion.
  private typealias Making = (MotionPiece<Value.Precise>.State, Double, ReducedMotion) throws(ParameterError) ->
    MotionPiece<Value.Precise>

  private mutating func changeOrTrap(at time: Double, after delay: Double, token: Int?, making make: Making) {
    ParameterError.orTrap(try change(at: time, after: delay, token: token, making: make))
  }

  private mutating func change(
    at time: Double, after delay: Double, token: Int?, making make: Making
  ) throws(ParameterError) {
    try ParameterError.requireFinite(time, "the time of a change")
    try ParameterError.requireNotNegative(delay, "delay")
    let now = max(time, current.start)
    let start = now + delay
    try ParameterError.requireFinite(start, "the time of a change, time + delay,")
    // A copy, so that an error changes nothing.
    var changed = self
    changed.settle(at: now)
    let piece = try make(changed.current.piece.course(at: start), start, reducedMotion)
    // What waited for its delay never begins.
    if let waiting = changed.next.first { changed.end(waiting, at: now) }
    changed.next = [Change(piece: piece, start: start, token: token)]
    changed.settle(at: now)
    self = changed
  }
}

// MARK: Completions

extension Animated {
  /// Reports which changes with a token have ended until a time, in the order of their ends.
  ///
  /// Each change is reported once: as finished when it has come to rest, as interrupted when another change takes its
  /// place before. A program that sets tokens calls this in each frame; until then the reports are kept.
  ///
  /// - Parameter time: the time of the frame, in seconds.
  /// - Returns: the changes that ended since the last call.
  public mutating func advance(to time: Double) -> [MotionCompletion] {
    settle(at: time)
    defer { completions = [] }
    return completions
  }

  /// Begins what has waited for its delay, and notes what has come to rest.
  private mutating func settle(at time: Double) {
    if let later = next.first, time >= later.start {
      next = []
      end(current, at: later.start)
      current = later
    }
    if current.token != nil, time >= current.start, current.piece.isAtRest(at: time) {
      end(current, at: time)
      current.token = nil
    }
  }

  /// Notes the end of a change, if somebody waits for it.
  private mutating func end(_ change: Change, at time: Double) {
    guard let token = change.token else { return }
    let rest = max(change.start, change.piece.restTime)
    completions.append(
      rest <= time
        ? MotionCompletion(token: token, outcome: .finished, time: rest)
        : MotionCompletion(token: token, outcome: .interrupted, time: time))
  }
}

extension Animated.Change: Hashable where Value.Precise: Hashable {}
extension Animated: Hashable where Value.Precise: Hashable {}

// Embedded Swift has no Codable.
#if !hasFeature(Embedded)
  extension Animated.Change: Codable where Value.Precise: Codable {}

  extension Animated: Codable where Value.Precise: Codable {
    private enum CodingKeys: CodingKey {
      case current, next, completions, reducedMotion
    }

    /// Decodes what it does, what waits for its delay, and the ends that nobody has heard of.
    ///
    /// - Throws: a `DecodingError` for a missing value, a number outside its domain, or a change that waits for an
    ///   earlier time.
    public init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      current = try container.decode(Change.self, forKey: .current)
      let later = try container.decodeIfPresent(Change.self, forKey: .next)
      next = later.map { [$0] } ?? []
      completions = try container.decodeIfPresent([MotionCompletion].self, forKey: .completions) ?? []
      reducedMotion = try container.decodeIfPresent(ReducedMotion.self, forKey: .reducedMotion) ?? .full
      for change in next + [current] {
        let isAllowed = change.start.isFinite && change.start >= current.start && change.piece.target.isFinite
        guard isAllowed else {
          throw DecodingError.dataCorrupted(
            DecodingError.Context(codingPath: decoder.codingPath, debugDescription: "a change at no possible time"))
        }
      }
    }

    /// Encodes what it does, what waits for its delay, and the ends that nobody has heard of.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(current, forKey: .current)
      try container.encodeIfPresent(next.first, forKey: .next)
      if !completions.isEmpty { try container.encode(completions, forKey: .completions) }
      if reducedMotion != .full { try container.encode(reducedMotion, forKey: .reducedMotion) }
    }
  }
#endif
