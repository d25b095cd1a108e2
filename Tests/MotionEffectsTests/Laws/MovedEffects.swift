import MotionEffects
import MotionNumerics
import TestSupport
import Testing

/// The same script for a plain effect and for one with moved times and scaled lengths.
struct MovedEffects<Tested: Effect> {
  var plain: Tested
  var moved: Tested
  let times: NumberMap
  /// The times of the script, of the plain effect.
  private(set) var told: [Double] = []

  init(_ plain: Tested, _ moved: Tested, times: NumberMap) {
    (self.plain, self.moved, self.times) = (plain, moved, times)
  }

  /// Tells both the same events, at moved times.
  mutating func tell(_ draws: inout SplitMix64, _ event: (inout Tested, Double, NumberMap, inout SplitMix64) -> Void) {
    var now = 0.0
    for _ in 0..<draws.count() {
      now += draws.element(of: [0, draws.dyadic(in: 0...1), draws.dyadic(in: 0...3)])
      var same = draws
      event(&plain, now, .identity, &draws)
      event(&moved, times(now), times, &same)
      told.append(now)
    }
  }

  /// Expects the same phases, times of rest and corners, and the same channels, a length in its unit, away from corners.
  ///
  /// - Parameters:
  ///   - units: the unit of each channel.
  ///   - draws: draws the times.
  ///   - tolerance: as a part of the channels.
  ///   - sourceLocation: where issues are recorded.
  func expectTheSame(
    units: (String) -> Double, _ draws: inout SplitMix64, tolerance: Double = 1e-9,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let range = -1...(told.last ?? 0) + 6
    let corners = plain.cornerTimes(in: range)
    let instants = (0..<60).map { _ in draws.number(in: range) }
      .filter { time in !corners.contains { abs($0 - time) < 1e-6 } }
    let names = plain.channelNames
    #expect(moved.channelNames == names, sourceLocation: sourceLocation)
    func numbers(_ effect: Tested, _ time: Double) -> [Double] { effect.channels(at: time).map { $0 ?? .nan } }
    let all = names.map(units)
    for unit in Set(all) {
      let some = all.indices.filter { all[$0] == unit }
      expectMoved(
        { time in
          let found = numbers(moved, time)
          return some.map { found[$0] }
        },
        isPlain: { time in
          let found = numbers(plain, time)
          return some.map { found[$0] }
        }, values: NumberMap(unit: unit), times: times, at: instants, tolerance: tolerance, "\(plain)",
        sourceLocation: sourceLocation)
    }
    for time in instants {
      #expect(plain.phase(at: time) == moved.phase(at: times(time)), "at \(time)", sourceLocation: sourceLocation)
    }
    #expect(isNear(moved.restTime, times(plain.restTime)), sourceLocation: sourceLocation)
    let expected = Set(corners.filter { range.contains($0) }.map { times($0) })
    let found = moved.cornerTimes(in: times(range)).filter { times(range).contains($0) }
    #expect(
      expected.allSatisfy { one in found.contains { isNear($0, one) } }
        && found.allSatisfy { one in expected.contains { isNear($0, one) } },
      "\(plain): corners \(found.sorted()), not \(expected.sorted())", sourceLocation: sourceLocation)
  }

  private func isNear(_ a: Double, _ b: Double) -> Bool { a == b || abs(a - b) <= 1e-9 * max(1, abs(b)) }
}
