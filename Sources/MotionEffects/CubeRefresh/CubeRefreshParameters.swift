public import MotionNumerics

extension CubeRefresh {
  /// The parameters; the defaults are those of the original.
  public struct Parameters: Sendable, Hashable {
    /// The length of a cube's edge in points; 10 follows from the original's shadow path.
    public var cubeUnit = 10.0
    /// The colour of the top faces.
    public var topColor = Color(red: 72 / 255, green: 122 / 255, blue: 200 / 255)
    /// The colour of the front faces.
    public var frontColor = Color(red: 89 / 255, green: 117 / 255, blue: 251 / 255)
    /// The colour of the left faces.
    public var sideColor = Color(red: 60 / 255, green: 81 / 255, blue: 220 / 255)
    /// The offset of a shadow from its top face, in the plane of the layer: (−30, 30) is 30 points straight down on the
    /// screen.
    public var shadowOffset = SIMD2(-30.0, 30.0)
    /// The edge length of a shadow's square in points.
    public var shadowSize = 10.0
    /// The colour of a shadow: grey at an opacity of 0.3.
    public var shadowColor = Color(red: 0.5, green: 0.5, blue: 0.5, alpha: 0.3)
    /// The duration of the eight steps of the loop in seconds, not published for the original; 2 gives 0.25 s a step.
    public var timeDuration = 2.0
    /// The timing curve of every step.
    public var curve = CubicBezier(0.24, 0.52, 0.43, 0.8)
    /// The time from the begin to the first step, in seconds.
    public var startDelay = 0.1
    /// The time from the last step to idle, in seconds.
    public var completionDelay = 0.3

    /// The original's values.
    public init() {}

    /// Throws unless lengths and durations are positive, delays not negative, colours finite, and the curve monotone,
    /// as the stop requires.
    func validate() throws(ParameterError) {
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
        throw ParameterError(parameter: "curve", value: "a curve that is not", allowed: "a monotone curve")
      }
    }

    /// The duration of a step in seconds.
    var stepDuration: Double { timeDuration / Double(CubeForms.count) }
  }
}
