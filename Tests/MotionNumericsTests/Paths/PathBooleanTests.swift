import MotionNumerics
import TestSupport
import Testing

/// Unions, intersections and differences of chosen paths.
@Suite struct PathBooleanTests {
  private let square = Path("M0 0H4V4H0Z")
  private let circle: Path = .arc(center: [4, 4], radius: 2, startAngle: 0, endAngle: 2 * .pi, clockwise: true)

  /// The four results in the order of the names.
  private func results(_ a: Path, _ b: Path, eoFill: Bool = false) throws -> [Path] {
    [
      try #require(a.union(b, eoFill: eoFill)), try #require(a.intersection(b, eoFill: eoFill)),
      try #require(a.subtracting(b, eoFill: eoFill)), try #require(a.symmetricDifference(b, eoFill: eoFill)),
    ]
  }

  private func areas(_ a: Path, _ b: Path, eoFill: Bool = false) throws -> [Double] {
    try results(a, b, eoFill: eoFill).map(\.roundedArea)
  }

  /// Source of the areas: Skia's path operations, in single precision; see Tests/Reference/path_booleans.py.
  @Test func areasAreThoseOfSkia() throws {
    var count = 0
    for row in try ReferenceTable("path_booleans").rows {
      let (first, second) = (try Path(parsing: row.text("first")), try Path(parsing: row.text("second")))
      let areas = try areas(first, second, eoFill: row.text("rule") == "evenOdd")
      let expected = ["union", "intersection", "subtraction", "symmetricDifference"].map { row.number($0) }
      for (area, expected) in zip(areas, expected) { #expect(abs(area - expected) < 2e-3, "\(row)") }
      count += 1
    }
    #expect(count > 500)
  }

  @Test func rectanglesGiveExactCorners() throws {
    let shifted = square.moved(by: [2, 2])
    let results = try results(square, shifted).map(\.svgData)
    #expect(results[0] == "M0 0L4 0 4 2 6 2 6 6 2 6 2 4 0 4Z")
    #expect(results[1] == "M4 4L2 4 2 2 4 2Z")
    #expect(results[2] == "M0 0L4 0 4 2 2 2 2 4 0 4Z")
    #expect(try areas(square, shifted) == [28, 4, 12, 24])
  }

  /// Each of the ten meetings of sides takes some 60 comparisons of their halves, and the twelve edges an eighth of
  /// their 144 pairs, as these are compared by their boxes.
  @Test func rectanglesTakeFewComparisons() {
    var steps = 2000
    #expect(square.combined(with: square.moved(by: [2, 2]), .union, eoFill: false, steps: &steps) != nil)
    #expect(steps >= 1300 && steps < 2000)
  }

  @Test func arcsStayArcs() throws {
    let united = try #require(square.union(circle))
    let arcs = united.subpaths.flatMap(\.segments).compactMap { if case .arc(let arc) = $0 { arc } else { nil } }
    #expect(arcs.reduce(0) { $0 + $1.sweep.magnitude } > 1.49 * .pi)
    for arc in arcs {
      #expect(max(abs(arc.radii.x - 2), abs(arc.radii.y - 2)) < 1e-12)
      #expect(max(abs(arc.center.x - 4), abs(arc.center.y - 4)) < 1e-12)
    }
    #expect(abs(united.signedArea - (16 + 3 * Double.pi)) < 1e-6)
  }

  @Test func curvesAreDividedAndNotFlattened() throws {
    let blob = Path("M0 2C0 -2 8 -2 8 2C8 6 0 6 0 2Z")
    let cut = try #require(blob.intersection(Path("M-1 2H9V9H-1Z")))
    #expect(cut.svgData == "M0 2L8 2C8 6 0 6 0 2Z")
    #expect(abs(cut.signedArea - blob.signedArea / 2) < 1e-12)
  }

  @Test func equalPathsAndSharedEdges() throws {
    for path in [square, circle, Path("M0 0C6 0 8 4 4 4Z")] {
      let area = abs(path.signedArea)
      for other in [path, path.reversed] {
        let results = try results(path, other)
        for (result, expected) in zip(results, [area, area, 0, 0]) { #expect(abs(result.signedArea - expected) < 1e-9) }
        #expect(results[2].isEmpty && results[3].isEmpty)
      }
    }
    let neighbor = square.moved(by: [4, 1])
    #expect(try areas(square, neighbor) == [32, 0, 16, 32])
    #expect(try #require(square.union(neighbor)).subpaths.count == 1)
    #expect(try #require(square.intersection(neighbor)).isEmpty)
  }

  @Test func touchesAtAPointChangeNothing() throws {
    let corner = square.moved(by: [4, 4])
    #expect(try areas(square, corner) == [32, 0, 16, 32])
    let tangent = circle.moved(by: [4, 0])
    let area = circle.signedArea
    for (result, expected) in zip(try areas(circle, tangent), [2 * area, 0, area, 2 * area]) {
      #expect(abs(result - expected) < 1e-9)
    }
    // Inside, at its right end.
    let inner: Path = .arc(center: [5, 4], radius: 1, startAngle: 0, endAngle: 2 * .pi, clockwise: true)
    for (result, expected) in zip(try areas(circle, inner), [4.0, 1, 3, 3]) {
      #expect(abs(result - expected * .pi) < 1e-6)
    }
  }

  @Test func holesWindTheOtherWayRound() throws {
    let hole = Path("M1 1H3V3H1Z")
    let frame = try #require(square.subtracting(hole))
    #expect(frame.subpaths.map { Path(subpaths: [$0]).roundedArea } == [16, -4])
    #expect(try #require(frame.union(hole)).roundedArea == 16)
    #expect(try #require(hole.subtracting(square)).isEmpty)
  }

  @Test func fillRulesDecideAboutSelfCrossings() throws {
    let star = Path("M8 0L3 15L16 5L0 5L13 15Z")
    let (nonZero, evenOdd) = (try areas(star, Path()), try areas(star, Path(), eoFill: true))
    #expect(nonZero[0] > evenOdd[0] + 20)
    let eight = Path("M0 0L8 8L8 0L0 8Z")
    let parts = try #require(eight.union(Path()))
    #expect(parts.subpaths.count == 2)
    #expect(parts.roundedArea == 32)
    let loop = Path("M0 0C16 12 -8 12 8 0Z")
    let loops = try #require(loop.union(Path(), eoFill: true))
    #expect(loops.signedArea > abs(loop.signedArea))
  }

  @Test func openSubpathsAreClosedAndWhatFillsNothingIsGone() throws {
    let areas = try areas(Path("M0 0H4V4H0"), Path("M2 0H9V4"))
    for (area, sevenths) in zip(areas, [202.0, 8, 104, 194]) { #expect(abs(area - sevenths / 7) < 1e-9) }
    let empties = ["", "M1 1", "M1 1Z", "M0 0L9 9", "M0 0L9 9L3 3Z", "M1 1C1 1 1 1 1 1Z"]
    for empty in try empties.map({ try Path(parsing: $0) }) {
      #expect(try self.areas(square, empty) == [16, 0, 16, 16])
      #expect(try self.areas(empty, square) == [16, 0, 0, 16])
      #expect(try results(empty, empty).allSatisfy { $0.isEmpty })
    }
  }

  @Test func anySizeGivesTheSamePicture() throws {
    let curve = Path("M0 0C9 1 -4 7 4 4L1 3Z")
    let expected = try areas(curve, circle)
    for scale in [0x1p-1000, 0x1p-500, 1e-9, 1e9, 0x1p500, 0x1p1019] {
      let results = try results(curve.scaled(by: scale), circle.scaled(by: scale))
      for (result, expected) in zip(results, expected) {
        #expect(abs(result.scaled(by: 1 / scale).signedArea - expected) < 2e-9)
      }
    }
    let greatest = Path("M-1e308 -1e308L1.7e308 0L0 1.7e308Z")
    #expect(greatest.union(greatest) != nil)
  }

  @Test func tooManyCrossingsGiveNil() throws {
    let count = 200
    func comb(_ swap: Bool) -> Path {
      Path(
        polyline: (0..<count).flatMap { index -> [SIMD2<Double>] in
          let (x, height) = (Double(index), Double(count))
          let points = [SIMD2(x, 0), SIMD2(x + 0.5, height)]
          return swap ? points.map { SIMD2($0.y, $0.x) } : points
        })
    }
    #expect(comb(false).union(comb(true)) == nil)
  }
}

extension Path {
  /// The area, to nine places.
  fileprivate var roundedArea: Double { (signedArea * 1e9).rounded() / 1e9 }

  fileprivate func scaled(by scale: Double) -> Path { transformed(by: .scale(x: scale, y: scale)) }
  fileprivate func moved(by offset: SIMD2<Double>) -> Path { transformed(by: .translation(x: offset.x, y: offset.y)) }
}
