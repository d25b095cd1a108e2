internal import MotionEffects
internal import MotionNumerics

/// The requested effect and its variant.
struct EffectRequest {
  private let kind: EffectKind
  private let variant: EffectVariant

  /// Reads a caller's words.
  ///
  /// Without a variant it is the exact one.
  init(name: String?, variant: String?) throws(CallError) {
    guard let kind = name.flatMap({ EffectKind(named: $0) }) else {
      throw CallError("name must be one of \(EffectKind.all.map { $0.name }.joined(separator: ", "))")
    }
    guard let variant = EffectVariant(rawValue: variant ?? EffectVariant.exact.rawValue) else {
      throw CallError("variant must be one of \(EffectVariant.allCases.map { $0.rawValue }.joined(separator: ", "))")
    }
    self.kind = kind
    self.variant = variant
  }

  /// The effect with its scripted events.
  func script(pull: Double, refresh: Double) throws(CallError) -> EffectHandle {
    try CallError.instead { () throws(ParameterError) in
      let script = try ScriptedEffect(validating: kind, variant: variant, pull: pull, refresh: refresh)
      return EffectHandle(kind, script.boxed)
    }
  }

  /// The effect, moved by hand.
  func interactive() -> EffectHandle { EffectHandle(kind, kind.inHands(variant)) }
}
