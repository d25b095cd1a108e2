import MotionNumerics
import TestSupport

@testable import MotionPaths

/// Curves that are difficult for arc lengths, and random ones.
enum NastySegments {
  static let cusp = PathSegment.cubic(from: [0, 0], control1: [1, 1], control2: [0, 1], to: [1, 0])
  static let loop = PathSegment.cubic(from: [0, 0], control1: [1.5, 1], control2: [-0.5, 1], to: [1, 0])
  static let stopAtStart = PathSegment.cubic(from: [0, 0], control1: [0, 0], control2: [1.0 / 3, 0], to: [1, 1])
  /// A curve on a line with two reversals.
  static let thereAndBack = PathSegment.cubic(from: [0, 0], control1: [3, 3], control2: [-2, -2], to: [1, 1])

  static let all: [PathSegment] = [
    cusp, loop, stopAtStart, thereAndBack,
    // A circle's quarter, an S, and a closed curve.
    .cubic(from: [0, 0], control1: [0, 0.5522847498], control2: [1 - 0.5522847498, 1], to: [1, 1]),
    .cubic(from: [0, 0], control1: [1.0 / 3, 0], control2: [2.0 / 3, 1], to: [1, 1]),
    .cubic(from: [0, 0], control1: [1, 1], control2: [-1, 1], to: [0, 0]),
    // Near cusps, on both sides of one.
    .cubic(from: [0, 0], control1: [1.02, 1], control2: [-0.02, 1], to: [1, 0]),
    .cubic(from: [0, 0], control1: [1 + 1e-9, 1], control2: [-1e-9, 1], to: [1, 0]),
    .cubic(from: [0, 0], control1: [1 - 1e-12, 1], control2: [1e-12, 1], to: [1, 0]),
    // Stops at both ends, of second order, and nearly one.
    .cubic(from: [0, 0], control1: [0, 0], control2: [1, 1], to: [1, 1]),
    .cubic(from: [0, 0], control1: [0, 0], control2: [0, 0], to: [1, 2]),
    .cubic(from: [0, 0], control1: [1e-8, 1e-9], control2: [0.5, 0.7], to: [1, 0]),
    // A double zero of the derivative: a stop in the middle.
    .cubic(from: [-1, 0], control1: [1.0 / 3, 0], control2: [-1.0 / 3, 0], to: [1, 0]),
    // Quadratics: one that reverses on a line, and one that nearly does.
    .quadratic(from: [0, 0], control: [2, 0], to: [1, 0]),
    .quadratic(from: [0, 0], control: [2, 1e-7], to: [1, 0]),
    .quadratic(from: [0, 0], control: [1, 2], to: [3, 1]),
    .line(from: [1, 2], to: [-3, 7]),
    // A circular arc, flat arcs along either axis, and one of more than half a turn.
    .arc(EllipticalArc(center: [1, 2], radii: [3, 3], rotation: 0, startAngle: 1, sweep: -5)),
    .arc(EllipticalArc(center: [0, 0], radii: [3, 1e-6], rotation: 1, startAngle: -1, sweep: 6)),
    .arc(EllipticalArc(center: [0, 0], radii: [1e-3, 2], rotation: 0.4, startAngle: 2, sweep: 2.9)),
  ]

  /// Random segments of all kinds, some nearly degenerate.
  static func random(_ count: Int, _ random: inout SplitMix64) -> [PathSegment] {
    (0..<count).map { index in
      let points = (0..<4).map { _ in SIMD2(random.number(in: -1...1), random.number(in: -1...1)) }
      let small = random.magnitude(from: 1e-12, to: 1)
      switch index % 5 {
      case 0: return .quadratic(from: points[0], control: points[1], to: points[2])
      case 1:
        return .cubic(from: points[0], control1: points[0] + small * points[1], control2: points[2], to: points[3])
      case 2:
        return .cubic(
          from: [0, 0], control1: [1 + small, 1 + small * points[0].x], control2: [small * points[0].y, 1], to: [1, 0])
      case 3:
        let radii = SIMD2(random.magnitude(from: 1e-3, to: 10), random.magnitude(from: 1e-3, to: 10))
        return .arc(
          EllipticalArc(
            center: points[0], radii: radii, rotation: points[1].x, startAngle: 7 * points[1].y,
            sweep: 6.28 * points[2].x))
      default: return .cubic(from: points[0], control1: points[1], control2: points[2], to: points[3])
      }
    }
  }
}

extension PathSegment {
  /// The path of a single segment.
  var path: Path { Path(subpaths: [Subpath(start: start, segments: [self])]) }
}

extension Path {
  /// A clockwise arc of a circle, of at most half a turn.
  init(arcFrom start: Point, radius: Double, to end: Point) {
    self.init(polyline: [start])
    addArc(radii: [radius, radius], isLarge: false, isClockwise: true, to: end)
  }
}
