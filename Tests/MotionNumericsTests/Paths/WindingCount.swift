import MotionNumerics

/// The windings of a path around points, counted with a fine polygon.
struct WindingCount {
  private var sides: [(start: SIMD2<Double>, end: SIMD2<Double>)] = []

  init(_ path: Path, tolerance: Double) {
    for subpath in path.flattened(tolerance: tolerance).subpaths {
      var start = subpath.end
      for end in [subpath.start] + subpath.segments.map(\.end) {
        sides.append((start, end))
        start = end
      }
    }
  }

  /// How often the path winds around a point; nil if it passes within a distance of the point.
  func winding(around point: SIMD2<Double>, clearance: Double) -> Int? {
    var winding = 0
    for (start, end) in sides {
      let (side, offset) = (end - start, point - start)
      let square = (side * side).sum()
      let fraction = square > 0 ? min(1, max(0, (side * offset).sum() / square)) : 0
      let gap = offset - side * fraction
      if (gap * gap).sum() < clearance * clearance { return nil }
      guard (start.y <= point.y) != (end.y <= point.y) else { continue }
      let cross = side.x * offset.y - side.y * offset.x
      if (cross > 0) == (end.y > start.y) { winding += end.y > start.y ? 1 : -1 }
    }
    return winding
  }
}
