import MotionLottie
import MotionNumerics
import TestSupport

/// Calls of a player of Lottie animations, in the order of their times.
struct PlayerInput: CustomStringConvertible {
  enum Call {
    case play(from: LottiePosition?, to: LottiePosition?, mode: LottieLoopMode?)
    case queue([LottieSegment])
    case pause
    case stop
    case set(LottiePosition)
    case speed(Double)
    case forget
  }

  var calls: [(interval: Double, call: Call)]
  var respectsFrameRate: Bool

  var description: String { "\(calls.map { "+\($0.interval) \($0.call)" })" }

  static func random(_ random: inout SplitMix64) -> PlayerInput {
    let count = 1 + random.below(random.once(in: 8) ? 30 : 8)
    var calls = (0..<count).map { _ in (interval: interval(&random), call: call(&random)) }
    // Late times are rounded more. An hour of a loop of half a frame would have a million events, which take a second.
    if random.once(in: 4) { calls[0].interval += 3600 }
    return PlayerInput(calls: calls, respectsFrameRate: random.once(in: 4))
  }

  private static func interval(_ random: inout SplitMix64) -> Double {
    switch random.below(6) {
    case 0: [0, 1e-12, 1, 2, 60][random.below(5)]
    case 1: Double(1 + random.below(60)) / 30
    default: random.number(in: 0...3)
    }
  }

  private static func call(_ random: inout SplitMix64) -> Call {
    switch random.below(12) {
    case 0: return .pause
    case 1: return .stop
    case 2: return .set(position(&random))
    case 3: return .speed([-2, -1, -0.3, 0, 1e-3, 0.5, 1, 4][random.below(8)])
    case 4: return .forget
    case 5, 6: return .queue((0...random.below(4)).map { _ in segment(&random) })
    default:
      return .play(
        from: random.once(in: 2) ? position(&random) : nil, to: random.once(in: 2) ? position(&random) : nil,
        mode: random.once(in: 2) ? mode(&random) : nil)
    }
  }

  private static func position(_ random: inout SplitMix64) -> LottiePosition {
    switch random.below(4) {
    case 0: .frame([-5, 0, 10, 29.5, 60, 90][random.below(6)])
    case 1: .progress([0, 0.25, 1, 2, .nan][random.below(5)])
    case 2: .seconds(random.number(in: -1...3))
    default: .marker(["intro", "beat", "nobody"][random.below(3)])
    }
  }

  private static func mode(_ random: inout SplitMix64) -> LottieLoopMode {
    [.once, .loop, .autoReverse, .loop(times: 2.5), .autoReverse(times: 3), .backwards()][random.below(6)]
  }

  private static func segment(_ random: inout SplitMix64) -> LottieSegment {
    random.once(in: 2)
      ? .marker(["intro", "beat", "nobody"][random.below(3)], mode: mode(&random))
      : .range(from: position(&random), to: position(&random), mode: mode(&random))
  }
}

/// Players: frames within the file, each play completes once, and forgetting changes nothing that is still asked for.
enum PlayerTarget: FuzzTarget {
  static let name = "players"

  private static let animation: LottieAnimation = {
    let text = """
      {"fr": 30, "ip": 0, "op": 60, "w": 10, "h": 10, "layers": [], "markers": [{"cm": "intro", "tm": 5, "dr": 20},
        {"cm": "beat", "tm": 30, "dr": 15}, {"cm": "cue", "tm": 40, "dr": 0}]}
      """
    do { return try LottieAnimation(parsing: text) } catch { fatalError("\(error)") }
  }()

  static func input(_ random: inout SplitMix64) -> PlayerInput { .random(&random) }

  static func expectedSeconds(for input: PlayerInput) -> Double { 5e-4 * Double(1 + input.calls.count) }

  static func check(_ input: PlayerInput, _ examination: Examination) {
    var player = LottiePlayer(animation, respectsFrameRate: input.respectsFrameRate)
    var forgetting = player
    var (time, plays) = (0.0, 0)
    for (interval, call) in input.calls {
      time += interval
      plays += take(call, at: time, &player).count
      _ = take(call, at: time, &forgetting)
      if case .forget = call { forgetting.forget(before: time) }
      let moment = time + examination.random.number(in: 0...4)
      let frame = player.frame(at: moment)
      examination.require((0...60).contains(frame), "a frame is one of the file", "\(frame) at \(moment)")
      examination.require(
        frame == forgetting.frame(at: moment) && player.isPlaying(at: moment) == forgetting.isPlaying(at: moment),
        "forgetting changes nothing", "\(frame), \(forgetting.frame(at: moment)) at \(moment)")
    }
    checkEnds(of: player, after: time, plays, examination)
  }

  /// Makes a call; returns the numbers of its plays.
  private static func take(_ call: PlayerInput.Call, at time: Double, _ player: inout LottiePlayer) -> [Int] {
    switch call {
    case .play(let from, let to, let mode):
      return player.play(from: from, to: to, mode: mode, at: time).map { [$0] } ?? []
    case .queue(let segments): return player.play(segments, at: time) ?? []
    case .pause: player.pause(at: time)
    case .stop: player.stop(at: time)
    case .set(let position): player.set(position, at: time)
    case .speed(let speed): player.setSpeed(speed, at: time)
    case .forget: break
    }
    return []
  }

  private static func checkEnds(
    of player: LottiePlayer, after time: Double, _ plays: Int, _ examination: Examination
  ) {
    let end = player.restTime.isFinite ? max(time, player.restTime) + 1 : time + 10
    let whole = player.events(in: 0..<end)
    examination.require(
      zip(whole, whole.dropFirst()).allSatisfy { $0.time <= $1.time }, "events are in their order", "\(whole)")
    let cut = examination.random.number(in: 0...max(1e-3, end))
    if cut > 0, cut < end {
      let parts = player.events(in: 0..<cut) + player.events(in: cut..<end)
      examination.require(parts == whole, "two ranges have the events of one", "\(parts), not \(whole) at \(cut)")
    }
    var started: [Int] = []
    var completed: [Int] = []
    for event in whole {
      switch event.kind {
      case .started(let play): started.append(play)
      case .completed(let play, _): completed.append(play)
      case .looped, .passedMarker: break
      }
    }
    examination.require(Set(started).count == started.count, "a play starts once", "\(started)")
    examination.require(Set(completed).count == completed.count, "a play completes once", "\(completed)")
    examination.require(Set(completed).isSubset(of: started), "what completes has started", "\(completed), \(started)")
    examination.require(started.count <= plays, "no play starts of itself", "\(started), \(plays)")
    if player.restTime.isFinite {
      examination.require(started.count == completed.count, "what has started completes", "\(started), \(completed)")
      examination.require(!player.isPlaying(at: end), "nothing is played after the rest time")
    }
  }

  static var regressions: [Regression<PlayerInput>] {
    [
      Regression(
        "a play completed twice: at its very end it still went on by a rounded difference of times",
        PlayerInput(
          calls: [
            (2.029155898716827, .play(from: .progress(0), to: nil, mode: nil)), (2, .speed(0)),
            (0, .set(.seconds(1.8))),
          ], respectsFrameRate: false))
    ]
  }
}
