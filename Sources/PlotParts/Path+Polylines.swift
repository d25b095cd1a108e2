package import MotionPaths

extension Path {
  /// An open subpath for each list of points that is not empty.
  package init(polylines: [[Point]]) {
    self.init()
    for points in polylines {
      guard let first = points.first else { continue }
      move(to: first)
      for point in points.dropFirst() { addLine(to: point) }
    }
  }
}
