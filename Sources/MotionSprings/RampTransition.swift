public import MotionCurves
import RealModule

/// A spring's transition over a given time while its target moves at a constant velocity.
///
/// Let x be the displacement from the target's place at the start, v the velocity and u the target's velocity. The
/// state becomes x·t₁₁ + v·t₁₂ + u·g and x·t₂₁ + v·t₂₂ + u·h. Here tᵢⱼ is the free transition over the time t. With the
/// lag ℓ behind a steady target, g = (t − t₁₂) − ℓ·(1 − t₁₁) and h = (1 − t₂₂) + ℓ·t₂₁.
@usableFromInline
package struct RampTransition: Sendable {
  @usableFromInline let free: SpringTransition
  /// g: the distance moved for a target with a velocity of 1.
  @usableFromInline let distanceFromTarget: Double
  /// h: the velocity for a target with a velocity of 1.
  @usableFromInline let velocityFromTarget: Double

  /// The distance moved and the velocity after the time of the transition.
  @inlinable
  package func callAsFunction<Value: VectorValue>(
    displacement: Value, velocity: Value, targetVelocity: Value
  ) -> (displacement: Value, velocity: Value) {
    let state = free(displacement: displacement, velocity: velocity)
    guard targetVelocity != .zero else { return state }
    return (
      state.displacement + targetVelocity.moving(at: distanceFromTarget),
      state.velocity + targetVelocity * velocityFromTarget
    )
  }
}

extension Spring {
  /// The lag of a value behind a target that has moved at one velocity for long: the time (1 − φ)·c/k.
  @inlinable
  package func lag(feedForward: Double) -> Double { (1 - feedForward) * (damping / stiffness) }

  /// The transition over a time while the target moves at a constant velocity.
  ///
  /// - Parameters:
  ///   - time: not negative.
  ///   - lag: the lag of the value behind a target that has moved for long: 2ζ/ω if the damping acts on the value's own
  ///     velocity, 0 if it acts on the velocity relative to the target.
  /// - Returns: the transition; for a target that moves by Δ in the time, however short, it is accurate to a few ulp of
  ///   Δ.
  /// - Complexity: constant: that of a free transition, and two or three more elementary functions.
  @usableFromInline
  @inline(never)
  package func transition(over time: Double, lag: Double) -> RampTransition {
    let free = transition(over: time)
    let (displacement, velocity) = roots.complement(of: free, over: time)
    return RampTransition(
      free: free,
      distanceFromTarget: (time - free.displacementFromVelocity) - lag * displacement,
      velocityFromTarget: velocity + lag * free.velocityFromDisplacement
    )
  }
}

extension CharacteristicRoots {
  /// 1 − t₁₁ and 1 − t₂₂, with an error of some ulp of their greatest term; all terms vanish with the time.
  fileprivate func complement(
    of free: SpringTransition, over time: Double
  ) -> (displacement: Double, velocity: Double) {
    if isOverdamped {
      // t₁₁ = e^(−slow·t) + slow·t₁₂ and t₂₂ = e^(−fast·t) − slow·t₁₂
      let fast = slow + 2 * halfGap.high
      let drift = slow * free.displacementFromVelocity
      return (-Double.expMinusOne(-slow * time) - drift, -Double.expMinusOne(-fast * time) + drift)
    }
    // 1 − e^(−at)·cos dt, and ± a·t₁₂
    let envelope = decay == 0 ? 1 : Double.exp(-decay * time)
    let fallen = decay == 0 ? 0 : -Double.expMinusOne(-decay * time)
    guard envelope != 0 else { return (1, 1) }
    let half = DoubleDouble.sineAndCosine(of: halfGap * 0.5, times: time).sine
    let common = fallen + envelope * (2 * half * half)
    let drift = decay * free.displacementFromVelocity
    return (common - drift, common + drift)
  }
}

extension ParameterError {
  /// Throws unless a feed-forward gives a lag of a usable size.
  @usableFromInline
  package static func requireFeedForward(
    _ value: Double, _ parameter: String = "feed-forward"
  ) throws(ParameterError) {
    guard abs(value) <= 1e6 else {
      throw ParameterError(parameter: parameter, value: value.shortestDecimal, allowed: "a number from -1e6 to 1e6")
    }
  }
}
