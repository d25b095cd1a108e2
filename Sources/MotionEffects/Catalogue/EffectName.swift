/// The effects of this module by their names in the command line and the gallery.
public enum EffectName: String, Sendable, Hashable, CaseIterable {
  /// ``CubeRefresh``.
  case cubeRefresh = "cube-refresh"
  /// ``CheckmarkRefresh``.
  case checkmarkRefresh = "checkmark-refresh"
  /// ``GooeyIndicator``.
  case gooeyIndicator = "gooey-indicator"
  /// ``PopScale``.
  case popScale = "pop-scale"
  /// ``FloatingTags``.
  case floatingTags = "floating-tags"
  /// ``WaterBall``.
  case waterBall = "water-ball"

  /// A short description.
  package var summary: String {
    switch self {
    case .cubeRefresh: "four cubes that move around each other while something is loaded"
    case .checkmarkRefresh: "an arrow that becomes a ring with a dot, and a check mark"
    case .gooeyIndicator: "a ball that is stretched by a drag and swings back"
    case .popScale: "something that pops up"
    case .floatingTags: "tags that float up along an S and fade"
    case .waterBall: "a ball that fills with three waves"
    }
  }

  /// Whether the effect is a ``RefreshEffect``, which is pulled and shows loading.
  package var isRefresh: Bool { self == .cubeRefresh || self == .checkmarkRefresh }
}

// Embedded Swift has no Codable.
#if !hasFeature(Embedded)
  extension EffectName: Codable {}
  extension EffectVariant: Codable {}
#endif
