internal import MotionEffects
internal import MotionNumerics

/// The requested effect and its variant.
struct EffectRequest {
  private let name: EffectName
  private let variant: EffectVariant

  /// Reads a caller's words.
  ///
  /// Without a variant it is the exact one.
  init(name: String?, variant: String?) throws(CallError) {
    guard let name = name.flatMap({ EffectName(rawValue: $0) }) else {
      throw CallError("name must be one of \(EffectName.allCases.map { $0.rawValue }.joined(separator: ", "))")
    }
    guard let variant = EffectVariant(rawValue: variant ?? EffectVariant.exact.rawValue) else {
      throw CallError("variant must be one of \(EffectVariant.allCases.map { $0.rawValue }.joined(separator: ", "))")
    }
    self.name = name
    self.variant = variant
  }

  /// The effect with its scripted events.
  func script(pull: Double, refresh: Double) throws(CallError) -> EffectHandle {
    try CallError.instead { () throws(ParameterError) in
      EffectScript(name, try ScriptedEffect(validating: name, variant: variant, pull: pull, refresh: refresh))
    }
  }

  /// The effect, moved by hand.
  func interactive() -> EffectHandle { name.interactive(variant) }
}

extension EffectName {
  /// The effect with this name, moved by hand.
  func interactive(_ variant: EffectVariant) -> EffectHandle {
    switch self {
    case .cubeRefresh: InteractiveRefresh(self, CubeRefresh(variant: variant))
    case .checkmarkRefresh: InteractiveRefresh(self, CheckmarkRefresh(variant: variant))
    case .gooeyIndicator: InteractivePager(self, GooeyIndicator(variant: variant))
    case .popScale: InteractivePop(self)
    case .floatingTags: InteractiveTags(self, FloatingTags(variant: variant))
    case .waterBall: InteractiveWater(self, WaterBall(variant: variant))
    }
  }
}
