import MotionNumerics
import TestSupport
import Testing

/// Booleans of random paths, held against the windings of their operands around random points.
@Suite struct RandomBooleanTests {
  private static let size = 8.0

  /// Numbers of paths: few integers make coincidences frequent, so does a path that shares elements with the other.
  enum Numbers: CaseIterable {
    case real, grid, coarseGrid

    func number(_ random: inout SplitMix64) -> Double {
      switch self {
      case .real: random.number(in: 0...RandomBooleanTests.size)
      case .grid: Double(random.next() % 9)
      case .coarseGrid: Double(random.next() % 5) * 2
      }
    }
  }

  private func path(_ numbers: Numbers, _ random: inout SplitMix64) -> Path {
    RandomPaths.path(from: &random, count: 6) { numbers.number(&$0) }
  }

  @Test(arguments: Numbers.allCases)
  func pointsAreInsideWhereTheOperandsSay(_ numbers: Numbers) throws {
    var random = SplitMix64(seed: 47)
    var count = 0
    for _ in 0..<30 {
      let a = path(numbers, &random)
      // Some elements of the other path follow.
      let shared = Path(elements: a.elements + path(numbers, &random).elements.dropFirst())
      let b = random.next() % 4 == 0 ? shared : path(numbers, &random)
      for eoFill in [false, true] {
        count += try check(a, b, eoFill, &random)
      }
    }
    #expect(count > 2000)
  }

  /// Checks all operations at random points; returns the number of points.
  private func check(_ a: Path, _ b: Path, _ eoFill: Bool, _ random: inout SplitMix64) throws -> Int {
    let results = [
      try #require(a.union(b, eoFill: eoFill), "\(a.svgData) \(b.svgData)"),
      try #require(a.intersection(b, eoFill: eoFill), "\(a.svgData) \(b.svgData)"),
      try #require(a.subtracting(b, eoFill: eoFill), "\(a.svgData) \(b.svgData)"),
      try #require(a.symmetricDifference(b, eoFill: eoFill), "\(a.svgData) \(b.svgData)"),
    ]
    // The chords of a polygon are at most this far from its curves.
    let tolerance = 1e-3
    let windings = ([a, b] + results).map { WindingCount($0, tolerance: tolerance) }
    var count = 0
    for _ in 0..<40 {
      let point = SIMD2(random.number(in: -1...Self.size + 1), random.number(in: -1...Self.size + 1))
      let around = windings.compactMap { $0.winding(around: point, clearance: 4 * tolerance) }
      guard around.count == windings.count else { continue }
      let inside = around.prefix(2).map { eoFill ? $0 & 1 != 0 : $0 != 0 }
      let expected = [
        inside[0] || inside[1], inside[0] && inside[1], inside[0] && !inside[1], inside[0] != inside[1],
      ]
      // Exactly once, so that both rules fill the same.
      #expect(around.dropFirst(2) == expected.map { $0 ? 1 : 0 }[...], "\(a.svgData) \(b.svgData) \(point)")
      count += 1
    }
    return count
  }

  @Test(arguments: Numbers.allCases)
  func areasAddUp(_ numbers: Numbers) throws {
    var random = SplitMix64(seed: 48)
    for _ in 0..<40 {
      let (a, b) = (path(numbers, &random).withCubicsForArcs, path(numbers, &random).withCubicsForArcs)
      let alone = try [a, b].map { try #require($0.union(Path())).signedArea }
      let either = try #require(a.union(b)).signedArea
      let both = try #require(a.intersection(b)).signedArea
      let one = try #require(a.symmetricDifference(b)).signedArea
      // An edge of up to 100 points can be this far off: 8 tolerances of 1.5e-11 of a size of 16.
      #expect(abs(either + both - alone[0] - alone[1]) < 2e-7, "\(a.svgData) \(b.svgData)")
      #expect(abs(one + both - either) < 2e-7, "\(a.svgData) \(b.svgData)")
      // Results can be combined again.
      let less = try #require(a.subtracting(b))
      #expect(abs(try #require(less.union(b)).signedArea - either) < 2e-6, "\(a.svgData) \(b.svgData)")
      #expect(abs(try #require(less.intersection(b)).signedArea) < 2e-6, "\(a.svgData) \(b.svgData)")
    }
  }
}
