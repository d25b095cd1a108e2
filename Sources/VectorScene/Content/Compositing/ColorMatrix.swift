/// A linear map, with an offset, of a colour's components red, green, blue and alpha, not premultiplied.
///
/// Each new component is the dot product of a row and the old ones, plus the offset; the results are clamped to 0…1.
/// SVG's `feColorMatrix`, whose 20 numbers are these rows, each followed by its offset.
public struct ColorMatrix: Sendable, Hashable {
  /// The factors of the new red.
  public var red: SIMD4<Double>
  /// The factors of the new green.
  public var green: SIMD4<Double>
  /// The factors of the new blue.
  public var blue: SIMD4<Double>
  /// The factors of the new alpha value.
  public var alpha: SIMD4<Double>
  /// The numbers that are added to the new components.
  public var offset: SIMD4<Double>
  /// Whether the map applies to amounts of light: colours are converted from sRGB before it and back after it.
  public var isLinearLight: Bool

  /// Creates a map; the default rows leave their components as they are.
  public init(
    red: SIMD4<Double> = [1, 0, 0, 0], green: SIMD4<Double> = [0, 1, 0, 0], blue: SIMD4<Double> = [0, 0, 1, 0],
    alpha: SIMD4<Double> = [0, 0, 0, 1], offset: SIMD4<Double> = .zero, isLinearLight: Bool = false
  ) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
    self.offset = offset
    self.isLinearLight = isLinearLight
  }
}

// Embedded Swift has no Codable.
#if !hasFeature(Embedded)
  extension ColorMatrix: Codable {}
#endif
