extension IntegrationState {
  /// The energy of the numbers y; nil if the system has none.
  var energy: MechanicalEnergy? { equations.energy(positions: y.start, velocities: y.start + count) }

  /// Scales the velocities after a step so that the energy is that of the segment's start.
  ///
  /// The errors of a method's steps mostly have one sign, so that an undamped oscillation grows or shrinks for ever,
  /// and a nonlinear one gets faster or slower. The scale differs from 1 by at most the tolerance: where nothing moves,
  /// velocities cannot make up for a potential. Later steps make up for what is left.
  ///
  /// Source: E. Hairer, C. Lubich, G. Wanner, *Geometric Numerical Integration*, IV.4, projection methods.
  ///
  /// - Parameter energy: the energy to restore.
  /// - Returns: the scale.
  // Not inlined: the compiler would look up the type of this state in each step, whether or not it keeps an energy.
  @inline(never)
  func restoreEnergy(_ energy: Double) -> Double {
    guard let now = self.energy, now.kinetic > 0 else { return 1 }
    // The kinetic energy is quadratic in the velocities: its square root to first order, as the difference is tiny.
    let change = 0.5 * (energy - now.total) / now.kinetic
    // Energies overflow before the motion does: their difference is then no number, and says nothing.
    guard change.isFinite else { return 1 }
    let scale = 1 + max(-solver.relativeTolerance, min(change, solver.relativeTolerance))
    for index in count..<2 * count { y[index] *= scale }
    return scale
  }
}
