import MotionNumerics
import TestSupport
import Testing

@testable import MotionLottie

struct TrimTests {
  private func trim(_ start: Double, _ end: Double, _ offset: Double = 0, mode: Int = 1) -> String {
    #"{"ty": "tm", "s": {"k": \#(start)}, "e": {"k": \#(end)}, "o": {"k": \#(offset)}, "m": \#(mode)}"#
  }

  private let line = ShapeText.lines([(0, 0), (10, 0), (10, 10)])
  private let loop = ShapeText.lines([(0, 0), (10, 0), (10, 10), (0, 10)], isClosed: true)

  @Test func sections() {
    #expect(TrimSection(start: 0.2, end: 0.2, turns: 0) == .nothing)
    #expect(TrimSection(start: 0, end: 1, turns: 0.3) == .everything)
    #expect(TrimSection(start: -5, end: 5, turns: 0) == .everything)
    #expect(TrimSection(start: 0.5, end: 0.25, turns: 2) == .part(from: 0.25, to: 0.5))
    #expect(TrimSection(start: 0.25, end: 0.5, turns: -0.5) == .part(from: 0.75, to: 1))
    #expect(TrimSection(start: 0.5, end: 0.75, turns: 0.75) == .part(from: 0.25, to: 0.5))
    #expect(TrimSection(start: .nan, end: 1, turns: 0) != .everything)
    #expect(TrimSection(start: 0, end: 0.5, turns: .infinity) == .nothing)
    // The fraction of an offset just below 0 rounds to a whole turn.
    #expect(TrimSection(start: 0.25, end: 0.5, turns: -1e-20) == .part(from: 0.25, to: 0.5))
  }

  @Test func aPartOfAnOpenOutline() throws {
    let outlines = try ShapeContent(line, trim(25, 75)).outlines()
    #expect(outlines.map(\.points) == [[SIMD2(5, 0), SIMD2(10, 0), SIMD2(10, 5)]])
    #expect(outlines[0].vertices.allSatisfy { !$0.hasTangents })
  }

  @Test func anOpenOutlineWrapsInTwoPieces() throws {
    let outlines = try ShapeContent(line, trim(75, 100, 90)).outlines()
    #expect(outlines.map(\.points) == [[SIMD2(0, 0), SIMD2(5, 0)]])
    let both = try ShapeContent(line, trim(50, 100, 90)).outlines()
    #expect(both.map(\.points) == [[SIMD2(10, 5), SIMD2(10, 10)], [SIMD2(0, 0), SIMD2(5, 0)]])
  }

  @Test func aClosedOutlineWrapsWithoutASeam() throws {
    let outlines = try ShapeContent(loop, trim(50, 100, 90)).outlines()
    #expect(outlines.map(\.points) == [[SIMD2(0, 10), SIMD2(0, 0), SIMD2(10, 0)]])
    #expect(!outlines[0].isClosed)
  }

  @Test func aTangentAtTheSeamStays() throws {
    let ellipse = #"{"ty": "el", "s": {"k": [20, 20]}}"#
    let outline = try ShapeContent(ellipse, trim(75, 100, 45)).outlines()[0]
    // Half of the quarter before the top, half of the one after: the top is a smooth vertex.
    #expect(outline.vertices.count == 3)
    let top = outline.vertices[1]
    #expect(top.point == SIMD2(0, -10))
    #expect(top.inTangent.y == 0 && top.outTangent.y == 0)
    #expect(top.inTangent.x < 0 && top.outTangent.x > 0)
  }

  @Test func everythingKeepsTheOutlineClosed() throws {
    #expect(try ShapeContent(loop, trim(0, 100, 77)).outlines()[0].isClosed)
    #expect(try ShapeContent(loop, trim(40, 40)).outlines().isEmpty)
    #expect(try ShapeContent(loop, trim(40, 40), ShapeText.stroke).nodes().isEmpty)
  }

  @Test func eachShapeOrAllAsOne() throws {
    let short = ShapeText.lines([(0, 0), (4, 0)])
    let long = ShapeText.lines([(0, 0), (16, 0)])
    #expect(try ShapeContent(short, long, trim(0, 50)).outlines().map(\.totalLength) == [2, 8])
    #expect(try ShapeContent(short, long, trim(0, 50, mode: 2)).outlines().map(\.totalLength) == [4, 6])
    #expect(try ShapeContent(short, long, trim(50, 100, 90, mode: 2)).outlines().map(\.totalLength) == [4, 5, 1])
  }

  @Test func allAsOneMayLeaveAGapInOneClosedOutline() throws {
    // The gap from 95 % to 5 % … 10 % is inside the first outline: its two pieces meet where it starts.
    let outlines = try ShapeContent(loop, line, trim(10, 100, 360 * 0.05, mode: 2)).outlines()
    #expect(outlines.count == 2)
    #expect(abs(outlines[0].totalLength - (40 - 6)) < 1e-12)
    #expect(outlines[0].vertices.contains { $0.point == .zero })
    #expect(outlines[1].points.count == 3)
  }

  @Test func outlinesWithoutLengthDoNotTrap() throws {
    let point = ShapeText.lines([(3, 3), (3, 3)])
    for mode in [1, 2] {
      #expect(try ShapeContent(point, trim(10, 60, mode: mode)).outlines().count <= 1)
      #expect(try ShapeContent(ShapeText.lines([]), trim(10, 60, mode: mode)).outlines().count <= 1)
      #expect(try ShapeContent(ShapeText.lines([(1, 1)]), trim(10, 60, 300, mode: mode)).outlines().count <= 1)
    }
  }

  /// A point outside of the section would be seen as a dot with round caps.
  @Test func anOutlineOfNoLengthIsKeptOnlyInASection() throws {
    let point = #"{"ty": "el", "p": {"k": [50, 50]}, "s": {"k": [0, 0]}}"#
    let line = ShapeText.lines([(0, 0), (10, 0)])
    func count(_ items: String...) throws -> Int {
      var reader = LottieReader(version: LottieVersion(5, 7, 0), slots: nil)
      return try ShapeContent(items, &reader).outlines().count
    }
    #expect(try count(point, line, trim(50, 100, mode: 2)) == 1)
    #expect(try count(point, line, trim(0, 50, mode: 2)) == 2)
    #expect(try count(line, point, line, trim(25, 75, mode: 2)) == 3)
    #expect(try count(line, point, line, trim(60, 75, mode: 2)) == 1)
    // The second section, from the start of all, passes the first point, but not the other one.
    #expect(try count(point, line, point, line, trim(50, 100, 90, mode: 2)) == 3)
    #expect(try count(line, line, point, trim(50, 75, mode: 2)) == 1)
    #expect(try count(point, trim(50, 100)) == 1)
  }

  /// A third of the length is a bit more than the first of three equal lines.
  @Test(arguments: [(0, 33.333333333333336), (66.66666666666667, 100), (33.333333333333336, 66.66666666666667)])
  func roundingLeavesNoPieces(start: Double, end: Double) throws {
    let lines = (0..<3).map { ShapeText.lines([(10, 20 + 10 * Double($0)), (20, 20 + 10 * Double($0))]) }
    let outlines = try ShapeContent(lines[0], lines[1], lines[2], trim(start, end, mode: 2)).outlines()
    #expect(outlines.count == 1 && abs(outlines[0].totalLength - 10) < 1e-9)
    let loops = (0..<3).map { ShapeText.rectangle(20 * Double($0), 0, 10, 10) }
    let loop = try ShapeContent(loops[0], loops[1], loops[2], trim(start, end, mode: 2)).outlines()
    #expect(loop.count == 1 && loop[0].isClosed)
    // One outline has no corner behind its end.
    let bent = ShapeText.lines([(0, 0), (10, 0), (10, 10), (0, 10)])
    #expect(try ShapeContent(bent, trim(start, end)).outlines().map { $0.vertices.count } == [2])
  }

  @Test func aTrimKeepsItsShareOfTheLength() throws {
    var random = SplitMix64(seed: 2024)
    var worst = WorstCase()
    for _ in 0..<thorough(500) {
      let count = Int.random(in: 2...6, using: &random)
      let isClosed = Bool.random(using: &random)
      var outline = Outline(isClosed: isClosed)
      for _ in 0..<count {
        let vector = { (random: inout SplitMix64) in
          SIMD2(random.number(in: -50...50), random.number(in: -50...50))
        }
        let isCorner = Bool.random(using: &random)
        outline.vertices.append(
          Outline.Vertex(
            point: vector(&random), inTangent: isCorner ? .zero : vector(&random),
            outTangent: isCorner ? .zero : vector(&random)))
      }
      let lengths = outline.segmentLengths
      let whole = lengths.reduce(0, +)
      let start = random.number(in: 0...100)
      let end = random.number(in: 0...100)
      let offset = random.number(in: -1000...1000)
      let section = TrimSection(start: start / 100, end: end / 100, turns: offset / 360)
      guard case .part(let from, let to) = section else { continue }
      var trimmer = OutlineTrimmer(length: whole, from: from, to: to)
      var pieces: [Outline] = []
      trimmer.appendTrimmed(outline, lengths: lengths[...], to: &pieces)
      let kept = pieces.reduce(0) { $0 + $1.totalLength }
      worst.note(abs(kept - abs(end - start) / 100 * whole) / whole, "\(outline), \(start)…\(end), \(offset)")
      #expect(pieces.count <= (isClosed ? 1 : 2))
    }
    // The parts' lengths are sums of up to six, each to 1e-12, and their ends are inverted to 1e-12.
    #expect(worst.error <= 1e-10, "\(worst)")
  }
}
