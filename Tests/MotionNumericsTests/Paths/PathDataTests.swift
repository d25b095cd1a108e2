import MotionNumerics
import RealModule
import TestSupport
import Testing

@testable import MotionPaths

@Suite struct PathDataTests {
  /// Path data and its canonical form, one case for each production of the grammar.
  @Test(arguments: [
    ("", ""), (" \t\r\n\u{c}", ""),
    ("M1 2", "M1 2"), ("m1 2", "M1 2"), (" M1 2 ", "M1 2"), ("M1,2", "M1 2"), ("M 1 , 2", "M1 2"),
    ("M0 0C0 100 100 100 100 0Z", "M0 0C0 100 100 100 100 0Z"),
    // Lines after a move, absolute and relative.
    ("M1 2 3 4,5,6", "M1 2L3 4 5 6"), ("m1 2 3 4 5 6", "M1 2L4 6 9 12"), ("M1 2m3 4 5 6", "M1 2M4 6L9 12"),
    ("M1 2L3 4 5 6", "M1 2L3 4 5 6"), ("M1 2l3 4 5 6", "M1 2L4 6 9 12"), ("M1 2L3 4L5 6", "M1 2L3 4 5 6"),
    ("M1 2H3 4V5 6", "M1 2L3 2 4 2 4 5 4 6"), ("M1 2h3 4v5 6", "M1 2L4 2 8 2 8 7 8 13"),
    // Numbers without separators.
    ("M1.5.5-.5+2e1", "M1.5 0.5L-0.5 20"), ("M1e-2.5", "M0.01 0.5"), ("M1E+2-3e0", "M100 -3"), ("M-0-0", "M0 0"),
    ("M0 0L1-1", "M0 0L1 -1"), ("M1 1-1-1", "M1 1L-1 -1"), ("M00010 .50", "M10 0.5"),
    // Curves.
    ("M0 0C1 2 3 4 5 6 7 8 9 10 11 12", "M0 0C1 2 3 4 5 6 7 8 9 10 11 12"),
    ("M1 1c1 2 3 4 5 6 1 2 3 4 5 6", "M1 1C2 3 4 5 6 7 7 9 9 11 11 13"),
    ("M0 0Q1 2 3 4 5 6 7 8", "M0 0Q1 2 3 4 5 6 7 8"), ("M1 1q1 2 3 4,5,6,7,8", "M1 1Q2 3 4 5 9 11 11 13"),
    // Smooth curves reflect the last control point only after a curve of the same kind.
    ("M0 0C0 1 1 1 1 0S2 -1 2 0", "M0 0C0 1 1 1 1 0 1 -1 2 -1 2 0"),
    ("M0 0C0 1 1 1 1 0s1-1 1 0 1-1 1 0", "M0 0C0 1 1 1 1 0 1 -1 2 -1 2 0 2 1 3 -1 3 0"),
    ("M1 1S2 3 4 5", "M1 1C1 1 2 3 4 5"), ("M1 1Q2 2 3 3S2 3 4 5", "M1 1Q2 2 3 3C3 3 2 3 4 5"),
    ("M0 0Q1 1 2 0T4 0 6 0", "M0 0Q1 1 2 0 3 -1 4 0 5 1 6 0"), ("M0 0Q1 1 2 0t2 0", "M0 0Q1 1 2 0 3 -1 4 0"),
    ("M1 1T3 3", "M1 1Q1 1 3 3"), ("M1 1T3 3T5 4", "M1 1Q1 1 3 3 5 5 5 4"),
    ("M0 0C0 1 1 1 1 0T2 2", "M0 0C0 1 1 1 1 0Q1 0 2 2"), ("M0 0Q1 1 2 0L3 3T4 4", "M0 0Q1 1 2 0L3 3Q3 3 4 4"),
    ("M0 0Q1 1 2 0M3 3T4 4", "M0 0Q1 1 2 0M3 3Q3 3 4 4"),
    ("M0 0C0 1 1 1 1 0ZS1 1 2 2", "M0 0C0 1 1 1 1 0ZC0 0 1 1 2 2"),
    // Arcs: flags need no separators, radii lose their sign.
    ("M0 0A1 2 45 0 1 3 4", "M0 0A1 2 45 0 1 3 4"), ("M0 0a1 1 0 0110 10", "M0 0A1 1 0 0 1 10 10"),
    ("M1 1a-1,-2 0 10.5.5", "M1 1A1 2 0 1 0 1.5 1.5"), ("M0 0a1 1 0 1,1-1-1", "M0 0A1 1 0 1 1 -1 -1"),
    ("M0 0a1 1 0 00 1 1 1 1 0 11 1 1", "M0 0A1 1 0 0 0 1 1 1 1 0 1 1 2 2"),
    ("M0 0A0 0 30 0 0 1 1", "M0 0A0 0 30 0 0 1 1"),
    ("M0 0A1 1 765 0 0 1 1", "M0 0A1 1 45 0 0 1 1"), ("M0 0A1 1 -0.1 0 0 1 1", "M0 0A1 1 -0.1 0 0 1 1"),
    // Closing returns to the start.
    ("M1 2L3 4Z", "M1 2L3 4Z"), ("M1 2L3 4zl1 1", "M1 2L3 4ZL2 3"), ("M1 2L3 4Zm1 1", "M1 2L3 4ZM2 3"),
    ("M1 2zz", "M1 2ZZ"), ("M1 1L2 2ZL5 5Zl1 0", "M1 1L2 2ZL5 5ZL2 1"),
    ("M1 2Z M 3 4 z", "M1 2ZM3 4Z"), ("M1 1M2 2", "M1 1M2 2"),
  ])
  func everyProduction(text: String, canonical: String) throws {
    let path = try Path(parsing: text)
    #expect(path.svgData == canonical)
    #expect(try Path(parsing: canonical) == path)
  }

  @Test func elementsAreAbsoluteAndInRadians() throws {
    let path = try Path(parsing: "M1 2a3 4 90 0 1 5 6q1 1 2 2z")
    #expect(
      path.elements == [
        .move(to: [1, 2]),
        .arc(radii: [3, 4], rotation: .pi / 2, isLarge: false, isClockwise: true, to: [6, 8]),
        .quadratic(control: [7, 9], to: [8, 10]), .close,
      ])
  }

  @Test(arguments: [
    ("L1 2", 1, "'M' or 'm'", "'L1'"), (" 1 2", 2, "'M' or 'm'", "'1'"), ("z", 1, "'M' or 'm'", "'z'"),
    ("é", 1, "'M' or 'm'", "'é'"), ("M", 2, "a number", "the end"), ("M1", 3, "a number", "the end"),
    ("M,1 2", 2, "a number", "','"), ("M1,,2", 4, "a number", "','"), ("M1 2,", 6, "a number", "the end"),
    ("M1 2,L3 4", 6, "a number", "'L3'"), ("M1 2 3", 7, "a number", "the end"), ("M1 2X", 5, "a path command", "'X'"),
    ("M1 2é", 5, "a path command", "'é'"), ("M1 2;", 5, "a path command", "';'"), ("M1 2#", 5, "a path command", "'#'"),
    ("M1. 2", 3, "a number", "'.'"), ("M1 2e", 5, "a path command", "'e'"), ("M1% 2", 2, "a number", "'1%'"),
    ("M1 2%", 4, "a number", "'2%'"), ("M--1 2", 2, "a number", "'--1'"), ("M1 - 2", 4, "a number", "'-'"),
    ("M1 2Z3 4", 6, "a path command", "'3'"), ("M1 2L", 6, "a number", "the end"), ("M1 2Lx", 6, "a number", "'x'"),
    ("M1 2C1 2 3 4 5", 15, "a number", "the end"), ("M1 2S1 2 3", 11, "a number", "the end"),
    ("M1 2A1 1 0 2 0 1 1", 12, "a flag, 0 or 1", "'2'"), ("M1 2A1 1 0 0 -1 1 1", 14, "a flag, 0 or 1", "'-1'"),
    ("M1 2A1 1 0 0 0 1", 17, "a number", "the end"), ("M1 2A1 1 0,,0 0 1", 12, "a flag, 0 or 1", "','"),
    ("M1 2A1 1 0", 11, "a flag, 0 or 1", "the end"), ("M1 2Minf 0", 6, "a number", "'inf'"),
    ("Mnan 0", 2, "a number", "'nan'"), ("M1e999 0", 2, "a number that is not too large", "'1e999'"),
    ("M1e308 0l1e308 0", 10, "a coordinate that is not too large", "'1e308'"),
    ("M0 0h1e308 1e308", 12, "a coordinate that is not too large", "'1e308'"),
    ("M0 0v-1e308-1e308", 12, "a coordinate that is not too large", "'-1e308'"),
    ("M0 0Q-1e308 0 1e308 0T1 1", 23, "a curve whose implied control point is not too large", "'1'"),
    ("M0 0C1 1-1e308 0 1e308 0S1 1 1 1", 26, "a curve whose implied control point is not too large", "'1'"),
    ("éM1 2", 1, "'M' or 'm'", "'éM1'"), ("M1 2 L 3 é", 10, "a number", "'é'"), ("none", 1, "'M' or 'm'", "'none'"),
    ("M0 0\u{0}", 5, "a path command", "'\u{0}'"), ("M0 0\u{b}L1 1", 5, "a path command", "'\u{b}L1'"),
  ])
  func everyError(text: String, column: Int, expected: String, found: String) {
    #expect(throws: NotationError(column: column, expected: expected, found: found)) { try Path(parsing: text) }
  }

  /// Printing gives the degrees that were parsed, never a longer decimal.
  @Test func rotationsRoundTrip() throws {
    var random = SplitMix64(seed: 11)
    var degrees: [Double] = (-360...360).map { Double($0) } + (-3600...3600).map { Double($0) / 10 }
    degrees += (0..<20_000).map { _ in random.number(in: -1000...1000) }
    degrees += (0..<20_000).map { _ in random.magnitude(from: 1e-300, to: 1e300) }
    for number in degrees {
      let path = try Path(parsing: "M0 0A1 2 \(number) 0 0 3 3")
      let printed = path.svgData
      #expect(try Path(parsing: printed) == path)
      let rotation = printed.split(separator: " ")[3]
      if number.magnitude <= 360 { #expect(rotation.count <= number.shortestDecimal.count, "\(number) \(rotation)") }
    }
  }

  @Test func anyRadiansRoundTripWithinAnUlp() throws {
    var random = SplitMix64(seed: 12)
    var worst = WorstCase()
    for _ in 0..<20_000 {
      let radians = random.magnitude(from: 1e-300, to: 2 * .pi) * random.element(of: [-1, 1])
      let decimal = try #require(Double(Degrees.decimal(ofRadians: radians)))
      worst.note(ulps(Degrees.radians(of: decimal), radians, of: radians), "\(radians)")
    }
    #expect(worst.error <= 1, "\(worst)")
    // Many turns are reduced to their direction.
    for radians in [1e3, -1e17, 1e308] {
      let decimal = try #require(Double(Degrees.decimal(ofRadians: radians)))
      let again = Degrees.radians(of: decimal)
      #expect((Double.sin(again) - Double.sin(radians)).magnitude <= 4 * 1.0.ulp)
    }
  }

  @Test func pathsOfAllNumbersRoundTrip() throws {
    var random = SplitMix64(seed: 13)
    for _ in 0..<500 {
      let path = RandomPaths.path(from: &random, count: 12) { random in
        let number = Double(bitPattern: random.next())
        return number.isFinite ? number : 0
      }
      #expect(try Path(parsing: path.svgData) == path)
    }
  }
}

@Suite struct PathDataFuzzTests {
  private static let seeds = [
    "M0 0C0 100 100 100 100 0Z", "m1 2 3 4,5,6z", "M1.5.5-.5+2e1L1e-2.5", "M0 0C0 1 1 1 1 0s1-1 1 0 1-1 1 0",
    "M0 0Q1 1 2 0T4 0 6 0", "M0 0a1 1 0 0110 10", "M1 1a-1,-2 30 10.5.5 1 2 3 00 9 9z", "M1 2h3 4v5 6H1V2",
  ]

  private static let alphabet = Array("MmZzLlHhVvCcSsQqTtAaBbeE0123456789+-.,%()# \t\n\u{0}é".utf8)

  /// Accepted text is printed and parsed again to an equal path; rejected text has an error inside the text.
  private func check(_ bytes: [UInt8]) -> Bool {
    let text = String(decoding: bytes, as: UTF8.self)
    do {
      let path = try Path(parsing: text)
      let again = try Path(parsing: path.svgData)
      #expect(again == path, "\(text)")
      #expect(again.svgData == path.svgData)
      return true
    } catch {
      #expect(error.column >= 1 && error.column <= text.unicodeScalars.count + 1)
      return false
    }
  }

  @Test func randomBytesNeverTrap() {
    var random = SplitMix64(seed: 14)
    for _ in 0..<4000 {
      let count = Int.random(in: 0...40, using: &random)
      _ = check((0..<count).map { _ in UInt8(truncatingIfNeeded: random.next()) })
      _ = check(Array("M0 0".utf8) + (0..<count).map { _ in random.element(of: Self.alphabet) })
    }
  }

  @Test func mutatedDataNeverTraps() {
    var random = SplitMix64(seed: 15)
    var validCount = 0
    for _ in 0..<8000 {
      var bytes = Array(random.element(of: Self.seeds).utf8)
      for _ in 0...Int.random(in: 0...3, using: &random) where !bytes.isEmpty {
        let offset = Int.random(in: bytes.indices, using: &random)
        switch random.next() % 3 {
        case 0: bytes[offset] = random.element(of: Self.alphabet)
        case 1: bytes.remove(at: offset)
        default: bytes.insert(random.element(of: Self.alphabet), at: offset)
        }
      }
      if check(bytes) { validCount += 1 }
    }
    // Both outcomes must occur often, or the test covers only one.
    #expect(validCount > 500 && validCount < 7000, "\(validCount)")
  }

  /// A quadratic scanner would need minutes for these.
  @Test func longDataIsReadInLinearTime() throws {
    let count = 100_000
    #expect(try Path(parsing: "M0 0" + String(repeating: "l1 1", count: count)).elements.count == count + 1)
    #expect(try Path(parsing: "M0 0" + String(repeating: "z", count: count)).elements.count == count + 1)
    #expect(try Path(parsing: "M0 0L1 " + String(repeating: "1", count: 300)).elements.count == 2)
    #expect(throws: NotationError.self) { try Path(parsing: "M0 " + String(repeating: "9", count: count)) }
    #expect(try Path(parsing: "M0 0." + String(repeating: "9", count: count)).elements == [.move(to: [0, 1])])
    #expect(throws: NotationError.self) { try Path(parsing: "M" + String(repeating: " ", count: count)) }
    #expect(throws: NotationError.self) { try Path(parsing: String(repeating: "x", count: count)) }
  }
}
