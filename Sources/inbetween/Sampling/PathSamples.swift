import MotionNumerics

/// The columns of a table of a walk along a path.
struct PathSamples {
  let motion: PathMotion

  /// The names of the columns.
  static let columnNames = ["progress", "x", "y", "angle", "length"]

  /// The columns for some rows, that of the progress first.
  func columns(at progress: [Double]) -> [[Double]] {
    let positions = progress.map(motion.value(at:))
    return [
      progress, positions.map(\.x), positions.map(\.y), progress.map(motion.angle(at:)),
      progress.map(motion.distance(at:)),
    ]
  }
}
