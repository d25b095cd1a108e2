import MotionNumerics
import RealModule
import TestSupport
import Testing

@testable import MotionPaths

@Suite struct PathPositionsTests {
  /// The distance between a position and the same one of a measure at the finest tolerance, in tolerances.
  private func error(of positions: PathPositions, against fine: PathMeasure, at distance: Double) -> Double {
    // The fine measure is off by up to 1e-13 of the length itself; rounding is that of the coordinates.
    let size =
      fine.segments.map {
        max($0.bounds.minX.magnitude, $0.bounds.maxX.magnitude, $0.bounds.minY.magnitude, $0.bounds.maxY.magnitude)
      }.max() ?? 0
    let allowed = (positions.tolerance + 1e-13) * fine.length + 16 * size.ulp
    return (positions.position(at: distance) - fine.position(at: distance)).norm / allowed
  }

  /// Cusps, stops, loops, lines there and back, arcs, and random ones of all kinds.
  @Test(arguments: [1e-3, 1e-6, 1e-9, 1e-12])
  func positionsMeetTheTolerance(tolerance: Double) throws {
    var random = SplitMix64(seed: 7)
    var worst = WorstCase()
    for segment in NastySegments.all + NastySegments.random(60, &random) {
      let fine = PathMeasure(segment.path, tolerance: 1e-13)
      guard fine.length > 1e-290 && fine.length < 1e290 else { continue }
      let positions = PathPositions(PathMeasure(segment.path, tolerance: 1e-6), tolerance: tolerance)
      for step in 0...120 {
        let distance = fine.length * (step <= 40 ? Double(step) / 40 : random.number())
        worst.note(error(of: positions, against: fine, at: distance), "\(segment) at \(distance)")
      }
    }
    #expect(worst.count > 5000)
    #expect(worst.error <= 1, "\(worst)")
  }

  /// Where the error of a cell is symmetric, as between two tips of an ellipse, it must not be 0 at all probes.
  @Test(arguments: [1e-3, 1e-5, 1e-9])
  func nearlyRoundArcsMeetTheTolerance(tolerance: Double) throws {
    var random = SplitMix64(seed: 11)
    var worst = WorstCase()
    for _ in 0..<thorough(100) {
      let radius = random.number(in: 60...120)
      let data =
        "M0 0A\(radius) \(radius * random.number(in: 0.3...1)) \(random.number(in: 0...180)) 1 1 "
        + "\(random.number(in: -50...50)) \(random.number(in: 1...50))"
      let fine = try PathMeasure(Path(parsing: data), tolerance: 1e-13)
      let positions = PathPositions(PathMeasure(fine.path, tolerance: 0.1), tolerance: tolerance)
      for step in 1..<60 {
        let distance = fine.length * Double(step) / 60
        worst.note(error(of: positions, against: fine, at: distance), "\(data) at \(distance)")
      }
    }
    #expect(worst.error <= 1, "\(worst)")
  }

  /// s = ½((1 + u²)^{3/2}) from the cusp on, with u = 1 − 2t: an exact cusp with a closed form.
  @Test func anExactCusp() throws {
    let path = try Path(parsing: "M0 0C1 1 0 1 1 0")
    let positions = PathPositions(PathMeasure(path))
    let exact = PathMeasure(path, tolerance: 1e-13)
    var worst = WorstCase()
    // Distances that crowd at the cusp, in the middle of the length.
    for exponent in 0...40 {
      for sign in [-1.0, 1] {
        let distance = 0.5 * exact.length * (1 + sign * Double.exp2(-Double(exponent)))
        let miss = positions.position(at: distance) - exact.position(at: distance)
        worst.note(miss.norm / (1.001e-9 * exact.length), "\(distance)")
      }
    }
    #expect(worst.error <= 1, "\(worst)")
  }

  @Test func batchesEqualSinglePositions() throws {
    let positions = PathPositions(PathMeasure(try Path(parsing: "M0 0L3 4C5 9 7 -2 10 0zM20 0A5 3 30 1 0 25 9")))
    var random = SplitMix64(seed: 3)
    let distances =
      (0..<500).map { _ in random.number(in: -1...positions.length + 1) } + [-.infinity, .infinity, .nan, 0, -0.0]
    var points = [SIMD2<Double>](repeating: .zero, count: distances.count)
    var span = points.mutableSpan
    positions.sample(at: distances.span, into: &span)
    for (distance, point) in zip(distances, points) {
      let single = positions.position(at: distance)
      #expect(point.x.bitPattern == single.x.bitPattern && point.y.bitPattern == single.y.bitPattern)
    }
  }

  @Test func distancesOutsideAreLimited() throws {
    let path = try Path(parsing: "M1 2L4 6C5 9 7 -2 10 0M20 0L23 4")
    let positions = PathPositions(PathMeasure(path))
    for distance in [-Double.infinity, -1, -0.0, 0] { #expect(positions.position(at: distance) == SIMD2(1, 2)) }
    for distance in [positions.length, 1e9, .infinity] { #expect(positions.position(at: distance) == SIMD2(23, 4)) }
    let nowhere = positions.position(at: .nan)
    #expect(nowhere.x.isNaN && nowhere.y.isNaN)
    // The start of the later subpath, after a jump.
    #expect((positions.position(at: positions.length - 5 + 1e-12) - SIMD2(20, 0)).norm <= 1e-11)
    #expect((positions.position(at: 2.5) - SIMD2(2.5, 4)).norm <= 1e-15)
    let point = PathPositions(PathMeasure(try Path(parsing: "M3 4")))
    #expect(point.length == 0 && point.position(at: 1) == SIMD2(3, 4))
  }

  @Test func badTolerancesAreRefused() async {
    let measure = PathMeasure(Path.circle(center: .zero, radius: 1))
    for tolerance in [0, -1e-9, 1e-14, 0.2, .nan, .infinity] {
      #expect(throws: ParameterError.self) { try PathPositions(validating: measure, tolerance: tolerance) }
    }
    await #expect(processExitsWith: .failure) {
      _ = PathPositions(PathMeasure(Path.circle(center: .zero, radius: 1)), tolerance: 1)
    }
  }

  @Test func valuesAreCompared() {
    let measure = PathMeasure(Path.circle(center: .zero, radius: 1))
    let positions = PathPositions(measure)
    #expect(positions == PathPositions(measure) && positions.hashValue == PathPositions(measure).hashValue)
    #expect(positions != PathPositions(measure, tolerance: 1e-6))
    #expect(positions.description.hasPrefix("PathPositions(\"M"))
  }
}
