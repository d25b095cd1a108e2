import MotionCurves
package import MotionInteraction
public import MotionSprings

extension SpringMotion where Value == Double {
  /// The largest speed, acceleration and jerk from the start on.
  ///
  /// Each derivative of a free spring is itself a free response of the spring. Its peak is therefore its first value or
  /// its first extremum.
  public var peaks: MotionPeaks { spring.peaks(fromDisplacement: start - target, velocity: initialVelocity) }
}

extension Spring {
  /// The peaks of a free motion until a duration.
  func peaks(
    fromDisplacement x: Double, velocity v: Double, until duration: Double = .infinity
  ) -> MotionPeaks {
    let (k, c) = (stiffness / mass, damping / mass)
    let a = -k * x - c * v
    let j = -k * v - c * a
    func peak(_ value: Double, _ rate: Double) -> Double {
      if value == 0 && rate == 0 { return 0 }
      let response = FreeResponse(spring: self, x0: value, v0: rate)
      let first = response.extremum(at: 0)
      if let first, first.time <= duration { return max(abs(value), abs(first.displacement)) }
      // Without an extremum the response only falls. An extremum after the duration is not reached.
      guard duration.isFinite else { return abs(value) }
      return max(abs(value), abs(response.displacement(at: duration)))
    }
    return MotionPeaks(speed: peak(v, a), acceleration: peak(a, j), jerk: peak(j, -k * a - c * j))
  }
}

extension DampedOscillation {
  /// The largest slope and the next two derivatives between 0 and 1.
  ///
  /// It is a spring's motion with ω² = decay² + frequency² and c = 2·decay.
  public var peaks: MotionPeaks {
    let stiffness = decay * decay + frequency * frequency
    guard stiffness > 0, let spring = try? Spring(validatingMass: 1, stiffness: stiffness, damping: 2 * decay) else {
      return .none
    }
    return spring.peaks(fromDisplacement: -1, velocity: decay, until: 1)
  }
}

extension Decay where Value == Double {
  /// The largest speed, acceleration and jerk: their values at the start.
  public var peaks: MotionPeaks {
    let speed = abs(initialVelocity)
    return MotionPeaks(speed: speed, acceleration: speed * rate, jerk: speed * rate * rate)
  }
}

extension MinimumJerk where Value == Double {
  /// The largest speed, acceleration and jerk between the start and the end.
  package var peaks: MotionPeaks {
    MotionPeaks(at: (0...64).map { Double($0) / 64 }) { p in
      let time = p == 1 ? restTime : startTime + p * duration
      let distance = end - start
      var jerk = distance * (60 * (1 - 6 * p + 6 * p * p)) / duration / duration / duration
      jerk += initialVelocity * (-12 * (3 - 16 * p + 15 * p * p)) / duration / duration
      jerk += initialAcceleration * (-9 + 36 * p - 30 * p * p) / duration
      return MotionDerivatives(
        velocity: p == 1 ? 0 : velocity(at: time), acceleration: p == 1 ? 0 : acceleration(at: time), jerk: jerk)
    }
  }
}

extension LimitedMotion where Value == Double {
  /// The largest speed, in the middle, and the acceleration and the jerk of the ramps.
  package var peaks: MotionPeaks {
    guard let profile, duration > 0 else { return .none }
    let acceleration = abs(end - start) * profile.acceleration * pace * pace
    return MotionPeaks(
      speed: abs(velocity(at: startTime + 0.5 * duration)), acceleration: acceleration,
      jerk: profile.bend > 0 ? acceleration * pace / profile.bend : .infinity)
  }
}

extension BoundedMotion {
  /// The largest speed, acceleration and jerk; a contact that changes the velocity is an infinite acceleration.
  package var peaks: MotionPeaks {
    var peaks = MotionPeaks.none
    for (index, segment) in segments.enumerated() {
      let next = index + 1 < segments.count ? segments[index + 1] : nil
      let duration = next.map { $0.startTime - segment.startTime } ?? .infinity
      switch segment.course {
      case .rest: break
      case .spring(let spring, let target):
        peaks = peaks.union(
          spring.peaks(fromDisplacement: segment.start - target, velocity: segment.velocity, until: duration))
      case .decay(let rate):
        let speed = abs(segment.velocity)
        peaks = peaks.union(MotionPeaks(speed: speed, acceleration: speed * rate, jerk: speed * rate * rate))
      }
      guard let next else { continue }
      let velocity = segment.state(after: duration).velocity
      if abs(velocity - next.velocity) > 1e-9 * max(abs(velocity), abs(next.velocity)) {
        peaks = peaks.union(MotionPeaks(speed: 0, acceleration: .infinity, jerk: .infinity))
      } else {
        let (before, after) = (segment.acceleration(after: duration), next.acceleration(after: 0))
        if abs(before - after) > 1e-9 * max(abs(before), abs(after)) {
          peaks = peaks.union(MotionPeaks(speed: 0, acceleration: 0, jerk: .infinity))
        }
      }
    }
    return peaks
  }
}
