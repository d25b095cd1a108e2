public import MotionValues

extension PathSegment {
  /// The smallest rectangle around the segment, accurate to a few ulps of the largest coordinate; O(1).
  public var bounds: Rectangle { Rectangle(from: extremes.min, to: extremes.max) }

  /// The least and the greatest coordinates of the segment, its ends included.
  ///
  /// They are taken at the parameters where a derivative vanishes: the roots of a linear or quadratic polynomial, or a
  /// closed form for arcs. A coordinate hardly changes there, so the result is accurate to a few ulps of the largest
  /// coordinate.
  package var extremes: (min: Point, max: Point) {
    var lower = pointwiseMin(start, end)
    var upper = pointwiseMax(start, end)
    for axis in 0..<2 {
      for parameter in extremumParameters(axis: axis) {
        let coordinate = position(at: parameter)[axis]
        lower[axis] = min(lower[axis], coordinate)
        upper[axis] = max(upper[axis], coordinate)
      }
    }
    return (lower, upper)
  }

  /// The parameters inside 0…1 at which a coordinate has an extremum.
  ///
  /// They may include parameters at which it only stops.
  func extremumParameters(axis: Int) -> [Double] {
    switch self {
    case .line:
      return []
    case .quadratic(let start, let control, let end):
      let slopes = Self.scaled(differencesOf: [start[axis], control[axis], end[axis]])
      return Self.insideParameters([(slopes[0], -slopes[1])])
    case .cubic(let start, let control1, let control2, let end):
      let slopes = Self.scaled(differencesOf: [start[axis], control1[axis], control2[axis], end[axis]])
      return Self.roots(slopes[0], slopes[1], slopes[2])
    case .arc(let arc):
      return arc.extremumParameters(of: Point(arc.axes.0[axis], arc.axes.1[axis]))
    }
  }

  /// Differences of neighbours, scaled by a power of two so that their squares neither overflow nor underflow.
  private static func scaled(differencesOf numbers: [Double]) -> [Double] {
    let differences = numbers.indices.dropFirst().map { 0.5 * numbers[$0] - 0.5 * numbers[$0 - 1] }
    let largest = differences.reduce(0) { max($0, $1.magnitude) }
    guard largest > 0 else { return differences }
    let scale = Double(sign: .plus, exponent: largest.exponent, significand: 1)
    return differences.map { $0 / scale }
  }

  /// The roots of p·(1−t)² + 2q·(1−t)·t + r·t².
  ///
  /// In s = t/(1−t) it is r·s² + 2q·s + p. Its roots are sum/r and p/sum, for a sum without cancellation.
  private static func roots(_ p: Double, _ q: Double, _ r: Double) -> [Double] {
    let discriminant = q * q - p * r
    guard discriminant >= 0 else { return [] }
    let root = discriminant.squareRoot()
    let sum = -(q + (q < 0 ? -root : root))
    return insideParameters([(sum, r), (p, sum)])
  }

  /// t = a/(a + b) for each quotient s = a/b = t/(1 − t) that is positive.
  private static func insideParameters(_ quotients: [(Double, Double)]) -> [Double] {
    quotients.filter { ($0 > 0 && $1 > 0) || ($0 < 0 && $1 < 0) }.map { $0 / ($0 + $1) }
  }
}

extension Path {
  /// The smallest rectangle around the drawn segments, accurate to a few ulps of the largest coordinate; nil if there
  /// are none.
  ///
  /// A move with no segment after it draws nothing. Control points do not count, and neither does the width of strokes.
  ///
  /// - Complexity: O(*n*) for *n* elements.
  public var bounds: Rectangle? { extremes.map { Rectangle(from: $0.min, to: $0.max) } }

  /// The least and the greatest coordinates of the drawn segments.
  var extremes: (min: Point, max: Point)? {
    var whole: (min: Point, max: Point)?
    for subpath in subpaths {
      for segment in subpath.segments {
        let extremes = segment.extremes
        whole = whole.map { (pointwiseMin($0.min, extremes.min), pointwiseMax($0.max, extremes.max)) } ?? extremes
      }
    }
    return whole
  }
}
