import VectorScene

/// Whether pictures lack dashes, because there would be too many to draw them: seen in all frames, and told once.
///
/// What else SVG gives only nearly is in ``PixelLosses``, as the programs that play documents draw it.
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
