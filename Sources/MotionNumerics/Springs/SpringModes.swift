import RealModule

/// A spring's equation of motion, solved: the rates of its exponentials and of its swing.
///
/// With a = c/2m the roots of the characteristic equation are −a ± √(a² − k/m). Their distance is found from the
/// difference in double-double arithmetic, so that no digits are lost at ζ = 1, where it vanishes, and so that the
/// phase of a swing is right to the last digit after a million turns.
struct SpringModes: Sendable {
  /// a = c/2m, the rate at which a swing's envelope falls.
  let decay: Double
  /// k/m.
  let squaredFrequency: Double
  /// Whether the roots are complex, or equal.
  let swings: Bool
  /// √|k/m − a²|: the frequency of the swing, or half of the distance of two real roots.
  let split: DoubleDouble
  /// The smaller rate of two real ones, from their product (Vieta): −a + √… would cancel.
  let slow: Double

  init(mass: Double, stiffness: Double, damping: Double) {
    let square = DoubleDouble(quotientOf: stiffness, mass)
    // Half of the damping, as twice a mass may overflow.
    let half = DoubleDouble(quotientOf: 0.5 * damping, mass)
    let difference = square + -(half * half)
    decay = half.rounded
    squaredFrequency = square.rounded
    swings = difference.rounded >= 0
    split = difference.rounded == 0 ? DoubleDouble(0) : DoubleDouble(squareRootOf: swings ? difference : -difference)
    slow = square.rounded / (half.rounded + split.rounded)
  }
}

extension SpringModes {
  /// Whether there are infinitely many extrema: for ζ < 1, where the roots are complex and not equal.
  var oscillates: Bool { swings && split.high > 0 }

  /// The time between two extrema of a spring that oscillates, half of its period.
  var halfPeriod: Double { .pi / split.high }
}

/// What a spring makes of a state in a given time: the matrix that maps displacement and velocity to those later.
public struct SpringTransition: Sendable, Hashable {
  /// The later displacement for a displacement of 1 at rest.
  public let displacementFromDisplacement: Double
  /// The later displacement for a velocity of 1 at the target.
  public let displacementFromVelocity: Double
  /// The later velocity for a displacement of 1 at rest.
  public let velocityFromDisplacement: Double
  /// The later velocity for a velocity of 1 at the target.
  public let velocityFromVelocity: Double

  /// The state later.
  ///
  /// - Parameters:
  ///   - displacement: the displacement from the target now.
  ///   - velocity: the velocity now.
  /// - Returns: both after the time of the transition.
  @inlinable
  public func callAsFunction<Value: VectorValue>(
    displacement: Value, velocity: Value
  ) -> (displacement: Value, velocity: Value) {
    (
      displacement * displacementFromDisplacement + velocity * displacementFromVelocity,
      displacement * velocityFromDisplacement + velocity * velocityFromVelocity
    )
  }
}

extension Spring {
  /// What the spring makes of any state in a given time.
  ///
  /// With a = ζω and d = ω√(1 − ζ²), C = cos dt and S = sin(dt)/d (for ζ > 1 cosh and sinh) the state becomes
  /// x = e^(−at)·(x₀C + (v₀ + a·x₀)S) and v = e^(−at)·(v₀C − (ω²x₀ + a·v₀)S). Two transitions of half the time make one
  /// of the whole.
  ///
  /// - Parameter time: not negative; an infinite time gives the limit, the target at rest, or NaN if undamped.
  /// - Returns: the transition; each displacement is right to 10⁻¹⁴ times A = max(|x₀|, |v₀|/ω), each velocity to
  ///   that times ω.
  /// - Complexity: constant: an exponential, a sine and a cosine, or three exponentials.
  public func transition(over time: Double) -> SpringTransition {
    transition(over: DoubleDouble(time))
  }

  /// The same over a time of more digits than a double has.
  ///
  /// Only a phase needs them: what a rounded time adds to an exponential, at·e^(−at) ulp, never is an ulp.
  func transition(over time: DoubleDouble) -> SpringTransition {
    modes.swings ? modes.swing(over: time) : modes.creep(over: time.high)
  }
}

extension SpringModes {
  /// The transition for ζ ≤ 1.
  fileprivate func swing(over precise: DoubleDouble) -> SpringTransition {
    let time = precise.high
    let envelope = decay == 0 && !time.isNaN ? 1 : Double.exp(-decay * time)
    // Nothing is left, and the phase of an infinite time is NaN.
    guard envelope != 0 else { return SpringTransition(scaled: 0, cosine: 0, sineOverFrequency: 0, self) }
    let (sine, cosine) = DoubleDouble.sineAndCosine(of: split, times: precise)
    let sineOverFrequency = split.high == 0 ? time : sine / split.high
    return SpringTransition(scaled: envelope, cosine: cosine, sineOverFrequency: sineOverFrequency, self)
  }

  /// The transition for ζ > 1, without the hyperbolic functions, which overflow: the slow exponential is taken out.
  fileprivate func creep(over time: Double) -> SpringTransition {
    let distance = 2 * split.high
    let envelope = Double.exp(-slow * time)
    let faster = Double.exp(-distance * time)
    // (e^(−slow·t) − e^(−fast·t))/(fast − slow)
    let difference = envelope * (-Double.expMinusOne(-distance * time) / distance)
    return SpringTransition(
      displacementFromDisplacement: envelope + slow * difference,
      displacementFromVelocity: difference,
      velocityFromDisplacement: -squaredFrequency * difference,
      velocityFromVelocity: envelope * faster - slow * difference
    )
  }
}

extension SpringTransition {
  fileprivate init(scaled envelope: Double, cosine: Double, sineOverFrequency sine: Double, _ modes: SpringModes) {
    displacementFromDisplacement = envelope * (cosine + modes.decay * sine)
    displacementFromVelocity = envelope * sine
    velocityFromDisplacement = -modes.squaredFrequency * (envelope * sine)
    velocityFromVelocity = envelope * (cosine - modes.decay * sine)
  }
}
