public import MotionCurves

/// The data shared by a track and its ``PiecewiseCubic``, behind one reference, so that copying either costs one
/// retain.
@usableFromInline
package final class TrackStorage<Value: VectorValue>: Sendable {
  /// The key times, for searching.
  @usableFromInline package let timeline: Timeline
  /// The cubics, one for each interval of the timeline.
  @usableFromInline package let pieces: [CubicPiece<Value>]
  /// The springs, one for each interval that has one, in place of its cubic; empty if there are none.
  @usableFromInline let springs: [SpringPiece<Value>?]
  /// The timing curves that ease the cubics; nil if there are none, and no springs.
  ///
  /// This is checked before anything else is read.
  @usableFromInline let easing: TrackEasing?
  /// The keys as given.
  let keys: KeyList<Value>
  /// The rule between the keys.
  let rule: TrackRule<Value>

  init(
    timeline: Timeline, pieces: [CubicPiece<Value>], springs: [SpringPiece<Value>?], timing: TrackTiming,
    keys: KeyList<Value>, rule: TrackRule<Value>
  ) {
    self.timeline = timeline
    self.pieces = pieces
    self.springs = springs
    easing = .easing(timing, timeline, hasSprings: !springs.isEmpty)
    self.keys = keys
    self.rule = rule
  }
}

/// The rule between the keys of a track.
@usableFromInline
enum TrackRule<Value: VectorValue>: Sendable, Equatable {
  case mode(CalculationMode)
  case spline(Spline<Value>)

  /// The spline through the keys; nil for lines.
  var spline: Spline<Value>? {
    switch self {
    case .mode(let mode): mode == .cubic || mode == .cubicPaced ? .coreAnimation() : nil
    case .spline(let spline): spline
    }
  }
}

extension TrackStorage {
  /// Checks and lowers the keys of a track.
  ///
  /// All initialisers call this function. It is specialised for the usual values, because clients call the initialisers
  /// unspecialised.
  ///
  /// - Throws: ``ParameterError`` if a value is not finite, the rule rejects the keys, or a segment overflows.
  @usableFromInline
  @_specialize(where Value == Double)
  @_specialize(where Value == SIMD2<Double>)
  @_specialize(where Value == SIMD3<Double>)
  static func make(
    _ keys: KeyList<Value>, _ rule: TrackRule<Value>, hasDefaultTimes: Bool, curve: TimingCurve
  ) throws(ParameterError) -> TrackStorage {
    var keys = keys
    try keys.requireFinite("values")
    switch rule {
    case .mode(let mode):
      if mode.isPaced { keys = keys.spaced(by: try KeyTimes.byDistance(keys.values)) }
    case .spline(let spline):
      try spline.check(keys.values)
      if hasDefaultTimes { keys.times = try spline.defaultKeyTimes(for: keys.values) }
    }
    let lowered = try keys.lowered(by: rule.spline)
    return TrackStorage(
      timeline: Timeline(keyTimes: lowered.knots), pieces: lowered.pieces,
      springs: try keys.springPieces(between: lowered.pieces),
      timing: TrackTiming(segmentCurves: keys.curves, overallCurve: curve), keys: keys, rule: rule)
  }
}

extension TrackStorage {
  /// The value at a time after the timing curves.
  @inlinable
  @inline(never)
  func easedValue(at time: Double) -> Value { easedValue(at: position(at: time, near: 0)) }

  /// The velocity at a time with the timing curves.
  @inlinable
  @inline(never)
  func velocity(at time: Double, eased easing: TrackEasing) -> Value {
    guard let movement = easing.movement(at: time) else { return .zero }
    return easedSlope(at: movement.position).moving(at: movement.rate)
  }

  /// The value and the velocity at a time with the timing curves.
  ///
  /// The curves are evaluated once if value and velocity have the same position.
  @inlinable
  @inline(never)
  func state(at time: Double, eased easing: TrackEasing) -> (value: Value, velocity: Value) {
    guard let movement = easing.movement(at: time), movement.isOfValue else {
      return (easedValue(at: time), velocity(at: time, eased: easing))
    }
    return (easedValue(at: movement.position), easedSlope(at: movement.position).moving(at: movement.rate))
  }

  /// The value at a position of a track with timing curves or springs.
  @inlinable
  func easedValue(at position: TrackPosition) -> Value {
    if position.interval < springs.count, let spring = springs[position.interval] {
      return spring.value(at: position.fraction)
    }
    return value(at: position)
  }

  /// The slope, per unit of the fraction, at a position of a track with timing curves or springs.
  @inlinable
  func easedSlope(at position: TrackPosition) -> Value {
    if position.interval < springs.count, let spring = springs[position.interval] {
      return spring.velocity(at: position.fraction)
    }
    return slope(at: position)
  }

  /// The position at a time.
  @inlinable
  @inline(__always)
  func position(at time: Double, near guess: Int) -> TrackPosition {
    if let easing { return easing.position(at: time, near: guess) }
    return timeline.position(at: time, near: guess)
  }

  @inlinable
  @inline(__always)
  func value(at position: TrackPosition) -> Value { pieces[position.interval].value(at: position.fraction) }

  /// The slope of the cubic, per unit of its fraction.
  @inlinable
  @inline(__always)
  func slope(at position: TrackPosition) -> Value { pieces[position.interval].velocity(at: position.fraction) }
}

extension TrackStorage {
  /// The velocity along the cubics alone; zero outside the key times.
  @inlinable
  func uneasedVelocity(at time: Double) -> Value {
    guard let position = timeline.movingPosition(at: time) else { return .zero }
    return slope(at: position) * timeline.rate(of: position.interval)
  }

  /// The value and the velocity along the cubics alone, and the interval of the time.
  @inlinable
  @inline(__always)
  func uneasedState(at time: Double, near guess: Int) -> (value: Value, velocity: Value, interval: Int) {
    let position = timeline.position(at: time, near: guess)
    let value = value(at: position)
    // The value holds outside the key times and at the end; the velocity at the end is that before a jump.
    guard time >= timeline.start, time < timeline.end else {
      return (value, uneasedVelocity(at: time), position.interval)
    }
    return (value, slope(at: position) * timeline.rate(of: position.interval), position.interval)
  }
}
