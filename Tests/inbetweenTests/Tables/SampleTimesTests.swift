import MotionNumerics
import TestSupport
import Testing

@testable import inbetween

@Suite struct SampleTimesTests {
  private func all(_ times: SampleTimes) -> [Double] {
    times.times(of: 0..<times.count)
  }

  @Test func evenTimesHitBothEnds() throws {
    for (domain, count) in [(0.0...1.0, 3), (0.1...0.3, 7), (-1.0 / 3...1e10, 100_000), (0.5...0.5.nextUp, 10)] {
      let times = all(.evenly(domain, count: count))
      #expect(times.count == count)
      #expect(times.first == domain.lowerBound)
      #expect(times.last == domain.upperBound)
      #expect(zip(times, times.dropFirst()).allSatisfy { $0 <= $1 })
    }
  }

  /// Where the product and the quotient of the last row round down, the end is the end still.
  @Test func theLastTimeIsTheEnd() {
    var random = SplitMix64(seed: 3)
    for _ in 0..<2000 {
      let start = random.number(in: -1...1)
      let (end, count) = (start + random.number(in: 0.001...9), Int.random(in: 2...100, using: &random))
      let times = SampleTimes.evenly(start...end, count: count)
      #expect(times.times(of: count - 1..<count) == [end])
    }
  }

  @Test func evenTimesAreTheNearestDecimals() throws {
    #expect(all(.evenly(0...1, count: 11)) == [0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1])
    #expect(all(.evenly(0...3, count: 11)) == [0, 0.3, 0.6, 0.9, 1.2, 1.5, 1.8, 2.1, 2.4, 2.7, 3])
  }

  @Test func aSingleTimeIsTheStart() {
    #expect(all(.evenly(0.25...1, count: 1)) == [0.25])
  }

  @Test func theWidestDomainDoesNotOverflow() {
    let largest = Double.greatestFiniteMagnitude
    #expect(all(.evenly(-largest...largest, count: 3)) == [-largest, 0, largest])
    #expect(all(.evenly(-largest...largest, count: 1000)).allSatisfy { $0.isFinite })
  }

  @Test func aRateCountsFromTheStartWithoutAccumulation() throws {
    let times = all(try SampleTimes(rate: 60, over: 0...10))
    #expect(times == (0...600).map { Double($0) / 60 })
  }

  @Test func aRateThatDoesNotDivideTheDomainEndsBeforeIt() throws {
    #expect(all(try SampleTimes(rate: 3, over: 0...0.5)) == [0, 1.0 / 3])
    #expect(all(try SampleTimes(rate: 0.5, over: 3...4)) == [3])
    #expect(all(try SampleTimes(rate: 1, over: 0...0.999999999)) == [0])
    #expect(all(try SampleTimes(rate: 1e-300, over: 0...1)) == [0])
  }

  /// In doubles 0.3 − 0.1 is less than 2/10, and 0.1 + 2/10 is more than 0.3.
  @Test func aRateReachesTheEndInSpiteOfRounding() throws {
    #expect(all(try SampleTimes(rate: 10, over: 0.1...0.3)) == [0.1, 0.2, 0.3])
    for count in 1...1000 {
      for start in [0, 0.1, -0.7, 12.3] {
        for rate in [10.0, 24, 60, 1000] {
          let times = try SampleTimes(rate: rate, over: start...start + Double(count) / rate)
          #expect(times.count == count + 1)
        }
      }
    }
  }

  @Test func blocksMakeTheWhole() throws {
    let times = try SampleTimes(rate: 7, over: 1...20)
    let blocks = stride(from: 0, to: times.count, by: 10).flatMap { start in
      times.times(of: start..<min(start + 10, times.count))
    }
    #expect(blocks == all(times))
    #expect(SampleTimes.listed([3, 1, 2]).times(of: 1..<3) == [1, 2])
  }

  @Test func theLimitItselfIsAllowed() throws {
    #expect(try SampleTimes(count: "100000000", over: 0...1).count == 100_000_000)
    #expect(try SampleTimes(count: "1e3", over: 0...1).count == 1000)
    #expect(throws: CommandFailure.badData("--count: 100000001 rows asked for, at most 100000000 are allowed")) {
      try SampleTimes(count: "100000001", over: 0...1)
    }
  }
}
