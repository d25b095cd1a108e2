import MotionNumerics
import TestSupport
import Testing

@testable import MotionPaths

/// Parts of a path, by distances or by strokeStart and strokeEnd, and dashes.
@Suite struct PathPartsTests {
  private func length(_ path: Path) throws -> Double {
    path.isEmpty ? 0 : PathMeasure(path, tolerance: 1e-13).length
  }

  @Test func partsHaveTheirLengthAndTheirEnds() throws {
    var random = SplitMix64(seed: 1)
    var worst = WorstCase()
    for segment in NastySegments.all + NastySegments.random(60, &random) where !segment.isFlatArc {
      let measure = PathMeasure(segment.path, tolerance: 1e-12)
      let (a, b) = (random.number() * measure.length, random.number() * measure.length)
      let part = measure.part(from: min(a, b), to: max(a, b))
      let expected = (b - a).magnitude
      worst.note((try length(part) - expected).magnitude / measure.length, "\(segment) from \(a) to \(b)")
      let subpath = try #require(part.subpaths.first)
      #expect(subpath.start == measure.position(at: min(a, b)))
      #expect(subpath.end == measure.position(at: max(a, b)))
    }
    // The tolerance at both ends.
    #expect(worst.error <= 3e-12, "\(worst)")
  }

  /// The documented error: 2⁻⁵⁰ over the ratio of the radii, and below 2⁻²⁶ that of cubics.
  @Test func partsOfFlatArcs() throws {
    var worst = WorstCase()
    var random = SplitMix64(seed: 7)
    for _ in 0..<100 {
      let ratio = random.magnitude(from: 1e-16, to: 1)
      let arc = EllipticalArc(
        center: .zero, radii: [1, ratio], rotation: random.number(in: -3...3), startAngle: random.number(in: -3...3),
        sweep: random.number(in: 0.1...3))
      let measure = PathMeasure(PathSegment.arc(arc).path, tolerance: 1e-12)
      let part = measure.part(from: 0.13 * measure.length, to: 0.72 * measure.length)
      let error = (try length(part) / measure.length - 0.59).magnitude
      worst.note(error / (1e-11 + (ratio < 0x1p-26 ? 1e-3 : 0x1p-50 / ratio)), "\(arc)")
    }
    #expect(worst.error <= 8, "\(worst)")
  }

  @Test func partsOfALine() throws {
    let path = Path(polyline: [[0, 0], [4, 0], [4, 4]])
    #expect(path.trimmed(from: 0, to: 1) == path)
    #expect(path.trimmed(from: 0.25, to: 0.75) == Path(polyline: [[2, 0], [4, 0], [4, 2]]))
    #expect(path.trimmed(from: 0, to: 0.5) == Path(polyline: [[0, 0], [4, 0]]))
    #expect(path.trimmed(from: 0.5, to: 2) == Path(polyline: [[4, 0], [4, 4]]))
    #expect(path.trimmed(from: -1, to: 0.125) == Path(polyline: [[0, 0], [1, 0]]))
  }

  @Test func noPartIfTheEndIsNotAfterTheStart() throws {
    let path = Path(polyline: [[0, 0], [4, 0]])
    for (start, end) in [(0.5, 0.5), (0.7, 0.3), (1, 2), (-1, 0), (1, 1), (0, 0)] {
      #expect(path.trimmed(from: start, to: end).isEmpty)
      // A path without length is kept whole, or not at all.
      #expect(Path(polyline: [[1, 2], [1, 2]]).trimmed(from: start, to: end).isEmpty)
    }
    #expect(Path().trimmed(from: 0, to: 1).isEmpty)
    #expect(throws: ParameterError.self) { try path.trimmed(validatingFrom: .nan, to: 1) }
    #expect(throws: ParameterError.self) { try path.trimmed(validatingFrom: 0, to: .infinity) }
    #expect(throws: ParameterError.self) { try path.trimmed(validatingFrom: 0, to: 0.5, tolerance: 0) }
  }

  /// Distances run through all subpaths; those entirely inside stay closed.
  @Test func subpaths() throws {
    var path = Path.rectangle(x: 0, y: 0, width: 1, height: 1)
    path.move(to: [10, 0])
    path.addLine(to: [14, 0])
    #expect(path.trimmed(from: 0, to: 0.5) == .rectangle(x: 0, y: 0, width: 1, height: 1))
    #expect(path.trimmed(from: 0.5, to: 1) == Path(polyline: [[10, 0], [14, 0]]))
    var expected = Path(polyline: [[0, 1], [0, 0]])
    expected.move(to: [10, 0])
    expected.addLine(to: [12, 0])
    #expect(path.trimmed(from: 0.375, to: 0.75) == expected)
    #expect(path.trimmed(from: 0, to: 0.375) == Path(polyline: [[0, 0], [1, 0], [1, 1], [0, 1]]))
  }

  @Test func curvesStayCurves() throws {
    let circle = Path(arcFrom: [1, 0], radius: 1, to: [0, 1])
    let half = circle.trimmed(from: 0, to: 0.5, tolerance: 1e-13)
    guard case .arc(let arc) = half.subpaths[0].segments[0] else {
      Issue.record("\(half)")
      return
    }
    #expect(ulps(arc.sweep, .pi / 4) <= 8)
    #expect((arc.center.norm) <= 1e-15)
  }

  @Test func aPathWithoutLengthIsKeptWhole() throws {
    let point = Path(polyline: [[1, 1], [1, 1]])
    #expect(point.trimmed(from: 0.2, to: 0.4) == point)
    #expect(point.trimmed(from: 0.4, to: 0.4).isEmpty)
  }

  // MARK: Dashes

  /// The dashes of a path, with ends rounded to short decimals.
  private func dashed(_ path: Path, _ pattern: [Double], phase: Double = 0) throws -> Path {
    let dashes = PathMeasure(path).dashed(pattern, phase: phase)
    return Path(
      subpaths: dashes.subpaths.map { dash in
        let points = [dash.start] + dash.segments.map(\.end)
        let rounded = points.map { ($0 * 1e9).rounded(.toNearestOrEven) / 1e9 }
        return Subpath(
          start: rounded[0], segments: zip(rounded, rounded.dropFirst()).map { .line(from: $0, to: $1) },
          isClosed: dash.isClosed)
      })
  }

  private func lines(_ ends: [(Double, Double)]) -> Path {
    Path(subpaths: ends.map { Subpath(start: [$0.0, 0], segments: [.line(from: [$0.0, 0], to: [$0.1, 0])]) })
  }

  @Test func dashesOfALine() throws {
    let line = Path(polyline: [[0, 0], [10, 0]])
    #expect(try dashed(line, [3, 2]) == lines([(0, 3), (5, 8)]))
    #expect(try dashed(line, [3, 2], phase: 1) == lines([(0, 2), (4, 7), (9, 10)]))
    #expect(try dashed(line, [3, 2], phase: -1) == lines([(1, 4), (6, 9)]))
    #expect(try dashed(line, [3, 2], phase: 51) == lines([(0, 2), (4, 7), (9, 10)]))
    // An odd number of lengths is repeated.
    #expect(try dashed(line, [4]) == lines([(0, 4), (8, 10)]))
    #expect(try dashed(line, [1, 2, 3]) == lines([(0, 1), (3, 6), (7, 9)]))
    #expect(try dashed(line, [20, 1]) == lines([(0, 10)]))
    #expect(try dashed(line, [0.5, 20], phase: 1).isEmpty)
    // Dots.
    #expect(try dashed(line, [0, 5]) == lines([(0, 0), (5, 5), (10, 10)]))
    // No pattern.
    for pattern: [Double] in [[], [0], [0, 0]] { #expect(try dashed(line, pattern) == line) }
  }

  @Test func thePatternRestartsWithEachSubpath() throws {
    var path = Path(polyline: [[0, 0], [4, 0]])
    path.move(to: [10, 0])
    path.addLine(to: [14, 0])
    #expect(try dashed(path, [3, 2]) == lines([(0, 3), (10, 13)]))
  }

  @Test func aDashIsJoinedAcrossTheSeamOfAClosedSubpath() throws {
    let square = Path.rectangle(x: 0, y: 0, width: 4, height: 4)
    // From 14 across 16, which is the start, to 2; from 4 to 7; from 9 to 12.
    let expected: [[SIMD2<Double>]] = [[[0, 2], [0, 0], [2, 0]], [[4, 0], [4, 3]], [[3, 4], [0, 4]]]
    #expect(try dashed(square, [3, 2], phase: 1) == Path(subpaths: expected.map { Path(polyline: $0).subpaths[0] }))
  }

  /// A single dash has no other one to join.
  @Test func aDashLongerThanAClosedSubpathIsOpen() throws {
    let square = Path.rectangle(x: 0, y: 0, width: 4, height: 4)
    let expected = Path(polyline: [[0, 0], [4, 0], [4, 4], [0, 4], [0, 0]])
    #expect(try dashed(square, [20, 5]) == expected && dashed(square, [20, 5], phase: 2) == expected)
  }

  @Test func dashesAfterTrimmingBeginAtTheTrimmedStart() throws {
    let line = Path(polyline: [[0, 0], [10, 0]])
    #expect(try dashed(line.trimmed(from: 0.1, to: 1), [3, 2]) == lines([(1, 4), (6, 9)]))
  }

  @Test func dashesOfCurvesHaveTheirLengths() throws {
    let measure = PathMeasure(NastySegments.cusp.path, tolerance: 1e-12)
    let dashes = measure.dashed([measure.length / 20]).subpaths
    #expect(dashes.count == 10)
    for dash in dashes {
      let length = try length(Path(subpaths: [dash]))
      #expect((length - measure.length / 20).magnitude <= 4e-12)
    }
  }

  /// Without the line of one ulp the arc would begin where it ends, and be no arc.
  @Test func aWholeTurnBehindALineOfAnUlpStays() throws {
    let end: SIMD2<Double> = [0.3120198214246672, -0.0666139250935005]
    var path = Path()
    path.move(to: [end.x, -1])
    path.addLine(to: end)
    path.addLine(to: [end.x.nextUp, end.y])
    path.addArc(radii: [0.3, 0.3], rotation: 0, isLarge: true, isClockwise: false, to: end)
    path.addLine(to: [-0.4, 0.1])
    let measure = PathMeasure(path, tolerance: 1e-9)
    let part = measure.part(from: 0.1 * measure.length, to: 0.9 * measure.length)
    #expect((try length(part) - 0.8 * measure.length).magnitude <= 1e-8)
  }

  /// A dash that ended at the seam within a rounding error once caused the wrong one to be joined to the first.
  @Test func periodsThatFitAClosedPathWithinRounding() throws {
    var paths = [PathSegment.cubic(from: [0, 0], control1: [5, 5], control2: [-5, 5], to: [0, 0]).path]
    paths[0].close()
    paths.append(.circle(center: [1, 2], radius: 3))
    paths.append(.ellipse(x: 0, y: 0, width: 3, height: 0.7))
    for path in paths {
      let measure = PathMeasure(path, tolerance: 1e-12)
      for parts in 2...9 {
        var period = measure.length / Double(parts)
        for _ in 0..<4 {
          let dashes = measure.dashed([0.3 * period, 0.7 * period]).subpaths
          #expect(dashes.count == parts)
          for dash in dashes { #expect((try length(Path(subpaths: [dash])) - 0.3 * period).magnitude <= 1e-9) }
          period = period.nextDown
        }
      }
    }
  }

  @Test func dotsAtTheEndsOfSubpaths() throws {
    func dots(_ data: String, _ pattern: [Double]) throws -> [SIMD2<Double>] {
      try dashed(Path(parsing: data), pattern).subpaths.map(\.start)
    }
    #expect(try dots("M0 0H10M100 100H110", [0, 10]) == [[0, 0], [10, 0], [100, 100], [110, 100]])
    #expect(try dots("M5 5L5 5M0 0H10", [0, 4]) == [[5, 5], [0, 0], [4, 0], [8, 0]])
    #expect(try dots("M0 0H10M5 5L5 5", [0, 4]) == [[0, 0], [4, 0], [8, 0], [5, 5]])
  }

  /// The remainder is exact, however large the phase.
  @Test func largePhases() throws {
    let line = Path(polyline: [[0, 0], [10, 0]])
    #expect(try dashed(line, [2, 1], phase: 1e17) == dashed(line, [2, 1], phase: 1))
    #expect(try dashed(line, [2, 1], phase: -1e17) == dashed(line, [2, 1], phase: 2))
    #expect(try dashed(line, [8, 8], phase: 0x1p200) == dashed(line, [8, 8]))
  }

  @Test func tooManyDashesAreRejected() throws {
    let lines = Path(
      subpaths: (0..<1000).map { Subpath(start: [0, 0], segments: [.line(from: [0, 0], to: [Double($0 + 1), 0])]) })
    let dots = [Double](repeating: 0, count: 9999) + [1000]
    #expect(throws: ParameterError.self) { try PathMeasure(validating: lines).dashed(validating: dots) }
    #expect(throws: ParameterError.self) { try PathMeasure(validating: lines).dashed(validating: [1e308, 1e308]) }
  }

  @Test func badPatterns() throws {
    let measure = PathMeasure(Path(polyline: [[0, 0], [10, 0]]))
    for pattern in [[-1, 2], [.nan], [.infinity, 1]] {
      #expect(throws: ParameterError.self) { try measure.dashed(validating: pattern) }
    }
    #expect(throws: ParameterError.self) { try measure.dashed(validating: [1], phase: .nan) }
    #expect(throws: ParameterError.self) { try measure.dashed(validating: [1e-9]) }
  }
}

extension PathSegment {
  /// Whether the segment is an arc so flat that its rounded ends do not determine its centre to twelve digits.
  fileprivate var isFlatArc: Bool {
    guard case .arc(let arc) = self else { return false }
    return arc.radii.min() < 1e-4 * arc.radii.max()
  }
}
