import RealModule

/// A spring's equation of motion, solved: the rates of its exponentials and of its swing.
///
/// With a = c/2m the roots of the characteristic equation are −a ± √(a² − k/m). Their distance is found from the
/// difference in double-double arithmetic, so that no digits are lost at ζ = 1, where it vanishes, and so that the
/// phase of a swing is right to the last digit after a million turns.
struct CharacteristicRoots: Sendable {
  /// a = c/2m, the rate at which a swing's envelope falls.
  let decay: Double
  /// k/m.
  let squaredFrequency: Double
  /// Whether the roots are real and different: ζ > 1.
  let isOverdamped: Bool
  /// √|k/m − a²|: the frequency of the swing, or half of the distance of two real roots.
  let halfGap: DoubleDouble
  /// The smaller rate of two real ones, from their product (Vieta): −a + √… would cancel.
  let slow: Double

  init(mass: Double, stiffness: Double, damping: Double) {
    let square = DoubleDouble(quotientOf: stiffness, mass)
    // Half of the damping, as twice a mass may overflow.
    let half = DoubleDouble(quotientOf: 0.5 * damping, mass)
    let difference = square + -(half * half)
    decay = half.rounded
    squaredFrequency = square.rounded
    isOverdamped = difference.rounded < 0
    halfGap =
      difference.rounded == 0
      ? DoubleDouble(0) : DoubleDouble(squareRootOf: isOverdamped ? -difference : difference)
    slow = square.rounded / (half.rounded + halfGap.rounded)
  }
}

extension CharacteristicRoots {
  /// Whether there are infinitely many extrema: for ζ < 1, where the roots are complex and not equal.
  var oscillates: Bool { !isOverdamped && halfGap.high > 0 }

  /// The time between two extrema of a spring that oscillates, half of its period.
  var halfPeriod: Double { .pi / halfGap.high }
}
