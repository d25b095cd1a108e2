import MotionCurves
import MotionSprings

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

  /// Compose's springs and the easings of its tweens.
  ///
  /// A spring is named by its stiffness. A dot and one of three damping ratios follow unless it has no bounce.
  /// `default` is `spring()` without arguments.
  ///
  /// Source: androidx, `Spring`.
  private static let compose: [MotionPreset] = {
    var presets = [MotionPreset(.compose, "default", Spring.compose())]
    for stiffness in Spring.Compose.Stiffness.allCases {
      for ratio in Spring.Compose.DampingRatio.allCases {
        let bounce = ratio == .noBouncy ? "" : "." + name(of: ratio)
        presets.append(MotionPreset(.compose, name(of: stiffness) + bounce, Spring.compose(stiffness, ratio)))
      }
    }
    return presets + curves(of: .compose)
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
  private static let material =
    Spring.Material.allCases.map { MotionPreset(.material, name(of: $0), Spring.material($0)) } + curves(of: .material)

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

  /// The named timing curves of a vendor.
  private static func curves(of vendor: Vendor) -> [MotionPreset] {
    CurvePreset.all.filter { $0.vendor == vendor.rawValue }.map { MotionPreset(vendor, $0.name, $0.curve) }
  }
}
