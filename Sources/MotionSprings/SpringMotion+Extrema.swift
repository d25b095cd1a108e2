public import MotionCurves

/// Exact times and values of a number on a spring, each in a bounded number of steps for a motion of any length.
///
/// All times are in seconds on the motion's own clock, like ``startTime``.
extension SpringMotion where Value == Double {
  private var response: FreeResponse { FreeResponse(spring: spring, x0: start - target, v0: initialVelocity) }

  /// The settling duration: after it the value stays closer to the target than the tolerance.
  ///
  /// It is the true last time at which |value − target| ≥ tolerance·|target − start|, not the last time of an envelope
  /// around the value.
  ///
  /// - Parameter tolerance: positive, a fraction of the distance.
  /// - Returns: the duration from the start: 0 if the value is never that far away, infinite if it is that far away
  ///   again and again. It is infinite for an undamped spring, and for a spring set in motion at its target.
  public func settlingDuration(tolerance: Double = 0.001) -> Double {
    settlingDuration(within: tolerance * abs(start - target))
  }

  /// The duration after which the value stays closer to the target than an absolute distance.
  ///
  /// - Parameter distance: in value units; not negative.
  /// - Returns: the duration from the start: 0 if the value is never that far away, infinite if it is that far away
  ///   again and again.
  public func settlingDuration(within distance: Double) -> Double {
    ParameterError.trapUnless(distance >= 0, "distance", distance, "a number that is not negative")
    if start == target && initialVelocity == 0 { return 0 }
    return distance == 0 ? .infinity : response.settlingTime(within: distance)
  }

  /// A time after the start at which the velocity is zero, counted from 0, and the value there.
  ///
  /// - Returns: nil if there are fewer extrema: a spring with ζ ≥ 1 has at most one.
  public func extremum(at index: Int = 0) -> (time: Double, value: Double)? {
    ParameterError.trapUnless(index >= 0, "the index of an extremum", index, "at least 0")
    guard let extremum = response.extremum(at: Double(index)) else { return nil }
    return (startTime + extremum.time, target + extremum.displacement)
  }

  /// A time after the start at which the value crosses the target, counted from 0.
  ///
  /// - Returns: nil if there are fewer crossings: a spring with ζ ≥ 1 has at most one.
  public func crossing(at index: Int = 0) -> Double? {
    ParameterError.trapUnless(index >= 0, "the index of a crossing", index, "at least 0")
    return response.crossing(at: Double(index)).map { startTime + $0 }
  }

  /// The first time, from the start on, at which the motion has a value; nil if there is none.
  public func firstTime(at value: Double) -> Double? {
    response.firstTime(at: value - target).map { startTime + $0 }
  }

  /// The last time at which the motion has a value; nil if there is none, infinite if the value recurs for ever.
  public func lastTime(at value: Double) -> Double? {
    response.lastTime(at: value - target).map { startTime + $0 }
  }

  /// The greatest distance of the value beyond the target, as a fraction of the distance from start to target; at least
  /// 0.
  ///
  /// For a spring released at rest it is e^(−πζ/√(1 − ζ²)). It is 0 if start and target are the same.
  public var overshoot: Double { peak.map { max(0, $0.fraction - 1) } ?? 0 }

  /// The time at which the value is farthest beyond the target; nil if it never goes beyond.
  public var peakTime: Double? {
    guard let peak, peak.fraction > 1 else { return nil }
    return peak.time
  }

  /// The extremum farthest from the start in the direction of the target: the first or the second extremum.
  private var peak: (time: Double, fraction: Double)? {
    guard start != target else { return nil }
    guard let first = extremum(at: 0) else { return nil }
    let second = extremum(at: 1) ?? first
    let (early, late) = ((first.value - start) / (target - start), (second.value - start) / (target - start))
    return early < late ? (second.time, late) : (first.time, early)
  }
}

extension Spring {
  /// The motion from 0 to 1, for comparing springs.
  ///
  /// - Parameter velocity: the velocity at the start in distances per second, towards the target.
  /// - Returns: the motion.
  public func unitStep(velocity: Double = 0) -> SpringMotion<Double> {
    SpringMotion(self, from: 0, to: 1, velocity: velocity)
  }

  /// The settling duration of the motion from 0 to 1: the last time at which |displacement| ≥ tolerance·distance.
  ///
  /// - Parameters:
  ///   - tolerance: a fraction of the distance, positive.
  ///   - velocity: the velocity at the start in distances per second, towards the target.
  /// - Returns: 0 if the tolerance is never reached, infinite at ζ = 0.
  public func settlingDuration(tolerance: Double = 0.001, velocity: Double = 0) -> Double {
    unitStep(velocity: velocity).settlingDuration(tolerance: tolerance)
  }
}
