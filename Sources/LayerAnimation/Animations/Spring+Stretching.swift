package import MotionCurves
package import MotionSprings

extension Spring {
  /// The spring whose motion takes `factor` times as long: k/f² and c/f on the same mass.
  ///
  /// - Throws: ``MotionCurves/ParameterError`` if that is no spring any more.
  package func stretched(by factor: Double) throws(ParameterError) -> Spring {
    try Spring(validatingMass: mass, stiffness: stiffness / (factor * factor), damping: damping / factor)
  }
}
