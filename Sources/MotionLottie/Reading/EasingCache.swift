internal import MotionCurves

/// Easings by their control points: keys with the same points share one easing.
///
/// Documents repeat few curves in thousands of keys. Of curves with the same place in the cache, the last one is kept:
/// a look-up takes the same time for every document.
struct EasingCache {
  private static let count = 64
  private var entries = [(points: SIMD4<Double>, easing: SegmentEasing)](
    repeating: (SIMD4(0, 0, 1, 1), .linear), count: Self.count)

  /// The easing with the control points (x, y) and (z, w).
  mutating func easing(_ points: SIMD4<Double>) -> SegmentEasing {
    let place = Self.place(of: points)
    if entries[place].points == points { return entries[place].easing }
    let easing = Self.made(points)
    entries[place] = (points, easing)
    return easing
  }

  private static func made(_ points: SIMD4<Double>) -> SegmentEasing {
    // On the diagonal all curves are the same line.
    if points.x == points.y && points.z == points.w { return .linear }
    guard let curve = try? CubicBezier(validating: points.x, points.y, points.z, points.w) else { return .linear }
    return .curve(curve)
  }

  /// A place that depends on all bits of all coordinates.
  ///
  /// The factor is the golden ratio of 2⁶⁴. Source: D. E. Knuth, *The Art of Computer Programming*, volume 3, §6.4.
  private static func place(of points: SIMD4<Double>) -> Int {
    var mixed: UInt64 = 0
    for index in points.indices { mixed = (mixed ^ points[index].bitPattern) &* 0x9E37_79B9_7F4A_7C15 }
    return Int(mixed >> 58)
  }
}
