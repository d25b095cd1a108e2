public import MotionCurves
public import MotionSprings

/// A value at a time, and the interpolation to the next key.
///
/// The curve belongs to the segment that starts at the key, as in CSS and Lottie; the last key's curve has no effect.
///
/// ```swift
/// let track = KeyframeTrack([
///   Keyframe(0, at: 0), Keyframe(1, at: 0.3, curve: .easeIn), Keyframe(0.8, at: 1, hold: true), Keyframe(0, at: 2),
/// ])
/// ```
///
/// A spring belongs to the segment that ends at the key, as SwiftUI's `SpringKeyframe` does:
///
/// ```swift
/// let hop = KeyframeTrack([
///   Keyframe(0, at: 0), Keyframe(1, at: 0.3, spring: .bouncy), Keyframe(0, at: 1, spring: .smooth),
/// ])
/// ```
public struct Keyframe<Value: Interpolatable>: Sendable, Equatable {
  /// The value at the key's time.
  public let value: Value
  /// The key's time, in seconds or as progress.
  public let time: Double
  /// The timing curve from this key to the next one; linear if the value holds.
  public let curve: TimingCurve
  /// Whether the value holds until the next key and jumps there.
  public let hold: Bool
  @usableFromInline let arrival: Arrival

  /// Creates a key with a curve to the next key.
  ///
  /// - Parameters:
  ///   - value: the value; finite for a ``KeyframeTrack``.
  ///   - time: finite, not before the previous key. Keys at the same time are a jump.
  ///   - curve: the timing curve from this key to the next one. An overshooting curve extrapolates the segment.
  public init(_ value: Value, at time: Double, curve: TimingCurve = .linear) {
    self.value = value
    self.time = time
    self.curve = curve
    hold = false
    arrival = .bySegment
  }

  /// Creates a key at a time as `Duration`, such as `Keyframe(1, at: .milliseconds(300))`.
  @_disfavoredOverload
  public init(_ value: Value, at time: Duration, curve: TimingCurve = .linear) {
    self.init(value, at: time.seconds, curve: curve)
  }

  /// Creates a key whose value holds until the next key, or moves there linearly.
  ///
  /// - Parameters:
  ///   - value: the value; finite for a ``KeyframeTrack``.
  ///   - time: finite, not before the previous key.
  ///   - hold: true if the value holds, false if it moves linearly.
  public init(_ value: Value, at time: Double, hold: Bool) {
    self.value = value
    self.time = time
    curve = .linear
    self.hold = hold
    arrival = .bySegment
  }

  init(_ value: Value, at time: Double, curve: TimingCurve, hold: Bool, spring: Spring?) {
    self.value = value
    self.time = time
    self.curve = curve
    self.hold = hold
    arrival = spring.map { .onSpring($0) } ?? .bySegment
  }

  /// The key with another value.
  package func withValue<Other>(_ value: Other) -> Keyframe<Other> {
    Keyframe<Other>(value, at: time, curve: curve, hold: hold, spring: spring)
  }

  /// The spring from the previous key to this one; nil if the curve or the hold of the previous key leads here.
  public var spring: Spring? {
    if case .onSpring(let spring) = arrival { return spring }
    return nil
  }

  @inlinable var hasSpring: Bool {
    if case .onSpring = arrival { return true }
    return false
  }
}

extension Keyframe where Value: VectorValue {
  /// Creates a key that a spring leads to, from the previous key on.
  ///
  /// The spring starts with the velocity of the segment before. So springs in succession, and a spring after a curve,
  /// go on without a jump of the velocity; SwiftUI's `SpringKeyframe` starts so, too. At the key the value is exact: a
  /// spring that has not settled by then loses what is left of its distance, r, along the segment, by r·(3u² − 2u³) at
  /// the fraction u, which changes the velocity at neither end. `spring.settlingDuration()` is the time that a spring
  /// takes to settle. What comes next goes on with the spring's velocity if it is a spring, else as if there was none.
  ///
  /// - Parameters:
  ///   - value: the value; finite.
  ///   - time: finite, not before the previous key. At the same time as that it is a jump.
  ///   - spring: the spring of the segment that ends at this key; without effect for the first key. The previous key
  ///     must have neither a hold nor a curve.
  ///   - curve: the timing curve from this key to the next one.
  public init(_ value: Value, at time: Double, spring: Spring, curve: TimingCurve = .linear) {
    self.init(value, at: time, curve: curve, hold: false, spring: spring)
  }
}

/// The way that a keyframe is reached: behind a reference, as few keys have a spring, and a spring is large.
@usableFromInline
indirect enum Arrival: Sendable, Hashable {
  case bySegment
  case onSpring(Spring)
}

extension Keyframe: Hashable where Value: Hashable {}

extension Keyframe: CustomStringConvertible {
  /// The key as Swift, with its curve in the notation: `Keyframe(1.0, at: 0.3, curve: ease-in)`.
  public var description: String {
    let rest = hold ? ", hold: true" : curve == .linear ? "" : ", curve: \(curve)"
    return "Keyframe(\(value), at: \(time.shortestDecimal)\(spring.map { ", spring: \($0)" } ?? "")\(rest))"
  }
}

// Embedded Swift has no Codable.
#if !hasFeature(Embedded)
  extension Keyframe: Encodable where Value: Encodable {
    /// Writes `value` and `time`, and `spring`, `curve` or `hold` unless they are the defaults.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: KeyframeCodingKeys.self)
      try container.encode(value, forKey: .value)
      try container.encode(time, forKey: .time)
      if curve != .linear { try container.encode(curve, forKey: .curve) }
      if hold { try container.encode(hold, forKey: .hold) }
      try container.encodeIfPresent(spring, forKey: .spring)
    }
  }

  extension Keyframe: Decodable where Value: Decodable {
    /// Reads a key; `curve` is linear, `hold` false and `spring` nil unless they are given.
    public init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: KeyframeCodingKeys.self)
      let value = try container.decode(Value.self, forKey: .value)
      let time = try container.decode(Double.self, forKey: .time)
      let curve = try container.decodeIfPresent(TimingCurve.self, forKey: .curve)
      let hold = try container.decodeIfPresent(Bool.self, forKey: .hold) ?? false
      if hold, curve != nil {
        throw DecodingError.dataCorruptedError(
          forKey: .curve, in: container, debugDescription: "a key whose value holds has no curve")
      }
      let spring = try container.decodeIfPresent(Spring.self, forKey: .spring)
      self.init(value, at: time, curve: curve ?? .linear, hold: hold, spring: spring)
    }
  }

  private enum KeyframeCodingKeys: String, CodingKey {
    case value, time, curve, hold, spring
  }
#endif
