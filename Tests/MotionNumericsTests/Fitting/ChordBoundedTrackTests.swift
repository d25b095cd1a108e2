import MotionNumerics
import TestSupport
import Testing

/// Keyframe tracks with timing curves, and motions that repeat, know how far they stray from their chords.
struct ChordBoundedTrackTests {
  private static let curves: [TimingCurve] = [
    .linear, .ease, .cubicBezier(0.2, 1.8, 0.7, -0.6), .cubicBezier(0, 1, 0, 1), .steps(3),
    .penner(PennerEasing(.bounce, .easeOut)), .penner(PennerEasing(.circ, .easeInOut)),
    .penner(PennerEasing(.elastic, .easeOut)),
    .piecewiseLinear(PiecewiseLinear(stops: [.init(0), .init(1, at: 0.3), .init(0.4, at: 0.3), .init(1)])),
  ]

  private func track(_ draws: inout SplitMix64, eased: Bool) throws -> KeyframeTrack<Double> {
    let count = draws.element(of: [2, 3, 5])
    var times = [draws.number(in: -1...1)]
    for _ in 1..<count { times.append(times[times.count - 1] + draws.element(of: [0, 0.2, 0.5, 1.3])) }
    if times[0] == times[count - 1] { times[count - 1] += 1 }
    let keys = times.map { Keyframe(draws.number(in: -5...5), at: $0, curve: draws.element(of: Self.curves)) }
    return try KeyframeTrack(
      validating: keys, mode: draws.element(of: [.linear, .cubic]),
      timingCurve: eased ? draws.element(of: Self.curves) : .linear)
  }

  @Test(arguments: [false, true]) func noTrackStraysFurtherThanItSays(isEased: Bool) throws {
    var draws = SplitMix64(seed: isEased ? 31 : 30)
    for _ in 0..<thorough(400) {
      let track = try track(&draws, eased: isEased)
      let domain = track.keyTimes[0] - 0.2...track.restTime + 0.2
      var breaks = [domain.lowerBound]
      while let next = track.nextBreak(after: breaks[breaks.count - 1]), next.time < domain.upperBound {
        #expect(next.time > breaks[breaks.count - 1])
        breaks.append(next.time)
      }
      breaks.append(domain.upperBound)
      for (start, end) in zip(breaks, breaks.dropFirst()) where end - start > 1e-6 {
        // The limits at the breaks themselves count from inside.
        let inside = start + 1e-9 * (end - start)...end - 1e-9 * (end - start)
        for _ in 0..<4 {
          let ends = [draws.number(in: inside), draws.number(in: inside)].sorted()
          let bound = track.chordDeviation(over: ends[0]...ends[1])
          let (first, last) = (track.value(at: ends[0]), track.value(at: ends[1]))
          for step in 1..<24 {
            let part = Double(step) / 24
            let time = ends[0].interpolated(to: ends[1], by: part)
            let distance = abs(track.value(at: time) - first.interpolated(to: last, by: part))
            #expect(distance <= bound + 1e-11, "\(track) over \(ends) at \(time)")
          }
        }
      }
    }
  }

  /// What is proved of a fit is not less than what is seen.
  @Test func certificatesOfTracksHold() throws {
    var draws = SplitMix64(seed: 32)
    for index in 0..<thorough(120) {
      let track = try track(&draws, eased: index % 3 == 0)
      let domain = track.keyTimes[0]...track.restTime
      guard let lines = try? PiecewiseLinear.approximating(track, over: domain, tolerance: 1e-2) else { continue }
      #expect(lines.evidence == .certified && lines.maximumError <= 1e-2)
      for _ in 0..<300 {
        let time = draws.number(in: domain)
        #expect(
          abs(lines.curve.value(at: time) - track.value(at: time)) <= lines.maximumError + 1e-9, "\(track) \(time)")
      }
    }
  }

  @Test func limitsAreThoseOfTheValuesBeside() throws {
    var draws = SplitMix64(seed: 33)
    for index in 0..<thorough(200) {
      let track = try track(&draws, eased: index % 2 == 0)
      // Where one vertical tangent is seen through another, no step is small enough.
      guard track.timingCurve != Self.curves[3], track.timingCurve != Self.curves[6] else { continue }
      var last = track.keyTimes[0] - 1
      while let next = track.nextBreak(after: last), next.time < track.restTime {
        last = next.time
        let (before, after) = (track.value(at: next.time - 1e-10), track.value(at: next.time + 1e-10))
        // At vertical tangents a root of the step is seen, up to the ninth where two of them meet.
        let (left, right) = (abs(next.before.value - before), abs(next.after.value - after))
        #expect(left < (next.before.velocity.isInfinite ? 0.5 : 1e-3), "\(track) before \(next.time)")
        #expect(right < (next.after.velocity.isInfinite ? 0.5 : 1e-3), "\(track) after \(next.time)")
      }
    }
  }

  @Test func repetitionsHaveTheBreaksOfEachCycle() throws {
    let tween = Tween(from: 0.0, to: 3, duration: 1, curve: .ease)
    let beat = tween.repeated(every: 1.5, count: 2.5)
    var times: [Double] = []
    var last = -1.0
    while let next = beat.nextBreak(after: last) {
      times.append(next.time)
      last = next.time
    }
    #expect(times == [0, 1, 1.5, 2.5, 3, 3.75])
    let jump = try #require(beat.nextBreak(after: 1))
    #expect(jump.before.value == 3 && jump.after.value == 0)
    let lines = try PiecewiseLinear.approximating(beat, over: 0...4, tolerance: 1e-2)
    #expect(lines.evidence == .certified)
    for step in 0...4000 {
      let time = Double(step) / 1000
      guard !times.contains(where: { abs($0 - time) < 1e-9 }) else { continue }
      #expect(abs(lines.curve.value(at: time) - beat.value(at: time)) <= 1e-2)
    }
    let endless = Spring(mass: 1, stiffness: 100, damping: 10).unitStep().repeated(every: 0.7)
    #expect(endless.nextBreak(after: 69.9)?.time == 70)
  }
}
