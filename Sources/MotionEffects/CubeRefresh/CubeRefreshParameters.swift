public import MotionCurves
public import MotionValues

extension CubeRefresh {
  /// The parameters; the defaults are those of the original.
  public struct Parameters: Sendable, Hashable {
    /// The length of a cube's edge in points; 10 follows from the original's shadow path.
    public var cubeUnit: Double
    /// The colour of the top faces.
    public var topColor: Color
    /// The colour of the front faces.
    public var frontColor: Color
    /// The colour of the left faces.
    public var sideColor: Color
    /// The offset of a shadow from its top face, in the plane of the layer: (−30, 30) is 30 points straight down on the
    /// screen.
    public var shadowOffset: SIMD2<Double>
    /// The edge length of a shadow's square in points.
    public var shadowSize: Double
    /// The colour of a shadow: grey at an opacity of 0.3.
    public var shadowColor: Color
    /// The duration of the eight steps of the loop in seconds, not published for the original; 2 gives 0.25 s a step.
    public var timeDuration: Double
    /// The timing curve of every step, monotone within 0…1.
    public var curve: TimingCurve
    /// The time from the begin to the first step, in seconds.
    public var startDelay: Double
    /// The time from the last step to idle, in seconds.
    public var completionDelay: Double

    /// Creates parameters; the defaults are the original's.
    public init(
      cubeUnit: Double = 10.0,
      topColor: Color = Color(red: 72 / 255, green: 122 / 255, blue: 200 / 255),
      frontColor: Color = Color(red: 89 / 255, green: 117 / 255, blue: 251 / 255),
      sideColor: Color = Color(red: 60 / 255, green: 81 / 255, blue: 220 / 255),
      shadowOffset: SIMD2<Double> = SIMD2(-30.0, 30.0),
      shadowSize: Double = 10.0,
      shadowColor: Color = Color(red: 0.5, green: 0.5, blue: 0.5, alpha: 0.3),
      timeDuration: Double = 2.0,
      curve: TimingCurve = TimingCurve.cubicBezier(0.24, 0.52, 0.43, 0.8),
      startDelay: Double = 0.1,
      completionDelay: Double = 0.3
    ) {
      self.cubeUnit = cubeUnit
      self.topColor = topColor
      self.frontColor = frontColor
      self.sideColor = sideColor
      self.shadowOffset = shadowOffset
      self.shadowSize = shadowSize
      self.shadowColor = shadowColor
      self.timeDuration = timeDuration
      self.curve = curve
      self.startDelay = startDelay
      self.completionDelay = completionDelay
    }

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
      guard curve.isMonotonic, curve.range().lowerBound >= 0, curve.range().upperBound <= 1 else {
        throw ParameterError(parameter: "curve", value: curve.description, allowed: "a monotone curve within 0...1")
      }
    }

    /// The duration of a step in seconds.
    var stepDuration: Double { timeDuration / Double(CubeForms.count) }
  }
}

// Embedded Swift has no Codable.
#if !hasFeature(Embedded)
  extension CubeRefresh.Parameters: Codable {
    /// Decodes parameters; missing ones have their defaults.
    ///
    /// - Throws: `DecodingError` for numbers that ``CubeRefresh/init(validating:variant:)`` refuses.
    public init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: CodingKeys.self)
      self.init()
      try values.decode(to: &cubeUnit, .cubeUnit)
      try values.decode(to: &topColor, .topColor)
      try values.decode(to: &frontColor, .frontColor)
      try values.decode(to: &sideColor, .sideColor)
      try values.decode(to: &shadowOffset, .shadowOffset)
      try values.decode(to: &shadowSize, .shadowSize)
      try values.decode(to: &shadowColor, .shadowColor)
      try values.decode(to: &timeDuration, .timeDuration)
      try values.decode(to: &curve, .curve)
      try values.decode(to: &startDelay, .startDelay)
      try values.decode(to: &completionDelay, .completionDelay)
      try decoder.checked(try validate())
    }
  }
#endif
