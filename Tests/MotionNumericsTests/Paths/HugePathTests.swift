import MotionNumerics
import TestSupport
import Testing

@testable import MotionPaths

/// Coordinates at the ends of a double's range: accurate results or an error, in finite time.
@Suite struct HugePathTests {
  private static let greatest = Double.greatestFiniteMagnitude

  /// Every kind of segment, with an ordinate of the largest sizes at each of its points, in several directions.
  private static func segments(_ size: Double) -> [PathSegment] {
    let points: [[SIMD2<Double>]] = [
      [[0, 0], [1, 1], [2, 1], [1, size]], [[0, 0], [1, size], [2, 1], [1, 0]],
      [[0, -size], [1, 1], [2, 1], [3, 2]],
      [[0, 0], [size, 0], [size, size], [0, size]], [[size, size], [size, size], [size, size], [size, size]],
      [[-size, 0], [size, 1], [-size, 2], [size, 3]],
    ]
    return points.flatMap { point -> [PathSegment] in
      [
        .line(from: point[0], to: point[3]), .quadratic(from: point[0], control: point[1], to: point[3]),
        .cubic(from: point[0], control1: point[1], control2: point[2], to: point[3]),
      ]
    }
  }

  private static func paths(_ size: Double) throws -> [Path] {
    let arcs = try ["A\(size) \(size) 0 0 0 \(size) \(size)", "A1 \(size) 30 1 1 0 \(size)", "A\(size) 1 0 0 1 1 1"].map
    {
      try Path(parsing: "M0 0" + $0)
    }
    let open = segments(size).map { $0.path } + arcs
    return open
      + open.map { path in
        var closed = path
        closed.close()
        return closed
      }
  }

  /// Derivatives overflowed for some coordinates with finite lengths, and the table was subdivided without end.
  @Test(arguments: [0x1p990, 1e302, 2e307, 4e307, 9e307, 1.7e308, greatest])
  func aHugePathIsMeasuredOrRejected(size: Double) throws {
    for path in try Self.paths(size) {
      do {
        let measure = try PathMeasure(validating: path, tolerance: 1e-6)
        #expect(!measure.segments.contains { $0.isHuge } && measure.length.isFinite, "\(path.svgData)")
        #expect(measure.prepared.table.intervals.count <= 1000)
        for fraction in [0, 0.1, 0.5, 0.9, 1] {
          let frame = measure.frame(at: fraction * measure.length)
          #expect(frame.position.isFinite && abs(frame.tangent.norm - 1) <= 1e-12, "\(path.svgData) at \(fraction)")
          let distance = measure.distance(of: frame.pathPosition)
          #expect(abs(distance - fraction * measure.length) <= 1e-6 * measure.length, "\(path.svgData) at \(fraction)")
        }
        let part = PathMeasure(path.trimmed(from: 0.25, to: 0.75, tolerance: 1e-6), tolerance: 1e-6)
        #expect(abs(part.length - 0.5 * measure.length) <= 4e-6 * measure.length, "\(path.svgData)")
        let dashes = measure.dashed([0.125 * measure.length])
        #expect(dashes.elements.count >= 4 || measure.length == 0)
        #expect(PathMotion(path, tolerance: 1e-6).value(at: 0.5).isFinite)
      } catch {
        #expect(error.parameter == "path")
        #expect(throws: ParameterError.self) { try path.trimmed(validatingFrom: 0.2, to: 0.7) }
        #expect(throws: ParameterError.self) { try PathMotion(validating: path) }
      }
    }
  }

  @Test func pathsWithoutEndAreRejected() throws {
    for text in ["M0 0Q1 1 1 1.7e308", "M0 0C1 1 2 1 1 4e307"] {
      let error = #expect(throws: ParameterError.self) { try PathMeasure(validating: Path(parsing: text)) }
      #expect(error?.description.contains("at most 2^1000") == true)
      #expect(error?.description.contains("segment 0") == true)
    }
  }

  /// A segment scaled by a power of two has its length scaled by it, unless that overflows.
  @Test(arguments: [0x1p900, 0x1p1000, 0x1p1010, 0x1p1020, 0x1p1021])
  func lengthsOfHugeSegmentsAreRight(scale: Double) {
    var random = SplitMix64(seed: 1)
    for segment in NastySegments.all + NastySegments.random(200, &random) {
      let huge = segment.scaled(by: scale)
      // Radii can be greater than the positions.
      if case .arc(let arc) = huge, !(arc.radii.isFinite && arc.center.isFinite) { continue }
      let length = segment.length()
      #expect(abs(huge.length() / scale - length) <= 1e-11 * length || huge.length() == .infinity, "\(segment)")
      #expect(huge.length().isFinite || length * scale == .infinity, "\(segment)")
      for parameter in [0.1, 0.5, 0.9] {
        let scaled = huge.position(at: parameter) / scale
        #expect((scaled - segment.position(at: parameter)).norm <= 1e-14 * segment.bounds.reach)
        let (curvature, scaledCurvature) = (segment.curvature(at: parameter), huge.curvature(at: parameter) * scale)
        // Curvatures of such curves are subnormal.
        let rounding = scale * .leastNonzeroMagnitude * 16
        #expect(
          scaledCurvature == curvature || abs(scaledCurvature - curvature) <= 1e-9 * abs(curvature) + rounding,
          "\(segment)")
      }
      let bounds = huge.bounds
      #expect((bounds.origin / scale - segment.bounds.origin).norm <= 1e-14 * segment.bounds.reach)
    }
  }

  /// Sums of fractions of the greatest number are rounded, but not to infinity.
  @Test func positionsDoNotOverflow() {
    var random = SplitMix64(seed: 2)
    for size in [1e302, 9e307, Self.greatest] {
      for segment in Self.segments(size) {
        for _ in 0..<200 { #expect(segment.position(at: random.number()).isFinite, "\(segment)") }
        #expect(segment.bounds.origin.isFinite)
        #expect(!segment.length().isNaN && segment.length() >= 0, "\(segment)")
        #expect((0...1).contains(segment.parameter(atLength: 0.3 * segment.length())) || segment.length() == .infinity)
      }
    }
  }

  /// A segment can have any coordinates; results from infinite ones are not finite, but take finite time.
  @Test func infiniteCoordinatesEnd() {
    for number in [Double.infinity, -.infinity, .nan] {
      for size in [1, Self.greatest] {
        for segment in [
          PathSegment.line(from: [0, size], to: [number, 0]),
          .quadratic(from: [0, size], control: [number, 1], to: [1, 1]),
          .cubic(from: [size, 0], control1: [0, 1], control2: [1, number], to: [1, 1]),
        ] {
          #expect(!segment.length().isFinite)
          _ = (segment.position(at: 0.5), segment.curvature(at: 0.5), segment.bounds, segment.parameter(atLength: 1))
        }
      }
    }
  }

  @Test(arguments: [0x1p1000, 9e307, greatest]) func aHugePathIsFlattenedOrRejected(size: Double) throws {
    for path in try Self.paths(size) {
      for tolerance in [1, 1e-3 * size, size, Self.greatest] {
        guard let lines = try? path.flattened(validatingTolerance: tolerance) else { continue }
        #expect(lines.bounds != nil)
      }
    }
  }

  /// Subnormal coordinates, alone and together with huge ones.
  @Test func tinyCoordinatesAreMeasured() throws {
    for text in [
      "M0 0Q5e-324 1e-320 1e-323 0", "M0 0C1e-310 0 1e-310 1e-310 0 1e-310", "M0 0A1e-310 1e-320 0 0 0 1e-310 1e-310",
      "M1e-320 5e-324Q1 1e-320 1 1e300", "M0 1e300C1e-300 5e-324 1 1e-300 5e-324 1",
    ] {
      let path = try Path(parsing: text)
      let measure = PathMeasure(path)
      #expect(measure.length.isFinite && measure.prepared.table.intervals.count <= 2000, "\(text)")
      for fraction in [0, 0.3, 1] { #expect(measure.position(at: fraction * measure.length).isFinite, "\(text)") }
      #expect(path.trimmed(from: 0.1, to: 0.8).elements.count > 0)
    }
  }

  /// A table has a limited number of cells, however fine the tolerance and however inaccurate the lengths.
  @Test func tooManyCellsAreRejected() throws {
    for segment in [NastySegments.cusp, NastySegments.loop, NastySegments.thereAndBack] {
      let profiles = [SpeedProfile(of: segment)]
      let error = try #require(
        #expect(throws: ParameterError.self) {
          try ArcLengthTable(of: [segment], profiles: profiles, tolerance: 1e-30, maximumCellCount: 100)
        })
      #expect(error.description.contains("at most 100 cells") && error.description.contains("segment 0"))
    }
    for segment in NastySegments.all {
      let measure = PathMeasure(segment.path, tolerance: 1e-9)
      #expect(measure.prepared.table.intervals.count <= 400, "\(segment)")
    }
  }

  /// A NaN tolerance is rejected, or counts as the least one in calls that cannot throw.
  @Test func aToleranceIsANumber() throws {
    let path = NastySegments.cusp.path
    #expect(throws: ParameterError.self) { try PathMeasure(validating: path, tolerance: .nan) }
    #expect(throws: ParameterError.self) { try path.trimmed(validatingFrom: 0, to: 0.5, tolerance: .nan) }
    #expect(throws: ParameterError.self) { try path.flattened(validatingTolerance: .nan) }
    for segment in NastySegments.all {
      #expect(segment.length(tolerance: .nan) == segment.length(tolerance: 0))
      let half = 0.5 * segment.length()
      #expect(segment.parameter(atLength: half, tolerance: .nan) == segment.parameter(atLength: half, tolerance: 0))
    }
  }
}

extension Rectangle {
  /// The largest size of a coordinate.
  fileprivate var reach: Double { max(origin.norm, (origin + size).norm) }
}
