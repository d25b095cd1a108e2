import MotionNumerics
import RealModule

/// The outlines of the effect's parts in a rectangle of a size.
///
/// Source: the original's `initLineLayer`, `initArrowLayer`, `drawCircle`, `drawPoint` and `drawCheck`.
struct CheckmarkPaths {
  var size: SIMD2<Double>

  /// From the top to five sixths of the height.
  var line: Path {
    Path(polyline: [[size.x / 2, 0], [size.x / 2, 5 * size.y / 6]])
  }

  /// Both sides of the arrow's head; its tip is at half its length.
  var head: Path {
    let side = size.y / 6
    let tip = SIMD2(size.x / 2, 5 * size.y / 6)
    return Path(polyline: [tip - [side, side], tip, tip + [side, -side]])
  }

  /// The circle.
  var ring: Path { .circle(center: size / 2, radius: size.y / 2) }

  /// What the dot is turned about.
  var middle: SIMD2<Double> { size / 2 }

  /// The dot before it is turned: an arc that begins at the top and extends against the clock, seen from the middle.
  func dot(arc: Double) -> Path {
    Path.arc(
      center: [0, (size.x - size.y) / 2], radius: size.x / 2, startAngle: 1.5 * .pi, endAngle: 1.5 * .pi - arc,
      clockwise: false)
  }

  /// The check mark; it begins on the ring, 0.4 radians above its leftmost point.
  var check: Path {
    let width = size.x
    let up = Double.sin(0.4) * width / 2
    let left = Double.cos(0.4) * width / 2
    return Path(polyline: [
      [width / 2 - left, width / 2 - up], [width / 2 - width / 20, width / 2 + width / 8],
      [width - width / 5, width / 2 - up],
    ])
  }
}
