extension Spring {
  /// A spring of react-spring, by its name.
  public static func reactSpring(_ preset: ReactSpring) -> Spring {
    switch preset {
    case .default: Spring(mass: 1, stiffness: 170, damping: 26)
    case .gentle: Spring(mass: 1, stiffness: 120, damping: 14)
    case .wobbly: Spring(mass: 1, stiffness: 180, damping: 12)
    case .stiff: Spring(mass: 1, stiffness: 210, damping: 20)
    case .slow: Spring(mass: 1, stiffness: 280, damping: 60)
    case .molasses: Spring(mass: 1, stiffness: 280, damping: 120)
    }
  }

  /// react-spring's presets, all of mass 1.
  ///
  /// Source: react-spring, `config`.
  public enum ReactSpring: String, Sendable, Hashable, CaseIterable {
    /// Stiffness 170, damping 26.
    case `default`
    /// Stiffness 120, damping 14.
    case gentle
    /// Stiffness 180, damping 12.
    case wobbly
    /// Stiffness 210, damping 20.
    case stiff
    /// Stiffness 280, damping 60.
    case slow
    /// Stiffness 280, damping 120.
    case molasses
  }
}
