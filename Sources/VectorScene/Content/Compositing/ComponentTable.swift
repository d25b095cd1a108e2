/// A separate map of each component of a colour, piecewise linear through evenly spaced values.
///
/// With values v₀ … vₙ a component c, not premultiplied, becomes the value at c on the line through the points (k/n,
/// vₖ). With one value it becomes that value; without values it stays as it is. The results are clamped to 0…1. SVG's
/// `feComponentTransfer` of type `table`.
public struct ComponentTable: Sendable, Hashable {
  /// The values of red.
  public var red: [Double]
  /// The values of green.
  public var green: [Double]
  /// The values of blue.
  public var blue: [Double]
  /// The values of the alpha value.
  public var alpha: [Double]

  /// Creates a map; components without values stay as they are.
  public init(red: [Double] = [], green: [Double] = [], blue: [Double] = [], alpha: [Double] = []) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }
}

// Embedded Swift has no Codable.
#if !hasFeature(Embedded)
  extension ComponentTable: Codable {}
#endif
