public import MotionCurves
public import MotionKeyframes
public import MotionSprings

/// What a value does from one change to the next.
///
/// It is a closed enum, so that a value of it needs no allocation and no existential.
@usableFromInline
package enum MotionPiece<Value: VectorValue>: Sendable, Equatable {
  /// It stays.
  case hold(Value)
  case spring(SpringMotion<Value>)
  case tween(Tween<Value>)
  /// A tween, and the velocity before it, which fades over the same duration.
  case carriedTween(Sum<Tween<Value>, MinimumJerk<Value>>)
  case minimumJerk(MinimumJerk<Value>)
  case decay(Decay<Value>)
  /// A track, and the difference to what came before, which decays.
  case track(Sum<Delayed<KeyframeTrack<Value>>, SpringMotion<Value>>)

  /// A value, a velocity and an acceleration at a time.
  package typealias State = (value: Value, velocity: Value, acceleration: Value)

  /// The motion along a course from a state.
  ///
  /// - Throws: ``ParameterError`` for a number of the course outside its domain, or a target that is not finite.
  package init(
    _ course: MotionCourse, from state: State, to target: Value, at time: Double
  ) throws(ParameterError) {
    switch course {
    case .spring(let spring):
      self = .spring(
        try SpringMotion(
          validating: spring, from: state.value, to: target, velocity: state.velocity, startingAt: time))
    case .tween(let duration, let curve):
      guard target.isFinite else { throw ParameterError(notFinite: target, "target") }
      self = .tween(try Tween(validatingFrom: state.value, to: target, duration: duration, curve: curve, delay: time))
    case .minimumJerk(let duration):
      self = .minimumJerk(
        try MinimumJerk(
          validatingFrom: state.value, to: target, duration: duration, velocity: state.velocity,
          acceleration: state.acceleration, startingAt: time))
    }
  }

  /// The piece plus a velocity that fades over its duration: for a tween, whose curve has a velocity of its start.
  package func carrying(_ velocity: Value) -> MotionPiece {
    guard case .tween(let tween) = self, velocity != .zero, tween.duration >= 1e-100 else { return self }
    let fading = MinimumJerk(
      from: .zero, to: .zero, duration: tween.duration, velocity: velocity, startingAt: tween.delay)
    return .carriedTween(tween.adding(fading))
  }

  /// The value in which the piece ends.
  package var target: Value {
    switch self {
    case .hold(let value): value
    case .spring(let motion): motion.target
    case .tween(let motion): motion.end
    case .carriedTween(let motion): motion.first.end
    case .minimumJerk(let motion): motion.end
    case .decay(let motion): motion.target
    case .track(let motion): motion.first.value(at: .infinity)
    }
  }

  /// The state with which another piece starts; a velocity that is not finite, as at a vertical tangent, counts as
  /// zero.
  package func course(at time: Double) -> State {
    let state = state(at: time)
    return (state.value, state.velocity.isFinite ? state.velocity : .zero, acceleration(at: time))
  }
}

extension MotionPiece: Hashable where Value: Hashable, Value.Precise: Hashable {}

extension MotionPiece: AcceleratedMotion {
  @inlinable
  package func value(at time: Double) -> Value {
    switch self {
    case .hold(let value): time.isNaN ? value * time : value
    case .spring(let motion): motion.value(at: time)
    case .tween(let motion): motion.value(at: time)
    case .carriedTween(let motion): motion.value(at: time)
    case .minimumJerk(let motion): motion.value(at: time)
    case .decay(let motion): motion.value(at: time)
    case .track(let motion): motion.value(at: time)
    }
  }

  @inlinable
  package func velocity(at time: Double) -> Value { state(at: time).velocity }

  @inlinable
  package func state(at time: Double) -> (value: Value, velocity: Value) {
    switch self {
    case .hold(let value): time.isNaN ? (value * time, value * time) : (value, .zero)
    case .spring(let motion): motion.state(at: time)
    case .tween(let motion): motion.state(at: time)
    case .carriedTween(let motion): motion.state(at: time)
    case .minimumJerk(let motion): motion.state(at: time)
    case .decay(let motion): motion.state(at: time)
    case .track(let motion): motion.state(at: time)
    }
  }

  /// The acceleration; zero for a tween and a track.
  @usableFromInline
  package func acceleration(at time: Double) -> Value {
    switch self {
    case .hold, .tween, .carriedTween, .track: .zero
    case .spring(let motion): motion.acceleration(at: time)
    case .minimumJerk(let motion): motion.acceleration(at: time)
    case .decay(let motion): motion.acceleration(at: time)
    }
  }

  @inlinable
  package var restTime: Double {
    switch self {
    case .hold: -.infinity
    case .spring(let motion): motion.restTime
    case .tween(let motion): motion.restTime
    case .carriedTween(let motion): motion.restTime
    case .minimumJerk(let motion): motion.restTime
    case .decay(let motion): motion.restTime
    case .track(let motion): motion.restTime
    }
  }

  @inlinable
  package func isAtRest(at time: Double) -> Bool {
    switch self {
    case .hold: !time.isNaN
    case .spring(let motion): motion.isAtRest(at: time)
    case .tween(let motion): motion.isAtRest(at: time)
    case .carriedTween(let motion): motion.isAtRest(at: time)
    case .minimumJerk(let motion): motion.isAtRest(at: time)
    case .decay(let motion): motion.isAtRest(at: time)
    case .track(let motion): motion.isAtRest(at: time)
    }
  }

  /// The target, or nil if the piece never rests.
  @inlinable
  package var restValue: Value? {
    switch self {
    case .hold(let value): value
    case .spring(let motion): motion.restValue
    case .tween(let motion): motion.restValue
    case .carriedTween(let motion): motion.restValue
    case .minimumJerk(let motion): motion.restValue
    case .decay(let motion): motion.restValue
    case .track(let motion): motion.restValue
    }
  }
}

// Embedded Swift has no Codable.
#if !hasFeature(Embedded)
  extension MotionPiece: Codable where Value: Codable, Value.Precise: Codable {
    private enum CodingKeys: CodingKey, CaseIterable {
      case hold, spring, tween, carriedTween, minimumJerk, decay, track
    }

    /// Decodes the motion under the name of its kind.
    @usableFromInline
    package init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      switch try container.onlyKey(of: decoder) {
      case .hold: self = .hold(try container.decode(Value.self, forKey: .hold))
      case .spring: self = .spring(try container.decode(SpringMotion<Value>.self, forKey: .spring))
      case .tween: self = .tween(try container.decode(Tween<Value>.self, forKey: .tween))
      case .carriedTween: self = .carriedTween(try container.decode(Sum.self, forKey: .carriedTween))
      case .minimumJerk: self = .minimumJerk(try container.decode(MinimumJerk<Value>.self, forKey: .minimumJerk))
      case .decay: self = .decay(try container.decode(Decay<Value>.self, forKey: .decay))
      case .track: self = .track(try container.decode(Sum.self, forKey: .track))
      }
    }

    /// Encodes the motion under the name of its kind.
    @usableFromInline
    package func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      switch self {
      case .hold(let value): try container.encode(value, forKey: .hold)
      case .spring(let motion): try container.encode(motion, forKey: .spring)
      case .tween(let motion): try container.encode(motion, forKey: .tween)
      case .carriedTween(let motion): try container.encode(motion, forKey: .carriedTween)
      case .minimumJerk(let motion): try container.encode(motion, forKey: .minimumJerk)
      case .decay(let motion): try container.encode(motion, forKey: .decay)
      case .track(let motion): try container.encode(motion, forKey: .track)
      }
    }
  }
#endif
