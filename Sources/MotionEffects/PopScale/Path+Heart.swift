internal import MotionNumerics

extension Path {
  /// A heart of a width around a centre, its tip at the bottom, as high as wide.
  static func heart(center: Point, width: Double) -> Path {
    func point(_ x: Double, _ y: Double) -> Point { center + width * Point(x, y) }
    var path = Path()
    path.move(to: point(0, 0.5))
    path.addCubic(point(-0.2, 0.3), point(-0.5, 0.1), to: point(-0.5, -0.2))
    path.addCubic(point(-0.5, -0.55), point(-0.1, -0.6), to: point(0, -0.25))
    path.addCubic(point(0.1, -0.6), point(0.5, -0.55), to: point(0.5, -0.2))
    path.addCubic(point(0.5, 0.1), point(0.2, 0.3), to: point(0, 0.5))
    path.close()
    return path
  }
}
