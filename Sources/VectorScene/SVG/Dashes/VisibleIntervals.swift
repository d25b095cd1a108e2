internal import MotionPaths
import MotionValues

/// The intervals of a measured path that lie in a box, as distances along it.
///
/// They may begin before the box and end behind it, by a quarter of its size and the error of the distances.
///
/// - Complexity: O(*n* + *k*·log *d*) for *n* segments, *k* of them in the box, and a path of *d* boxes.
struct VisibleIntervals {
  /// The intervals in their order; none touches the next.
  private(set) var intervals: [ClosedRange<Double>] = []
  private let measure: PathMeasure
  private let (lower, upper): (SIMD2<Double>, SIMD2<Double>)
  /// The greatest error of a distance.
  private let error: Double

  /// The greatest number of halvings of a segment, which thus may span 2⁶⁰ boxes.
  private static let greatestDepth = 60

  /// Finds the intervals.
  ///
  /// - Parameters:
  ///   - measure: the path.
  ///   - box: the corners of the box.
  ///   - period: a length; each interval begins at a multiple of it.
  init(of measure: PathMeasure, in box: (lower: SIMD2<Double>, upper: SIMD2<Double>), period: Double) {
    self.measure = measure
    (lower, upper) = box
    error = 2 * measure.tolerance * measure.length
    for index in measure.segments.indices { look(at: index, from: 0, to: 1, period: period, depth: 0) }
  }

  private mutating func look(at index: Int, from start: Double, to end: Double, period: Double, depth: Int) {
    let segment = measure.segments[index]
    let bounds = (end - start == 1 ? segment : segment.part(from: start, to: end)).bounds
    let (least, greatest) = (bounds.origin, bounds.origin + bounds.size)
    guard least.x <= upper.x, least.y <= upper.y, greatest.x >= lower.x, greatest.y >= lower.y else { return }
    let isShort = 4 * bounds.size.x <= upper.x - lower.x && 4 * bounds.size.y <= upper.y - lower.y
    guard !isShort, depth < Self.greatestDepth else { return add(index, from: start, to: end, period: period) }
    let middle = 0.5 * (start + end)
    look(at: index, from: start, to: middle, period: period, depth: depth + 1)
    look(at: index, from: middle, to: end, period: period, depth: depth + 1)
  }

  private mutating func add(_ index: Int, from start: Double, to end: Double, period: Double) {
    func distance(_ parameter: Double) -> Double {
      measure.distance(of: PathPosition(segment: index, parameter: parameter))
    }
    let first = max(0, ((distance(start) - error) / period).rounded(.down) * period)
    let last = min(measure.length, distance(end) + error)
    guard first < last else { return }
    if let before = intervals.last, first <= before.upperBound {
      intervals[intervals.count - 1] = before.lowerBound...max(before.upperBound, last)
    } else {
      intervals.append(first...last)
    }
  }
}
