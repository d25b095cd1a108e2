import MotionNumerics
import TestSupport
import Testing

@testable import MotionCurves

/// The table against its definition: the greatest i with knots[i] ≤ x within 0…count − 2.
@Suite struct GuideTableTests {
  private static func definition(_ knots: [Double], _ number: Double) -> Int {
    let index = knots.lastIndex { $0 <= number } ?? 0
    return max(0, min(index, knots.count - 2))
  }

  /// Knots of all kinds: even, random, crowded at one side over hundreds of decades, duplicate, huge, tiny.
  private static func anyKnots(_ random: inout SplitMix64) -> [Double] {
    let count = Int.random(in: 1...40, using: &random)
    let scale = random.element(of: [1, 0x1p-1030, 1.7e308, 0x1p-1074, 1e9])
    let kind = Int.random(in: 0..<5, using: &random)
    let knots = (0..<count).map { index -> Double in
      switch kind {
      case 0: Double(index) / Double(count)
      case 1: random.number(in: -1...1)
      case 2: random.magnitude(from: 1e-300, to: 1)
      case 3: (random.number(in: -1...1) * 4).rounded() / 4
      default: 1 - random.magnitude(from: 1e-17, to: 1)
      }
    }
    return knots.map { $0 * scale }.sorted()
  }

  @Test func intervalsMatchTheDefinition() {
    var random = SplitMix64(seed: 1)
    var failures = 0
    var example = ""
    for _ in 0..<5000 {
      let knots = Self.anyKnots(&random)
      let index = GuideTable(knots: knots)
      let inside = (0..<10).map { _ in random.number() * knots[knots.count - 1] + (1 - random.number()) * knots[0] }
      let ends = [-Double.infinity, .infinity, -.greatestFiniteMagnitude, .greatestFiniteMagnitude, 0]
      let neighbours = knots.flatMap { [$0.nextDown, $0, $0.nextUp] }
      for number in neighbours + inside + ends {
        let expected = Self.definition(knots, number)
        let guess = Int.random(in: 0...max(0, knots.count - 2), using: &random)
        if index.interval(containing: number) != expected
          || index.interval(containing: number, near: guess) != expected
        {
          failures += 1
          example = "\(number) in \(knots)"
        }
      }
    }
    #expect(failures == 0, "\(example)")
  }

  @Test func nanIsInTheFirstInterval() {
    let index = GuideTable(knots: [0, 1, 2])
    #expect(index.interval(containing: .nan) == 0)
    #expect(index.interval(containing: .nan, near: 1) == 0)
  }

  /// One cell holds them all: bisection bounds the work, a scan would not.
  @Test func crowdedKnotsAreStillFound() {
    let count = 100_000
    var knots = (0..<count).map { 1 + Double($0) * 0x1p-52 }
    knots.append(1e300)
    let index = GuideTable(knots: knots)
    #expect(index.knotsBefore[1] == Int32(count))
    for position in stride(from: 0, to: count, by: 997) {
      #expect(index.interval(containing: knots[position]) == position)
    }
  }

  /// Where cells hold one knot, some, or none: the search with the starts of the intervals finds the same.
  @Test func startsOfIntervalsFindTheSame() {
    var random = SplitMix64(seed: 62)
    for count in [2, 3, 10, 300] {
      var knots = [0.0]
      for _ in 1..<count { knots.append(knots[knots.count - 1] + random.magnitude(from: 1e-6, to: 1)) }
      let table = GuideTable(knots: knots)
      #expect(count < 300 || table.knotsBefore.contains { $0 < 0 })
      for number in knots.dropLast() + (0..<300).map({ _ in random.number() * knots[count - 1].nextDown }) {
        let found = table.interval(within: number, of: count - 1) { knots[$0] }
        #expect(found == table.interval(within: number), "\(number) of \(count)")
        #expect(knots[found] <= number && number < knots[found + 1])
      }
    }
  }
}
