import MotionNumerics
import RealModule
import TestSupport
import Testing

@testable import MotionPaths

@Suite struct PathMeasureTests {
  /// The documented accuracy: the length up to the position at a distance is that distance, within the tolerance.
  @Test(arguments: [1e-3, 1e-6, 1e-9, 1e-12, 1e-13])
  func distancesMeetTheTolerance(tolerance: Double) throws {
    var random = SplitMix64(seed: 3)
    var worst = WorstCase()
    for segment in NastySegments.all + NastySegments.random(60, &random) {
      let measure = PathMeasure(segment.path, tolerance: tolerance)
      var last = PathPosition(segment: 0, parameter: 0)
      for step in 0...60 {
        let distance = measure.length * (step <= 40 ? Double(step) / 40 : random.number())
        let pathPosition = measure.pathPosition(at: distance)
        let reached = measure.distance(of: pathPosition)
        worst.note((reached - distance).magnitude / (tolerance * measure.length), "\(segment) at \(distance)")
        guard step <= 40 else { continue }
        #expect(pathPosition.segment > last.segment || pathPosition.parameter >= last.parameter)
        last = pathPosition
      }
    }
    #expect(worst.error <= 1, "\(worst)")
  }

  /// On a long path the cells of short segments are floats, those of long ones doubles.
  @Test(arguments: [1e-3, 1e-6, 1e-9]) func longPathsMeetTheTolerance(tolerance: Double) throws {
    var random = SplitMix64(seed: 5)
    var path = Path(polyline: [[0, 0]])
    for index in 0..<thorough(2000) {
      let size = index % 10 == 0 ? 1000.0 : index % 10 == 1 ? 0.01 : 1
      func point() -> SIMD2<Double> { size * SIMD2(random.number(in: -1...1), random.number(in: -1...1)) }
      if index % 7 == 0 { path.addLine(to: point()) } else { path.addCubic(point(), point(), to: point()) }
    }
    let measure = PathMeasure(path, tolerance: tolerance)
    var worst = WorstCase()
    var last = PathPosition(segment: 0, parameter: 0)
    for step in 0...20_000 {
      let distance = measure.length * Double(step) / 20_000
      let pathPosition = measure.pathPosition(at: distance)
      #expect(pathPosition.segment > last.segment || pathPosition.parameter >= last.parameter)
      last = pathPosition
      let reached = measure.distance(of: pathPosition)
      worst.note((reached - distance).magnitude / (tolerance * measure.length), "at \(distance)")
    }
    #expect(worst.error <= 1, "\(worst)")
  }

  /// Within a cell and from one to the next, down to neighbouring distances.
  @Test(arguments: [1e-3, 1e-9, 1e-13]) func positionsAreMonotonic(tolerance: Double) {
    var random = SplitMix64(seed: 8)
    for segment in NastySegments.all + NastySegments.random(20, &random) {
      let measure = PathMeasure(segment.path, tolerance: tolerance)
      for interval in measure.prepared.table.intervals.dropFirst() {
        var distance = interval.startDistance
        for _ in 0..<3 { distance = distance.nextDown }
        var last = measure.pathPosition(at: distance)
        for _ in 0..<6 {
          distance = distance.nextUp
          let next = measure.pathPosition(at: distance)
          #expect(
            next.segment > last.segment || next.parameter >= last.parameter, "\(segment) at \(distance)")
          last = next
        }
      }
    }
  }

  /// Between two tips of an ellipse that is nearly a circle the error of a cell is symmetric, and was 0 at all three
  /// fractions where it was checked: 94 tolerances in the first arc.
  @Test(arguments: [1e-3, 1e-4, 1e-5, 1e-6, 1e-8])
  func nearlyRoundArcsMeetTheTolerance(tolerance: Double) throws {
    var random = SplitMix64(seed: 11)
    var worst = WorstCase()
    let arcs = (0..<thorough(400)).map { _ in
      let radius = random.number(in: 60...120)
      return
        "M0 0A\(radius) \(radius * random.number(in: 0.3...1)) \(random.number(in: 0...180)) 1 1 "
        + "\(random.number(in: -50...50)) \(random.number(in: 1...50))"
    }
    for data in ["M29.8 37a 98.3,86.2 66.0 1 1,-5.1 50.0"] + arcs {
      let measure = try PathMeasure(Path(parsing: data), tolerance: tolerance)
      for step in 1..<40 {
        let distance = measure.length * Double(step) / 40
        let reached = measure.distance(of: measure.pathPosition(at: distance))
        worst.note((reached - distance).magnitude / (tolerance * measure.length), "\(data) at \(distance)")
      }
    }
    #expect(worst.error <= 1, "\(worst)")
  }

  /// The derivative of an arc of 1e-305 points is subnormal, and its length has few digits.
  @Test func tangentsOfTheSmallestArcs() throws {
    let measure = try PathMeasure(
      Path(parsing: "M6.7e-305 0A6.745588965366184e-305 8.685568112747984e-305 -35.7 0 0 6.7000001e-305 0"))
    for step in 0...10 {
      let tangent = measure.tangent(at: measure.length * Double(step) / 10)
      #expect((tangent.norm - 1).magnitude <= 0x1p-50)
    }
  }

  /// Tangents have length 1 and the given angle everywhere, also where the curve nearly stops.
  @Test func tangentsAndAngles() throws {
    var random = SplitMix64(seed: 4)
    var worstLength = WorstCase()
    var worstAngle = WorstCase()
    for segment in NastySegments.all + NastySegments.random(200, &random) {
      let measure = PathMeasure(segment.path, tolerance: 1e-12)
      for step in 0...100 {
        let distance = measure.length * Double(step) / 100
        let tangent = measure.tangent(at: distance)
        let angle = measure.angle(at: distance)
        worstLength.note((tangent.norm - 1).magnitude, "\(segment) at \(distance)")
        worstAngle.note((SIMD2(Double.cos(angle), Double.sin(angle)) - tangent).norm, "\(segment) at \(distance)")
      }
    }
    #expect(worstLength.error <= 4e-16, "\(worstLength)")
    // Near a stop the derivative is a difference of numbers 2¹⁰ times as large.
    #expect(worstAngle.error <= 4e-13, "\(worstAngle)")
  }

  /// Between two near distances the angle changes by the curvature: it has no jump of a whole turn.
  @Test func theAngleIsContinuous() throws {
    var random = SplitMix64(seed: 5)
    for segment in NastySegments.random(100, &random) {
      let profile = try #require(DirectionProfile(of: segment))
      let steps = 4000
      var last = profile.angle(at: 0)
      var total = 0.0
      for step in 1...steps {
        let angle = profile.angle(at: Double(step) / Double(steps))
        total += (angle - last).remainder(dividingBy: 2 * .pi)
        last = angle
      }
      // Near a cusp, nearly half a turn between two steps may be counted in the opposite direction.
      let difference = last - profile.angle(at: 0) - total
      #expect(difference.magnitude <= 1e-9 || (difference.magnitude - 2 * .pi).magnitude <= 1e-9, "\(segment)")
    }
  }

  @Test func theAngleContinuesThroughWholeTurns() throws {
    var path = Path()
    path.move(to: [1, 0])
    for _ in 0..<3 {
      path.addArc(radii: [1, 1], isLarge: false, isClockwise: true, to: [-1, 0])
      path.addArc(radii: [1, 1], isLarge: false, isClockwise: true, to: [1, 0])
    }
    let measure = PathMeasure(path)
    #expect(ulps(measure.length, 6 * .pi, of: 16) <= 4)
    for step in 0...60 {
      let distance = measure.length * Double(step) / 60
      #expect((measure.angle(at: distance) - (.pi / 2 + distance)).magnitude <= 1e-8)
    }
  }

  @Test func corners() throws {
    let square = PathMeasure(.rectangle(x: 0, y: 0, width: 2, height: 1))
    #expect(square.length == 6)
    #expect(square.segments.count == 4)
    #expect(square.position(at: 2.5) == [2, 0.5])
    // The direction of the later segment; at the end that of the last.
    #expect(square.tangent(at: 2) == [0, 1])
    #expect(square.tangent(at: 6) == [0, -1])
    #expect(square.angle(at: 5.5) == 1.5 * .pi)
    #expect(square.pathPosition(at: 2) == PathPosition(segment: 1, parameter: 0))
    #expect(square.pathPosition(at: 6) == PathPosition(segment: 3, parameter: 1))
    #expect(square.distance(of: PathPosition(segment: 1, parameter: 0.5)) == 2.5)
    // A reversal is a turn by +π in either direction.
    for back in [SIMD2(-1.0, 0), [-1, -0.0]] {
      let measure = PathMeasure(Path(polyline: [[0, 0], [1, 0], back]))
      #expect(measure.angle(at: 0.5) == 0)
      #expect(measure.angle(at: 1) == .pi)
      #expect(measure.tangent(at: 2) == [-1, 0])
    }
    let left = PathMeasure(Path(polyline: [[0, 0], [-1, 0], [0, 0], [-1, 0]]))
    let halfTurns: [Double] = [.pi, 2 * .pi, 3 * .pi]
    #expect([0, 1, 2].map { left.angle(at: $0) } == halfTurns)
  }

  @Test func cuspsAndStops() throws {
    // Symmetric: the direction reverses at the cusp.
    let cusp = PathMeasure(NastySegments.cusp.path, tolerance: 1e-12)
    let middle = cusp.length / 2
    // Half the length is rounded: an ulp of it moves the point by about as much.
    #expect((cusp.position(at: middle) - [0.5, 0.75]).norm <= 4e-16)
    #expect((cusp.tangent(at: middle * (1 - 1e-6)) - [0, 1]).norm <= 2e-3)
    #expect((cusp.tangent(at: middle * (1 + 1e-6)) - [0, -1]).norm <= 2e-3)
    let turn = cusp.angle(at: middle * (1 + 1e-6)) - cusp.angle(at: middle * (1 - 1e-6))
    #expect((turn - .pi).magnitude <= 4e-3)
    // The curve leaves towards the first control point that differs from its start.
    let stop = PathMeasure(NastySegments.stopAtStart.path)
    #expect(stop.tangent(at: 0) == [1, 0])
    let stopAtEnd = PathMeasure(NastySegments.stopAtStart.reversed.path)
    #expect((stopAtEnd.tangent(at: stopAtEnd.length) - [-1, 0]).norm <= 4e-16)
    // Back and forth on a line: the second turn undoes the first.
    let line = PathMeasure(NastySegments.thereAndBack.path)
    let angles = [0, 0.5, 1].map { line.angle(at: $0 * line.length) }
    let start = Double.pi / 4
    #expect(angles == [start, start + .pi, start])
  }

  @Test func jumpsBetweenSubpathsHaveNoLength() throws {
    var path = Path(polyline: [[0, 0], [3, 0]])
    path.move(to: [10, 10])
    path.addLine(to: [10, 14])
    path.move(to: [5, 5])
    path.addLine(to: [6, 5])
    path.addLine(to: [6, 6])
    path.close()
    let measure = PathMeasure(path)
    #expect(measure.length == 9 + 2.0.squareRoot())
    #expect(measure.position(at: 3) == [10, 10])
    #expect(measure.position(at: 2) == [2, 0])
    #expect(measure.position(at: 5) == [10, 12])
    #expect(measure.position(at: measure.length) == [5, 5])
  }

  @Test func segmentsWithoutALength() throws {
    let measure = PathMeasure(Path(polyline: [[0, 0], [0, 0], [0, 2], [0, 2], [1, 2], [1, 2]]))
    #expect(measure.length == 3)
    #expect(measure.segments.count == 5)
    #expect(measure.pathPosition(at: 0).segment == 1)
    #expect(measure.pathPosition(at: 2) == PathPosition(segment: 3, parameter: 0))
    #expect(measure.pathPosition(at: 3) == PathPosition(segment: 3, parameter: 1))
    #expect(measure.tangent(at: 0) == [0, 1])
    // Their direction is that of the previous segment, or at the start that of the next one.
    let angles = (0..<5).map { measure.angle(at: PathPosition(segment: $0, parameter: 0.5)) }
    let quarter = Double.pi / 2
    #expect(angles == [quarter, quarter, quarter, 0, 0])
  }

  @Test func pathsWithoutALength() throws {
    var move = Path()
    move.move(to: [3, 4])
    for path in [move, Path(polyline: [[3, 4], [3, 4]])] {
      let measure = PathMeasure(path)
      #expect(measure.length == 0)
      for distance in [0, 1, -1, .infinity] {
        #expect(measure.position(at: distance) == [3, 4])
        #expect(measure.tangent(at: distance) == [1, 0])
        #expect(measure.angle(at: distance) == 0)
        #expect(measure.curvature(at: distance) == 0)
      }
    }
  }

  @Test func distancesAreLimited() throws {
    let measure = PathMeasure(NastySegments.loop.path)
    #expect(measure.position(at: -1) == [0, 0])
    #expect(measure.position(at: -.infinity) == [0, 0])
    #expect(measure.position(at: .infinity) == [1, 0])
    #expect(measure.position(at: measure.length) == [1, 0])
  }

  /// Also on lines, which have the same direction everywhere.
  @Test func notANumberStaysOne() throws {
    var path = NastySegments.loop.path
    path.addLine(to: [3, 3])
    var move = Path()
    move.move(to: [1, 1])
    for measure in [PathMeasure(path), PathMeasure(move)] {
      #expect(measure.position(at: .nan).x.isNaN)
      #expect(measure.tangent(at: .nan).x.isNaN)
      #expect(measure.angle(at: .nan).isNaN)
      #expect(measure.curvature(at: .nan).isNaN)
      #expect(measure.distance(of: measure.pathPosition(at: .nan)).isNaN)
    }
    #expect(NastySegments.loop.length(from: .nan, to: 1).isNaN)
    #expect(NastySegments.loop.length(from: 0, to: .nan).isNaN)
  }

  /// The reciprocals of such lengths overflow.
  @Test func tinyLengths() throws {
    let tiny = PathMeasure(Path(polyline: [[0, 0], [0x1p-1030, 0]]))
    #expect(tiny.length == 0)
    #expect(tiny.position(at: 0) == [0x1p-1030, 0])
    let mixed = PathMeasure(Path(polyline: [[0, 0], [0x1p-1030, 0], [100, 0]]))
    #expect(mixed.position(at: 0) == [0x1p-1030, 0])
    #expect(mixed.position(at: 50) == [50, 0])
    #expect(mixed.tangent(at: 0) == [1, 0])
    let small = PathMeasure(NastySegments.cusp.scaled(by: 0x1p-880).path, tolerance: 1e-13)
    for step in 0...10 { #expect(small.position(at: small.length * Double(step) / 10).x.isFinite) }
  }

  @Test func lengthsAddUpWithoutAccumulatingErrors() throws {
    let measure = PathMeasure(
      Path(polyline: (0...100_000).map { [Double($0), 0] }.map { $0 * 0.125 }), tolerance: 1e-13)
    #expect(measure.length == 12_500)
    let tenths = PathMeasure(Path(polyline: (0...100_000).map { [0, $0 % 2 == 0 ? 0 : 0.1] }), tolerance: 1e-13)
    #expect((tenths.length / 10_000 - 1).magnitude <= 2e-16)
  }

  /// Where segments meet the position is on the later one, also after a curve that stops there.
  @Test func jointsBelongToTheLaterSegment() throws {
    var random = SplitMix64(seed: 11)
    for _ in 0..<80 {
      let points = (0..<9).map { _ in SIMD2(random.number(in: -1...1), random.number(in: -1...1)) }
      var path = Path(polyline: [points[0]])
      path.addCubic(points[1], points[3], to: points[3])
      path.addCubic(points[3], points[5], to: points[6])
      path.addCubic(points[7], points[8], to: points[8])
      path.addLine(to: points[1])
      let measure = PathMeasure(path)
      for segment in 1...3 {
        let joint = PathPosition(segment: segment, parameter: 0)
        #expect(measure.pathPosition(at: measure.distance(of: joint)) == joint)
      }
      let starts = measure.prepared.table.intervals.map(\.startDistance)
      #expect(zip(starts, starts.dropFirst()).allSatisfy(<))
    }
  }

  @Test func theTableGrowsWithTheDifficulty() throws {
    func cells(_ path: Path, _ tolerance: Double) throws -> Int {
      PathMeasure(path, tolerance: tolerance).prepared.table.intervals.count
    }
    #expect(try cells(.rectangle(x: 0, y: 0, width: 1, height: 1), 1e-13) == 4)
    #expect(try cells(Path(arcFrom: [1, 0], radius: 1, to: [0, 1]), 1e-13) == 1)
    let loop = NastySegments.loop.path
    #expect(try cells(loop, 1e-3) < 16)
    #expect(try cells(loop, 1e-9) < 128)
    #expect(try cells(NastySegments.cusp.path, 1e-9) < 256)
    #expect(try cells(NastySegments.cusp.path, 1e-13) < 1024)
  }

  /// Nearly real zeros of the derivative: the cells there start at the same float.
  @Test(arguments: [0.1, 0.03, 1e-2, 1e-3]) func nearlyStraightReversalsMeetTheTolerance(tolerance: Double) throws {
    var random = SplitMix64(seed: 21)
    var worst = WorstCase()
    for _ in 0..<thorough(2000) {
      func point() -> SIMD2<Double> { SIMD2(random.number(in: -1...1), 1e-6 * random.number(in: -1...1)) }
      var path = Path(polyline: [point()])
      path.addCubic(point(), point(), to: point())
      let measure = PathMeasure(path, tolerance: tolerance)
      for step in 1..<40 {
        let distance = measure.length * Double(step) / 40
        let reached = measure.distance(of: measure.pathPosition(at: distance))
        worst.note((reached - distance).magnitude / (tolerance * measure.length), "\(path) at \(distance)")
      }
    }
    #expect(worst.error <= 1, "\(worst)")
  }

  /// A curve that is a small part of its path needs few cells, of floats.
  @Test func aLongPathTakesFewBytes() throws {
    var random = SplitMix64(seed: 5)
    func point() -> SIMD2<Double> { SIMD2(random.number(in: 0...100), random.number(in: 0...100)) }
    var path = Path(polyline: [point()])
    for _ in 0..<1000 { path.addCubic(point(), point(), to: point()) }
    let table = PathMeasure(path, tolerance: 1e-7).prepared.table
    #expect(table.intervals.count <= 8500)
    #expect(MemoryLayout<NarrowCell>.stride == 32 && MemoryLayout<SegmentCells>.stride == 96)
  }

  /// A short segment of a long path takes no cells for digits below the tolerance.
  @Test func smallDetailsAreCheap() throws {
    var path = Path(polyline: [[0, 0], [1e9, 0]])
    path.addCubic([1e9 + 1, 1], [1e9, 1], to: [1e9 + 1, 0])
    #expect(PathMeasure(path, tolerance: 1e-6).prepared.table.intervals.count == 2)
  }

  @Test func badInput() {
    #expect(throws: ParameterError(parameter: "path", value: "an empty one", allowed: "a path with at least one point"))
    {
      try PathMeasure(validating: Path())
    }
    for tolerance in [0, 1e-14, 0.2, -1, .nan, .infinity] {
      #expect(throws: ParameterError.self) {
        try PathMeasure(validating: NastySegments.loop.path, tolerance: tolerance)
      }
    }
    #expect(throws: ParameterError.self) { try PathMeasure(validating: Path(polyline: [[-1e308, 0], [1e308, 0]])) }
    #expect(throws: ParameterError.self) {
      try PathMeasure(
        validating: PathSegment.cubic(from: [0, 0], control1: [1e308, 0], control2: [-1e308, 1e308], to: [0, 0]).path)
    }
  }
}
