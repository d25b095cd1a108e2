public import MotionCurves
public import MotionInteraction
public import MotionSprings

extension SpringMotion: ChordBounded where Value == Double {
  /// A bound from the acceleration, which is itself a free response of the spring.
  ///
  /// From the start of the interval on it never exceeds √(a² + (j/ω)²), with the acceleration a and the jerk j there. A
  /// stiff spring is the sum of two decays.
  public func chordDeviation(over interval: ClosedRange<Double>) -> Double {
    guard interval.upperBound > startTime else { return 0 }
    let (x, v) = freeState(at: max(interval.lowerBound, startTime))
    if spring.dampingRatio > 2 { return spring.roots.chordDeviation(over: interval, from: x, velocity: v) }
    let (k, c) = (spring.stiffness / spring.mass, spring.damping / spring.mass)
    let acceleration = -k * x - c * v
    let jerk = -k * v - c * acceleration
    // In the tail the terms cancel, and the rounding is relative to each term.
    let rounding = 0x1p-50 * (1 + 2 * spring.dampingRatio) * (k * abs(x) + c * abs(v))
    let bound = acceleration.magnitude + jerk.magnitude / spring.naturalFrequency
    // The sum is at most √2 times the root of the sum of squares, which could overflow.
    return interval.chordDeviation(curvature: bound + rounding)
  }

  /// The start, where the motion leaves its rest.
  public func nextBreak(after time: Double) -> MotionBreak? {
    guard time < startTime else { return nil }
    return MotionBreak(
      at: startTime, before: MotionLimit(value: start, velocity: 0),
      after: MotionLimit(value: start, velocity: initialVelocity))
  }
}

extension CharacteristicRoots {
  /// The greatest distance of a free response with two real rates from its chord.
  ///
  /// It is the sum of a decay at each rate, which are far apart for a damping ratio above 2: neither exceeds the response
  /// by much, as both would where the rates nearly meet. The second derivative of A·e^(−λt) is at most |A|·λ², and its chord is at most
  /// |A| away. The bound of an oscillation would be too large by the ratio of the rates, and proofs would take millions
  /// of parts.
  fileprivate func chordDeviation(over interval: ClosedRange<Double>, from x: Double, velocity v: Double) -> Double {
    let gap = 2 * halfGap.high
    let fast = slow + gap
    func deviation(amplitude: Double, rate: Double) -> Double {
      min(amplitude, interval.chordDeviation(curvature: amplitude * rate * rate))
    }
    // In the tail the fast decay's terms cancel, and the rounding is relative to each of them.
    let rounding = 0x1p-50 * (abs(v) + slow * abs(x))
    return deviation(amplitude: abs(v / gap + x * (fast / gap)), rate: slow)
      + deviation(amplitude: (abs(v + slow * x) + rounding) / gap, rate: fast)
  }
}

extension SecondOrderStep: ChordBounded {
  /// The deviation of the current spring motion.
  package func chordDeviation(over interval: ClosedRange<Double>) -> Double {
    dynamics.motion.chordDeviation(over: interval)
  }

  /// The step.
  package func nextBreak(after time: Double) -> MotionBreak? { dynamics.motion.nextBreak(after: time) }
}

extension DampedOscillation: ChordBounded {
  /// The second derivative is at most (ζ² + ω²)·e^(−ζx).
  public func chordDeviation(over interval: ClosedRange<Double>) -> Double {
    guard interval.upperBound > 0 else { return 0 }
    let envelope = decay == 0 ? 1 : Elementary.exponential(-decay * max(interval.lowerBound, 0))
    return interval.chordDeviation(curvature: (decay * decay + frequency * frequency) * envelope)
  }

  /// The start.
  public func nextBreak(after x: Double) -> MotionBreak? {
    guard x < 0 else { return nil }
    return MotionBreak(
      at: 0, before: MotionLimit(value: 0, velocity: 0), after: MotionLimit(value: 0, velocity: velocity(at: 0)))
  }
}

extension TimedOscillation: ChordBounded {
  /// The deviation of the oscillation at its own x.
  public func chordDeviation(over interval: ClosedRange<Double>) -> Double {
    let (first, last) = (max(interval.lowerBound, delay), min(interval.upperBound, restTime))
    guard first < last else { return 0 }
    return oscillation.chordDeviation(over: x(at: first)...x(at: last))
  }

  /// The beginning and the end.
  public func nextBreak(after time: Double) -> MotionBreak? {
    guard time < restTime else { return nil }
    let held = MotionLimit(value: end, velocity: 0)
    // A duration of 0, or a duration lost when added to the delay.
    let isJump = restTime <= delay
    func moving(at x: Double) -> MotionLimit {
      MotionLimit(value: oscillation.value(at: x), velocity: oscillation.velocity(at: x) / duration)
    }
    if time < delay {
      return MotionBreak(at: delay, before: MotionLimit(value: 0, velocity: 0), after: isJump ? held : moving(at: 0))
    }
    return MotionBreak(at: restTime, before: moving(at: 1), after: held)
  }
}

extension Decay: ChordBounded where Value == Double {
  /// The second derivative is at most distance·λ²·e^(−λt).
  public func chordDeviation(over interval: ClosedRange<Double>) -> Double {
    guard interval.upperBound > startTime else { return 0 }
    return interval.chordDeviation(curvature: abs(acceleration(at: max(interval.lowerBound, startTime))))
  }

  /// The start.
  public func nextBreak(after time: Double) -> MotionBreak? {
    guard time < startTime else { return nil }
    return MotionBreak(
      at: startTime, before: MotionLimit(value: start, velocity: 0),
      after: MotionLimit(value: start, velocity: velocity(at: startTime)))
  }
}
