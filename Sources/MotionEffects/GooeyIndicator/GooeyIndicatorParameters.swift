public import MotionNumerics

/// The sizes of a gooey page indicator; lengths in points.
public struct GooeyIndicatorParameters: Sendable, Hashable {
  /// The width and height of the indicator, the canvas of its scene.
  public let size: SIMD2<Double>
  /// The diameter of the ball, at most the width.
  public let diameter: Double
  /// How many pages there are, at least 2.
  public let pageCount: Int
  /// The width of a page, by which the view is scrolled.
  public let pageWidth: Double
  /// How far the top and bottom of the ball come in at factor 1, in diameters; its tail goes out twice as far.
  public let stretch: Double
  /// With the defects of the original or without.
  public let variant: EffectVariant

  /// Creates parameters; the defaults are those of KYAnimatedPageControl's demo, on its screen of 320 points.
  ///
  /// - Throws: ``ParameterError`` for a size that is not positive, a ball wider than the indicator, fewer than two
  ///   pages, or a stretch outside 0…0.5, beyond which top and bottom would pass each other.
  public init(
    size: SIMD2<Double> = [280, 50], diameter: Double = 20, pageCount: Int = 8, pageWidth: Double = 320,
    stretch: Double = 0.4, variant: EffectVariant = .exact
  ) throws(ParameterError) {
    try ParameterError.requirePositive(size.x, "size.x")
    try ParameterError.requirePositive(size.y, "size.y")
    try ParameterError.requirePositive(diameter, "diameter")
    try ParameterError.requirePositive(pageWidth, "pageWidth")
    guard diameter <= size.x else {
      throw ParameterError(parameter: "diameter", value: diameter.shortestDecimal, allowed: "at most size.x")
    }
    guard (2...10_000).contains(pageCount) else {
      throw ParameterError(parameter: "pageCount", value: "\(pageCount)", allowed: "2...10000")
    }
    guard stretch >= 0 && stretch <= 0.5 else {
      throw ParameterError(parameter: "stretch", value: stretch.shortestDecimal, allowed: "0...0.5")
    }
    self.size = size
    self.diameter = diameter
    self.pageCount = pageCount
    self.pageWidth = pageWidth
    self.stretch = stretch
    self.variant = variant
  }

  /// The middle of the ball for a scroll offset: x = clamp(offset/pageWidth · width/(pages − 1)), inside the indicator.
  ///
  /// Source: KYAnimatedPageControl, `GooeyCircle.m`.
  public func center(forOffset offset: Double) -> SIMD2<Double> {
    let radius = 0.5 * diameter
    let x = offset / pageWidth * (size.x / Double(pageCount - 1))
    if x.isNaN { return SIMD2(.nan, 0.5 * size.y) }
    return SIMD2(min(max(x, radius), size.x - radius), 0.5 * size.y)
  }
}
