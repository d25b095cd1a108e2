public import MotionCurves
public import MotionSprings
import RealModule

/// A value that halves its distance to an input in each half-life: first-order smoothing.
///
/// From an update on, with the input x and the value y₀ there, y(t) = x + (y₀ − x)·2^(−t/h). The input stays until the
/// next update, so a state depends only on the updates and their times. `lerp(a, b, 0.1)` once a frame depends on the
/// frame rate of the display; this smoothing does not.
///
/// ```swift
/// var zoom = ExponentialSmoothing(halfLife: 0.08, at: 1.0)
/// zoom.follow(2.5, at: 0.3)             // for each event, with its own time
/// let drawn = zoom.value(at: 0.316)     // for each frame
/// ```
///
/// - Its velocity jumps with the input. For a continuous velocity use a critically damped ``SpringFollower`` with
///   ``Spring/init(halfLife:)``.
/// - An update is ignored if it is older than the last one, or if it is not finite. Of two updates at the same time the
///   later one counts.
/// - As a ``Motion`` it continues from its last update; before that update it is at rest.
/// - Accuracy: 3 ulp of the greater of |x| and |y₀ − x|.
/// - Complexity: one exponential.
public struct ExponentialSmoothing<Value: VectorValue>: AcceleratedMotion {
  /// The time in which half of the distance is covered, in seconds.
  public let halfLife: Double
  /// The time of the last update, in seconds.
  @usableFromInline package let lastTime: Double
  /// The value at the last update.
  @usableFromInline package let lastValue: Value.Precise
  @usableFromInline package let preciseInput: Value.Precise

  /// The input from the last update on.
  @inlinable
  public var input: Value { Value(rounding: preciseInput) }

  /// Creates a smoothing at rest, with its input at the same place.
  ///
  /// - Parameters:
  ///   - halfLife: in seconds, from 10⁻¹⁰⁰ to 10¹⁰⁰.
  ///   - value: the value at the start, and its input.
  ///   - time: the time of the start, in seconds.
  /// - Precondition: the numbers are in their domain; ``init(validatingHalfLife:at:startingAt:)`` throws instead.
  @inlinable
  public init(halfLife: Double, at value: Value, startingAt time: Double = 0) {
    self = ParameterError.orTrap(try Self(validatingHalfLife: halfLife, at: value, startingAt: time))
  }

  /// Creates a smoothing with numbers from outside.
  ///
  /// - Throws: ``ParameterError`` for a number outside its domain.
  @inlinable
  public init(validatingHalfLife halfLife: Double, at value: Value, startingAt time: Double = 0) throws(ParameterError)
  {
    try ParameterError.requireDuration(halfLife, "half-life")
    guard value.isFinite && time.isFinite else {
      throw ParameterError(motionFrom: value, to: value, velocity: .zero, at: time)
    }
    self.init(halfLife, time: time, value: value.precise, input: value.precise)
  }

  @inlinable
  init(_ halfLife: Double, time: Double, value: Value.Precise, input: Value.Precise) {
    self.halfLife = halfLife
    lastTime = time
    lastValue = value
    preciseInput = input
  }

  /// Gives the input a new value from a time on.
  @inlinable
  public mutating func follow(_ input: Value, at time: Double) { follow(precise: input.precise, at: time) }

  @inlinable
  mutating func follow(precise input: Value.Precise, at time: Double) {
    guard time >= lastTime, time.isFinite else { return }
    let value = preciseValue(at: time)
    guard (value - input).isFinite else { return }
    self = ExponentialSmoothing(halfLife, time: time, value: value, input: input)
  }

  /// Advances the state to a time; later results are the same except for rounding.
  @inlinable
  public mutating func advance(to time: Double) {
    follow(precise: preciseInput, at: time)
  }

  /// The fraction of the distance that remains at a time after the last update.
  @usableFromInline
  func rest(at time: Double) -> Double { Double.exp2(-(time - lastTime) / halfLife) }

  /// The value at a time in seconds.
  @inlinable
  public func value(at time: Double) -> Value { Value(rounding: preciseValue(at: time)) }

  @inlinable
  func preciseValue(at time: Double) -> Value.Precise {
    time <= lastTime ? lastValue : preciseInput + (lastValue - preciseInput) * rest(at: time)
  }

  /// The velocity at a time in seconds, ln 2/h times the distance to the input; zero before the last update.
  @inlinable
  public func velocity(at time: Double) -> Value {
    if time < lastTime { return .zero }
    return Value(rounding: (lastValue - preciseInput) * (-ratePerHalfLife / halfLife * rest(at: time)))
  }

  /// The acceleration at a time in seconds; zero before the last update.
  @inlinable
  public func acceleration(at time: Double) -> Value {
    let rate = ratePerHalfLife / halfLife
    return time < lastTime ? .zero : Value(rounding: (lastValue - preciseInput) * (rate * rate * rest(at: time)))
  }

  /// ln 2: the decay of the exponent in a half-life.
  @inlinable
  var ratePerHalfLife: Double { 0.6931471805599453 }

  /// The time from which on less than a thousandth of the distance is left, log₂ 1000 half-lives after the last update.
  @inlinable
  public var restTime: Double {
    lastValue == preciseInput ? lastTime : lastTime + 9.965784284662087 * halfLife
  }

  /// The input.
  @inlinable
  public var restValue: Value? { input }
}

extension ExponentialSmoothing {
  /// The times from the last update until less than a fraction of the distance to the input is left.
  public func domain(tolerance: Double) -> ClosedRange<Double>? {
    ParameterError.trapUnless(tolerance > 0, "tolerance", tolerance, "positive")
    let end = lastValue == preciseInput ? lastTime : lastTime + max(0, -Double.log2(tolerance)) * halfLife
    return end.isFinite ? lastTime...end : nil
  }
}

extension ExponentialSmoothing: Equatable {}
extension ExponentialSmoothing: Hashable where Value.Precise: Hashable {}

// Embedded Swift has no Codable.
#if !hasFeature(Embedded)
  extension ExponentialSmoothing: Codable where Value.Precise: Codable {
    private enum CodingKeys: String, CodingKey {
      case halfLife, lastTime, lastValue
      case preciseInput = "input"
    }

    /// Decodes the half-life and the state of the last update; the value continues unchanged.
    ///
    /// - Throws: a `DecodingError` for a missing value, or a number outside its domain.
    public init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      let halfLife = try container.decode(Double.self, forKey: .halfLife)
      let time = try container.decode(Double.self, forKey: .lastTime)
      let value = try container.decode(Value.Precise.self, forKey: .lastValue)
      let input = try container.decode(Value.Precise.self, forKey: .preciseInput)
      try decoder.checked(try ParameterError.requireDuration(halfLife, "half-life"))
      try decoder.checked(try ParameterError.requireMotion(from: value, to: input, velocity: .zero, at: time))
      self.init(halfLife, time: time, value: value, input: input)
    }
  }
#endif
