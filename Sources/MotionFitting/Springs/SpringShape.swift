import MotionSprings

/// The nonlinear parameters: the natural frequency and the damping ratio.
struct SpringShape {
  var frequency, dampingRatio: Double

  /// The spring of the shape; nil if there is none, or an absurd one.
  var spring: Spring? {
    guard frequency < 1e8, dampingRatio >= 0, dampingRatio < 1e6 else { return nil }
    return try? Spring(validatingStiffness: frequency * frequency, dampingRatio: dampingRatio)
  }

  /// Whether steps from both shapes lead to one place.
  func isNear(_ other: SpringShape) -> Bool {
    abs(frequency - other.frequency) < 0.01 * frequency && abs(dampingRatio - other.dampingRatio) < 0.01
  }
}
