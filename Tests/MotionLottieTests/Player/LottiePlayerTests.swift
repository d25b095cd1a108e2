import MotionLottie
import Testing

/// The effect of each call of a player, with a file of 100 frames from 10 on, 50 a second.
struct LottiePlayerTests {
  static let json = """
    {"v": "5.7.0", "fr": 50, "ip": 10, "op": 110, "w": 100, "h": 100, "layers": [],
     "markers": [{"cm": "jump", "tm": 30, "dr": 20}, {"cm": "point", "tm": 60, "dr": 0}]}
    """

  private func player(speed: Double = 1) throws -> LottiePlayer {
    LottiePlayer(try LottieAnimation(parsing: Self.json), speed: speed)
  }

  private func kinds(_ player: LottiePlayer, until end: Double = 1000) -> [LottiePlayerEvent.Kind] {
    player.events(in: -1..<end).map(\.kind)
  }

  @Test func beforeTheFirstCallItShowsTheFirstFrame() throws {
    let player = try player()
    #expect(player.frame(at: 5) == 10)
    #expect(player.progress(at: 5) == 0)
    #expect(!player.isPlaying(at: 5))
    #expect(player.restTime == -.infinity)
  }

  @Test func onceThroughTheWholeFile() throws {
    var player = try player()
    let play = player.play(at: 1)
    #expect(player.frame(at: 0.9) == 10)
    #expect(player.frame(at: 1) == 10)
    #expect(player.frame(at: 2) == 60)
    #expect(player.isPlaying(at: 2.9))
    #expect(player.frame(at: 3) == 110)
    #expect(!player.isPlaying(at: 3))
    #expect(player.frame(at: 30) == 110)
    #expect(player.restTime == 3)
    #expect(
      player.events(in: 0..<10) == [
        LottiePlayerEvent(.started(play: 1), at: 1), LottiePlayerEvent(.passedMarker("jump"), at: 1.4),
        LottiePlayerEvent(.passedMarker("point"), at: 2), LottiePlayerEvent(.completed(play: 1, finished: true), at: 3),
      ])
    #expect(play == 1)
  }

  @Test func fromProgressToProgress() throws {
    var player = try player()
    player.play(from: .progress(0.2), to: .progress(0.8), at: 0)
    #expect(player.frame(at: 0) == 30)
    #expect(player.progress(at: 0.3) == 0.35)
    #expect(player.progress(at: 10) == 0.8)
  }

  @Test func aRangeWhoseEndComesFirstIsPlayedInReverse() throws {
    var player = try player()
    player.play(from: .frame(80), to: .seconds(0.4), at: 0)
    #expect(player.frame(at: 0.5) == 55)
    #expect(player.frame(at: 9) == 30)
  }

  @Test func loopsLoseNoTime() throws {
    var player = try player()
    player.play(marker: "jump", mode: .loop, at: 0)
    #expect(player.frame(at: 0) == 30)
    #expect(player.frame(at: 0.4) == 30)
    #expect(abs(player.frame(at: 1_000_000.1) - 35) < 1e-6)
    #expect(player.restTime == .infinity)
    #expect(
      kinds(player, until: 0.9) == [
        .started(play: 1), .passedMarker("jump"), .looped(play: 1, pass: 1), .passedMarker("jump"),
        .looped(play: 1, pass: 2), .passedMarker("jump"),
      ])
  }

  @Test func aCountedLoopEndsAtItsEnd() throws {
    var player = try player()
    player.play(from: .frame(10), to: .frame(20), mode: .loop(times: 3), at: 0)
    #expect(player.frame(at: 0.5) == 15)
    #expect(player.frame(at: 0.6) == 20)
    #expect(
      kinds(player) == [
        .started(play: 1), .looped(play: 1, pass: 1), .looped(play: 1, pass: 2), .completed(play: 1, finished: true),
      ])
    player.play(from: .frame(10), to: .frame(20), mode: .loop(times: 2.5), at: 1)
    #expect(abs(player.frame(at: 3) - 15) < 1e-12)
  }

  @Test func thereAndBackAgain() throws {
    var player = try player()
    player.play(from: .frame(10), to: .frame(60), mode: .autoReverse(times: 2), at: 0)
    #expect(player.frame(at: 1) == 60)
    #expect(player.frame(at: 1.5) == 35)
    #expect(player.frame(at: 2) == 10)
    #expect(player.frame(at: 2.5) == 35)
    #expect(player.frame(at: 4) == 10)
    #expect(!player.isPlaying(at: 4))
  }

  @Test func backwards() throws {
    var player = try player()
    player.play(from: .frame(10), to: .frame(60), mode: .backwards(times: 2), at: 0)
    #expect(player.frame(at: 0) == 60)
    #expect(player.frame(at: 0.5) == 35)
    #expect(player.frame(at: 1) == 60)
    #expect(player.frame(at: 2) == 10)
  }

  @Test func aNegativeSpeedBeginsAtTheEnd() throws {
    var player = try player(speed: -2)
    player.play(from: .frame(10), to: .frame(60), at: 0)
    #expect(player.frame(at: 0) == 60)
    #expect(player.frame(at: 0.25) == 35)
    #expect(player.frame(at: 0.5) == 10)
    #expect(!player.isPlaying(at: 0.5))
    player.play(from: .frame(10), to: .frame(60), mode: .loop, at: 1)
    #expect(player.frame(at: 1) == 60)
    #expect(player.frame(at: 1.25) == 35)
    #expect(player.frame(at: 1.75) == 35)
  }

  @Test func changingTheSpeedKeepsTheFrame() throws {
    var player = try player()
    player.play(at: 0)
    player.setSpeed(2, at: 0.5)
    #expect(player.frame(at: 0.5) == 35)
    #expect(player.frame(at: 1) == 85)
    player.setSpeed(0, at: 1)
    #expect(player.frame(at: 50) == 85)
    #expect(player.isPlaying(at: 50))
    player.setSpeed(-1, at: 50)
    #expect(player.frame(at: 50.5) == 60)
    #expect(player.frame(at: 51.5) == 10)
    #expect(!player.isPlaying(at: 51.5))
    let completions = player.events(in: 0..<100).filter { $0.kind == .completed(play: 1, finished: true) }
    #expect(completions == [LottiePlayerEvent(.completed(play: 1, finished: true), at: 51.5)])
  }

  @Test func pauseKeepsTheFrameAndPlayGoesOn() throws {
    var player = try player()
    player.play(from: .frame(20), to: .frame(70), mode: .loop, at: 0)
    player.pause(at: 0.3)
    #expect(player.frame(at: 7) == 35)
    #expect(!player.isPlaying(at: 7))
    player.play(at: 10)
    #expect(abs(player.frame(at: 10.1) - 40) < 1e-9)
    #expect(player.frame(at: 11) == 35)
    #expect(
      kinds(player, until: 10.2) == [
        .started(play: 1), .passedMarker("jump"), .completed(play: 1, finished: false), .started(play: 2),
      ])
  }

  @Test func stopGoesToTheFirstFrameOfTheRange() throws {
    var player = try player()
    player.play(from: .frame(20), to: .frame(70), at: 0)
    player.stop(at: 0.5)
    #expect(player.frame(at: 1) == 20)
    player.play(at: 2)
    #expect(player.frame(at: 2) == 10)
  }

  @Test func settersPause() throws {
    var player = try player()
    player.play(at: 0)
    player.set(.progress(0.5), at: 0.1)
    #expect(player.frame(at: 5) == 60)
    player.play(to: .frame(70), at: 6)
    #expect(abs(player.frame(at: 6.1) - 65) < 1e-9)
    player.set(.frame(1e9), at: 7)
    #expect(player.frame(at: 8) == 110)
  }

  @Test func aPlayToItsOwnFrameIsOverAtOnce() throws {
    var player = try player()
    player.set(.frame(40), at: 0)
    player.play(to: .frame(40), mode: .loop, at: 1)
    #expect(player.frame(at: 2) == 40)
    #expect(!player.isPlaying(at: 1))
    #expect(kinds(player) == [.started(play: 1), .completed(play: 1, finished: true)])
  }

  @Test func callsWithoutMeaningChangeNothing() throws {
    var player = try player()
    player.play(at: 0)
    #expect(player.play(marker: "nowhere", at: 1) == nil)
    #expect(player.play(to: .marker("nowhere"), at: 1) == nil)
    #expect(player.play(from: .frame(.nan), at: 1) == nil)
    player.set(.progress(.nan), at: 1)
    #expect(player.frame(at: 1.5) == 85)
  }

  @Test func aCallWithAnEarlierTimeCountsAtTheLatest() throws {
    var player = try player()
    player.play(at: 1)
    player.pause(at: 0.5)
    #expect(player.frame(at: 3) == 10)
  }

  @Test func wholeFramesOnRequest() throws {
    var player = try player()
    player.respectsFrameRate = true
    player.play(at: 0)
    #expect(player.frame(at: 0.031) == 11)
  }

  @Test func theForgottenPastTraps() async throws {
    var player = try player()
    player.play(at: 0)
    player.set(.frame(50), at: 1)
    player.set(.frame(60), at: 2)
    player.forget(before: 1.5)
    #expect(player.frame(at: 1.5) == 50)
    #expect(player.horizon == 1.5)
    await #expect(processExitsWith: .failure) {
      var player = LottiePlayer(try LottieAnimation(parsing: LottiePlayerTests.json))
      player.forget(before: 1)
      _ = player.frame(at: 0.5)
    }
  }

  /// The length of a pass comes from the document.
  @Test func passesNextToNothingFillNoMemory() throws {
    let json = #"{"fr": 1000, "ip": 0, "op": 1e-9, "w": 1, "h": 1, "layers": [], "markers": [{"cm": "a", "tm": 0}]}"#
    var player = LottiePlayer(try LottieAnimation(parsing: json))
    player.play(mode: .loop, at: 1)
    player.pause(at: 51)
    #expect(
      player.events(in: 0..<100) == [
        LottiePlayerEvent(.started(play: 1), at: 1), LottiePlayerEvent(.completed(play: 1, finished: false), at: 51),
      ])
    #expect((0...1e-9).contains(player.frame(at: 50)))
  }

  @Test func countsOfPassesAreAboveZero() async {
    #expect(throws: (any Error).self) { try LottieLoopMode.loop(validatingTimes: 0) }
    #expect(throws: (any Error).self) { try LottieLoopMode.autoReverse(validatingTimes: .nan) }
    #expect(throws: (any Error).self) { try LottieLoopMode.backwards(validatingTimes: -1) }
    await #expect(processExitsWith: .failure) { _ = LottieLoopMode.loop(times: 0) }
  }
}
