/// Segments so large that differences of their coordinates can overflow.
extension PathSegment {
  /// The largest coordinate for which all derivatives are finite, with a wide margin.
  private static let largestCoordinate = 0x1p1000
  /// The factor that makes the largest coordinates small enough: a power of two, which rounds nothing.
  static let downscale = 0x1p-40

  /// Whether a coordinate of the segment is finite but larger than the limit.
  var isHuge: Bool {
    switch self {
    case .line(let start, let end): Self.isHuge(start) || Self.isHuge(end)
    case .quadratic(let start, let control, let end):
      Self.isHuge(start) || Self.isHuge(control) || Self.isHuge(end)
    case .cubic(let start, let control1, let control2, let end):
      Self.isHuge(start) || Self.isHuge(control1) || Self.isHuge(control2) || Self.isHuge(end)
    case .arc(let arc):
      Self.isHuge(arc.start) || Self.isHuge(arc.end) || Self.isHuge(arc.center) || Self.isHuge(arc.radii)
    }
  }

  private static func isHuge(_ point: Point) -> Bool {
    let size = max(point.x.magnitude, point.y.magnitude)
    // Scaling does not help an infinite coordinate.
    return size > largestCoordinate && size < .infinity
  }

  /// The segment ``downscale`` times as large.
  var scaledDown: PathSegment { scaled(by: Self.downscale) }

  /// The segment with all lengths scaled by a power of two.
  func scaled(by scale: Double) -> PathSegment {
    switch self {
    case .line(let start, let end): .line(from: start * scale, to: end * scale)
    case .quadratic(let start, let control, let end):
      .quadratic(from: start * scale, control: control * scale, to: end * scale)
    case .cubic(let start, let control1, let control2, let end):
      .cubic(from: start * scale, control1: control1 * scale, control2: control2 * scale, to: end * scale)
    case .arc(let arc):
      .arc(
        EllipticalArc(
          center: arc.center * scale, radii: arc.radii * scale, rotation: arc.rotation, startAngle: arc.startAngle,
          sweep: arc.sweep, start: arc.start * scale, end: arc.end * scale))
    }
  }

  /// The position at a parameter for which an intermediate sum overflowed, limited to the greatest double.
  func positionNearOverflow(at parameter: Double) -> Point {
    let position = scaledDown.position(at: parameter)
    let limit = Double.greatestFiniteMagnitude * Self.downscale
    // NaN stays NaN, because it is the first argument of min and max.
    let held = Point(min(max(position.x, -limit), limit), min(max(position.y, -limit), limit))
    return held / Self.downscale
  }
}
