/// A value that changes from a start to an end over a duration, by a timing curve, and holds both ends.
///
/// With the progress p = (time − delay)/duration the value is start + (end − start)·curve(p) while the tween runs.
/// Until the delay is over, the value is exactly `start`; from delay + duration on, it is exactly `end`.
///
/// ```swift
/// let slide = Tween(from: SIMD2(0, 0), to: SIMD2(120, 40), duration: 0.4, curve: .easeOut, delay: 0.1)
/// slide.value(at: 0.3)
/// ```
///
/// - Without a curve the change is linear, as everywhere in the library: what is not written is not applied. So a tween
///   and a walk along a path of the same duration stay together. Web Animations, Core Animation's explicit animations
///   and Flutter do the same; the `ease` of CSS's transitions and UIKit's ease-in-ease-out are `curve: .ease` and
///   `curve: .easeInOut`.
/// - A staircase that jumps at progress 0 does so when the delay is over.
/// - A polyline may begin or end elsewhere than at 0 and 1. The tween then holds the polyline's first and last value,
///   as CSS's fill mode `both` does.
/// - A duration of 0 is a jump from `start` to `end` at the delay.
/// - An overshooting curve leaves the range from `start` to `end`.
/// - Accuracy: that of the curve, and the rounding of the interpolation; exact while it holds.
/// - Complexity: that of the curve.
public struct Tween<Value: Interpolatable>: ValueGenerator {
  /// The value until the delay is over.
  public let start: Value
  /// The value after the duration.
  public let end: Value
  /// The duration of the change, in seconds; not negative.
  public let duration: Double
  /// The timing curve of the change.
  public let curve: TimingCurve
  /// The time at which the change begins, in seconds; negative for a change that began before time 0.
  public let delay: Double

  /// Creates a tween.
  ///
  /// - Parameters:
  ///   - start: the value until the delay is over.
  ///   - end: the value after the duration.
  ///   - duration: in seconds; not negative.
  ///   - curve: maps progress to the fraction of the distance.
  ///   - delay: the time at which the change begins, in seconds; any finite number.
  /// - Precondition: duration and delay are in their domain; ``init(validatingFrom:to:duration:curve:delay:)`` throws
  ///   instead.
  @inlinable
  public init(from start: Value, to end: Value, duration: Double, curve: TimingCurve = .linear, delay: Double = 0) {
    Self.trapUnlessAllowed(duration, delay)
    self.start = start
    self.end = end
    self.duration = duration
    self.curve = curve
    self.delay = delay
  }

  /// Creates a tween with numbers from outside.
  ///
  /// - Throws: ``ParameterError`` for a duration that is negative or not finite, a delay that is not finite, or a tween
  ///   whose end, delay + duration, is not finite.
  public init(
    validatingFrom start: Value, to end: Value, duration: Double, curve: TimingCurve = .linear, delay: Double = 0
  ) throws(ParameterError) {
    try ParameterError.requireNotNegative(duration, "duration")
    try ParameterError.requireFinite(delay, "delay")
    try ParameterError.requireFinite(delay + duration, "the end of a tween, delay + duration,")
    self.start = start
    self.end = end
    self.duration = duration
    self.curve = curve
    self.delay = delay
  }

  @inlinable
  @inline(__always)
  static func trapUnlessAllowed(_ duration: Double, _ delay: Double) {
    ParameterError.trapUnless(
      duration >= 0 && duration.isFinite, "duration", duration, "a finite number that is not negative")
    ParameterError.trapUnlessFinite(delay, "delay")
    ParameterError.trapUnlessFinite(delay + duration, "the end of a tween, delay + duration,")
  }

  /// The value at a time in seconds.
  ///
  /// NaN gives the value for a fraction of NaN, which is NaN for numbers and vectors.
  @inlinable
  public func value(at time: Double) -> Value {
    value(atFraction: fraction(at: time))
  }

  /// The value at a fraction of the distance; exactly both ends at 0 and 1, even where the distance overflows.
  @inlinable
  package func value(atFraction fraction: Double) -> Value {
    fraction == 0 ? start : start.interpolated(to: end, by: fraction)
  }

  /// The fraction of the distance at a time.
  @inlinable
  func fraction(at time: Double) -> Double {
    if time < delay { return curve.firstValue }
    if time >= delay + duration { return curve.lastValue }
    return curve.value(at: progress(at: time))
  }

  /// The progress at a time within the duration; NaN for NaN.
  @inlinable
  package func progress(at time: Double) -> Double {
    // At most 1: the rounding of the end may leave a little more.
    min((time - delay) / duration, 1)
  }
}

extension Tween: Motion where Value: VectorValue {
  /// The velocity at a time, (end − start)·curve′(p)/duration; zero before and after the change, and for a jump.
  ///
  /// Where the curve is vertical, the scalars that change have an infinite velocity.
  @inlinable
  public func velocity(at time: Double) -> Value {
    isChanging(at: time) ? velocity(ofSlope: curve.velocity(at: progress(at: time))) : .zero
  }

  /// The value and the velocity at a time.
  @inlinable
  public func state(at time: Double) -> (value: Value, velocity: Value) {
    guard time < delay + duration, time >= delay || time.isNaN else { return (value(at: time), velocity(at: time)) }
    let (fraction, slope) = curve.state(at: progress(at: time))
    return (value(atFraction: fraction), velocity(ofSlope: slope))
  }

  /// The time at which the change ends, delay + duration.
  @inlinable
  public var restTime: Double { delay + duration }

  /// The times from 0, or from an earlier start, to the end.
  public func domain(tolerance: Double) -> ClosedRange<Double>? {
    let (first, last) = (min(0, delay), delay + duration)
    return last.isFinite ? first...max(first, last) : nil
  }

  /// Whether a time, or NaN, is within the duration, both ends included.
  @inlinable
  func isChanging(at time: Double) -> Bool {
    time.isNaN || duration > 0 && !(time < delay || time > delay + duration)
  }

  /// The velocity for a slope of the curve.
  @inlinable
  package func velocity(ofSlope slope: Double) -> Value {
    Value(rounding: (end.precise - start.precise).moving(at: slope / duration))
  }
}

extension Tween: Equatable {}
extension Tween: Hashable where Value: Hashable {}

// Embedded Swift has no Codable, and cannot describe a value of any type.
#if !hasFeature(Embedded)
  extension Tween: CustomStringConvertible {
    /// The tween as Swift, with its curve in the motion notation.
    public var description: String {
      let delay = delay == 0 ? "" : ", delay: \(self.delay.shortestDecimal)"
      return "Tween(from: \(shortDescription(of: start)), to: \(shortDescription(of: end)), "
        + "duration: \(duration.shortestDecimal), curve: \(curve)\(delay))"
    }
  }

  extension Tween {
    private enum CodingKeys: String, CodingKey {
      case start, end, duration, curve, delay
    }
  }

  extension Tween: Encodable where Value: Encodable {}

  extension Tween: Decodable where Value: Decodable {
    /// Decodes the tween; the curve defaults to `linear`, the delay to 0.
    public init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      let start = try container.decode(Value.self, forKey: .start)
      let end = try container.decode(Value.self, forKey: .end)
      let duration = try container.decode(Double.self, forKey: .duration)
      let curve = try container.decodeIfPresent(TimingCurve.self, forKey: .curve) ?? .linear
      let delay = try container.decodeIfPresent(Double.self, forKey: .delay) ?? 0
      self = try decoder.checked(
        try Self(validatingFrom: start, to: end, duration: duration, curve: curve, delay: delay))
    }
  }
#endif
