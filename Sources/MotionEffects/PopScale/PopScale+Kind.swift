import MotionCurves
import MotionKeyframes

extension EffectKind {
  /// ``PopScale``.
  public static let popScale = EffectKind(
    "pop-scale", "something that pops up", gesture: .tap, script: "pops",
    make: { (settings: PopScaleSettings, _) throws(ParameterError) in try settings.effect() },
    play: { effect, _ in
      var effect = effect
      effect.pop(at: 0)
      return ScriptedEffect(effect)
    }, hand: { PopInHands(effect: $0) })
}

/// A picture that pops at each tap.
private struct PopInHands: HandledEffect {
  var effect: PopScale<KeyframeTrack<Double>>

  mutating func forget(before time: Double) { effect.forget(before: time) }

  mutating func tap(at time: Double) { effect.pop(at: time) }
}

/// The parameters of a popping heart.
private struct PopScaleSettings: NamedParameters {
  private var scales = [0.1, 1.3, 0.9, 1.1, 1]
  private var duration = 0.5
  private var color = PopScale<KeyframeTrack<Double>>().color

  static var original: Self { Self() }

  #if !hasFeature(Embedded)
    static var fields: [ParameterField<Self>] {
      [
        .numbers("scales", \.scales, in: .coordinates, "scales of a pop, evenly spaced"),
        .number("duration", \.duration, in: .positive, "pop in seconds"),
        .color("color", \.color, "heart"),
      ]
    }
  #endif

  /// The heart before its first pop.
  func effect() throws(ParameterError) -> PopScale<KeyframeTrack<Double>> {
    var effect = try PopScale(validatingScales: scales, duration: duration)
    effect.color = color
    return effect
  }
}
