import MotionNumerics
import TestSupport
import Testing

/// Parts of arcs of ellipses so flat that their ends do not determine them; the parts consist of cubics.
@Suite struct NeedleTests {
  /// The pieces of an arc with a sweep of 1e-323 have no length, though the arc has one: a position on it trapped.
  @Test func anArcWithoutAngleHasPositions() throws {
    let data =
      "M6.004153448998566e-37 3.4777170544548848e-37A6.004153448998566e-37 4.919204370128092e286 0 0 0 "
      + "6.004153448998566e-37 0L1e-36 1e-36"
    let measure = try PathMeasure(Path(parsing: data), tolerance: 1e-3)
    var last = measure.pathPosition(at: 0)
    #expect(last.segment == 0)
    for step in 0...40 {
      let frame = measure.frame(at: measure.length * Double(step) / 40)
      #expect(frame.position.isFinite)
      #expect((last.segment, last.parameter) <= (frame.pathPosition.segment, frame.pathPosition.parameter))
      last = frame.pathPosition
    }
    #expect(last.segment == 1 && last.parameter == 1)
  }

  /// Cubics over a vertex of the ellipse were off by 3e-4 of a radius there, and so was the part's length.
  @Test func aPartOfANeedleHasTheGivenLength() throws {
    var random = SplitMix64(seed: 1)
    var worst = WorstCase()
    for _ in 0..<thorough(1000) {
      let ratio = random.magnitude(from: 1e-20, to: 0x1p-27)
      let long = random.magnitude(from: 1e-3, to: 1e3)
      func point() -> SIMD2<Double> { SIMD2(random.number(in: -1.5...1.5), random.number(in: -1.5...1.5)) * long }
      var path = Path(polyline: [point()])
      path.addArc(
        radii: Bool.random(using: &random) ? [long, long * ratio] : [long * ratio, long],
        rotation: random.number(in: -3...3), isLarge: .random(using: &random), isClockwise: .random(using: &random),
        to: point())
      let length = PathMeasure(path, tolerance: 1e-12).length
      let (start, end) = (random.number(in: 0...0.5), random.number(in: 0.5...1))
      let part = path.trimmed(from: start, to: end, tolerance: 1e-12)
      let error = abs(PathMeasure(part, tolerance: 1e-12).length - (end - start) * length) / length
      worst.note(error, "\(path.svgData), \(start) to \(end)")
    }
    // The tolerance at both ends, and the rounding errors of the flat cubics' lengths.
    #expect(worst.error <= 1e-11, "\(worst)")
  }

  /// Found by fuzzing: a line of length 234316920 in place of 234314521.
  @Test func aNeedleFoundTooLong() throws {
    let path = try Path(parsing: "M0.1 5.6875A0.1 1e-09 1e-09 0 0 1e-09 0.1")
    let length = PathMeasure(path, tolerance: 1e-12).length
    let part = PathMeasure(path.trimmed(from: 0.161, to: 0.581, tolerance: 1e-12), tolerance: 1e-12)
    #expect(abs(part.length - 0.42 * length) <= 1e-11 * length)
  }
}
