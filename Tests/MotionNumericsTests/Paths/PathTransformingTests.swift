import MotionNumerics
import RealModule
import TestSupport
import Testing

@testable import MotionPaths

@Suite struct PathTransformingTests {
  private func randomMap(_ random: inout SplitMix64) -> Affine {
    let numbers = (0..<6).map { _ in random.number(in: -3...3) }
    return Affine(a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], tx: numbers[4], ty: numbers[5])
  }

  /// The largest distance between the images of a path's points and the points of its image, at equal parameters.
  private func mismatch(_ path: Path, _ map: Affine) -> Double {
    let images = path.transformed(by: map).subpaths
    let originals = path.subpaths
    guard images.map(\.segments.count) == originals.map(\.segments.count) else { return .infinity }
    var distance = 0.0
    for (image, original) in zip(images.flatMap(\.segments), originals.flatMap(\.segments)) {
      for step in 0...8 {
        let parameter = Double(step) / 8
        let expected = map.applied(to: original.position(at: parameter))
        distance = max(distance, (image.position(at: parameter) - expected).norm)
      }
    }
    return distance
  }

  @Test func pointsGoToPointsAtTheSameParameter() {
    var random = SplitMix64(seed: 31)
    var worst = WorstCase()
    for _ in 0..<1000 {
      let path = RandomPaths.path(from: &random)
      let map = randomMap(&random)
      // Nearly singular maps and nearly half turns determine their arcs worse than others.
      guard (map.a * map.d - map.b * map.c).magnitude > 0.5 else { continue }
      worst.note(mismatch(path, map), "\(map) \(path.svgData)")
    }
    #expect(worst.count > 500)
    // Coordinates up to 60, sizes of arcs up to 1000.
    #expect(worst.error <= 1e-9, "\(worst)")
  }

  @Test func turnedArcsGoToTurnedArcs() throws {
    var random = SplitMix64(seed: 32)
    var worst = WorstCase()
    for row in try ArcRow.all() where row.size < 1e100 && row.size > 1e-100 {
      var path = Path(polyline: [row.start])
      path.addArc(
        radii: row.radii, rotation: row.rotation, isLarge: row.isLarge, isClockwise: row.isClockwise, to: row.end)
      var map = randomMap(&random)
      (map.tx, map.ty) = (0, 0)
      guard (map.a * map.d - map.b * map.c).magnitude > 1 else { continue }
      // An arc is determined by its chord: the rounding of a short one turns the arc by more than that.
      let chord = (row.end - row.start).norm
      let condition = row.condition * max(1, row.size / chord)
      worst.note(mismatch(path, map) / (row.size.ulp * condition), "\(row) \(map)")
    }
    #expect(worst.count > 300)
    // The map stretches by up to 6, and the ratio of the radii as much.
    #expect(worst.error <= 100, "\(worst)")
  }

  @Test func translationsKeepArcsToTheBit() throws {
    let path = try Path(parsing: "M1 2A3 4 33 0 1 5 6Q1 1 2 2C1 2 3 4 5 6L1 1Z")
    #expect(path.transformed(by: .identity) == path)
    let moved = path.transformed(by: .translation(x: 10, y: -1))
    #expect(moved.svgData == "M11 1A3 4 33 0 1 15 5Q11 0 12 1C11 1 13 3 15 5L11 0Z")
    #expect(moved.transformed(by: .translation(x: -10, y: 1)) == path)
  }

  @Test func scalingsAndMirrorings() throws {
    let path = try Path(parsing: "M0 0A3 4 0 0 1 5 6 2 2 0 1 0 6 6")
    #expect(path.transformed(by: .scale(x: 2, y: 2)).svgData == "M0 0A6 8 0 0 1 10 12 4 4 0 1 0 12 12")
    #expect(path.transformed(by: .scale(x: 2, y: 0.5)).svgData == "M0 0A6 2 0 0 1 10 3 4 1 0 1 0 12 3")
    #expect(path.transformed(by: .scale(x: -1, y: 1)).svgData == "M0 0A3 4 0 0 0 -5 6 2 2 0 1 1 -6 6")
    #expect(path.transformed(by: .scale(x: -1, y: -1)).svgData == "M0 0A3 4 0 0 1 -5 -6 2 2 0 1 0 -6 -6")
    let quarterTurn = Affine(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)
    #expect(path.transformed(by: quarterTurn).svgData == "M0 0A3 4 90 0 1 -6 5 2 2 90 1 0 -6 6")
    #expect(path.transformed(by: .scale(x: 1e200, y: 1e200)).svgData.hasPrefix("M0 0A3e+200 4e+200 0 0 1"))
    // An arc without a radius is a line and stays one.
    let line = try Path(parsing: "M0 0A0 4 20 0 1 5 6").transformed(by: .scale(x: 3, y: 2))
    #expect(line.subpaths[0].segments == [.line(from: [0, 0], to: [15, 12])])
  }

  /// A circle pressed flat covers its diameter, twice.
  @Test(arguments: [
    Affine.scale(x: 1, y: 0), .scale(x: 0, y: 3), Affine(a: 1, b: 2, c: 2, d: 4, tx: 5, ty: 6), .scale(x: 0, y: 0),
    Affine(a: 1, b: 2, c: 2, d: 4 + 0x1p-40, tx: 5, ty: 6), Affine(a: 1e300, b: 0, c: 1e300, d: 0, tx: 0, ty: 0),
  ])
  func singularMapsPressArcsToLines(map: Affine) throws {
    for data in ["M5 0A5 5 0 0 1 0 5 5 5 0 1 1 5 0Z", "M0 0A3 9 40 1 0 1 1A1 1 0 0 1 1 1A0 1 0 0 1 9 9"] {
      let path = try Path(parsing: data)
      let image = path.transformed(by: map)
      for element in image.elements {
        if case .arc = element { Issue.record("an arc remains") }
      }
      let samples = path.subpaths[0].segments.flatMap { segment in
        (0...1000).map { map.applied(to: segment.position(at: Double($0) / 1000)) }
      }
      let (lower, upper) = try #require(Path(polyline: samples).extremes)
      let (imageLower, imageUpper) = try #require(image.extremes)
      let size = max(lower.norm, upper.norm)
      // A thousand samples miss an extremum by a millionth.
      #expect((lower - imageLower).norm <= 1e-5 * size && (upper - imageUpper).norm <= 1e-5 * size, "\(image.svgData)")
    }
  }

  /// Rounding must neither make a nearly whole turn vanish nor turn it about its ends.
  @Test(arguments: [1e-17, 1e-14, 1e-12, 1e-9, 1e-3])
  func nearlyWholeTurnsStayWhereTheyAre(gap: Double) throws {
    let path = try Path(parsing: "M0 0A5 5 0 1 1 \(gap) 0")
    let (lower, upper) = try #require(path.transformed(by: .translation(x: 100, y: 50)).extremes)
    let (ownLower, ownUpper) = try #require(path.extremes)
    // A billionth of the radius is let pass.
    #expect((lower - ownLower - [100, 50]).norm < 1e-8 && (upper - ownUpper - [100, 50]).norm < 1e-8)
  }

  @Test func compositionsAgree() {
    var random = SplitMix64(seed: 33)
    for _ in 0..<200 {
      let path = Path.ellipse(x: 1, y: 2, width: 3, height: 4)
      let (first, second) = (randomMap(&random), randomMap(&random))
      let once = path.transformed(by: second * first)
      let twice = path.transformed(by: first).transformed(by: second)
      guard let a = once.extremes, let b = twice.extremes else {
        Issue.record("no bounds")
        continue
      }
      #expect((a.min - b.min).norm + (a.max - b.max).norm < 1e-9)
    }
  }
}

@Suite struct PathReversalTests {
  @Test(arguments: [
    ("", ""), ("M1 2", "M1 2"), ("M1 2Z", "M1 2Z"), ("M1 2L3 4", "M3 4L1 2"), ("M1 2M3 4", "M1 2M3 4"),
    ("M0 0L1 0 1 1", "M1 1L1 0 0 0"), ("M0 0L1 0 1 1Z", "M0 0L1 1 1 0Z"), ("M0 0Q1 2 3 4Z", "M0 0L3 4Q1 2 0 0Z"),
    ("M0 0C1 2 3 4 5 6", "M5 6C3 4 1 2 0 0"), ("M0 0A1 2 30 1 0 5 6", "M5 6A1 2 30 1 1 0 0"),
    ("M0 0Q1 2 3 4Q5 6 0 0Z", "M0 0Q5 6 3 4 1 2 0 0Z"), ("M0 0L1 1M5 5L6 6Z", "M1 1L0 0M5 5L6 6Z"),
  ])
  func reversedData(data: String, reversed: String) throws {
    let path = try Path(parsing: data)
    #expect(path.reversed.svgData == reversed)
    #expect(path.reversed.reversed == path)
  }

  @Test func otherSpellingsDrawTheSame() throws {
    // A line back to the start before the close, and a subpath without a move.
    #expect(try Path(parsing: "M0 0L1 1L0 0Z").reversed.svgData == "M0 0L1 1Z")
    #expect(try Path(parsing: "M0 0L1 1ZL5 6").reversed.svgData == "M0 0L1 1ZM5 6L0 0")
    #expect(try Path(parsing: "M0 0L1 1ZZ").reversed.svgData == "M0 0L1 1ZM0 0Z")
  }

  @Test func everyPointIsMetBackwards() {
    var random = SplitMix64(seed: 34)
    for _ in 0..<500 {
      let path = RandomPaths.path(from: &random)
      let twice = path.reversed.reversed
      #expect(twice.reversed.reversed == twice)
      for (subpath, backwards) in zip(path.subpaths, path.reversed.subpaths) where !subpath.isClosed {
        #expect(subpath.segments.count == backwards.segments.count)
        for (segment, other) in zip(subpath.segments, backwards.segments.reversed()) {
          #expect((segment.position(at: 0.25) - other.position(at: 0.75)).norm < 1e-9)
        }
      }
      #expect(path.subpaths.map(\.isClosed) == path.reversed.subpaths.map(\.isClosed))
    }
  }
}
