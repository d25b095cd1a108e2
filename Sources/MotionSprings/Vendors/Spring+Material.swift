extension Spring {
  /// A spring of Material 3, by its token, with m = 1.
  public static func material(_ token: Material) -> Spring {
    let (stiffness, dampingRatio): (Double, Double) =
      switch token {
      case .expressiveSpatial: (380, 0.8)
      case .expressiveSpatialFast: (800, 0.6)
      case .expressiveSpatialSlow: (200, 0.8)
      case .standardSpatial: (700, 0.9)
      case .standardSpatialFast: (1400, 0.9)
      case .standardSpatialSlow: (300, 0.9)
      case .effects: (1600, 1)
      case .effectsFast: (3800, 1)
      case .effectsSlow: (800, 1)
      }
    return Spring(stiffness: stiffness, dampingRatio: dampingRatio)
  }

  /// The springs of Material 3's motion schemes, by scheme, kind and speed.
  ///
  /// Source: androidx material3, tokens v0.14.
  public enum Material: String, Sendable, Hashable, CaseIterable {
    /// Expressive, spatial, default: damping ratio 0.8, stiffness 380.
    case expressiveSpatial
    /// Expressive, spatial, fast: damping ratio 0.6, stiffness 800.
    case expressiveSpatialFast
    /// Expressive, spatial, slow: damping ratio 0.8, stiffness 200.
    case expressiveSpatialSlow
    /// Standard, spatial, default: damping ratio 0.9, stiffness 700.
    case standardSpatial
    /// Standard, spatial, fast: damping ratio 0.9, stiffness 1400.
    case standardSpatialFast
    /// Standard, spatial, slow: damping ratio 0.9, stiffness 300.
    case standardSpatialSlow
    /// Effects, default, in both schemes: damping ratio 1, stiffness 1600.
    case effects
    /// Effects, fast: damping ratio 1, stiffness 3800.
    case effectsFast
    /// Effects, slow: damping ratio 1, stiffness 800.
    case effectsSlow
  }
}
