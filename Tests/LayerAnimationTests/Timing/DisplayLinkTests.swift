import LayerAnimation
import MotionNumerics
import TestSupport
import Testing

/// The frames of a display link without a display.
@Suite struct DisplayLinkTests {
  @Test func framesAreCountedNotAddedUp() {
    let link = DisplayLink(startTime: 5)
    let second = Array(link.frames(in: 5..<6))
    #expect(second.map { $0.index } == Array(0..<60))
    #expect(second.allSatisfy { $0.timestamp == 5 + Double($0.index) / 60 })
    #expect(second.allSatisfy { $0.targetTimestamp == 5 + Double($0.index + 1) / 60 && $0.duration == 1 / 60.0 })
    #expect(DisplayLink().frame(216_000).timestamp == 3600)
  }

  @Test func adjacentRangesGiveEachFrameOnce() {
    var random = SplitMix64(seed: 42)
    for _ in 0..<200 {
      let link = DisplayLink(
        startTime: random.number(in: -3...3), refreshRate: random.element(of: [60, 59.94, 120, 7.3]),
        frameInterval: Int.random(in: 1...4, using: &random))
      // Bounds at frames, beside them, and anywhere.
      let frame = link.frame(Int.random(in: 0...50, using: &random)).timestamp
      let borders = [-4, frame.nextDown, frame, frame.nextUp, random.number(in: 0...20), 30].sorted()
      let parts = zip(borders, borders.dropFirst()).flatMap { Array(link.frames(in: $0..<$1)) }
      #expect(parts == Array(link.frames(in: -4..<30)))
      #expect(parts.map { $0.index } == Array(0..<parts.count))
      #expect(parts.count > 15)
    }
  }

  @Test func thereIsNothingBeforeTheStart() {
    let link = DisplayLink(startTime: 1)
    #expect(link.firstFrame(from: -.infinity)?.index == 0)
    #expect(link.firstFrame(from: .infinity) == nil && link.firstFrame(from: .nan) == nil)
    #expect(link.frame(-60).timestamp == 0)
    #expect(Array(link.frames(in: 0..<1)).isEmpty)
    #expect(Array(link.frames(in: 2..<2)).isEmpty)
    #expect(link.firstFrame(from: 1 + 0.5 / 60)?.index == 1)
  }

  @Test func intervalsThinFrames() {
    let link = DisplayLink(refreshRate: 60, frameInterval: 3)
    let frames = Array(link.frames(in: 0..<0.2))
    #expect(frames.map { $0.timestamp } == [0, 0.05, 0.1, 0.15])
    #expect(frames.map { $0.targetTimestamp } == [0.05, 0.1, 0.15, 0.2])
    #expect(frames.allSatisfy { $0.duration == 1 / 60.0 })
  }

  @Test(
    arguments: zip(
      [0.0, 60, 1000, 45, 44, 35, 26, 30, 25, 24, 20, 1, 0.5], [1, 1, 1, 1, 2, 2, 2, 2, 2, 3, 3, 60, 120]))
  func aPreferredRateIsTheNearestOfTheDisplays(preferred: Double, interval: Int) {
    #expect(DisplayLink(preferredFramesPerSecond: preferred).frameInterval == interval)
  }

  @Test func missedFramesAreSkipped() {
    let link = DisplayLink(refreshRate: 8)
    // Frame 0 takes two and a half frames; 3 exactly one, which is no miss; 4 a little more than one.
    let work = [0: 0.3125, 4: 0.1875]
    #expect(link.frames(in: 0..<1) { work[$0.index] ?? 0.125 }.map { $0.index } == [0, 3, 4, 6, 7])
    #expect(Array(link.frames(in: 0..<9) { _ in .infinity }).count == 1)
    #expect(Array(link.frames(in: 0..<1) { $0.index == 0 ? .nan : -1 }).count == 8)
    // A callback that is always late halves the rate, independent of the past.
    #expect(Array(link.frames(in: 0..<2) { _ in 0.13 }).map { $0.index } == Array(stride(from: 0, to: 16, by: 2)))
  }

  /// The checkmark refresh's timer, `scheduleRepeating(deadline: .now(), interval: .milliseconds(42))`.
  @Test func aTimerTicksAtOnce() {
    let timer = DisplayLink(refreshRate: 1000, frameInterval: 42)
    let ticks = Array(timer.frames(in: 0..<1.75)).map { $0.timestamp }
    #expect(ticks.count == 42)
    #expect([0, 1, 2, 41].map { ticks[$0] } == [0, 0.042, 0.084, 1.722])
  }

  @Test func badNumbersAreNamed() {
    for bad in [Double.nan, .infinity] {
      #expect(throws: ParameterError.self) { try DisplayLink(validatingStartTime: bad) }
      #expect(throws: ParameterError.self) { try DisplayLink(validatingStartTime: 0, refreshRate: bad) }
      #expect(throws: ParameterError.self) { try DisplayLink(validatingStartTime: 0, preferredFramesPerSecond: bad) }
    }
    for bad in [0.0, -60] {
      #expect(throws: ParameterError.self) { try DisplayLink(validatingStartTime: 0, refreshRate: bad) }
      #expect(throws: ParameterError.self) {
        try DisplayLink(validatingStartTime: 0, refreshRate: bad, preferredFramesPerSecond: 30)
      }
    }
    for bad in [-1, 1e-300] {
      #expect(throws: ParameterError.self) { try DisplayLink(validatingStartTime: 0, preferredFramesPerSecond: bad) }
    }
    for bad in [0, -1] {
      #expect(throws: ParameterError.self) { try DisplayLink(validatingStartTime: 0, frameInterval: bad) }
    }
  }
}
