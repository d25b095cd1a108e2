import VectorScene

/// Notes whether any frame has a stroke with too many dashes to draw, and warns once.
///
/// ``PixelLosses`` covers the other approximations of SVG: programs that play SVG documents draw those as the scenes
/// say.
struct DashLoss {
  private var isFound = false

  mutating func look(at scene: Scene) {
    isFound = isFound || scene.svgApproximations.contains(.fineDashes)
  }

  func warn() {
    if isFound { Self.warn() }
  }

  static func warn() {
    CommandFailure.warn("a stroke with more dashes than can be drawn is unbroken, as opaque as they are on average")
  }
}
