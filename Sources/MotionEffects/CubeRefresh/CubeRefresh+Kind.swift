import MotionCurves

extension EffectKind {
  /// ``CubeRefresh``.
  public static let cubeRefresh = EffectKind(
    pulled: "cube-refresh", "four cubes that move around each other while something is loaded",
    cornersOfPull: cornersOfPull, make: CubeRefresh.init(validating:variant:))

  /// The pulls at which cubes begin to move.
  private static var cornersOfPull: [Double] {
    (1..<CubeForms.pullCount).map { Double($0) / Double(CubeForms.pullCount) }
  }
}

extension CubeRefresh.Parameters: NamedParameters {
  static var original: Self { Self() }

  #if !hasFeature(Embedded)
    static var fields: [ParameterField<Self>] {
      [
        .number("cubeUnit", \.cubeUnit, in: .positive, "edge of a cube in points"),
        .color("topColor", \.topColor, "top faces"),
        .color("frontColor", \.frontColor, "front faces"),
        .color("sideColor", \.sideColor, "left faces"),
        .pair("shadowOffset", \.shadowOffset, in: .coordinates, "from a top face to its shadow, in the layer's plane"),
        .number("shadowSize", \.shadowSize, in: .notNegative, "edge of a shadow in points"),
        .color("shadowColor", \.shadowColor, "shadows"),
        .number("timeDuration", \.timeDuration, in: .positive, "eight steps of the loop, in seconds"),
        .curve("curve", \.curve, "timing curve of a step, monotone within 0...1"),
        .number("startDelay", \.startDelay, in: .notNegative, "before the first step, in seconds"),
        .number("completionDelay", \.completionDelay, in: .notNegative, "behind the last step, in seconds"),
      ]
    }
  #endif
}
