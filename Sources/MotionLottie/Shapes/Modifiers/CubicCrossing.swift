internal import MotionPaths

/// A point in which two curves cross, found by halving both where their bounds overlap.
///
/// - Complexity: at most ``mostSteps`` pairs of parts; curves that lie on each other need more, and have no crossing.
struct CubicCrossing {
  /// The parameters of the crossing on the two curves.
  let first, second: Double

  private static let mostSteps = 500
  /// The width of parameters at which a crossing is found.
  private static let resolution = 0x1p-30

  /// A part of a curve.
  private struct Part {
    let start, end: Double
    let lower, upper: SIMD2<Double>

    init(_ curve: PathSegment, _ start: Double, _ end: Double) {
      (self.start, self.end) = (start, end)
      guard case .cubic(let a, let b, let c, let d) = curve.part(from: start, to: end) else {
        (lower, upper) = (.zero, .zero)
        return
      }
      lower = pointwiseMin(pointwiseMin(a, b), pointwiseMin(c, d))
      upper = pointwiseMax(pointwiseMax(a, b), pointwiseMax(c, d))
    }

    func halves(of curve: PathSegment) -> (Part, Part) {
      let middle = 0.5 * (start + end)
      return (Part(curve, start, middle), Part(curve, middle, end))
    }

    var isFinite: Bool { (lower + upper).length.isFinite }

    func overlaps(_ other: Part) -> Bool {
      lower.x <= other.upper.x && lower.y <= other.upper.y && other.lower.x <= upper.x && other.lower.y <= upper.y
    }
  }

  /// Finds the crossing that is first on the first curve; nil if there is none.
  init?(_ first: PathSegment, _ second: PathSegment) {
    var pairs = [(Part(first, 0, 1), Part(second, 0, 1))]
    guard pairs[0].0.isFinite, pairs[0].1.isFinite else { return nil }
    for _ in 0..<Self.mostSteps {
      guard let (one, other) = pairs.popLast() else { return nil }
      guard one.overlaps(other) else { continue }
      if one.end - one.start < Self.resolution {
        self.first = 0.5 * (one.start + one.end)
        self.second = 0.5 * (other.start + other.end)
        return
      }
      let (start, end) = one.halves(of: first)
      let (otherStart, otherEnd) = other.halves(of: second)
      // The last pair is looked at first.
      pairs.append((end, otherEnd))
      pairs.append((end, otherStart))
      pairs.append((start, otherEnd))
      pairs.append((start, otherStart))
    }
    return nil
  }
}
