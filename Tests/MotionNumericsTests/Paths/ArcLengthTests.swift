import MotionNumerics
import TestSupport
import Testing

@testable import MotionPaths

/// One-shot lengths and their inverse.
@Suite struct ArcLengthTests {
  private func cubic(_ row: ReferenceTable.Row) -> PathSegment {
    let points = (0..<4).map { SIMD2(row.number("x\($0)"), row.number("y\($0)")) }
    return .cubic(from: points[0], control1: points[1], control2: points[2], to: points[3])
  }

  /// The least tolerance is 1e-14; the sums of some hundred numbers that make up the length add rounding errors.
  @Test func cubicsAgreeWithTheTable() throws {
    var worst = WorstCase()
    var worstCoarse = WorstCase()
    for row in try ReferenceTable("arc_length").rows {
      let (segment, parameter, expected) = (cubic(row), row.number("parameter"), row.number("length"))
      let length = segment.length(from: 0, to: parameter, tolerance: 1e-14)
      worst.note((length - expected).magnitude / expected, "\(segment) to \(parameter)")
      let coarse = segment.length(from: 0, to: parameter, tolerance: 1e-6)
      worstCoarse.note((coarse - expected).magnitude / expected, "\(segment) to \(parameter)")
    }
    #expect(worst.error <= 1e-14, "\(worst)")
    #expect(worstCoarse.error <= 1e-6, "\(worstCoarse)")
  }

  @Test func arcsAgreeWithTheTable() throws {
    var worst = WorstCase()
    for row in try ReferenceTable("arc_length_ellipse").rows {
      let radii = SIMD2(row.number("rx"), row.number("ry"))
      let arc = EllipticalArc(
        center: .zero, radii: radii, rotation: 0.3, startAngle: row.number("start"), sweep: row.number("sweep"))
      let length = PathSegment.arc(arc).length(from: 0, to: row.number("parameter"), tolerance: 1e-14)
      worst.note((length / row.number("length") - 1).magnitude, "\(arc) to \(row.number("parameter"))")
    }
    // Where an arc is flat, the rounding error of the angles, a few units, is that of the length.
    #expect(worst.error <= 1e-14, "\(worst)")
  }

  @Test func closedForms() {
    let line = PathSegment.line(from: [1, 2], to: [4, 6])
    #expect(line.length() == 5)
    #expect(line.parameter(atLength: 2.5) == 0.5)
    // (13√13 − 8)/27
    let semicubical = PathSegment.cubic(from: [0, 0], control1: [0, 0], control2: [1.0 / 3, 0], to: [1, 1])
    #expect(ulps(semicubical.length(), (13 * 13.0.squareRoot() - 8) / 27, of: 1) <= 8)
    // s = ½·[(1 + u²)^{3/2}] with u = 1 − 2t, from 1 through 0 to −1.
    let cusp = PathSegment.cubic(from: [0, 0], control1: [1, 1], control2: [0, 1], to: [1, 0])
    #expect(ulps(cusp.length(), 2 * 2.0.squareRoot() - 1, of: 1) <= 8)
    // y = x² from 0 to 1: ½√5 + ¼·asinh 2
    let parabola = PathSegment.quadratic(from: [0, 0], control: [0.5, 0], to: [1, 1])
    #expect(ulps(parabola.length(), 1.478942857544597433827906, of: 1) <= 8)
    // The speed is a polynomial, 300·(2t² − 2t + 1).
    let pythagorean = PathSegment.cubic(from: [0, 0], control1: [0, 100], control2: [100, 100], to: [100, 0])
    #expect(ulps(pythagorean.length(), 200, of: 200) <= 8)
    let circle = Path(arcFrom: [1, 0], radius: 1, to: [0, 1]).subpaths[0].segments[0]
    #expect(ulps(circle.length(), .pi / 2, of: 1) <= 8)
  }

  @Test func pointsHaveNoLength() {
    let segments: [PathSegment] = [
      .line(from: [1, 1], to: [1, 1]), .quadratic(from: [1, 1], control: [1, 1], to: [1, 1]),
      .cubic(from: [1, 1], control1: [1, 1], control2: [1, 1], to: [1, 1]),
    ]
    for segment in segments {
      #expect(segment.length() == 0)
      #expect(segment.parameter(atLength: 0) == 0)
      #expect(segment.parameter(atLength: 1) == 1 || segment.parameter(atLength: 1) == 0)
      #expect(segment.curvature(at: 0.5) == 0)
    }
  }

  @Test func theInverseMeetsItsTolerance() {
    var random = SplitMix64(seed: 1)
    var worst = WorstCase()
    for segment in NastySegments.all + NastySegments.random(200, &random) {
      let whole = segment.length(tolerance: 1e-14)
      guard whole > 0 else { continue }
      for tolerance in [1e-6, 1e-12] {
        let length = whole * random.number()
        let parameter = segment.parameter(atLength: length, tolerance: tolerance)
        let reached = segment.length(from: 0, to: parameter, tolerance: 1e-14)
        worst.note((reached - length).magnitude / (tolerance * whole), "\(segment) at \(length), \(tolerance)")
      }
    }
    // The error of the last step, and that of the integral.
    #expect(worst.error <= 1.5, "\(worst)")
  }

  @Test func theInverseIsLimitedToTheSegment() {
    let segment = NastySegments.loop
    #expect(segment.parameter(atLength: -1) == 0)
    #expect(segment.parameter(atLength: 0) == 0)
    #expect(segment.parameter(atLength: .infinity) == 1)
    #expect(segment.parameter(atLength: -.infinity) == 0)
    #expect(segment.parameter(atLength: .nan).isNaN)
  }

  @Test func lengthsHaveADirectionAndAdd() {
    var random = SplitMix64(seed: 2)
    for segment in NastySegments.all {
      let (a, b) = (random.number(), random.number())
      #expect(segment.length(from: a, to: b) == -segment.length(from: b, to: a))
      let sum = segment.length(from: 0, to: a) + segment.length(from: a, to: 1)
      #expect((sum - segment.length()).magnitude <= 1e-12 * segment.length())
      #expect((segment.reversed.length() - segment.length()).magnitude <= 1e-12 * segment.length())
    }
  }

  /// One number for each segment, and the same as of the segments themselves.
  @Test func segmentsOfAPathHaveLengths() throws {
    let path = try Path(parsing: "M0 0h3v4z m10 0c0 1 1 1 1 0 a5 3 20 0 1 7 2")
    let segments = PathMeasure(path).segments
    #expect(path.segmentLengths() == segments.map { $0.length() })
    #expect(path.segmentLengths(tolerance: 1e-3) == segments.map { $0.length(tolerance: 1e-3) })
    #expect(path.segmentLengths().prefix(3) == [3, 4, 5])
    #expect((path.segmentLengths().reduce(0, +) - path.length).magnitude <= 1e-14 * path.length)
    #expect(Path().segmentLengths() == [])
    #expect(Path.rectangle(x: 0, y: 0, width: 2, height: 1).segmentLengths() == [2, 1, 2, 1])
  }

  /// The squares of tiny and huge coordinates neither underflow nor overflow.
  @Test func scaleDoesNotMatter() {
    for exponent in [-900, -300, 300, 900] {
      let scale = Double(sign: .plus, exponent: exponent, significand: 1)
      for segment in NastySegments.all {
        #expect(segment.scaled(by: scale).length() == segment.length() * scale)
      }
    }
  }

  @Test func curvature() {
    let circle = Path(arcFrom: [2, 0], radius: 2, to: [0, 2]).subpaths[0].segments[0]
    #expect(ulps(circle.curvature(at: 0.3), 0.5) <= 2)
    #expect(ulps(circle.reversed.curvature(at: 0.3), -0.5) <= 2)
    // y = x²: 2/(1 + 4x²)^{3/2}
    let parabola = PathSegment.quadratic(from: [0, 0], control: [0.5, 0], to: [1, 1])
    #expect(parabola.curvature(at: 0) == 2)
    #expect(ulps(parabola.curvature(at: 0.5), 2 / (2 * 2.0.squareRoot())) <= 2)
    #expect(PathSegment.line(from: [0, 0], to: [1, 2]).curvature(at: 0.5) == 0)
    // At a stop the curvature is infinite, or 0 on a line.
    #expect(NastySegments.stopAtStart.curvature(at: 0) == .infinity)
    #expect(NastySegments.stopAtStart.reversed.curvature(at: 1) == -.infinity)
    #expect(NastySegments.thereAndBack.curvature(at: 0.5) == 0)
    #expect(PathSegment.cubic(from: [0, 0], control1: [0, 0], control2: [0, 0], to: [1, 1]).curvature(at: 0) == 0)
  }
}
