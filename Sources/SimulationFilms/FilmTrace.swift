import MotionCurves
import MotionPaths
import MotionValues
import VectorScene

/// The trace behind a body: its path during the last fraction of a second, which fades.
///
/// Each frame draws the whole path as a line with one dash, which moves along the path. So an animation writes the path
/// only once.
struct FilmTrace {
  private let path: Path
  private let times: [Double]
  /// The length of the path up to each time, in points.
  private let lengths: [Double]
  private let color: Color
  private let width: Double
  /// The duration in seconds.
  private let duration: Double

  /// The number of layers by which a trace fades.
  private static let layerCount = 4

  /// Creates the trace of a body through points of the canvas at ascending times; nil for a body that does not move.
  init?(through points: [Path.Point], at times: [Double], duration: Double, color: Color, width: Double) {
    // Round the points as the document does, since the dash is measured on the written path.
    let points = points.map { Path.Point(($0.x * 100).rounded() / 100, ($0.y * 100).rounded() / 100) }
    var corners: [Path.Point] = []
    var lengths: [Double] = []
    for point in points {
      let step = corners.last.map { (point - $0).norm } ?? 0
      lengths.append((lengths.last ?? 0) + step)
      if corners.isEmpty || step > 0 { corners.append(point) }
    }
    guard corners.count > 1 else { return nil }
    path = Path(polyline: corners)
    self.times = times
    self.lengths = lengths
    var color = color
    color.alpha = 0.16
    self.color = color
    self.width = width
    self.duration = duration
  }

  /// The layers at a time: each begins later than the one below it, and all end at the body.
  func nodes(at time: Double) -> [Node] {
    let end = length(at: time)
    return (0..<Self.layerCount).map { layer in
      let age = duration * (1 - Double(layer) / Double(Self.layerCount))
      let start = length(at: time - age)
      let total = lengths[lengths.count - 1]
      let stroke = Stroke(
        color, width: width, join: .round, dash: [end - start, total + 1], dashPhase: -start)
      return .shape(Shape(path, stroke: stroke))
    }
  }

  /// The length of the path up to a time.
  private func length(at time: Double) -> Double {
    guard time > times[0] else { return 0 }
    guard time < times[times.count - 1] else { return lengths[lengths.count - 1] }
    var (low, high) = (0, times.count - 1)
    while high - low > 1 {
      let middle = (low + high) / 2
      if times[middle] <= time { low = middle } else { high = middle }
    }
    guard times[high] > times[low] else { return lengths[high] }
    let fraction = (time - times[low]) / (times[high] - times[low])
    return lengths[low] + fraction * (lengths[high] - lengths[low])
  }
}
