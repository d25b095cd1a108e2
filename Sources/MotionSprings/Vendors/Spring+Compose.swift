extension Spring {
  /// A spring of Jetpack Compose, by its stiffness and its damping ratio, with m = 1.
  ///
  /// The defaults are those of Compose's `spring()`: medium stiffness, no bounce.
  public static func compose(
    _ stiffness: Compose.Stiffness = .medium, _ dampingRatio: Compose.DampingRatio = .noBouncy
  ) -> Spring {
    Spring(stiffness: stiffness.rawValue, dampingRatio: dampingRatio.rawValue)
  }

  /// The constants of Jetpack Compose's springs.
  ///
  /// Source: androidx, `Spring`.
  public enum Compose {
    /// Jetpack Compose's stiffnesses.
    public enum Stiffness: Double, Sendable, Hashable, CaseIterable {
      /// `StiffnessHigh`.
      case high = 10000
      /// `StiffnessMedium`.
      case medium = 1500
      /// `StiffnessMediumLow`.
      case mediumLow = 400
      /// `StiffnessLow`.
      case low = 200
      /// `StiffnessVeryLow`.
      case veryLow = 50
    }

    /// Jetpack Compose's damping ratios.
    public enum DampingRatio: Double, Sendable, Hashable, CaseIterable {
      /// `DampingRatioHighBouncy`.
      case highBouncy = 0.2
      /// `DampingRatioMediumBouncy`.
      case mediumBouncy = 0.5
      /// `DampingRatioLowBouncy`.
      case lowBouncy = 0.75
      /// `DampingRatioNoBouncy`.
      case noBouncy = 1
    }
  }
}
