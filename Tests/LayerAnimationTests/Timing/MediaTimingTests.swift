import LayerAnimation
import MotionNumerics
import TestSupport
import Testing

/// The begin, the end, the iterations and the progress of animations.
@Suite struct MediaTimingTests {
  private func progress(_ timing: MediaTiming, at time: Double) throws -> Double {
    try #require(timing.computedTiming(inEffectAt: time)).progress
  }

  // MARK: Examples

  /// Of five seconds, an offset of 2 presents seconds 3 4 5 1 2, one of 4 presents 5 1 2 3 4.
  @Test(
    arguments: zip(
      [0.0, 2, 4, -1], [[1.0, 2, 3, 4, 5], [3.0, 4, 5, 1, 2], [5.0, 1, 2, 3, 4], [5.0, 1, 2, 3, 4]]))
  func anOffsetChangesTheOrderOfSeconds(offset: Double, seconds: [Double]) throws {
    let timing = MediaTiming(beginTime: 10, duration: 5, timeOffset: offset)
    let shown = try (0..<5).map { try #require(timing.computedTiming(inEffectAt: 10 + Double($0))).time + 1 }
    #expect(shown == seconds)
    #expect(timing.computedTiming(inEffectAt: 9.875) == nil)
    #expect(timing.computedTiming(inEffectAt: 15) == nil)
    #expect(timing.activeDuration == 5)
  }

  @Test func iterationsAlternateWithAutoreverses() throws {
    let timing = MediaTiming(duration: 2, repeatCount: 2, autoreverses: true, fillMode: .forwards)
    let results = try [0, 1, 2, 3, 4, 5, 8].map { try #require(timing.computedTiming(at: $0)) }
    #expect(results.map { $0.progress } == [0, 0.5, 1, 0.5, 0, 0.5, 0])
    #expect(results.map { $0.iteration } == [0, 0, 1, 1, 2, 2, 3])
    #expect(results.map { $0.isReversed } == [false, false, true, true, false, false, true])
    #expect(results.map { $0.time } == [0, 1, 2, 1, 0, 1, 0])
  }

  /// The examples of Documentation/CoreAnimation.md, "Media timing".
  @Test func fractionsOfACountStopWithinAnIteration() throws {
    func end(_ count: Double, repeatDuration: Double = 0, autoreverses: Bool) throws -> Double {
      try progress(
        MediaTiming(
          duration: 1, repeatCount: count, repeatDuration: repeatDuration, autoreverses: autoreverses,
          fillMode: .forwards), at: 100)
    }
    #expect(try end(0.5, autoreverses: true) == 1)
    #expect(try end(1, autoreverses: true) == 0)
    #expect(try end(2.5, autoreverses: false) == 0.5)
    #expect(try end(0, repeatDuration: 2.5, autoreverses: true) == 0.5)
    // With both, the duration wins.
    #expect(try end(7, repeatDuration: 2.25, autoreverses: false) == 0.25)
  }

  @Test func standingStillScrubs() throws {
    func scrubbed(_ offset: Double, count: Double = 0) throws -> Double {
      let timing = MediaTiming(beginTime: 3, duration: 4, speed: 0, timeOffset: offset, repeatCount: count)
      let shown = try [-1e9, 3, 1e9].map { try progress(timing, at: $0) }
      #expect(Set(shown).count == 1)
      #expect(timing.activeSpan == .infinity)
      return shown[0]
    }
    #expect(try [-1, 0, 1, 3, 4, 5].map { try scrubbed($0) } == [0, 0, 0.25, 0.75, 1, 1])
    #expect(try [4, 8, 9].map { try scrubbed($0, count: 2) } == [0, 1, 1])
    #expect(try scrubbed(1e6 + 1, count: .infinity) == 0.25)
  }

  @Test func aNegativeSpeedPlaysBackwards() throws {
    let timing = MediaTiming(beginTime: 10, duration: 4, speed: -2, fillMode: .both)
    #expect(timing.endTime == 12)
    #expect(try [9, 10, 10.5, 11, 12, 13].map { try progress(timing, at: $0) } == [1, 1, 0.75, 0.5, 0, 0])
    let endless = MediaTiming(duration: 4, speed: -1, repeatCount: .infinity)
    #expect(try [0, 1, 2, 1e6].map { try progress(endless, at: $0) } == [1, 1, 1, 1])
  }

  // MARK: Ends

  /// In doubles 2.1/0.3 is more than 7 and 0.3/0.1 less than 3; the animation still ends with its last value.
  @Test func decimalDurationsEndAtTheEnd() throws {
    for tenths in 1...200 {
      for part in 1...20 where tenths.isMultiple(of: part) {
        let (whole, way) = (Double(tenths) / 10, Double(part) / 10)
        let byDuration = MediaTiming(duration: way, repeatDuration: whole, fillMode: .forwards)
        let byCount = MediaTiming(
          beginTime: 100.1, duration: way, repeatCount: Double(tenths / part), fillMode: .forwards)
        for timing in [byDuration, byCount] {
          let end = try #require(timing.computedTiming(at: timing.endTime))
          #expect(end.phase == .after && end.progress == 1 && end.iteration == Double(tenths / part - 1))
          let last = try #require(timing.computedTiming(at: timing.endTime.nextDown))
          #expect(last.phase == .active && last.progress > 0.99 && last.progress <= 1, "\(whole) by \(way)")
        }
      }
    }
  }

  /// 49·(1/49) is 1 less an ulp, so that a division would not give 49 iterations.
  @Test func countsEndAtTheEnd() throws {
    var random = SplitMix64(seed: 6)
    for _ in 0..<20_000 {
      let count = Double(Int.random(in: 1...1_000_000, using: &random))
      let timing = MediaTiming(
        beginTime: random.number(in: -1000...1000), duration: random.magnitude(from: 1e-6, to: 1e6),
        speed: random.magnitude(from: 0.01, to: 100), repeatCount: count, fillMode: .both)
      let end = try #require(timing.computedTiming(at: timing.endTime))
      #expect(end.phase == .after && end.progress == 1 && end.iteration == count - 1)
      #expect(try progress(timing, at: timing.endTime + 1e9) == 1)
      #expect(try progress(timing, at: timing.beginTime) == 0)
    }
  }

  /// The remainder of a double is a double: progress is as exact far from the start as near it.
  @Test(arguments: [1e3, 1e9, 1e15, 0x1p60, 1e100, 1e300])
  func hugeTimesHaveFractions(time: Double) throws {
    let timing = MediaTiming(duration: 0.3, repeatCount: .infinity)
    let computed = try #require(timing.computedTiming(at: time))
    #expect(computed.time == time.truncatingRemainder(dividingBy: 0.3))
    #expect(computed.progress == computed.time / 0.3)
    #expect(computed.phase == .active)
  }

  @Test func infiniteAndUndefinedTimes() throws {
    let once = MediaTiming(duration: 2, fillMode: .both)
    #expect(once.computedTiming(at: .nan) == nil && once.computedTiming(inEffectAt: .nan) == nil)
    #expect(try progress(once, at: -.infinity) == 0)
    #expect(try progress(once, at: .infinity) == 1)
    let endless = MediaTiming(duration: 2, timeOffset: 0.5, repeatCount: .infinity, fillMode: .both)
    #expect(endless.endTime == .infinity)
    let limit = try #require(endless.computedTiming(at: .infinity))
    #expect(limit.phase == .after && limit.iteration == .infinity && limit.progress == 0.25 && !limit.isReversed)
  }

  // MARK: Properties

  private func randomTiming(_ random: inout SplitMix64, speed: Double) -> MediaTiming {
    MediaTiming(
      beginTime: random.number(in: -10...10), duration: random.magnitude(from: 1e-3, to: 1e3), speed: speed,
      timeOffset: random.element(of: [0, random.number(in: -1e4...1e4)]),
      repeatCount: random.element(of: [0, 1, 7, 1e9, .infinity, random.number(in: 0...9)]),
      repeatDuration: random.element(of: [0, 0, .infinity, random.number(in: 0...100)]),
      autoreverses: Bool.random(using: &random), fillMode: random.element(of: FillMode.allCases))
  }

  @Test func progressStaysWithinItsBounds() throws {
    var random = SplitMix64(seed: 60)
    for _ in 0..<20_000 {
      let speed = random.element(of: [1, -1, 0, random.number(in: -20...20)])
      let timing = randomTiming(&random, speed: speed)
      let scale = random.magnitude(from: 1e-3, to: 1e18)
      let time = timing.beginTime + random.number(in: -0.1...1) * scale
      let computed = try #require(timing.computedTiming(at: time))
      #expect(0...1 ~= computed.progress, "\(timing) at \(time)")
      #expect(0...timing.duration ~= computed.time)
      let shows =
        switch computed.phase {
        case .before: timing.fillMode == .backwards || timing.fillMode == .both
        case .active: true
        case .after: timing.fillMode == .forwards || timing.fillMode == .both
        }
      #expect((timing.computedTiming(inEffectAt: time) != nil) == shows)
    }
  }

  /// With powers of two, so that the mirrored time is exact and interior boundaries are hit.
  @Test func theOppositeSpeedIsTheMirroredTime() throws {
    var random = SplitMix64(seed: 61)
    for _ in 0..<5000 {
      let duration = random.element(of: [0.5, 1, 4])
      let speed = random.element(of: [0.5, 1, 2])
      let count = random.element(of: [1, 2.5, 3, 0.25])
      let offset = random.element(of: [0, 0.25, 7])
      let autoreverses = Bool.random(using: &random)
      func timing(_ speed: Double) -> MediaTiming {
        MediaTiming(
          duration: duration, speed: speed, timeOffset: offset, repeatCount: count, autoreverses: autoreverses)
      }
      let (forth, back) = (timing(speed), timing(-speed))
      let x = Double(Int.random(in: -8...200, using: &random)) / 16
      let (a, b) = (forth.computedTiming(at: forth.activeSpan - x), back.computedTiming(at: x))
      #expect(a?.progress == b?.progress && a?.iteration == b?.iteration && a?.isReversed == b?.isReversed)
    }
  }

  @Test func repetitionsAreEqual() throws {
    let timing = MediaTiming(duration: 0.75, repeatCount: .infinity, autoreverses: true)
    for step in 0..<24 {
      let time = Double(step) / 16
      let first = try #require(timing.computedTiming(at: time))
      for cycle in [1.0, 10, 1e6, 1e12] {
        let later = try #require(timing.computedTiming(at: time + cycle * 1.5))
        #expect(later.progress == first.progress && later.iteration == first.iteration + 2 * cycle)
      }
    }
  }

  @Test func withoutADurationAllIterationsAreOverAtOnce() throws {
    let timing = MediaTiming(beginTime: 1, repeatCount: 3, repeatDuration: 0, fillMode: .both)
    #expect(timing.activeDuration == 0 && timing.endTime == 1)
    #expect(try [0.5, 1, 2].map { try progress(timing, at: $0) } == [0, 1, 1])
    #expect(try #require(timing.computedTiming(at: 1)).iteration == 2)
    #expect(MediaTiming(repeatDuration: 3).activeDuration == 0)
    #expect(try progress(MediaTiming(autoreverses: true, fillMode: .forwards), at: 1) == 0)
  }

  // MARK: Extreme magnitudes

  /// −∞ iterations before and ∞ iterations after gave a NaN.
  @Test func moreIterationsThanCanBeCounted() throws {
    let timing = MediaTiming(
      duration: .leastNonzeroMagnitude, timeOffset: -0.06, repeatDuration: 6.6, fillMode: .both)
    for time in [-1.0, 0, 0.01, 1, 6.6, 9] {
      let computed = try #require(timing.computedTiming(at: time))
      // Up to 0.06 s the iterations are before the first one.
      #expect(computed.iteration == (time < 0.06 ? -.infinity : .infinity))
      #expect(0...1 ~= computed.progress && (0...Double.leastNonzeroMagnitude).contains(computed.time))
    }
    #expect(try progress(timing, at: 9) == 1)
  }

  /// The sum of offset and time overflowed, and the time was infinite at progress 1.
  @Test func theGreatestDuration() throws {
    let duration = Double.greatestFiniteMagnitude
    let timing = MediaTiming(duration: duration, timeOffset: duration / 4 * 3, fillMode: .both)
    let results = try [0, duration / 8, duration / 2, duration].map { try #require(timing.computedTiming(at: $0)) }
    for (computed, fraction) in zip(results, [0.75, 0.875, 0.25, 0.75]) {
      // Three quarters of it are not a double: an ulp of 1.
      #expect(abs(computed.time / duration - fraction) <= 0x1p-52 && abs(computed.progress - fraction) <= 0x1p-52)
    }
    #expect(results.map { $0.iteration } == [0, 0, 1, 1])
  }

  /// For finite numbers of any magnitude all results are within their bounds, and no number is NaN.
  @Test func anyMagnitudeIsWithinBounds() throws {
    var random = SplitMix64(seed: 62)
    func any() -> Double {
      if Int.random(in: 0..<4, using: &random) == 0 {
        return random.element(of: [0, .leastNonzeroMagnitude, 1, 0.1, 0x1p-1022, .greatestFiniteMagnitude, 1e308])
      }
      let bits = Double(bitPattern: random.next())
      return bits.isFinite ? bits.magnitude : 1
    }
    func signed() -> Double { Bool.random(using: &random) ? any() : -any() }
    for _ in 0..<thorough(20_000) {
      let timing = MediaTiming(
        beginTime: signed(), duration: any(), speed: signed(), timeOffset: signed(),
        repeatCount: random.element(of: [any(), 0, .infinity]),
        repeatDuration: random.element(of: [any(), 0, .infinity]), autoreverses: Bool.random(using: &random),
        fillMode: .both)
      for time in [signed(), timing.beginTime, timing.endTime, .infinity, -.infinity] where !time.isNaN {
        let computed = try #require(timing.computedTiming(at: time))
        #expect(0...1 ~= computed.progress, "\(timing) at \(time)")
        #expect(0...timing.duration ~= computed.time, "\(timing) at \(time)")
        #expect(!computed.iteration.isNaN, "\(timing) at \(time)")
      }
    }
  }

  // MARK: Errors

  private typealias Maker = @Sendable (Double) throws(ParameterError) -> MediaTiming

  private static let makers: [(name: String, isCount: Bool, make: Maker)] = [
    ("beginTime", false, { (x) throws(ParameterError) in try MediaTiming(validatingBeginTime: x) }),
    ("duration", false, { (x) throws(ParameterError) in try MediaTiming(validatingBeginTime: 0, duration: x) }),
    ("speed", false, { (x) throws(ParameterError) in try MediaTiming(validatingBeginTime: 0, speed: x) }),
    ("timeOffset", false, { (x) throws(ParameterError) in try MediaTiming(validatingBeginTime: 0, timeOffset: x) }),
    ("repeatCount", true, { (x) throws(ParameterError) in try MediaTiming(validatingBeginTime: 0, repeatCount: x) }),
    (
      "repeatDuration", true,
      { (x) throws(ParameterError) in try MediaTiming(validatingBeginTime: 0, repeatDuration: x) }
    ),
  ]

  @Test func badNumbersAreNamed() throws {
    for (name, isCount, make) in Self.makers {
      for bad in [Double.nan, -.infinity] + (isCount ? [-1] : [.infinity]) {
        let error = #expect(throws: ParameterError.self) { try make(bad) }
        #expect(error?.parameter == name)
      }
    }
    #expect(throws: ParameterError.self) { try MediaTiming(validatingBeginTime: 0, duration: -1) }
    #expect(MediaTiming(repeatCount: .infinity, repeatDuration: .infinity).repeatCount == .infinity)
  }
}
