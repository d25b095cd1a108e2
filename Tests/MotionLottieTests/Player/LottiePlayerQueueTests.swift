import MotionLottie
import MotionNumerics
import TestSupport
import Testing

/// Queues of a player: segments of a file of 128 frames, 32 a second, that are played one after the other.
///
/// All numbers have few binary digits, so that sums of times are exact.
struct LottiePlayerQueueTests {
  private static let json = """
    {"fr": 32, "ip": 0, "op": 128, "w": 1, "h": 1, "layers": [], "markers": [
      {"cm": "intro", "tm": 0, "dr": 32}, {"cm": "beat", "tm": 32, "dr": 16}, {"cm": "fade", "tm": 96, "dr": 32},
      {"cm": "point", "tm": 64, "dr": 0}]}
    """

  private func player(speed: Double = 1) throws -> LottiePlayer {
    LottiePlayer(try LottieAnimation(parsing: Self.json), speed: speed)
  }

  /// What begins and ends, without the markers.
  private func plays(_ player: LottiePlayer, in range: Range<Double>) -> [LottiePlayerEvent] {
    player.events(in: range).filter { if case .passedMarker = $0.kind { false } else { true } }
  }

  @Test func anIntroductionThenALoop() throws {
    var player = try player()
    #expect(player.play([.marker("intro"), .marker("beat", mode: .loop)], at: 1) == [1, 2])
    #expect([0.5, 1, 1.5, 2, 2.25, 2.5, 100.25].map { player.frame(at: $0) } == [0, 0, 16, 32, 40, 32, 40])
    #expect(player.isPlaying(at: 1e9) && player.restTime == .infinity)
    #expect(
      plays(player, in: 0..<2.75) == [
        LottiePlayerEvent(.started(play: 1), at: 1), LottiePlayerEvent(.completed(play: 1, finished: true), at: 2),
        LottiePlayerEvent(.started(play: 2), at: 2), LottiePlayerEvent(.looped(play: 2, pass: 1), at: 2.5),
      ])
  }

  /// One question over several segments hears what many short ones hear.
  @Test func eventsOfALongStep() throws {
    var player = try player()
    player.play([.marker("intro"), .marker("point"), .marker("beat", mode: .loop(times: 2)), .marker("fade")], at: 0)
    let whole = player.events(in: 0..<4)
    let steps = stride(from: 0.0, to: 4, by: 1.0 / 64).flatMap { player.events(in: $0..<$0 + 1.0 / 64) }
    #expect(whole == steps && player.restTime == 3)
    #expect(
      plays(player, in: 0..<4).map(\.kind) == [
        .started(play: 1), .completed(play: 1, finished: true), .started(play: 2),
        .completed(play: 2, finished: true), .started(play: 3), .looped(play: 3, pass: 1),
        .completed(play: 3, finished: true), .started(play: 4), .completed(play: 4, finished: true),
      ])
  }

  /// A queue is played as by a call for each segment, at the time at which the one before it is over.
  @Test func aQueueIsSoManyCalls() throws {
    var random = SplitMix64(seed: 471)
    let modes: [LottieLoopMode] = [.once, .loop(times: 3), .autoReverse(times: 1.5), .backwards(times: 2.25)]
    for round in 0..<thorough(500) {
      let speed = random.element(of: [-2, -1, 0.5, 1, 4])
      let ranges = (0..<Int.random(in: 1...6, using: &random)).map { _ in
        let frames = (0..<2).map { _ in LottiePosition.frame(Double(Int.random(in: 0...128, using: &random))) }
        return (from: frames[0], to: frames[1], mode: random.element(of: modes))
      }
      var (queued, called) = (try player(speed: speed), try player(speed: speed))
      queued.play(ranges.map { .range(from: $0.from, to: $0.to, mode: $0.mode) }, at: 0.5)
      for range in ranges {
        let time = max(called.restTime, 0.5)
        called.play(from: range.from, to: range.to, mode: range.mode, at: time)
      }
      #expect(queued.restTime == called.restTime, "round \(round)")
      #expect(queued.events(in: 0..<1000) == called.events(in: 0..<1000), "round \(round)")
      for _ in 0..<8 {
        let time = Double(Int.random(in: 0...1024, using: &random)) / 32
        #expect(queued.frame(at: time) == called.frame(at: time), "round \(round), at \(time)")
      }
    }
  }

  @Test func aNewOneTakesItsPlace() throws {
    var player = try player()
    player.play([.marker("intro"), .marker("beat", mode: .loop)], at: 0)
    #expect(player.play([.marker("fade"), .marker("intro")], at: 0.5) == [3, 4])
    #expect(player.frame(at: 1) == 112 && player.frame(at: 2) == 16 && player.restTime == 2.5)
    #expect(
      plays(player, in: 0..<9).map(\.kind) == [
        .started(play: 1), .completed(play: 1, finished: false), .started(play: 3),
        .completed(play: 3, finished: true), .started(play: 4), .completed(play: 4, finished: true),
      ])
    player.set(.frame(7), at: 1)
    #expect(player.frame(at: 50) == 7 && !player.isPlaying(at: 1.5) && player.restTime == 1)
  }

  @Test func aPauseKeepsIt() throws {
    var player = try player()
    player.play([.marker("intro"), .marker("fade"), .marker("beat", mode: .loop)], at: 0)
    player.pause(at: 0.5)
    #expect(player.frame(at: 8) == 16 && !player.isPlaying(at: 8))
    #expect(player.play(at: 10) == 4)
    #expect(player.frame(at: 10.5) == 96 && player.frame(at: 11.75) == 40)
    #expect(
      plays(player, in: 9..<12).map(\.kind) == [
        .started(play: 4), .completed(play: 4, finished: true), .started(play: 2),
        .completed(play: 2, finished: true), .started(play: 3),
      ])
    // Another mode is another play, without what followed.
    player.pause(at: 10.75)
    player.play(mode: .once, at: 11)
    player.pause(at: 11)
    player.play(mode: .loop, at: 12)
    #expect(player.frame(at: 13) == 32 && player.restTime == .infinity)
  }

  /// Twice as fast from the middle of the first segment on: what follows comes sooner, also after a stop at speed 0.
  @Test func aChangeOfSpeedMovesWhatFollows() throws {
    var player = try player()
    player.play([.marker("intro"), .marker("fade")], at: 0)
    player.setSpeed(0, at: 0.5)
    #expect(player.frame(at: 90) == 16 && player.isPlaying(at: 90) && player.restTime == .infinity)
    player.setSpeed(2, at: 2)
    #expect(player.frame(at: 2.25) == 96 && player.frame(at: 2.5) == 112 && player.restTime == 2.75)
    #expect(
      plays(player, in: 0..<9) == [
        LottiePlayerEvent(.started(play: 1), at: 0),
        LottiePlayerEvent(.completed(play: 1, finished: true), at: 2.25),
        LottiePlayerEvent(.started(play: 2), at: 2.25),
        LottiePlayerEvent(.completed(play: 2, finished: true), at: 2.75),
      ])
    // Backwards, the segments follow each other in the same order, each from its end.
    player.setSpeed(-1, at: 2.25)
    player.play([.marker("intro"), .marker("fade")], at: 3)
    #expect([3, 3.25, 4, 4.25].map { player.frame(at: $0) } == [32, 24, 128, 120])
  }

  @Test func whatCannotBePlayedChangesNothing() throws {
    var player = try player()
    player.play(marker: "beat", at: 0)
    #expect(player.play([], at: 0.25) == nil)
    #expect(player.play([.marker("intro"), .marker("none")], at: 0.25) == nil)
    #expect(player.play([.marker("intro"), .range(from: .frame(.nan))], at: 0.25) == nil)
    #expect(player.frame(at: 0.25) == 40 && player.events(in: 0..<9).count == 3)
  }

  /// A queue is of one size in the memory, and what is over can be forgotten.
  @Test func whatIsOverIsForgotten() throws {
    var player = try player()
    player.play(Array(repeating: .marker("beat"), count: 1000), at: 0)
    var forgetful = player
    forgetful.forget(before: 250)
    #expect(forgetful.events(in: 250..<600) == player.events(in: 250..<600))
    #expect(forgetful.frame(at: 499.75) == 40 && forgetful.restTime == 500)
    // A call at a time before those of the queue takes back what has not begun.
    forgetful.stop(at: 251)
    #expect(forgetful.restTime == 251 && forgetful.frame(at: 400) == 32)
  }
}
