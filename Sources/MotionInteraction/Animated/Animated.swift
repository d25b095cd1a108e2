public import MotionCurves
public import MotionKeyframes

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
public typealias Animated<Value: VectorValue> = AnimatedValue<Value, KeyframeTrack<Value.Precise>>

/// An ``Animated`` property that plays motions of a chosen type instead of keyframe tracks.
///
/// ```swift
/// var train = AnimatedValue<SIMD2<Double>, PathMotion>([0, 0])
/// train.play(PathMotion("M0 0C80 0 20 60 100 60", duration: 2), at: 0)
/// train.set(to: [0, 60], with: .spring(.smooth), at: 1.4)      // leaves the path, without a jolt
/// ```
///
/// Its cases are a closed list with one place for `Played`, so that a query needs neither an allocation nor an
/// existential.
public struct AnimatedValue<Value: VectorValue, Played: Motion>: Sendable where Played.Value == Value.Precise {
  /// What the value does now, from a time on, and the token of the change.
  @usableFromInline
  struct Change: Sendable {
    @usableFromInline var piece: MotionPiece<Played>
    @usableFromInline var start: Double
    var token: Int?
  }

  /// How much of its motion later changes show.
  public var reducedMotion = ReducedMotion.full
  @usableFromInline var current: Change
  /// A change after a delay.
  @usableFromInline var next: Box<Change>?
  var completions: [MotionCompletion] = []

  /// Creates a property at rest.
  ///
  /// - Parameters:
  ///   - value: the value.
  ///   - time: the time from which on it has the value, in seconds.
  /// - Precondition: both are finite.
  public init(_ value: Value, at time: Double = 0) {
    ParameterError.trapUnlessFinite(time, "the time of a value")
    ParameterError.orTrap(try ParameterError.requireFinite(value, "value"))
    current = Change(piece: .hold(Box(value.precise)), start: time)
  }
}

// MARK: What it does

extension AnimatedValue: Motion {
  /// The value at a time in seconds.
  @inlinable
  public func value(at time: Double) -> Value {
    if let later = next, time >= later.content.start { return Value(rounding: later.content.piece.value(at: time)) }
    return Value(rounding: current.piece.value(at: time))
  }

  /// The velocity at a time in seconds, in value units per second.
  @inlinable
  public func velocity(at time: Double) -> Value { state(at: time).velocity }

  /// The value and the velocity at a time in seconds.
  @inlinable
  public func state(at time: Double) -> (value: Value, velocity: Value) {
    if let later = next, time >= later.content.start { return Value.rounding(later.content.piece.state(at: time)) }
    return Value.rounding(current.piece.state(at: time))
  }

  /// The value in which it comes to rest, if nothing changes it before.
  public var target: Value {
    get { Value(rounding: last.piece.target) }
    @available(*, unavailable, message: "use set(to:with:at:): a change has a course and a time")
    set { fatalError() }
  }

  /// The time at which it comes to rest, if nothing changes it before; infinite if it never does.
  public var restTime: Double { max(last.start, last.piece.restTime) }

  /// The times from the last change that has begun until the value stays within a fraction of the distance of its last
  /// change from its target.
  public func domain(tolerance: Double) -> ClosedRange<Double>? {
    let end = max(last.start, last.piece.end(tolerance: tolerance))
    return end.isFinite ? current.start...end : nil
  }

  /// Whether it is at rest from a time on; exact, and as a rule for the price of two values.
  @inlinable
  public func isAtRest(at time: Double) -> Bool {
    if let later = next { return time >= later.content.start && later.content.piece.isAtRest(at: time) }
    return time >= current.start && current.piece.isAtRest(at: time)
  }

  /// The target; nil if it never rests.
  public var restValue: Value? { last.piece.restValue.map { Value(rounding: $0) } }

  @inlinable
  var last: Change { next?.content ?? current }
}

// MARK: Comparison and storage

extension AnimatedValue.Change: Equatable where Played: Equatable {}
extension AnimatedValue: Equatable where Played: Equatable {}
extension AnimatedValue.Change: Hashable where Value.Precise: Hashable, Played: Hashable {}
extension AnimatedValue: Hashable where Value.Precise: Hashable, Played: Hashable {}

// Embedded Swift has no Codable.
#if !hasFeature(Embedded)
  extension AnimatedValue.Change: Codable where Value.Precise: Codable, Played: Codable {}

  extension AnimatedValue: Codable where Value.Precise: Codable, Played: Codable {
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
      next = try container.decodeIfPresent(Change.self, forKey: .next).map { Box($0) }
      completions = try container.decodeIfPresent([MotionCompletion].self, forKey: .completions) ?? []
      reducedMotion = try container.decodeIfPresent(ReducedMotion.self, forKey: .reducedMotion) ?? .full
      for change in [current, next?.content].compactMap(\.self) {
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
      try container.encodeIfPresent(next?.content, forKey: .next)
      if !completions.isEmpty { try container.encode(completions, forKey: .completions) }
      if reducedMotion != .full { try container.encode(reducedMotion, forKey: .reducedMotion) }
    }
  }
#endif
