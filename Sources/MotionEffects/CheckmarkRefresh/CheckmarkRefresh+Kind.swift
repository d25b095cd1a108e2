import MotionCurves

extension EffectKind {
  /// ``CheckmarkRefresh``.
  public static let checkmarkRefresh = EffectKind(
    pulled: "checkmark-refresh", "an arrow that becomes a ring with a dot, and a check mark",
    make: CheckmarkRefresh.init(validating:variant:))
}

extension CheckmarkRefresh.Parameters: NamedParameters {
  static var original: Self { Self() }

  #if !hasFeature(Embedded)
    static var fields: [ParameterField<Self>] {
      [
        .pair("size", \.size, in: .positive, "width and height in points"),
        .number("lineWidth", \.lineWidth, in: .notNegative, "width of the ring's line in points"),
        .color("color", \.color, "arrow, dot and check mark"),
        .color("ringColor", \.ringColor, "ring"),
        .number("animationDuration", \.animationDuration, in: .positive, "collapse of the arrow head, in seconds"),
        .curve("arrowCurve", \.arrowCurve, "timing curve of the arrow"),
        .curve("dotCurve", \.dotCurve, "timing curve of the dot's growth"),
        .number("checkStartDuration", \.checkStartDuration, in: .positive, "start of the check mark, in seconds"),
        .number("checkEndDuration", \.checkEndDuration, in: .positive, "end of the check mark, in seconds"),
        .curve("checkCurve", \.checkCurve, "timing curve of the check mark"),
        .number("endDelay", \.endDelay, in: .notNegative, "from the end of loading to the closing, in seconds"),
        .number("closingDuration", \.closingDuration, in: .notNegative, "closing of the control, in seconds"),
        .word("smoothing", \.smoothing, "between the ticks of the dot's timer"),
      ]
    }
  #endif
}
