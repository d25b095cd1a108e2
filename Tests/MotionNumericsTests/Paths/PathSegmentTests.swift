import MotionNumerics
import TestSupport
import Testing

@Suite struct PathSegmentTests {
  private static func randomSegments(seed: UInt64) -> [PathSegment] {
    var random = SplitMix64(seed: seed)
    return (0..<200).flatMap { _ in RandomPaths.path(from: &random).subpaths.flatMap { $0.segments } }
  }

  /// The largest magnitude: coordinates are up to 10, arcs up to some hundred times as large.
  private static func size(of segment: PathSegment) -> Double {
    guard case .arc(let arc) = segment else { return 10 }
    return 10 + arc.radii.max()
  }

  @Test func endsAreExact() {
    for segment in Self.randomSegments(seed: 51) {
      #expect(segment.position(at: 0) == segment.start)
      #expect(segment.position(at: 1) == segment.end)
    }
    let top = Double.greatestFiniteMagnitude
    let longest = PathSegment.line(from: [-top, 0], to: [top, 0])
    #expect(longest.position(at: 0) == [-top, 0] && longest.position(at: 1) == [top, 0])
  }

  @Test func partsLieOnTheSegment() {
    var random = SplitMix64(seed: 52)
    var worst = WorstCase()
    for segment in Self.randomSegments(seed: 53) {
      let first = random.number(in: 0...1)
      let last = random.number(in: first...1)
      let part = segment.part(from: first, to: last)
      for step in 0...4 {
        let parameter = Double(step) / 4
        let expected = segment.position(at: first + (last - first) * parameter)
        worst.note(
          (part.position(at: parameter) - expected).norm / Self.size(of: segment).ulp, "\(segment) \(first) \(last)")
      }
      #expect(part.start == segment.position(at: first) && part.end == segment.position(at: last))
      #expect(segment.part(from: 0, to: 1) == segment)
    }
    // Two de Casteljau steps on either side, each with an error of an ulp or two.
    #expect(worst.error <= 24, "\(worst)")
  }

  @Test func derivativesAreThoseOfThePosition() {
    var worst = WorstCase()
    for segment in Self.randomSegments(seed: 54) {
      let step = 0x1p-13
      for parameter in [0.125, 0.5, 0.8125] {
        let slope = (segment.position(at: parameter + step) - segment.position(at: parameter - step)) / (2 * step)
        let bend = (segment.derivative(at: parameter + step) - segment.derivative(at: parameter - step)) / (2 * step)
        let size = Self.size(of: segment)
        worst.note((slope - segment.derivative(at: parameter)).norm / size, "\(segment)")
        worst.note((bend - segment.secondDerivative(at: parameter)).norm / size, "\(segment)")
      }
    }
    // h²/6 of a third or fourth derivative; these are at most (2π)⁴ times the size.
    #expect(worst.error <= 1600 * 0x1p-26 / 6, "\(worst)")
  }

  @Test func reversedSegmentsRunBackwards() {
    for segment in Self.randomSegments(seed: 55) {
      let backwards = segment.reversed
      #expect(backwards.start == segment.end && backwards.end == segment.start)
      let error = (backwards.position(at: 0.25) - segment.position(at: 0.75)).norm
      #expect(error <= 24 * Self.size(of: segment).ulp, "\(segment)")
    }
  }
}

@Suite struct PathBuilderTests {
  @Test func arcsAreKeptAsGiven() {
    var path = Path(polyline: [[0, 0]])
    path.addArc(radii: [-1, 2], rotation: 7, isLarge: true, isClockwise: false, to: [3, 4])
    #expect(
      path.elements == [
        .move(to: [0, 0]), .arc(radii: [-1, 2], rotation: 7, isLarge: true, isClockwise: false, to: [3, 4]),
      ])
  }

  @Test func arcsTrapOnMisuse() async {
    await #expect(processExitsWith: .failure) {
      var path = Path()
      path.addArc(radii: [1, 1], isLarge: true, isClockwise: true, to: [1, 1])
    }
    await #expect(processExitsWith: .failure) {
      var path = Path(polyline: [[0, 0]])
      path.addArc(radii: [.nan, 1], isLarge: true, isClockwise: true, to: [1, 1])
    }
    await #expect(processExitsWith: .failure) {
      var path = Path(polyline: [[0, 0]])
      path.addArc(radii: [1, 1], rotation: .infinity, isLarge: true, isClockwise: true, to: [1, 1])
    }
    await #expect(processExitsWith: .failure) {
      _ = Path(polyline: [[1e308, 0]]).transformed(by: .scale(x: 10, y: 1))
    }
  }
}
