import MotionLottie
import MotionNumerics
import TestSupport
import Testing

/// Laws of a player, over random scripts of calls.
struct LottiePlayerPropertyTests {
  private struct Script {
    var player: LottiePlayer
    var playCount = 0
    var end = 0.0
  }

  private static let modes: [LottieLoopMode] = [
    .once, .loop, .autoReverse, .loop(times: 3), .autoReverse(times: 1.5), .backwards(), .backwards(times: 2.25),
  ]

  private func script(_ random: inout SplitMix64, animation: LottieAnimation) -> Script {
    var script = Script(player: LottiePlayer(animation, speed: Double.random(in: -3...3, using: &random)))
    for _ in 0..<Int.random(in: 1...12, using: &random) {
      script.end += Bool.random(using: &random) ? Double.random(in: 0...3, using: &random) : 0
      let time = script.end
      switch Int.random(in: 0..<8, using: &random) {
      case 0: script.player.pause(at: time)
      case 1: script.player.stop(at: time)
      case 2: script.player.set(.frame(Double.random(in: 0...120, using: &random)), at: time)
      case 3: script.player.setSpeed([0, -1, 1, 2.5][Int.random(in: 0..<4, using: &random)], at: time)
      case 4: if script.player.play(at: time) != nil { script.playCount += 1 }
      default:
        let (from, to) = (Double.random(in: 0...120, using: &random), Double.random(in: 0...120, using: &random))
        let mode = Self.modes[Int.random(in: 0..<Self.modes.count, using: &random)]
        if script.player.play(from: .frame(from), to: .frame(to), mode: mode, at: time) != nil {
          script.playCount += 1
        }
      }
    }
    return script
  }

  @Test func scriptsKeepTheLaws() throws {
    let animation = try LottieAnimation(parsing: LottiePlayerTests.json)
    var random = SplitMix64(seed: 1904)
    for _ in 0..<thorough(10_000) {
      let script = script(&random, animation: animation)
      let player = script.player
      let horizon = script.end + 100
      let events = player.events(in: -1..<horizon)

      // Events are in order, and each play starts once and completes at most once, after its start.
      #expect(events.map(\.time) == events.map(\.time).sorted())
      var started: Set<Int> = []
      var completed: Set<Int> = []
      var passes: [Int: Int] = [:]
      for event in events {
        switch event.kind {
        case .started(let play): #expect(started.insert(play).inserted)
        case .completed(let play, _):
          #expect(started.contains(play))
          #expect(completed.insert(play).inserted)
        case .looped(let play, let pass):
          #expect(started.contains(play) && !completed.contains(play))
          passes[play, default: 0] += 1
          #expect(pass == passes[play])
        case .passedMarker: break
        }
      }
      #expect(started.count == script.playCount)
      // All but the last play are over.
      #expect(started.count - completed.count <= 1)

      // The same events in two halves; frames within the file; the same answer in any order.
      let middle = Double.random(in: 0...horizon, using: &random)
      #expect(player.events(in: -1..<middle) + player.events(in: middle..<horizon) == events)
      for _ in 0..<8 {
        let time = Double.random(in: -1...horizon, using: &random)
        #expect((10...110).contains(player.frame(at: time)))
        #expect((0...1).contains(player.progress(at: time)))
      }
      #expect(player.isPlaying(at: horizon) == (completed.count < started.count))
    }
  }

  /// A play of a range at speed −s shows at the time t what one at speed s shows at the remaining time.
  @Test func backwardsIsTheReversalOfForwards() throws {
    let animation = try LottieAnimation(parsing: LottiePlayerTests.json)
    var random = SplitMix64(seed: 77)
    for _ in 0..<thorough(500) {
      let speed = Double.random(in: 0.1...4, using: &random)
      let (from, to) = (Double.random(in: 10...110, using: &random), Double.random(in: 10...110, using: &random))
      let mode = [LottieLoopMode.once, .loop(times: 3), .autoReverse(times: 2)][Int.random(in: 0..<3, using: &random)]
      var forwards = LottiePlayer(animation, speed: speed)
      var backwards = LottiePlayer(animation, speed: -speed)
      forwards.play(from: .frame(from), to: .frame(to), mode: mode, at: 0)
      backwards.play(from: .frame(from), to: .frame(to), mode: mode, at: 0)
      let duration = forwards.restTime
      #expect(duration == backwards.restTime)
      let time = Double.random(in: 0...duration, using: &random)
      let difference = (forwards.frame(at: time) - backwards.frame(at: duration - time)).magnitude
      // At the jump of a loop both ends of the range are right.
      #expect(difference < 1e-9 || abs(difference - abs(to - from)) < 1e-9)
    }
  }

  @Test func forgettingChangesNoLaterAnswer() throws {
    let animation = try LottieAnimation(parsing: LottiePlayerTests.json)
    var random = SplitMix64(seed: 5)
    for _ in 0..<thorough(500) {
      let script = script(&random, animation: animation)
      var forgetful = script.player
      let past = Double.random(in: 0...(script.end + 1), using: &random)
      forgetful.forget(before: past)
      for _ in 0..<8 {
        let time = past + Double.random(in: 0...10, using: &random)
        #expect(forgetful.frame(at: time) == script.player.frame(at: time))
        #expect(forgetful.isPlaying(at: time) == script.player.isPlaying(at: time))
      }
      #expect(forgetful.events(in: past..<past + 20) == script.player.events(in: past..<past + 20))
    }
  }
}
