public import MotionNumerics

extension CubeRefresh {
  /// What can be chosen, with the values of the original.
  public struct Parameters: Sendable, Hashable {
    /// The length of a cube's edge in points; 10 follows from the original's shadow path.
    public var cubeUnit = 10.0
    /// The colour of the top faces.
    public var topColor = Color(red: 72 / 255, green: 122 / 255, blue: 200 / 255)
    /// The colour of the front faces.
    public var frontColor = Color(red: 89 / 255, green: 117 / 255, blue: 251 / 255)
    /// The colour of the left faces.
    public var sideColor = Color(red: 60 / 255, green: 81 / 255, blue: 220 / 255)
    /// Where a shadow lies from its top face, in the plane of the layer: (−30, 30) is 30 points straight down on
    /// screen.
    public var shadowOffset = SIMD2(-30.0, 30.0)
    /// The edge of a shadow's square in points.
    public var shadowSize = 10.0
    /// The colour of a shadow: grey at an opacity of 0.3.
    public var shadowColor = Color(red: 0.5, green: 0.5, blue: 0.5, alpha: 0.3)
    /// Seconds for the eight steps of the loop; the original does not tell, 2 gives a quarter of a second a step.
    public var timeDuration = 2.0
    /// The timing of every step.
    public var curve = CubicBezier(0.24, 0.52, 0.43, 0.8)
    /// Seconds from the begin to the first step.
    public var startDelay = 0.1
    /// Seconds from the last step to idle.
    public var completionDelay = 0.3

    /// The original's values.
    public init() {}

    /// Throws unless lengths and durations are positive, delays not negative, colours finite, and the curve monotone,
    /// as the stop needs.
    func check() throws(ParameterError) {
      try ParameterError.require(cubeUnit, "cubeUnit", in: ParameterError.positiveRange)
      try ParameterError.require(topColor, "topColor")
      try ParameterError.require(frontColor, "frontColor")
      try ParameterError.require(sideColor, "sideColor")
      try ParameterError.require(shadowOffset, "shadowOffset")
      try ParameterError.require(shadowSize, "shadowSize", in: ParameterError.notNegativeRange)
      try ParameterError.require(shadowColor, "shadowColor")
      try ParameterError.require(timeDuration, "timeDuration", in: ParameterError.positiveRange)
      try ParameterError.require(startDelay, "startDelay", in: ParameterError.notNegativeRange)
      try ParameterError.require(completionDelay, "completionDelay", in: ParameterError.notNegativeRange)
      guard curve.isMonotonic else {
        throw ParameterError(parameter: "curve", value: "one that turns back", allowed: "a monotone curve")
      }
    }

    /// Seconds for a step.
    var stepDuration: Double { timeDuration / Double(CubeForms.count) }
  }
}
