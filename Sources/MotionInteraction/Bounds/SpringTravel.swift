import MotionCurves
import MotionSprings

/// The way of a spring from its start, accurate even if it is tiny compared with the distance to the target.
///
/// With x₀ and v₀ at the start, the displacement is C·x₀ + S·v₀, and the way is y = S·v₀ − P·x₀ with P = 1 − C. For a
/// bounce of a millionth of the distance, the difference of two displacements loses six digits; y loses none.
struct SpringTravel {
  let spring: Spring
  /// The displacement from the target at the start.
  let displacement: Double
  /// The velocity at the start.
  let velocity: Double

  /// The way and the velocity after a time.
  func state(after time: Double) -> (way: Double, velocity: Double) {
    let transition = spring.transition(over: time)
    let fallen = spring.roots.fall(after: time, transition)
    return (
      transition.displacementFromVelocity * velocity - fallen * displacement,
      transition.velocityFromDisplacement * displacement + transition.velocityFromVelocity * velocity
    )
  }

  /// The time of a way, from a time near to it, by Newton's method.
  ///
  /// - Returns: the time whose way is nearest to the given way; the estimate itself if the motion only touches that
  ///   place.
  func time(of way: Double, near estimate: Double) -> Double {
    var (time, step) = (estimate, estimate)
    var (error, slope) = self.error(at: time, of: way)
    // Each step at least halves the error. From twice the time of a turn a few steps are enough.
    for _ in 0..<64 {
      let next = time - error / slope
      guard next > 0, abs(next - time) <= step, next != time else { break }
      let (nextError, nextSlope) = self.error(at: next, of: way)
      guard abs(nextError) < abs(error) else { break }
      step = abs(next - time)
      (time, error, slope) = (next, nextError, nextSlope)
    }
    return time
  }

  private func error(at time: Double, of way: Double) -> (error: Double, slope: Double) {
    let state = state(after: time)
    return (state.way - way, state.velocity)
  }
}

extension CharacteristicRoots {
  /// P = 1 − C: the way of a displacement of 1 that is released at rest.
  ///
  /// Accuracy: some dozen units in the last place, at any time. Small times use the power series of P″ + 2aP′ + ω²P =
  /// ω², later times the difference 1 − C. For a fast rate f and a slow rate s that differ much, P = (f(1 − e^(−st)) −
  /// s(1 − e^(−ft)))/(f − s).
  fileprivate func fall(after time: Double, _ transition: SpringTransition) -> Double {
    let fast = isOverdamped ? decay + halfGap.high : decay
    let phase = fast * time
    let squaredAngle = squaredFrequency * time * time
    if phase <= 0.5 && squaredAngle <= 0.5 { return fallSeries(phase: 2 * decay * time, squaredAngle: squaredAngle) }
    guard isOverdamped && fast > 4 * slow else { return 1 - transition.displacementFromDisplacement }
    let (late, early) = (Elementary.exponentialLessOne(-slow * time), Elementary.exponentialLessOne(-phase))
    return (slow * early - fast * late) / (2 * halfGap.high)
  }

  /// Σ pₙ with p₂ = ω²t²/2 and pₙ₊₂ = −(2at·pₙ₊₁/(n + 2) + ω²t²·pₙ/((n + 1)(n + 2))).
  private func fallSeries(phase: Double, squaredAngle: Double) -> Double {
    var (before, term) = (0.0, 0.5 * squaredAngle)
    var sum = 0.0
    var order = 2.0
    // The terms are below p₂·2/n!: from the twentieth on they are below the last digit of p₂.
    while order < 20 {
      sum += term
      let next = -(phase / (order + 1) * term + squaredAngle / (order * (order + 1)) * before)
      (before, term) = (term, next)
      order += 1
    }
    return sum
  }
}
