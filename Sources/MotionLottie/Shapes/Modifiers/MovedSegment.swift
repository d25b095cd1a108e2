internal import MotionPaths
internal import RealModule

/// A part of a segment of an outline, moved along its normal.
struct MovedSegment {
  /// The control points of the moved part.
  var points: Points
  /// The end of the part before it was moved.
  let vertex: SIMD2<Double>
  /// The unit directions of the part at its ends.
  let startDirection, endDirection: SIMD2<Double>
  /// Whether the end has been cut off where the next part crosses it.
  private(set) var isEndCut = false

  /// The control points of a cubic.
  struct Points {
    var start, control1, control2, end: SIMD2<Double>

    var segment: PathSegment { .cubic(from: start, control1: control1, control2: control2, to: end) }

    func part(from first: Double, to last: Double) -> Points { Points(segment.part(from: first, to: last)) ?? self }

    init?(_ segment: PathSegment) {
      guard case .cubic(let start, let control1, let control2, let end) = segment else { return nil }
      self.init(start: start, control1: control1, control2: control2, end: end)
    }

    init(start: SIMD2<Double>, control1: SIMD2<Double>, control2: SIMD2<Double>, end: SIMD2<Double>) {
      (self.start, self.control1, self.control2, self.end) = (start, control1, control2, end)
    }
  }

  /// The moved parts of a cubic, which is split at its inflections; none for a point.
  static func parts(of segment: PathSegment, _ amount: Double) -> [MovedSegment] {
    var parts: [MovedSegment] = []
    var start = 0.0
    for end in inflections(of: segment) + [1] {
      guard let points = Points(segment.part(from: start, to: end)) else { return [] }
      if let part = MovedSegment(points, by: amount) { parts.append(part) }
      start = end
    }
    return parts
  }

  private init?(_ points: Points, by amount: Double) {
    let sides = [points.control1 - points.start, points.control2 - points.control1, points.end - points.control2]
    // A tangent of no length has the direction to the next control point that is elsewhere.
    guard let first = sides.first(where: { $0.length > 0 }), let last = sides.last(where: { $0.length > 0 }) else {
      return nil
    }
    startDirection = first / first.length
    endDirection = last / last.length
    vertex = points.end
    let start = points.start + startDirection.leftNormal * amount
    let end = points.end + endDirection.leftNormal * amount
    let growth = amount * Self.handle(ofTurn: Self.turn(along: sides))
    self.points = Points(
      start: start, control1: start + sides[0].lengthened(by: growth),
      control2: end - sides[2].lengthened(by: growth), end: end)
  }

  /// The angle in radians from the direction at the start to that at the end, positive from x towards y.
  private static func turn(along sides: [SIMD2<Double>]) -> Double {
    let sides = sides.filter { $0.length > 0 }
    return zip(sides, sides.dropFirst()).reduce(0) { turn, pair in
      let (first, second) = pair
      return turn + Double.atan2(y: first.x * second.y - first.y * second.x, x: (first * second).sum())
    }
  }

  /// The length of the handles of an arc of radius 1.
  ///
  /// A part of a circle of radius r has handles of r times this length, and moved by an amount it has them of r + amount
  /// times this length. After Effects lengthens the handles of any curve by about as much: in its picture of one that
  /// turns by 94° (LottieFiles/test-files, `offset-path`), by 0.59 of the amount, where this length is 0.582. The exact
  /// offset of that curve is half a point beside it.
  private static func handle(ofTurn turn: Double) -> Double {
    // Near a whole turn, which no cubic without an inflection reaches, the length is without bound.
    4 / 3.0 * Double.tan(max(-5, min(turn, 5)) / 4)
  }

  /// The parameters inside a cubic at which it bends the other way, ascending.
  private static func inflections(of segment: PathSegment) -> [Double] {
    guard let points = Points(segment) else { return [] }
    // With B′ = 3(a + 2bt + ct²), B′ × B″ = 18(a×b + (a×c)t + (b×c)t²).
    let a = points.control1 - points.start
    let b = points.control2 - points.control1 - a
    let c = points.end - points.control2 - (points.control2 - points.control1) - b
    func cross(_ first: SIMD2<Double>, _ second: SIMD2<Double>) -> Double { first.x * second.y - first.y * second.x }
    let roots = quadraticRoots(cross(b, c), cross(a, c), cross(a, b))
    return roots.filter { $0 > 1e-6 && $0 < 1 - 1e-6 }.sorted()
  }

  /// The simple roots of a·t² + b·t + c.
  private static func quadraticRoots(_ a: Double, _ b: Double, _ c: Double) -> [Double] {
    let discriminant = b * b - 4 * a * c
    guard discriminant > 0, discriminant.isFinite else { return [] }
    // Without cancellation: the larger root first, the other one from the product of both.
    let sum = -0.5 * (b + (b < 0 ? -1 : 1) * discriminant.squareRoot())
    return [sum / a, c / sum].filter { $0.isFinite }
  }

  /// Cuts a part and the next one off where they cross.
  static func cut(_ parts: inout [MovedSegment], _ index: Int, _ next: Int) {
    let (first, second) = (parts[index].points, parts[next].points)
    guard index != next, !first.end.isNear(second.start),
      let crossing = CubicCrossing(first.segment, second.segment)
    else { return }
    parts[index].points = first.part(from: 0, to: crossing.first)
    parts[index].isEndCut = true
    parts[next].points = second.part(from: crossing.second, to: 1)
    parts[next].points.start = parts[index].points.end
  }
}

extension SIMD2<Double> {
  /// The vector with a length added to its own; a vector of no length stays.
  fileprivate func lengthened(by growth: Double) -> SIMD2 {
    let length = length
    return length > 0 ? self * (1 + growth / length) : self
  }
}
