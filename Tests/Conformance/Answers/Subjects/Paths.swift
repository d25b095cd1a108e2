internal import JSONText
internal import MotionNumerics

/// Lengths along curves, points at lengths, arcs and bounds.
enum Paths {
  static func answers(to test: ConformanceCase) throws(ConformanceError) -> Answers {
    switch test.question {
    case "cubicLength":
      let points = try points(test)
      let segment = PathSegment.cubic(from: points[0], control1: points[1], control2: points[2], to: points[3])
      return try Answers(numbers: test) { segment.length(from: 0, to: $0, tolerance: 1e-14) }
    case "ellipseLength":
      let given = test.given
      let arc = PathSegment.arc(
        EllipticalArc(
          center: .zero, radii: SIMD2(try given.number("rx"), try given.number("ry")), rotation: 0,
          startAngle: try given.number("start"), sweep: try given.number("sweep")))
      return try Answers(numbers: test) { arc.length(from: 0, to: $0, tolerance: 1e-14) }
    case "pathLength":
      return try Answers(rows: test) { row throws(ConformanceError) in
        .number(try measure(try row.input(0).string).length)
      }
    case "pathPoint":
      let measure = try measure(try test.given.word("d"))
      return try Answers(test) { Answer(coordinates: measure.position(at: $0)) }
    case "pathDirection":
      let measure = try measure(try test.given.word("d"))
      return try Answers(test) { Answer(coordinates: measure.tangent(at: $0)) }
    case "arcCentre", "arcSweep", "arcPoint", "arcBounds": return try arc(test)
    case "curveBounds":
      return try Answers(rows: test) { row throws(ConformanceError) in
        // The other axis has the same polynomial.
        let p = [try row.number(0), try row.number(1), try row.number(2), try row.number(3)]
        let bounds = PathSegment.cubic(
          from: SIMD2(p[0], p[0]), control1: SIMD2(p[1], p[1]), control2: SIMD2(p[2], p[2]), to: SIMD2(p[3], p[3])
        ).extremes
        return Answer([bounds.min.x, bounds.max.y])
      }
    default: throw .unknownQuestion(test)
    }
  }

  private static func points(_ test: ConformanceCase) throws(ConformanceError) -> [SIMD2<Double>] {
    var points: [SIMD2<Double>] = []
    for element in try test.given.elements("points") {
      let numbers = try Given.numbers(element, "point", at: element)
      points.append(SIMD2(numbers[0], numbers[1]))
    }
    return points
  }

  private static func path(_ data: String?) throws(ConformanceError) -> Path {
    do throws(NotationError) {
      return try Path(parsing: data ?? "")
    } catch {
      throw ConformanceError(message: error.description)
    }
  }

  /// A path with the tightest tolerance.
  private static func measure(_ data: String?) throws(ConformanceError) -> PathMeasure {
    let path = try path(data)
    return try accepted { () throws(ParameterError) in try PathMeasure(validating: path, tolerance: 1e-13) }
  }

  /// The arc of a case, read as path data.
  private static func arc(_ test: ConformanceCase) throws(ConformanceError) -> Answers {
    let given = test.given
    var data = "M\(try given.number("x0")) \(try given.number("y0")) A"
    for name in ["rx", "ry", "rotation"] { data += "\(try given.number(name)) " }
    data += "\(Int(try given.number("large"))) \(Int(try given.number("sweep"))) "
    data += "\(try given.number("x1")) \(try given.number("y1"))"
    guard case .arc(let arc)? = try path(data).subpaths.first?.segments.first else {
      throw ConformanceError(message: "\(data) is no arc")
    }
    switch test.question {
    case "arcCentre": return single(Answer([arc.center.x, arc.center.y, arc.radii.x, arc.radii.y]))
    case "arcSweep": return single(.number(arc.sweep))
    case "arcPoint": return try Answers(test) { Answer(coordinates: arc.position(at: $0)) }
    default:
      let bounds = PathSegment.arc(arc).extremes
      return single(Answer([bounds.min.x, bounds.min.y, bounds.max.x, bounds.max.y]))
    }
  }

  /// The only row of a case.
  private static func single(_ answer: Answer) -> Answers { .given([answer], bound: .infinity, sameBits: false) }
}
