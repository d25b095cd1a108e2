import MotionCurves

/// The segments of two paths, and their parts along which both coordinates only rise or only fall.
///
/// Such a part cannot cross itself, its ends span its box, and a line along an axis crosses it once. So a segment that
/// crosses itself needs no separate rule.
struct BooleanCurves {
  typealias Point = SIMD2<Double>

  /// The segments, those of the first path before those of the second.
  private(set) var segments: [PathSegment] = []
  /// The parts, in the order of the segments.
  private(set) var pieces: [CurveCell] = []
  /// An eighth of the greatest second derivative: times h² it bounds the distance from a chord over a step h.
  private var bends: [Double] = []
  /// The number of segments of the first path.
  private(set) var firstCount = 0
  /// The power of two that the coordinates were multiplied by, so that the largest is about 1.
  let scale: Double

  /// Takes the segments of two paths, with their open subpaths closed; nil if a coordinate of an arc overflows.
  init?(_ first: Path, _ second: Path) {
    let drawn = [first, second].map { path in path.subpaths.flatMap { $0.closedSegments } }
    var size = Double.leastNormalMagnitude
    for segment in drawn.joined() {
      let (lower, upper) = segment.extremes
      guard lower.isFinite, upper.isFinite else { return nil }
      size = max(size, lower.x.magnitude, lower.y.magnitude, upper.x.magnitude, upper.y.magnitude)
    }
    scale = Double(sign: .plus, exponent: -min(1022, max(-1022, size.exponent)), significand: 1)
    firstCount = drawn[0].count
    for segment in drawn.joined() { append(segment.scaled(by: scale)) }
  }

  private mutating func append(_ segment: PathSegment) {
    let curve = segments.count
    segments.append(segment)
    bends.append(0.125 * segment.greatestSecondDerivative)
    var ends = segment.extremumParameters(axis: 0) + segment.extremumParameters(axis: 1) + [1]
    ends.sort()
    var from = 0.0
    for to in ends where to > from {
      let piece = cell(of: curve, from, to)
      // A segment without length fills nothing.
      if piece.start != piece.end || to - from < 1 { pieces.append(piece) }
      from = to
    }
  }

  /// The part of a segment between two parameters.
  func cell(of curve: Int, _ from: Double, _ to: Double) -> CurveCell {
    cell(of: curve, from, to, position(on: curve, at: from), position(on: curve, at: to))
  }

  /// The two parts of a part.
  func halves(of cell: CurveCell) -> (CurveCell, CurveCell) {
    let middle = 0.5 * (cell.from + cell.to)
    let point = position(on: cell.curve, at: middle)
    return (
      self.cell(of: cell.curve, cell.from, middle, cell.start, point),
      self.cell(of: cell.curve, middle, cell.to, point, cell.end)
    )
  }

  private func cell(of curve: Int, _ from: Double, _ to: Double, _ start: Point, _ end: Point) -> CurveCell {
    CurveCell(
      curve: curve, from: from, to: to, start: start, end: end, flatness: bends[curve] * ((to - from) * (to - from)))
  }

  func position(on curve: Int, at parameter: Double) -> Point { segments[curve].position(at: parameter) }

  func derivative(on curve: Int, at parameter: Double) -> Point { segments[curve].derivative(at: parameter) }

  /// Whether a segment is a straight line.
  func isLine(_ curve: Int) -> Bool { bends[curve] == 0 }

  /// How often the outline of each path is drawn by one pass of a segment.
  func turns(of curve: Int) -> SIMD2<Int> { curve < firstCount ? [1, 0] : [0, 1] }
}

extension Subpath {
  /// The segments with a line back to the start, as a fill takes them.
  fileprivate var closedSegments: [PathSegment] {
    segments.isEmpty || end == start ? segments : segments + [.line(from: end, to: start)]
  }
}
