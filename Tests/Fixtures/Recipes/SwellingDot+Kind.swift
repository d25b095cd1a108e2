import MotionCurves

extension EffectKind {
  /// ``SwellingDot``.
  public static let swellingDot = EffectKind(
    "swelling-dot", "a dot that swells", gesture: .tap, script: "is tapped",
    make: { (settings: SwellingDotSettings, _) throws(ParameterError) in
      try SwellingDot(validatingDuration: settings.duration)
    },
    play: { dot, _ in
      var dot = dot
      dot.tap(at: 0)
      return ScriptedEffect(dot)
    }, hand: { DotInHands(effect: $0) })
}

private struct DotInHands: HandledEffect {
  var effect: SwellingDot

  mutating func tap(at time: Double) { effect.tap(at: time) }
  mutating func forget(before time: Double) { effect.forget(before: time) }
}

private struct SwellingDotSettings: NamedParameters {
  var duration = 0.5

  static var original: Self { Self() }

  #if !hasFeature(Embedded)
    static var fields: [ParameterField<Self>] {
      [.number("duration", \.duration, in: .positive, "swelling in seconds")]
    }
  #endif
}
