import MotionCurves
public import MotionValues

/// The parameters of a gooey page indicator; the defaults are those of KYAnimatedPageControl's demo on its screen of
/// 320 points.
///
/// Lengths are in points.
public struct GooeyIndicatorParameters: Sendable, Hashable {
  /// The width and height of the indicator, the canvas of its scene.
  public var size: SIMD2<Double>
  /// The diameter of the ball, at most the width.
  public var diameter: Double
  /// The number of pages, 2…10 000.
  public var pageCount: Int
  /// The scroll distance from page to page.
  public var pageWidth: Double
  /// The displacement of the ball's top and bottom at factor 1, in diameters; its tail is twice as long.
  ///
  /// Beyond 0.5 top and bottom would pass each other.
  public var stretch: Double
  /// The colour of the ball.
  public var color: Color
  /// The colour of the line and its dots, the pages.
  public var lineColor: Color

  /// Creates parameters; the defaults are the demo's.
  public init(
    size: SIMD2<Double> = [280, 50],
    diameter: Double = 20.0,
    pageCount: Int = 8,
    pageWidth: Double = 320.0,
    stretch: Double = 0.4,
    color: Color = Color(hex: 0x00_72B2),
    lineColor: Color = Color(hex: 0xBB_BBBB)
  ) {
    self.size = size
    self.diameter = diameter
    self.pageCount = pageCount
    self.pageWidth = pageWidth
    self.stretch = stretch
    self.color = color
    self.lineColor = lineColor
  }

  /// Throws unless lengths are positive, the ball fits into the indicator, there are at least two pages, and the ball
  /// keeps its top above its bottom.
  func validate() throws(ParameterError) {
    try ParameterError.require(size, "size", in: ParameterError.positiveRange)
    try ParameterError.require(diameter, "diameter", in: ParameterError.positiveRange)
    try ParameterError.require(pageWidth, "pageWidth", in: ParameterError.positiveRange)
    guard diameter <= size.x else {
      throw ParameterError(parameter: "diameter", value: diameter.shortestDecimal, allowed: "at most size.x")
    }
    guard (2...10_000).contains(pageCount) else {
      throw ParameterError(parameter: "pageCount", value: "\(pageCount)", allowed: "2...10000")
    }
    try ParameterError.require(stretch, "stretch", in: 0...0.5)
    try ParameterError.require(color, "color")
    try ParameterError.require(lineColor, "lineColor")
  }

  /// The centre of the ball for a scroll offset: x = offset/pageWidth · width/(pages − 1), clamped to the indicator.
  ///
  /// Source: KYAnimatedPageControl, `GooeyCircle.m`.
  package func center(forOffset offset: Double) -> SIMD2<Double> {
    let radius = 0.5 * diameter
    let x = offset / pageWidth * (size.x / (Double(pageCount) - 1))
    if x.isNaN { return SIMD2(.nan, 0.5 * size.y) }
    return SIMD2(min(max(x, radius), size.x - radius), 0.5 * size.y)
  }
}

// Embedded Swift has no Codable.
#if !hasFeature(Embedded)
  extension GooeyIndicatorParameters: Codable {
    /// Decodes parameters; missing ones have their defaults.
    ///
    /// - Throws: `DecodingError` for numbers that ``GooeyIndicator/init(validating:variant:)`` refuses.
    public init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: CodingKeys.self)
      self.init()
      try values.decode(to: &size, .size)
      try values.decode(to: &diameter, .diameter)
      try values.decode(to: &pageCount, .pageCount)
      try values.decode(to: &pageWidth, .pageWidth)
      try values.decode(to: &stretch, .stretch)
      try values.decode(to: &color, .color)
      try values.decode(to: &lineColor, .lineColor)
      try decoder.checked(try validate())
    }
  }
#endif
