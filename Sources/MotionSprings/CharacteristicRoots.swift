package import MotionCurves

/// The roots of a spring's characteristic equation: the rates and the frequency of its free response.
///
/// With a = c/2m the roots are −a ± √(a² − k/m). The gap between them is computed in double-double arithmetic. So no
/// digits are lost near ζ = 1, where the gap vanishes, and the phase of an oscillation is right to the last digit after
/// a million periods.
package struct CharacteristicRoots: Sendable {
  /// a = c/2m, the rate at which the envelope of an oscillation decays.
  package let decay: Double
  /// k/m.
  package let squaredFrequency: Double
  /// Whether the roots are real and different, ζ > 1; otherwise they are complex or equal.
  package let isOverdamped: Bool
  /// √|k/m − a²|, half of the gap between the roots; for complex roots, the frequency of the oscillation.
  package let halfGap: DoubleDouble
  /// The smaller of two real decay rates, from their product (Vieta): a − √… would cancel.
  package let slow: Double
  /// The longest time over which neither an exponential nor a phase is extreme.
  let ordinaryTime: Double

  init(mass: Double, stiffness: Double, damping: Double) {
    let square = DoubleDouble(quotientOf: stiffness, mass)
    // Half of the damping, because twice the mass may overflow.
    let half = DoubleDouble(quotientOf: 0.5 * damping, mass)
    let difference = square + -(half * half)
    decay = half.rounded
    squaredFrequency = square.rounded
    isOverdamped = difference.rounded < 0
    halfGap =
      difference.rounded == 0
      ? DoubleDouble(0) : DoubleDouble(squareRootOf: isOverdamped ? -difference : difference)
    slow = square.rounded / (half.rounded + halfGap.rounded)
    // A bit less, as the products with the time are rounded.
    ordinaryTime =
      0.999
      * (isOverdamped
        ? Exponential<Double>.limit / slow
        : min(Exponential<Double>.limit / decay, ReducedAngle<Double>.limit / halfGap.high))
  }
}

extension CharacteristicRoots {
  /// Whether there are infinitely many extrema: for ζ < 1, where the roots are complex and differ.
  var oscillates: Bool { !isOverdamped && halfGap.high > 0 }

  /// The time between two extrema of a spring that oscillates: half of its period.
  var halfPeriod: Double { .pi / halfGap.high }
}
