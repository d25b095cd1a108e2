public import MotionCurves

/// A value at a time, and the interpolation to the next key.
///
/// The curve belongs to the segment that starts at the key, as in CSS and Lottie; the last key's curve has no effect.
///
/// ```swift
/// let track = KeyframeTrack([
///   Keyframe(0, at: 0), Keyframe(1, at: 0.3, curve: .easeIn), Keyframe(0.8, at: 1, hold: true), Keyframe(0, at: 2),
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
  }
}

extension Keyframe: Hashable where Value: Hashable {}

extension Keyframe: CustomStringConvertible {
  /// The key as Swift, with its curve in the notation: `Keyframe(1.0, at: 0.3, curve: ease-in)`.
  public var description: String {
    let rest = hold ? ", hold: true" : curve == .linear ? "" : ", curve: \(curve)"
    return "Keyframe(\(value), at: \(time.shortestDecimal)\(rest))"
  }
}

// Embedded Swift has no Codable.
#if !hasFeature(Embedded)
  extension Keyframe: Encodable where Value: Encodable {
    /// Writes `value` and `time`, and `curve` or `hold` unless they are the defaults.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: KeyframeCodingKeys.self)
      try container.encode(value, forKey: .value)
      try container.encode(time, forKey: .time)
      if curve != .linear { try container.encode(curve, forKey: .curve) }
      if hold { try container.encode(hold, forKey: .hold) }
    }
  }

  extension Keyframe: Decodable where Value: Decodable {
    /// Reads a key; `curve` is linear and `hold` false unless they are given.
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
      self = hold ? Self(value, at: time, hold: true) : Self(value, at: time, curve: curve ?? .linear)
    }
  }

  private enum KeyframeCodingKeys: String, CodingKey {
    case value, time, curve, hold
  }
#endif
