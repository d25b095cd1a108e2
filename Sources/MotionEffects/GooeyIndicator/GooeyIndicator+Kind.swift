import MotionCurves
import MotionSprings

extension EffectKind {
  /// ``GooeyIndicator``.
  public static let gooeyIndicator = EffectKind(
    "gooey-indicator", "a ball that is stretched by a drag and swings back",
    gesture: .drag, script: "is dragged one page in 0.5 s and released",
    make: { (settings: GooeyIndicatorSettings, variant) throws(ParameterError) in try settings.effect(variant) },
    play: { effect, _ in
      var effect = effect
      let release = 0.5
      effect.drag(to: 0, at: 0)
      effect.drag(to: effect.parameters.pageWidth, at: release)
      effect.release(at: release)
      return ScriptedEffect(effect)
    }, hand: { PagerInHands($0) })
}

/// The parameters of a gooey indicator and of its restoring, without the page width: the script drags by pages.
private struct GooeyIndicatorSettings: NamedParameters {
  private var parameters = GooeyIndicatorParameters()
  private var decay = 5.0
  private var frequency = 30.0
  private var duration = 0.8

  static var original: Self { Self() }

  #if !hasFeature(Embedded)
    static var fields: [ParameterField<Self>] {
      [
        .pair("size", \.parameters.size, in: .positive, "width and height in points"),
        .number("diameter", \.parameters.diameter, in: .positive, "ball in points, at most the width"),
        .wholeNumber("pageCount", \.parameters.pageCount, in: 2...10_000, "pages"),
        .number("stretch", \.parameters.stretch, in: 0...0.5, "top and bottom at full stretch, in diameters"),
        .color("color", \.parameters.color, "ball"),
        .color("lineColor", \.parameters.lineColor, "line and dots"),
        .number("decay", \.decay, in: 0...1e9, "decay of the restoring, over its duration"),
        .number("frequency", \.frequency, in: 0...1e9, "frequency of the restoring in radians, over its duration"),
        .number("duration", \.duration, in: 1 / 30...1e6, "restoring in seconds"),
      ]
    }
  #endif

  /// The indicator at its first page.
  func effect(_ variant: EffectVariant) throws(ParameterError) -> GooeyIndicator<DampedRestoring> {
    let oscillation = try DampedOscillation(validatingDecay: decay, frequency: frequency)
    let restoring = try DampedRestoring(validating: oscillation, duration: duration, variant: variant)
    return try GooeyIndicator(validating: parameters, variant: variant, damped: restoring)
  }
}
