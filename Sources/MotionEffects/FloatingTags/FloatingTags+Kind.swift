import MotionCurves

extension EffectKind {
  /// ``FloatingTags``.
  public static let floatingTags = EffectKind(
    "floating-tags", "tags that float up along an S and fade",
    gesture: .tap, script: "gets a tap every 0.2 s on alternating sides, ten in all",
    make: FloatingTags.init(validating:variant:),
    play: { effect, _ in
      var effect = effect
      let times = (0..<10).map { Double($0) / 5 }
      for (tap, time) in times.enumerated() { effect.tap(tap % 2 == 0 ? .left : .right, at: time) }
      // The time of rest is later by a rounding.
      return ScriptedEffect(effect, endTime: times[times.count - 1] + effect.parameters.duration)
    }, hand: { TagsInHands(effect: $0) })
}

/// Tags that appear at taps, one for each tap, from alternate sides.
private struct TagsInHands: HandledEffect {
  var effect: FloatingTags
  private var tapCount = 0

  init(effect: FloatingTags) { self.effect = effect }

  mutating func forget(before time: Double) { effect.forget(before: time) }

  mutating func tap(at time: Double) {
    effect.tap(tapCount % 2 == 0 ? .left : .right, at: time)
    tapCount += 1
  }
}

extension FloatingTags.Parameters: NamedParameters {
  static var original: Self { Self() }

  #if !hasFeature(Embedded)
    static var fields: [ParameterField<Self>] {
      [
        .pair("size", \.size, in: .positive, "width and height of the screen in points"),
        .pair("leftStart", \.leftStart, in: .coordinates, "centre of the left button"),
        .pair("rightStart", \.rightStart, in: .coordinates, "centre of the right button"),
        .number("endSpread", \.endSpread, in: .notNegative, "width of the range of end points"),
        .number("endY", \.endY, in: .coordinates, "height of the end points"),
        .number("controlY", \.controlY, in: .coordinates, "height of the control points"),
        .number("reach", \.reach, in: .coordinates, "control points from the middle, in widths of the screen"),
        .number("duration", \.duration, in: .positive, "life of a tag in seconds"),
        .curve("riseCurve", \.riseCurve, "timing curve along the path"),
        .curve("fadeCurve", \.fadeCurve, "timing curve of the fading; not in legacy"),
        .wholeNumber("seed", \.seed, in: 0...UInt64.max, "seed of the end points"),
        .color("leftColor", \.leftColor, "tags of the left button"),
        .color("rightColor", \.rightColor, "tags of the right button"),
        .color("buttonColor", \.buttonColor, "buttons"),
      ]
    }
  #endif
}
