public import MotionCurves
public import MotionSprings

/// What a value does from one change to the next.
///
/// A query switches over a closed list instead of asking an existential. What each case holds is boxed: a piece is as
/// large as a reference, a copy costs one retain, and code that is not optimised needs the types of one case alone.
/// Measured, a value of a spring costs 1.1 of the motion's, where an enum of the motions themselves cost 2.4.
@usableFromInline
package enum MotionPiece<Played: Motion>: Sendable where Played.Value: VectorValue {
  @usableFromInline
  package typealias Value = Played.Value

  /// It stays.
  case hold(Box<Value>)
  case spring(Box<SpringMotion<Value>>)
  case tween(Box<Tween<Value>>)
  /// A tween, and the velocity before it, which fades over the same duration.
  case carriedTween(Box<Sum<Tween<Value>, MinimumJerk<Value>>>)
  case minimumJerk(Box<MinimumJerk<Value>>)
  case decay(Box<Decay<Value>>)
  /// A track or another motion from its time 0 on, and the difference to what came before, which decays.
  case played(Box<Sum<Delayed<Played>, SpringMotion<Value>>>)

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
        Box(
          try SpringMotion(
            validating: spring, from: state.value, to: target, velocity: state.velocity, startingAt: time)))
    case .tween(let duration, let curve):
      guard target.isFinite else { throw ParameterError(notFinite: target, "target") }
      self = .tween(
        Box(try Tween(validatingFrom: state.value, to: target, duration: duration, curve: curve, delay: time)))
    case .minimumJerk(let duration):
      self = .minimumJerk(
        Box(
          try MinimumJerk(
            validatingFrom: state.value, to: target, duration: duration, velocity: state.velocity,
            acceleration: state.acceleration, startingAt: time)))
    }
  }

  /// The piece plus a velocity that fades over its duration: for a tween, whose curve has a velocity of its start.
  ///
  /// - Parameter velocity: the velocity at the start; a tween below 10⁻¹⁰⁰ s is over before it counts.
  /// - Returns: the piece and the fading velocity.
  /// - Throws: ``ParameterError`` for a duration over which no velocity can fade: see ``MinimumJerk``.
  package func carrying(_ velocity: Value) throws(ParameterError) -> MotionPiece {
    guard case .tween(let box) = self, velocity != .zero, box.content.duration >= 1e-100 else { return self }
    let tween = box.content
    let fading = try MinimumJerk(
      validatingFrom: .zero, to: .zero, duration: tween.duration, velocity: velocity, startingAt: tween.delay)
    return .carriedTween(Box(tween.adding(fading)))
  }

  /// The value in which the piece ends; that of its start for a played motion that never ends.
  package var target: Value {
    switch self {
    case .hold(let box): box.content
    case .spring(let box): box.content.target
    case .tween(let box): box.content.end
    case .carriedTween(let box): box.content.first.end
    case .minimumJerk(let box): box.content.end
    case .decay(let box): box.content.target
    case .played(let box): box.content.first.restValue ?? box.content.first.value(at: box.content.second.startTime)
    }
  }

  /// The state with which another piece starts; a velocity that is not finite, as at a vertical tangent, counts as
  /// zero.
  package func course(at time: Double) -> State {
    let state = state(at: time)
    return (state.value, state.velocity.isFinite ? state.velocity : .zero, acceleration(at: time))
  }
}

extension MotionPiece: Equatable where Played: Equatable {}
extension MotionPiece: Hashable where Value: Hashable, Value.Precise: Hashable, Played: Hashable {}

extension MotionPiece: AcceleratedMotion {
  @inlinable
  package func value(at time: Double) -> Value {
    switch self {
    case .hold(let box): time.isNaN ? box.content * time : box.content
    case .spring(let box): box.value(at: time)
    case .tween(let box): box.value(at: time)
    case .carriedTween(let box): box.value(at: time)
    case .minimumJerk(let box): box.value(at: time)
    case .decay(let box): box.value(at: time)
    case .played(let box): box.value(at: time)
    }
  }

  @inlinable
  package func velocity(at time: Double) -> Value { state(at: time).velocity }

  @inlinable
  package func state(at time: Double) -> (value: Value, velocity: Value) {
    switch self {
    case .hold(let box): time.isNaN ? (box.content * time, box.content * time) : (box.content, .zero)
    case .spring(let box): box.state(at: time)
    case .tween(let box): box.state(at: time)
    case .carriedTween(let box): box.state(at: time)
    case .minimumJerk(let box): box.state(at: time)
    case .decay(let box): box.state(at: time)
    case .played(let box): box.state(at: time)
    }
  }

  /// The acceleration; zero for a tween and what is played.
  @usableFromInline
  package func acceleration(at time: Double) -> Value {
    switch self {
    case .hold, .tween, .carriedTween, .played: .zero
    case .spring(let box): box.content.acceleration(at: time)
    case .minimumJerk(let box): box.content.acceleration(at: time)
    case .decay(let box): box.content.acceleration(at: time)
    }
  }

  @inlinable
  package var restTime: Double {
    switch self {
    case .hold: -.infinity
    case .spring(let box): box.restTime
    case .tween(let box): box.restTime
    case .carriedTween(let box): box.restTime
    case .minimumJerk(let box): box.restTime
    case .decay(let box): box.restTime
    case .played(let box): box.restTime
    }
  }

  /// The end of the piece's domain; infinite if it never rests, −∞ for a value that stays.
  func end(tolerance: Double) -> Double {
    let domain =
      switch self {
      case .hold: nil as ClosedRange<Double>?
      case .spring(let box): box.content.domain(tolerance: tolerance)
      case .tween(let box): box.content.domain(tolerance: tolerance)
      case .carriedTween(let box): box.content.domain(tolerance: tolerance)
      case .minimumJerk(let box): box.content.domain(tolerance: tolerance)
      case .decay(let box): box.content.domain(tolerance: tolerance)
      case .played(let box): box.content.domain(tolerance: tolerance)
      }
    return domain?.upperBound ?? restTime
  }

  @inlinable
  package func isAtRest(at time: Double) -> Bool {
    switch self {
    case .hold: !time.isNaN
    case .spring(let box): box.isAtRest(at: time)
    case .tween(let box): box.isAtRest(at: time)
    case .carriedTween(let box): box.isAtRest(at: time)
    case .minimumJerk(let box): box.isAtRest(at: time)
    case .decay(let box): box.isAtRest(at: time)
    case .played(let box): box.isAtRest(at: time)
    }
  }

  /// The target, or nil if the piece never rests.
  @inlinable
  package var restValue: Value? {
    switch self {
    case .hold(let box): box.content
    case .spring(let box): box.restValue
    case .tween(let box): box.restValue
    case .carriedTween(let box): box.restValue
    case .minimumJerk(let box): box.restValue
    case .decay(let box): box.restValue
    case .played(let box): box.restValue
    }
  }
}

// Embedded Swift has no Codable.
#if !hasFeature(Embedded)
  extension MotionPiece: Codable where Value: Codable, Value.Precise: Codable, Played: Codable {
    private enum CodingKeys: CodingKey, CaseIterable {
      case hold, spring, tween, carriedTween, minimumJerk, decay, played
    }

    /// Decodes the motion under the name of its kind.
    @usableFromInline
    package init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      switch try container.onlyKey(of: decoder) {
      case .hold: self = .hold(Box(try container.decode(Value.self, forKey: .hold)))
      case .spring: self = .spring(Box(try container.decode(SpringMotion<Value>.self, forKey: .spring)))
      case .tween: self = .tween(Box(try container.decode(Tween<Value>.self, forKey: .tween)))
      case .carriedTween: self = .carriedTween(Box(try container.decode(Sum.self, forKey: .carriedTween)))
      case .minimumJerk: self = .minimumJerk(Box(try container.decode(MinimumJerk<Value>.self, forKey: .minimumJerk)))
      case .decay: self = .decay(Box(try container.decode(Decay<Value>.self, forKey: .decay)))
      case .played: self = .played(Box(try container.decode(Sum.self, forKey: .played)))
      }
    }

    /// Encodes the motion under the name of its kind.
    @usableFromInline
    package func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      switch self {
      case .hold(let box): try container.encode(box.content, forKey: .hold)
      case .spring(let box): try container.encode(box.content, forKey: .spring)
      case .tween(let box): try container.encode(box.content, forKey: .tween)
      case .carriedTween(let box): try container.encode(box.content, forKey: .carriedTween)
      case .minimumJerk(let box): try container.encode(box.content, forKey: .minimumJerk)
      case .decay(let box): try container.encode(box.content, forKey: .decay)
      case .played(let box): try container.encode(box.content, forKey: .played)
      }
    }
  }
#endif
