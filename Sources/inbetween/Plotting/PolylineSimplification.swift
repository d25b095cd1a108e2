internal import MotionNumerics

/// Removes points that lie within `tolerance` of the straight line between the remaining ones.
///
/// One pass: from the last remaining point, each further point narrows the cone of directions in which a line passes all
/// points so far closely enough. The predecessor of a point that is outside the cone, or nearer than one before it,
/// remains, and so do the first and the last point.
///
/// The tolerance is a distance in the plane, in every direction; VectorScene's fit of keyframes bounds each component at
/// its time, so that neither can stand in for the other.
func simplified(_ points: [Path.Point], tolerance: Double) -> [Path.Point] {
  guard var previous = points.first else { return [] }
  var kept = [previous]
  var cone = DirectionCone(apex: previous, tolerance: tolerance)
  for point in points.dropFirst() {
    if !cone.contains(point) {
      kept.append(previous)
      cone = DirectionCone(apex: previous, tolerance: tolerance)
    }
    cone.narrow(towards: point)
    previous = point
  }
  if points.count > 1 { kept.append(previous) }
  return kept
}

/// The directions from a point in which a line passes other points within a tolerance.
private struct DirectionCone {
  let apex: Path.Point
  let tolerance: Double
  /// Vectors along both edges; nil while all points lie within the tolerance of the apex.
  private var edges: (left: Path.Point, right: Path.Point)?
  private var farthest = 0.0

  init(apex: Path.Point, tolerance: Double) {
    self.apex = apex
    self.tolerance = tolerance
  }

  func contains(_ point: Path.Point) -> Bool {
    guard let edges else { return true }
    let offset = point - apex
    return length(offset) >= farthest && cross(edges.right, offset) >= 0 && cross(edges.left, offset) <= 0
  }

  mutating func narrow(towards point: Path.Point) {
    let offset = point - apex
    let distance = length(offset)
    guard distance > tolerance else { return }
    farthest = distance

    let sideways = Path.Point(-offset.y, offset.x) * (tolerance / distance)
    var left = offset + sideways
    var right = offset - sideways
    if let edges {
      if cross(edges.left, left) > 0 { left = edges.left }
      if cross(edges.right, right) < 0 { right = edges.right }
    }
    edges = (left, right)
  }

  private func length(_ vector: Path.Point) -> Double { (vector * vector).sum().squareRoot() }

  /// Positive if `second` lies to the left of `first`, in a plane whose y axis points up.
  private func cross(_ first: Path.Point, _ second: Path.Point) -> Double {
    first.x * second.y - first.y * second.x
  }
}
