import LayerAnimation
import MotionNumerics
import TestSupport
import Testing

/// Timings, frames and keyframes of views that begin anywhere, in any unit.
@Suite struct MovedTimingTests {
  /// The same iteration and progress, at a moved time: of a begin, a duration and an offset that are moved.
  @Test func aTimingMayBeginAnywhere() {
    for seed in 0..<UInt64(thorough(2000)) {
      var draws = SplitMix64(seed: seed)
      let times = draws.timeMap()
      var timing = MediaTiming(
        beginTime: draws.dyadic(in: -2...2), duration: draws.element(of: [0, 0.25, 0.5, 1, 2]),
        speed: draws.element(of: [1, 0.5, 2, -1, -2, 0]), timeOffset: draws.dyadic(in: -2...2),
        repeatCount: draws.element(of: [0, 1, 2, 2.5, .infinity]), autoreverses: draws.nextUnit() < 0.5,
        fillMode: draws.element(of: FillMode.allCases))
      if draws.nextUnit() < 0.3 { timing.repeatDuration = draws.dyadic(in: 0.25...5) }
      var moved = timing
      moved.beginTime = times(timing.beginTime)
      moved.duration *= times.unit
      moved.timeOffset *= times.unit
      moved.repeatDuration *= times.unit
      func numbers(_ computed: ComputedTiming?, unit: Double) -> [Double] {
        computed.map { [$0.iteration, $0.progress, $0.time / unit, $0.isReversed ? 1 : 0, $0.beforeFlag ? 1 : 0] } ?? []
      }
      let borders = [timing.beginTime, timing.endTime].flatMap { [$0, $0 - 0x1p-9, $0 + 0x1p-9] }
      let instants = borders + (0..<20).map { _ in draws.dyadic(in: -3...9) }
      expectMoved(
        { numbers(moved.computedTiming(at: $0), unit: times.unit) },
        isPlain: { numbers(timing.computedTiming(at: $0), unit: 1) }, times: times, at: instants, "\(timing)")
      expectMoved(
        { numbers(moved.computedTiming(inEffectAt: $0), unit: times.unit) },
        isPlain: { numbers(timing.computedTiming(inEffectAt: $0), unit: 1) }, times: times, at: instants, "\(timing)")
      #expect(moved.endTime == times(timing.endTime) && moved.activeSpan == times.unit * timing.activeSpan)
    }
  }

  /// A display that starts at another time shows the same frames then, however many of them are left out.
  @Test func aDisplayMayStartAnyTime() {
    for seed in 0..<UInt64(thorough(500)) {
      var draws = SplitMix64(seed: seed)
      let times = draws.timeMap()
      let (rate, interval) = (draws.element(of: [8.0, 32, 64]), draws.count())
      let plain = DisplayLink(refreshRate: rate, frameInterval: interval)
      let moved = DisplayLink(startTime: times.origin, refreshRate: rate / times.unit, frameInterval: interval)
      let work = (0..<100).map { _ in draws.element(of: [0, draws.dyadic(in: 0...2), Double(interval) / rate]) }
      let ends = [draws.dyadic(in: -2...2), draws.dyadic(in: 3...9)]
      let frames = Array(plain.frames(in: ends[0]..<ends[1]) { work[$0.index % 100] })
      let unit = times.unit
      let movedFrames = Array(moved.frames(in: times(ends[0])..<times(ends[1])) { unit * work[$0.index % 100] })
      #expect(movedFrames.map { $0.index } == frames.map { $0.index }, "\(plain), \(times)")
      #expect(movedFrames.map { $0.timestamp } == frames.map { times($0.timestamp) })
      #expect(movedFrames.map { $0.targetTimestamp } == frames.map { times($0.targetTimestamp) })
      #expect(movedFrames.allSatisfy { $0.duration == times.unit / rate })
      expectSplitting(
        of: times(ends[0])..<times(ends[1]), at: movedFrames.map { $0.timestamp }, &draws, "\(moved)"
      ) { Array(moved.frames(in: $0)) }
    }
  }

  /// Key frames of a view, added at any time, with values from any origin.
  @Test(arguments: [CalculationMode.linear, .discrete]) func keyframesMayBeginAnyTime(mode: CalculationMode) throws {
    for seed in 0..<UInt64(thorough(300)) {
      var draws = SplitMix64(seed: seed)
      let (times, values) = (draws.timeMap(), draws.numberMap())
      // So that no begin is 0, which means now.
      let delay = draws.element(of: [0, draws.dyadic(in: 0...1) + 0x1p-9])
      let starts = Array(Set((0..<draws.count()).map { _ in draws.dyadic(in: 0...0.875) })).sorted()
      let ends = starts.dropFirst() + [1]
      let changes = zip(starts, ends).map { start, end in
        (
          start: start, duration: draws.element(of: [end - start, 0.5 * (end - start), 0]),
          value: draws.dyadic(in: -4...4)
        )
      }
      func layer(_ values: NumberMap, _ times: NumberMap) throws -> Layer {
        var layer = Layer()
        layer.model.set("factor", to: .number(values(0.5)))
        var keyframes = ViewKeyframes(duration: 2 * times.unit, delay: delay * times.unit, mode: mode)
        for change in changes.shuffled(using: &draws) {
          try keyframes.addKeyframe(
            validating: "factor", to: .number(values(change.value)), relativeStart: change.start,
            relativeDuration: change.duration)
        }
        try layer.animate(keyframes, at: times(0))
        return layer
      }
      let (plain, moved) = (try layer(.identity, .identity), try layer(values, times))
      let instants = (0..<30).map { _ in draws.dyadic(in: 0...4) + draws.element(of: [0, 0x1p-9]) }
      // Parts of a part are rounded.
      expectMoved(
        { RandomScript.number(of: moved, at: $0) }, isPlain: { RandomScript.number(of: plain, at: $0) },
        values: values, times: times, at: instants, tolerance: mode == .discrete ? 0 : 1e-12, "\(changes)")
      // At the end of a change its value is there.
      for change in changes where mode == .linear {
        let time = times(delay + 2 * (change.start + change.duration))
        let next = changes.first { $0.start == change.start + change.duration && $0.duration == 0 }
        let expected = values((next ?? change).value)
        let found = RandomScript.number(of: moved, at: time)
        #expect(found.count == 1 && abs(found[0] - expected) < 1e-9 * max(1, abs(expected)), "\(changes)")
      }
    }
  }
}
