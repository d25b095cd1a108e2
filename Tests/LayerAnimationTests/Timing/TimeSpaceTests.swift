import LayerAnimation
import MotionNumerics
import TestSupport
import Testing

/// Nested times, paused and resumed.
@Suite struct TimeSpaceTests {
  @Test func theHeadersFormula() {
    let space = TimeSpace(beginTime: 2, speed: 3, timeOffset: 10)
    #expect([2, 3, 0].map { space.localTime(at: $0) } == [10, 13, 4])
    #expect([10, 13, 4].map { space.parentTime(at: $0) } == [2, 3, 0])
    #expect(TimeSpace().localTime(at: 7) == 7)
    #expect(space.localTime(at: .nan).isNaN && space.localTime(at: .infinity) == .infinity)
  }

  @Test func nestedTimesConvertBothWays() throws {
    let spaces = [
      TimeSpace(beginTime: 1, speed: 2), TimeSpace(beginTime: 4, speed: 0.5, timeOffset: 3),
      TimeSpace(speed: -4),
    ]
    // 5 → 8 → 5 → −20.
    #expect(spaces.localTime(at: 5) == -20)
    #expect(spaces.absoluteTime(at: -20) == 5)
    #expect([TimeSpace]().localTime(at: 5) == 5)
    var random = SplitMix64(seed: 16)
    for _ in 0..<1000 {
      let nested = (0..<4).map { _ in
        TimeSpace(
          beginTime: random.number(in: -9...9), speed: random.element(of: [-1, 1]) * random.number(in: 0.25...4),
          timeOffset: random.number(in: -9...9))
      }
      let time = random.number(in: -100...100)
      let back = try #require(nested.absoluteTime(at: nested.localTime(at: time)))
      // Four factors of up to 4 make numbers of up to 10⁵ and shrink again by as much.
      #expect(abs(back - time) < 1e-9)
    }
  }

  @Test func aPausedTimeCannotBeInverted() {
    let stopped = TimeSpace(beginTime: 1, speed: 0, timeOffset: 5)
    #expect(stopped.localTime(at: 100) == 5)
    #expect(stopped.parentTime(at: 5) == nil)
    #expect([TimeSpace(), stopped, TimeSpace()].absoluteTime(at: 5) == nil)
  }

  @Test(arguments: [1, 2, 0.25, -3, 0])
  func pausingAndResumingIsContinuous(speed: Double) {
    let running = TimeSpace(beginTime: 2, speed: speed, timeOffset: -1)
    let paused = running.paused(at: 6)
    #expect([6, 7, 1000].allSatisfy { paused.localTime(at: $0) == running.localTime(at: 6) })
    for newSpeed in [1, speed, -0.5, 8] {
      let resumed = paused.resumed(at: 9, speed: newSpeed)
      #expect(resumed.localTime(at: 9) == running.localTime(at: 6))
      #expect(resumed.localTime(at: 11) == running.localTime(at: 6) + 2 * newSpeed)
    }
    // Pausing a paused time changes nothing; changing the speed is resuming without a pause.
    #expect(paused.paused(at: 50).localTime(at: 60) == paused.localTime(at: 6))
    #expect(running.resumed(at: 6, speed: 5).localTime(at: 6) == running.localTime(at: 6))
  }

  @Test func aLayersAnimationsStandStillWithIt() {
    var layer = Layer()
    layer.model[.opacity] = 0
    let fade = PropertyAnimation(LayerKeyPath(.opacity), .basic(FromToBy(from: .number(1))))
    layer.add(Animation(.property(fade), timing: MediaTiming(duration: 4)), at: 0)
    layer.timeSpace = layer.timeSpace.paused(at: 1)
    #expect(layer.presentation(at: 100).opacity == 0.75)
    #expect(layer.events(in: -1..<1000).isEmpty)
    layer.timeSpace = layer.timeSpace.resumed(at: 101, speed: 0.5)
    #expect([101, 103, 106.5, 107].map { layer.presentation(at: $0).opacity } == [0.75, 0.5, 0.0625, 0])
    #expect(layer.events(in: 102..<1000).map { $0.time } == [107])
  }

  @Test func badNumbersAreNamed() {
    for bad in [Double.nan, .infinity, -.infinity] {
      #expect(throws: ParameterError.self) { try TimeSpace(validatingBeginTime: bad) }
      #expect(throws: ParameterError.self) { try TimeSpace(validatingBeginTime: 0, speed: bad) }
      #expect(throws: ParameterError.self) { try TimeSpace(validatingBeginTime: 0, timeOffset: bad) }
    }
  }
}
