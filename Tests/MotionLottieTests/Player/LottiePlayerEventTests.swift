import MotionLottie
import MotionNumerics
import TestSupport
import Testing

/// The events of a player by laws: of other origins of time and frames, of parts of an interval, and of what is forgotten.
///
/// All numbers have few binary digits, so that a shift changes no rounding.
struct LottiePlayerEventTests {
  /// A call by its time and its action.
  private struct Call {
    let time: Double
    let action: (inout LottiePlayer, _ time: Double, _ firstFrame: Double) -> Void
  }

  /// A file of 64 frames at 32 a second from a frame on, with two markers.
  private static func animation(from first: Double) throws -> LottieAnimation {
    try LottieAnimation(
      parsing: """
        {"fr": 32, "ip": \(first), "op": \(first + 64), "w": 1, "h": 1, "layers": [], "markers": [
          {"cm": "early", "tm": \(first + 8), "dr": 16}, {"cm": "late", "tm": \(first + 40), "dr": 0}]}
        """)
  }

  /// Random calls, their times ascending from a time on, by frames from the file's first one on.
  private static func script(_ random: inout SplitMix64) -> [Call] {
    let modes: [LottieLoopMode] = [
      .once, .loop, .autoReverse, .loop(times: 3), .autoReverse(times: 1.5), .backwards(), .backwards(times: 2.25),
    ]
    var time = 0.0
    return (0..<Int.random(in: 1...9, using: &random)).map { _ in
      time += Double(Int.random(in: 0...96, using: &random)) / 32
      let (from, to) = (Double(Int.random(in: 0...64, using: &random)), Double(Int.random(in: 0...64, using: &random)))
      let mode = random.element(of: modes)
      let speed = random.element(of: [-2, -1, -0.5, 0, 0.5, 1, 2])
      let action: (inout LottiePlayer, Double, Double) -> Void =
        switch Int.random(in: 0..<9, using: &random) {
        case 0: { player, time, _ in player.pause(at: time) }
        case 1: { player, time, _ in player.stop(at: time) }
        case 2: { player, time, first in player.set(.frame(first + from), at: time) }
        case 3: { player, time, _ in player.setSpeed(speed, at: time) }
        case 4: { player, time, _ in player.play(at: time) }
        case 5: { player, time, _ in player.play(marker: "early", mode: mode, at: time) }
        case 6:
          { player, time, first in
            player.play(
              [
                .marker("early", mode: mode), .range(from: .frame(first + from), to: .frame(first + to)),
                .marker("late"), .range(to: .frame(first + to), mode: mode),
              ], at: time)
          }
        default:
          { player, time, first in
            player.play(from: .frame(first + from), to: .frame(first + to), mode: mode, at: time)
          }
        }
      return Call(time: time, action: action)
    }
  }

  private static func player(_ script: [Call], from first: Double = 0, shiftedBy shift: Double = 0) throws
    -> LottiePlayer
  {
    var player = LottiePlayer(try animation(from: first))
    for call in script { call.action(&player, call.time + shift, first) }
    return player
  }

  private static func shifted(_ events: [LottiePlayerEvent], by shift: Double) -> [LottiePlayerEvent] {
    events.map { LottiePlayerEvent($0.kind, at: $0.time + shift) }
  }

  /// Calls that are made later have later events, and a file whose first frame is another has other frames.
  @Test func shiftsOfTimesAndFrames() throws {
    var random = SplitMix64(seed: 381)
    for round in 0..<thorough(2000) {
      let script = Self.script(&random)
      let shift = Double(Int.random(in: -4096...4096, using: &random)) / 16
      let first = Double(Int.random(in: -300...300, using: &random))
      let (plain, moved) = (try Self.player(script), try Self.player(script, from: first, shiftedBy: shift))
      let range = -1.0..<Double(Int.random(in: 1...2000, using: &random)) / 16
      #expect(
        moved.events(in: range.lowerBound + shift..<range.upperBound + shift)
          == Self.shifted(plain.events(in: range), by: shift), "round \(round)")
      #expect(moved.restTime == plain.restTime + shift)
      for _ in 0..<8 {
        let time = Double(Int.random(in: -64...4096, using: &random)) / 64
        #expect(moved.frame(at: time + shift) == plain.frame(at: time) + first, "round \(round), at \(time)")
        #expect(moved.isPlaying(at: time + shift) == plain.isPlaying(at: time))
      }
    }
  }

  /// The events of an interval are those of its parts, wherever it is cut: at its events too, and after forgetting what is
  /// before each part.
  @Test func partsOfAnInterval() throws {
    var random = SplitMix64(seed: 382)
    for round in 0..<thorough(2000) {
      let player = try Self.player(Self.script(&random))
      let range = -1.0..<Double(Int.random(in: 16...640, using: &random)) / 16
      let whole = player.events(in: range)
      var cuts = (0..<Int.random(in: 1...6, using: &random)).map { _ in random.number(in: -1...range.upperBound) }
      if let event = whole.randomElement(using: &random) { cuts.append(event.time) }
      let times = [range.lowerBound] + cuts.filter { range.contains($0) }.sorted() + [range.upperBound]
      var forgetful = player
      var (parts, remembered): ([LottiePlayerEvent], [LottiePlayerEvent]) = ([], [])
      for (start, end) in zip(times, times.dropFirst()) {
        parts += player.events(in: start..<end)
        forgetful.forget(before: start)
        remembered += forgetful.events(in: start..<end)
      }
      #expect(parts == whole && remembered == whole, "round \(round), cut at \(times)")
    }
  }

  /// A marker is told once though the speed changes at its own time, which is rounded to either side of its frame.
  @Test func aChangeOfSpeedAtAMarker() throws {
    let animation = try LottieAnimation(
      parsing: """
        {"fr": 24, "ip": 0, "op": 64, "w": 1, "h": 1, "layers": [], "markers": [
          {"cm": "a", "tm": 2, "dr": 0}, {"cm": "b", "tm": 31, "dr": 0}]}
        """)
    var random = SplitMix64(seed: 383)
    for _ in 0..<thorough(500) {
      let (start, isBackwards) = (random.number(in: 0...3), Bool.random(using: &random))
      var player = LottiePlayer(animation, speed: isBackwards ? -1 : 1)
      player.play(mode: .loop(times: 2), at: start)
      let markers = player.events(in: 0..<100).filter { $0.kind == .passedMarker("a") || $0.kind == .passedMarker("b") }
      try #require(markers.count == 4)
      let speed = random.element(of: [0.5, 1, 2, 3])
      player.setSpeed(isBackwards ? -speed : speed, at: markers[Int.random(in: 0..<4, using: &random)].time)
      let changed = player.events(in: 0..<100).filter { $0.kind == .passedMarker("a") || $0.kind == .passedMarker("b") }
      #expect(changed.map { $0.kind } == markers.map { $0.kind }, "from \(start), \(speed)")
    }
  }

  /// Of a play that began long ago only the passes in the interval count: those from its begin on would be too many to be
  /// told.
  @Test func anIntervalInTheMiddleOfAPlay() throws {
    for speed in [1.0, -1] {
      var player = LottiePlayer(try Self.animation(from: 0), speed: speed)
      player.play(from: .frame(6), to: .frame(10), mode: .loop, at: 3)
      // Three million passes later, with and without what is before.
      let start = 3 + 3_000_000 * 0.125
      for isForgetful in [false, true] {
        if isForgetful { player.forget(before: start) }
        let events = player.events(in: start..<start + 0.25)
        let passes = events.compactMap { if case .looped(_, let pass) = $0.kind { pass } else { nil } }
        #expect(passes == [3_000_000, 3_000_001])
        #expect(events.count { $0.kind == .passedMarker("early") } == 2)
        #expect(events.allSatisfy { start..<start + 0.25 ~= $0.time })
      }
    }
  }
}
