import MotionNumerics
import RealModule
import TestSupport
import Testing

@testable import MotionPaths

@Suite struct PathFlatteningTests {
  /// The distance of a point from a line segment.
  private func distance(_ point: Path.Point, from start: Path.Point, _ end: Path.Point) -> Double {
    let chord = end - start
    let square = (chord * chord).sum()
    let fraction = square > 0 ? max(0, min(1, ((point - start) * chord).sum() / square)) : 0
    return (start + chord * fraction - point).norm
  }

  @Test func linesStayWithinTheTolerance() throws {
    var random = SplitMix64(seed: 41)
    var closest = 0.0
    for _ in 0..<200 {
      let path = RandomPaths.path(from: &random)
      let tolerance = random.magnitude(from: 1e-4, to: 10)
      let flat = path.flattened(tolerance: tolerance)
      #expect(flat.subpaths.map(\.isClosed) == path.subpaths.map(\.isClosed))
      var lines = flat.subpaths.flatMap(\.segments)[...]
      for segment in path.subpaths.flatMap(\.segments) {
        // The lines of a segment end at its end, and their points are equal steps of its parameter.
        var own: [PathSegment] = []
        repeat { own.append(lines.removeFirst()) } while own.last?.end != segment.end
        for (index, line) in own.enumerated() {
          for step in 1...7 {
            let parameter = (Double(index) + Double(step) / 8) / Double(own.count)
            let error = distance(segment.position(at: parameter), from: line.start, line.end)
            #expect(error <= tolerance + 1e-10)
            closest = max(closest, error / tolerance)
          }
        }
      }
      #expect(lines.isEmpty)
    }
    // The bound is nearly reached; otherwise there would be too many lines.
    #expect(closest > 0.9)
  }

  @Test func circlesTakeTheFewestLines() throws {
    // A chord of a quarter of 90°/n: sagitta r(1 − cos(45°/n)).
    let flat = Path.circle(center: [0, 0], radius: 100).flattened(tolerance: 0.1)
    #expect(flat.elements.count == 2 + 4 * 18)
    #expect(flat.elements.last == .close)
    let sagitta = 100 * (1 - Double.cos(.pi / 4 / 18))
    #expect(sagitta <= 0.1 && 100 * (1 - Double.cos(.pi / 4 / 17)) > 0.1)
  }

  @Test func straightElementsStay() throws {
    let path = try Path(parsing: "M0 0L1 1A0 1 0 0 1 5 5Q6 6 7 7ZM2 2")
    #expect(path.flattened(tolerance: 1).svgData == "M0 0L1 1 5 5 7 7ZM2 2")
    #expect(Path().flattened(tolerance: 1) == Path())
    #expect(path.flattened(tolerance: .leastNonzeroMagnitude).svgData == "M0 0L1 1 5 5 7 7ZM2 2")
  }

  @Test func badTolerances() throws {
    let path = Path.circle(center: [0, 0], radius: 1)
    for tolerance: Double in [0, -1, .nan, .infinity, -.infinity] {
      #expect(throws: ParameterError.self) { try path.flattened(validatingTolerance: tolerance) }
    }
    for tolerance: Double in [1e-14, 1e-300, .leastNonzeroMagnitude] {
      #expect(throws: ParameterError.self) { try path.flattened(validatingTolerance: tolerance) }
    }
    #expect(path.flattened(tolerance: 1e-11).elements.count > 100_000)
    let huge = try Path(parsing: "M-1.7e308 0Q1.7e308 1.7e308 -1.7e308 0")
    #expect(throws: ParameterError.self) { try huge.flattened(validatingTolerance: 1) }
  }
}

@Suite struct SubpathTests {
  @Test func pathsRoundTripThroughSubpaths() throws {
    var random = SplitMix64(seed: 42)
    for data in ["M0 0L1 1ZM3 3", "M0 0A1 1 0 0 1 2 0 5 4 30 1 0 3 3Q1 1 2 2C1 1 2 2 3 3Z", "M0 0L1 1 0 0Z"] {
      let path = try Path(parsing: data)
      #expect(Path(subpaths: path.subpaths).svgData == data)
    }
    for _ in 0..<500 {
      let path = Path(subpaths: RandomPaths.path(from: &random).subpaths)
      #expect(Path(subpaths: path.subpaths).elements.count == path.elements.count)
    }
  }

  /// The ends of an arc of a whole turn, or of slightly less than half a turn, do not determine it: it becomes pieces.
  @Test(arguments: [2, -2, 0.99999999, 1.00000001, -0.9999999, 1.999999999999, 0.9, 1.6])
  func undeterminedArcsAreDivided(halfTurns: Double) {
    let sweep = halfTurns * .pi
    let arc = EllipticalArc(center: [3, 4], radii: [5, 2], rotation: 0.3, startAngle: 1, sweep: sweep)
    let path = Path(subpaths: [Subpath(start: arc.start, segments: [.arc(arc)])])
    let segments = path.subpaths[0].segments
    #expect(segments.count == 1 || ![0.9, 1.6].contains(halfTurns))
    var sum = 0.0
    for (index, segment) in segments.enumerated() {
      guard case .arc(let piece) = segment else {
        Issue.record("no arc")
        continue
      }
      sum += piece.sweep
      let expected = arc.position(at: (Double(index) + 0.5) / Double(segments.count))
      #expect((piece.position(at: 0.5) - expected).norm < 1e-12)
    }
    #expect((sum - sweep).magnitude < 1e-12)
  }
}
