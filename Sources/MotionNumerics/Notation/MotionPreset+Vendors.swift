extension MotionPreset {
  /// All presets, by vendor.
  public static let all: [MotionPreset] = swiftUI + reactSpring + compose + material

  private static let swiftUI = [
    MotionPreset(.swiftUI, "smooth", Spring.smooth), MotionPreset(.swiftUI, "snappy", Spring.snappy),
    MotionPreset(.swiftUI, "bouncy", Spring.bouncy), MotionPreset(.swiftUI, "interactive", Spring.interactive),
  ]

  private static let reactSpring = Spring.ReactSpring.allCases.map {
    MotionPreset(.reactSpring, $0.rawValue, Spring.reactSpring($0))
  }

  /// Compose's springs by stiffness, without a bounce, and behind a dot with one of the three; `spring()` without
  /// arguments; and the easings of its tweens.
  ///
  /// Source: androidx, `Spring` and `EasingFunctions`.
  private static let compose: [MotionPreset] = {
    var presets = [MotionPreset(.compose, "default", Spring.compose())]
    for stiffness in Spring.Compose.Stiffness.allCases {
      for ratio in Spring.Compose.DampingRatio.allCases {
        let bounce = ratio == .noBouncy ? "" : "." + name(of: ratio)
        presets.append(MotionPreset(.compose, name(of: stiffness) + bounce, Spring.compose(stiffness, ratio)))
      }
    }
    return presets + [
      MotionPreset(.compose, "fast-out-slow-in", CubicBezier(0.4, 0, 0.2, 1)),
      MotionPreset(.compose, "linear-out-slow-in", CubicBezier(0, 0, 0.2, 1)),
      MotionPreset(.compose, "fast-out-linear-in", CubicBezier(0.4, 0, 1, 1)),
    ]
  }()

  private static func name(of stiffness: Spring.Compose.Stiffness) -> String {
    switch stiffness {
    case .high: "high"
    case .medium: "medium"
    case .mediumLow: "medium-low"
    case .low: "low"
    case .veryLow: "very-low"
    }
  }

  private static func name(of ratio: Spring.Compose.DampingRatio) -> String {
    switch ratio {
    case .highBouncy: "high-bouncy"
    case .mediumBouncy: "medium-bouncy"
    case .lowBouncy: "low-bouncy"
    case .noBouncy: "no-bouncy"
    }
  }

  /// Material 3's springs and easings.
  ///
  /// Its `emphasized` is a path of two cubics, which no single one equals, and is left out.
  ///
  /// Source: Material Design 3, "Easing and duration", tokens `md.sys.motion.easing`.
  private static let material =
    Spring.Material.allCases.map { MotionPreset(.material, name(of: $0), Spring.material($0)) } + [
      MotionPreset(.material, "standard", CubicBezier(0.2, 0, 0, 1)),
      MotionPreset(.material, "standard-decelerate", CubicBezier(0, 0, 0, 1)),
      MotionPreset(.material, "standard-accelerate", CubicBezier(0.3, 0, 1, 1)),
      MotionPreset(.material, "emphasized-decelerate", CubicBezier(0.05, 0.7, 0.1, 1)),
      MotionPreset(.material, "emphasized-accelerate", CubicBezier(0.3, 0, 0.8, 0.15)),
    ]

  private static func name(of token: Spring.Material) -> String {
    switch token {
    case .expressiveSpatial: "expressive-spatial"
    case .expressiveSpatialFast: "expressive-spatial-fast"
    case .expressiveSpatialSlow: "expressive-spatial-slow"
    case .standardSpatial: "standard-spatial"
    case .standardSpatialFast: "standard-spatial-fast"
    case .standardSpatialSlow: "standard-spatial-slow"
    case .effects: "effects"
    case .effectsFast: "effects-fast"
    case .effectsSlow: "effects-slow"
    }
  }
}
