import MotionCurves
import MotionSprings

/// How far a spring has come from where it started, with the digits of a way that is tiny beside the distance to the target.
///
/// With x₀ and v₀ at the start, the displacement is C·x₀ + S·v₀, and the way is y = S·v₀ − P·x₀ with P = 1 − C. A bounce
/// of a millionth of the distance has lost six digits in the difference of two displacements, and none in y.
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
  /// - Returns: the time whose way is nearest to the given one: the estimate itself where the way only touches.
  func time(of way: Double, near estimate: Double) -> Double {
    var (time, step) = (estimate, estimate)
    var (error, slope) = self.error(at: time, of: way)
    // Each step halves at least; that from twice the time of a turn is within a few.
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
  /// P = 1 − C: how far a displacement of 1, released at rest, has come.
  ///
  /// Accuracy: some dozen units in the last place, at any time. For small times the power series of P″ + 2aP′ + ω²P = ω²,
  /// later the difference; between fast and slow rates that differ much, P = (f(1 − e^(−st)) − s(1 − e^(−ft)))/(f − s).
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
    // The terms are below p₂·2/n!, so that those from the twentieth on are below its last digit.
    while order < 20 {
      sum += term
      let next = -(phase / (order + 1) * term + squaredAngle / (order * (order + 1)) * before)
      (before, term) = (term, next)
      order += 1
    }
    return sum
  }
}
