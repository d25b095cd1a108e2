public import MotionCurves
import RealModule

/// Springs by what their motion is to do: how far it overshoots, when it settles, how fast it becomes; their mass is 1.
///
/// Each wish is for a motion from rest. With a velocity at the start the same spring overshoots, settles and peaks
/// otherwise; ``SpringMotion`` tells how.
///
/// - Accuracy: ζ and ω are right to some ulp, near an overshoot of 0 and of 1 too. The overshoot of the motion is the
///   wish within 10⁻¹⁵ of the distance, except with an extremum at the tolerance: see
///   ``init(overshoot:settlingDuration:tolerance:)``.
extension Spring {
  // MARK: Overshoot

  /// Creates a spring from its overshoot and its settling duration.
  ///
  /// With L = −ln overshoot: ζ = L/√(π² + L²). The times of a spring are proportional to 1/ω, so that ω is the exact
  /// ``settlingDuration(tolerance:velocity:)`` for ω = 1, divided by the duration.
  ///
  /// ```swift
  /// let spring = Spring(overshoot: 0.1, settlingDuration: 0.4)
  /// spring.unitStep().overshoot     // 0.1
  /// ```
  ///
  /// - Parameters:
  ///   - overshoot: the greatest distance beyond the target, as a fraction of the distance: from 0 to below 1. 0 is the
  ///     least damping without overshoot, ζ = 1.
  ///   - settlingDuration: the last time, in seconds, at which the value is farther from the target than the tolerance.
  ///   - tolerance: a fraction of the distance, between 0 and 1.
  /// - Precondition: the parameters are in their domain;
  ///   ``init(validatingOvershoot:settlingDuration:tolerance:)`` throws instead.
  /// - Accuracy: the duration is exact to some ulp. Where an extremum is at the tolerance itself, rounding would decide
  ///   whether it counts: the third one of an overshoot of 10% is at a thousandth. It is made to count, by a few
  ///   10⁻¹⁵ less damping, and the duration is exact to 10⁻⁸.
  public init(overshoot: Double, settlingDuration: Double, tolerance: Double = 0.001) {
    self = ParameterError.orTrap(
      try Self(validatingOvershoot: overshoot, settlingDuration: settlingDuration, tolerance: tolerance))
  }

  /// Creates a spring from an overshoot and a settling duration that come from outside; see
  /// ``init(overshoot:settlingDuration:tolerance:)``.
  ///
  /// - Throws: ``ParameterError`` for a parameter outside its domain; it names the nearest overshoot that exists.
  @inline(never)
  public init(
    validatingOvershoot overshoot: Double, settlingDuration: Double, tolerance: Double = 0.001
  ) throws(ParameterError) {
    self = try Self.settling(
      try DampingWish(overshoot: overshoot), in: settlingDuration, within: tolerance)
  }

  /// Creates a spring from its overshoot and its response 2π/ω; see ``init(overshoot:settlingDuration:tolerance:)``.
  ///
  /// - Precondition: the overshoot is from 0 to below 1, the response positive;
  ///   ``init(validatingOvershoot:response:)`` throws instead.
  public init(overshoot: Double, response: Double) {
    self = ParameterError.orTrap(try Self(validatingOvershoot: overshoot, response: response))
  }

  /// Creates a spring from an overshoot and a response that come from outside; see ``init(overshoot:response:)``.
  ///
  /// - Throws: ``ParameterError`` for a parameter outside its domain; it names the nearest overshoot that exists.
  @inline(never)
  public init(validatingOvershoot overshoot: Double, response: Double) throws(ParameterError) {
    let wish = try DampingWish(overshoot: overshoot)
    try ParameterError.requirePositive(response, "response")
    self = try wish.spring(frequency: 2 * .pi / response, from: ("response", response))
  }

  /// Creates a spring from its overshoot and the time at which it is farthest beyond the target.
  ///
  /// With L = −ln overshoot: k = (π² + L²)/t² and c = 2L/t.
  ///
  /// - Accuracy: k and c are right to some ulp; their rounding moves the peak by some ulp times 1 + L²/π².
  /// - Precondition: the overshoot is between 0 and 1, the time positive; ``init(validatingOvershoot:peakTime:)`` throws
  ///   instead.
  public init(overshoot: Double, peakTime: Double) {
    self = ParameterError.orTrap(try Self(validatingOvershoot: overshoot, peakTime: peakTime))
  }

  /// Creates a spring from an overshoot and a peak time that come from outside; see ``init(overshoot:peakTime:)``.
  ///
  /// - Throws: ``ParameterError`` for a parameter outside its domain; it names the nearest overshoot that exists.
  @inline(never)
  public init(validatingOvershoot overshoot: Double, peakTime: Double) throws(ParameterError) {
    let fall = try DampingWish(overshoot: overshoot).fall
    try ParameterError.requirePositive(peakTime, "peak-time")
    guard fall.isFinite else {
      throw ParameterError(
        parameter: "overshoot", value: "0", allowed: "a number above 0 and below 1, as nothing peaks without overshoot")
    }
    self = try Self.derived(
      stiffness: (.pi * .pi + fall * fall) / peakTime / peakTime, from: ("peak-time", peakTime),
      damping: 2 * fall / peakTime, from: ("overshoot", overshoot))
  }

  /// Creates a spring from its overshoot and its peak speed; see ``init(dampingRatio:peakSpeed:)``.
  ///
  /// - Precondition: the overshoot is from 0 to below 1, the speed positive;
  ///   ``init(validatingOvershoot:peakSpeed:)`` throws instead.
  public init(overshoot: Double, peakSpeed: Double) {
    self = ParameterError.orTrap(try Self(validatingOvershoot: overshoot, peakSpeed: peakSpeed))
  }

  /// Creates a spring from an overshoot and a peak speed that come from outside; see ``init(overshoot:peakSpeed:)``.
  ///
  /// - Throws: ``ParameterError`` for a parameter outside its domain; it names the nearest overshoot that exists.
  @inline(never)
  public init(validatingOvershoot overshoot: Double, peakSpeed: Double) throws(ParameterError) {
    self = try Self.peaking(try DampingWish(overshoot: overshoot), at: peakSpeed)
  }

  // MARK: Settling

  /// Creates a spring from its damping ratio and its settling duration.
  ///
  /// The duration is the exact one of ``settlingDuration(tolerance:velocity:)``; UIKit's, of an envelope around the
  /// value, is that of ``uiKit(settlingDuration:dampingRatio:velocity:)``.
  ///
  /// - Parameters:
  ///   - dampingRatio: ζ, positive: an undamped spring never settles.
  ///   - settlingDuration: the last time, in seconds, at which the value is farther from the target than the tolerance.
  ///   - tolerance: a fraction of the distance, between 0 and 1.
  /// - Precondition: the parameters are in their domain;
  ///   ``init(validatingDampingRatio:settlingDuration:tolerance:)`` throws instead.
  /// - Accuracy: that of ``init(overshoot:settlingDuration:tolerance:)``.
  public init(dampingRatio: Double, settlingDuration: Double, tolerance: Double = 0.001) {
    self = ParameterError.orTrap(
      try Self(validatingDampingRatio: dampingRatio, settlingDuration: settlingDuration, tolerance: tolerance))
  }

  /// Creates a spring from a damping ratio and a settling duration that come from outside; see
  /// ``init(dampingRatio:settlingDuration:tolerance:)``.
  ///
  /// - Throws: ``ParameterError`` for a parameter outside its domain.
  @inline(never)
  public init(
    validatingDampingRatio dampingRatio: Double, settlingDuration: Double, tolerance: Double = 0.001
  ) throws(ParameterError) {
    let wish = try DampingWish(dampingRatio: dampingRatio)
    guard dampingRatio > 0 else {
      throw ParameterError(
        parameter: "damping-ratio", value: "0", allowed: "a positive number, as an undamped spring never settles")
    }
    self = try Self.settling(wish, in: settlingDuration, within: tolerance)
  }

  private static func settling(
    _ wish: DampingWish, in duration: Double, within tolerance: Double
  ) throws(ParameterError) -> Spring {
    try ParameterError.requirePositive(duration, "settling-duration")
    guard tolerance > 0 && tolerance < 1 else {
      throw ParameterError(
        parameter: "tolerance", value: tolerance.shortestDecimal, allowed: "a number between 0 and 1")
    }
    let clear = wish.clear(of: tolerance)
    let unit = try clear.spring(frequency: 1, from: ("settling-duration", duration))
    return try clear.spring(
      frequency: unit.settlingDuration(tolerance: tolerance) / duration, from: ("settling-duration", duration))
  }

  // MARK: Peak speed

  /// Creates a spring from its damping ratio and its peak speed.
  ///
  /// The speed is proportional to ω: ω = peakSpeed·e^(ζ·arccos ζ/√(1 − ζ²)), with arcosh ζ and √(ζ² − 1) for ζ > 1, and
  /// peakSpeed·e for ζ = 1. It is the fastest spring of this ratio that stays at or below the speed.
  ///
  /// ```swift
  /// // At most 1,200 points per second, over 300 points.
  /// Spring(dampingRatio: 0.7, peakSpeed: 1200 / 300)
  /// ```
  ///
  /// - Parameters:
  ///   - dampingRatio: ζ, not negative.
  ///   - peakSpeed: in distances per second, positive; see ``peakSpeed``.
  /// - Precondition: the parameters are in their domain; ``init(validatingDampingRatio:peakSpeed:)`` throws instead.
  public init(dampingRatio: Double, peakSpeed: Double) {
    self = ParameterError.orTrap(try Self(validatingDampingRatio: dampingRatio, peakSpeed: peakSpeed))
  }

  /// Creates a spring from a damping ratio and a peak speed that come from outside; see
  /// ``init(dampingRatio:peakSpeed:)``.
  ///
  /// - Throws: ``ParameterError`` unless the speed is positive and the ratio not negative.
  @inline(never)
  public init(validatingDampingRatio dampingRatio: Double, peakSpeed: Double) throws(ParameterError) {
    self = try Self.peaking(try DampingWish(dampingRatio: dampingRatio), at: peakSpeed)
  }

  /// The greatest speed of a motion from rest, in distances per second: that over a distance is as many times as large.
  ///
  /// - Accuracy: 10⁻¹⁵·(1 + ln(1 + ζ)) of the speed.
  public var peakSpeed: Double { naturalFrequency * DampingWish.peakSpeed(ofRatio: dampingRatio) }

  private static func peaking(_ wish: DampingWish, at speed: Double) throws(ParameterError) -> Spring {
    try ParameterError.requirePositive(speed, "peak-speed")
    return try wish.spring(
      frequency: speed / DampingWish.peakSpeed(ofRatio: wish.ratio), from: ("peak-speed", speed))
  }
}
