import MotionNumerics
import RealModule
import TestSupport
import Testing

@testable import MotionPaths

@Suite struct PathShapesTests {
  @Test func ellipsesStartAtTheRightAndGoClockwise() {
    #expect(
      Path.ellipse(x: 0, y: 0, width: 4, height: 2).svgData
        == "M4 1A2 1 0 0 1 2 2 2 1 0 0 1 0 1 2 1 0 0 1 2 0 2 1 0 0 1 4 1Z")
    #expect(Path.ellipse(x: 4, y: 2, width: -4, height: -2) == .ellipse(x: 0, y: 0, width: 4, height: 2))
    #expect(Path.circle(center: [1, 2], radius: 3) == .ellipse(x: -2, y: -1, width: 6, height: 6))
    #expect(Path.circle(center: [1, 2], radius: 0).extremes.map { [$0.min, $0.max] } == [[1, 2], [1, 2]])
    #expect(Path.ellipse(x: 1, y: 2, width: 3, height: 0).extremes.map { [$0.min, $0.max] } == [[1, 2], [4, 2]])
  }

  /// CGPathAddEllipseInRect's four curves.
  @Test func ellipsesAsCubicsAreCoreGraphics() throws {
    let kappa = 0.5522847498307936
    let path = Path.ellipse(x: -1, y: -1, width: 2, height: 2).withCubicsForArcs
    let expected: [Path.Element] = [
      .move(to: [1, 0]), .cubic(control1: [1, kappa], control2: [kappa, 1], to: [0, 1]),
      .cubic(control1: [-kappa, 1], control2: [-1, kappa], to: [-1, 0]),
      .cubic(control1: [-1, -kappa], control2: [-kappa, -1], to: [0, -1]),
      .cubic(control1: [kappa, -1], control2: [1, -kappa], to: [1, 0]), .close,
    ]
    #expect(path.elements.count == expected.count)
    for (element, other) in zip(path.elements, expected) {
      guard case .cubic(let a1, let a2, let end) = element, case .cubic(let b1, let b2, let otherEnd) = other else {
        #expect(element == other)
        continue
      }
      // The angles of the quarters are rounded.
      #expect((a1 - b1).norm <= 4 * 1.0.ulp && (a2 - b2).norm <= 4 * 1.0.ulp && end == otherEnd)
    }
  }

  @Test func cubicsStayNearTheArc() throws {
    for row in try ArcRow.all() {
      var path = Path(polyline: [row.start])
      path.addArc(
        radii: row.radii, rotation: row.rotation, isLarge: row.isLarge, isClockwise: row.isClockwise, to: row.end)
      let arc = try #require(row.arc)
      let segments = path.withCubicsForArcs.subpaths[0].segments
      #expect(segments.count == max(1, Int((row.sweep.magnitude / (.pi / 2) - 1e-9).rounded(.up))))
      var distance = 0.0
      for (index, segment) in segments.enumerated() {
        for step in 0...8 {
          let parameter = Double(step) / 8
          let point = segment.position(at: parameter)
          let onArc = arc.position(at: (Double(index) + parameter) / Double(segments.count))
          distance = max(distance, (point - onArc).norm)
        }
      }
      #expect(segments.last?.end == row.end)
      // Up to 7.1e-3 of the radius along the arc, as the cubic is not uniform in the angle.
      #expect(distance <= 7.1e-3 * row.fullRadii.max() + 16 * row.size.ulp, "\(row)")
    }
    let unclear = try Path(parsing: "M0 0A0 1 0 0 1 5 5 1 1 0 0 1 5 5L6 6Z")
    #expect(unclear.withCubicsForArcs.svgData == "M0 0L5 5 6 6Z")
  }

  @Test func cubicsOfACircleBulgeByLessThanThreeTenThousandths() {
    let path = Path.circle(center: [0, 0], radius: 1).withCubicsForArcs
    let radii = path.subpaths[0].segments.dropLast().flatMap { segment in
      (0...100).map { segment.position(at: Double($0) / 100).norm }
    }
    #expect(radii.allSatisfy { $0 >= 1 - 1.0.ulp && $0 < 1 + 2.8e-4 })
    #expect((radii.max() ?? 0) > 1 + 2.7e-4)
  }

  @Test func roundedRectangles() {
    #expect(
      Path.roundedRectangle(x: 0, y: 0, width: 10, height: 8, cornerRadius: 2).svgData
        == "M2 0L8 0A2 2 0 0 1 10 2L10 6A2 2 0 0 1 8 8L2 8A2 2 0 0 1 0 6L0 2A2 2 0 0 1 2 0Z")
    // The radius is clamped; sides without length are left out.
    #expect(
      Path.roundedRectangle(x: 10, y: 8, width: -10, height: -8, cornerRadius: 100).svgData
        == "M4 0L6 0A4 4 0 0 1 10 4 4 4 0 0 1 6 8L4 8A4 4 0 0 1 0 4 4 4 0 0 1 4 0Z")
    let square = Path.roundedRectangle(x: 0.1, y: 0.7, width: 0.3, height: 0.3, cornerRadius: 1)
    #expect(square.elements.count == 6)
    for radius in [0, -3] {
      #expect(
        Path.roundedRectangle(x: 1, y: 2, width: 3, height: 4, cornerRadius: Double(radius))
          == .rectangle(x: 1, y: 2, width: 3, height: 4))
    }
    #expect(
      Path.roundedRectangle(x: 1, y: 2, width: -3, height: 0, cornerRadius: 1)
        == .rectangle(x: -2, y: 2, width: 3, height: 0))
  }

  @Test func arcsTrapOnBadNumbers() async {
    await #expect(processExitsWith: .failure) { _ = Path.circle(center: [0, 0], radius: -1) }
    await #expect(processExitsWith: .failure) { _ = Path.circle(center: [0, 0], radius: .nan) }
    await #expect(processExitsWith: .failure) {
      _ = Path.ellipse(x: 0, y: 0, width: .infinity, height: 1)
    }
    await #expect(processExitsWith: .failure) {
      _ = Path.roundedRectangle(x: 0, y: 0, width: 1, height: 1, cornerRadius: .nan)
    }
    await #expect(processExitsWith: .failure) {
      _ = Path.arc(center: [0, 0], radius: -1, startAngle: 0, endAngle: 1, clockwise: true)
    }
    await #expect(processExitsWith: .failure) {
      _ = Path.arc(center: [0, 0], radius: 1, startAngle: 0, endAngle: .infinity, clockwise: true)
    }
  }
}

@Suite struct CircularArcTests {
  /// How far an arc turns, and where it passes at half of it.
  private func turn(from start: Double, to end: Double, clockwise: Bool) -> (sweep: Double, middle: Path.Point) {
    let path = Path.arc(center: [0, 0], radius: 1, startAngle: start, endAngle: end, clockwise: clockwise)
    let segments = path.subpaths[0].segments
    var sweep = 0.0
    for case .arc(let arc) in segments { sweep += arc.sweep }
    let middle = segments[segments.count / 2]
    return (sweep, segments.count % 2 == 0 ? middle.start : middle.position(at: 0.5))
  }

  @Test func clockwiseIsThroughTheBottom() {
    let lower = turn(from: 0, to: .pi, clockwise: true)
    #expect(ulps(lower.sweep, .pi, of: .pi) <= 2 && (lower.middle - [0, 1]).norm < 1e-15)
    let upper = turn(from: 0, to: .pi, clockwise: false)
    #expect(ulps(upper.sweep, -.pi, of: .pi) <= 2 && (upper.middle - [0, -1]).norm < 1e-15)
  }

  @Test func wholeTurns() {
    let turn = 2 * Double.pi
    let pairs: [(Double, Double)] = [
      (0, turn), (0, -turn), (0, 100), (0.75 * turn, 1.75 * turn), (0.1, 0.1 + turn), (7.7, 7.7 - turn),
      (-0.5 * turn, 0.5 * turn), (100, 100 + turn),
    ]
    for (start, end) in pairs {
      for clockwise in [true, false] {
        let path = Path.arc(center: [3, 4], radius: 2, startAngle: start, endAngle: end, clockwise: clockwise)
        #expect(path.elements.count == 5)
        #expect(path.elements[0].end == path.elements[4].end)
        let sweep = self.turn(from: start, to: end, clockwise: clockwise).sweep
        #expect(ulps(sweep, clockwise ? turn : -turn, of: turn) <= 8)
      }
    }
  }

  @Test func partsOfATurn() {
    var random = SplitMix64(seed: 21)
    for _ in 0..<2000 {
      let (start, end) = (random.number(in: -4...4), random.number(in: -2...2))
      let clockwise = random.next() % 2 == 0
      let sweep = turn(from: start, to: end, clockwise: clockwise).sweep
      #expect((sweep > 0) == clockwise && sweep.magnitude <= 2 * .pi)
      // The same angle, up to turns.
      let rest = (sweep - (end - start)).remainder(dividingBy: 2 * .pi)
      #expect(rest.magnitude < 1e-14)
    }
    // The small arc of a refresh control's ring, Documentation/Effects.md, Checkmark refresh.
    #expect((turn(from: 1.5 * .pi, to: 1.5 * .pi - 0.1, clockwise: false).sweep + 0.1).magnitude < 1e-15)
    #expect((turn(from: 0, to: -1, clockwise: true).sweep - (2 * .pi - 1)).magnitude < 1e-14)
  }

  @Test func piecesAreAtMostAQuarter() {
    for (sweep, count) in [(0.1, 1), (0.5, 1), (0.50001, 2), (1, 2), (1.5, 3), (1.7, 4), (2, 4)] {
      let path = Path.arc(center: [0, 0], radius: 1, startAngle: 0, endAngle: sweep * .pi, clockwise: true)
      #expect(path.elements.count == count + 1)
    }
  }

  @Test func joinsAndEmptyArcs() {
    var path = Path(polyline: [[0, 0]])
    path.addArc(center: [5, 0], radius: 1, startAngle: 0, endAngle: 1, clockwise: true)
    #expect(path.elements[1] == .line(to: [6, 0]) && path.elements.count == 3)
    #expect(path.elements[2].end == [5 + Double.cos(1), Double.sin(1)])
    #expect(Path.arc(center: [5, 0], radius: 1, startAngle: 2, endAngle: 2, clockwise: true).elements.count == 1)
    #expect(Path.arc(center: [5, 0], radius: 0, startAngle: 0, endAngle: 2, clockwise: true).svgData == "M5 0")
  }
}
