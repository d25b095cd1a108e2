import MotionEffects
import MotionLottie
import MotionNumerics
import TestSupport

/// A player through a random script of calls: frames are within the file, and each play has one end.
enum LottiePlayerCheck {
  static func run(_ animation: LottieAnimation, _ examination: Examination) {
    // Loops through hundreds of passes a second would fill the memory with events.
    guard animation.duration > 0.01 else { return }
    var player = LottiePlayer(
      animation, speed: examination.random.moderate(3), respectsFrameRate: examination.random.once(in: 4))
    var time = 0.0
    var plays = 0
    for _ in 0..<1 + examination.random.below(10) {
      time += examination.random.once(in: 3) ? 0 : examination.random.number(in: 0...2) * animation.duration
      plays += call(&player, at: time, animation, &examination.random)
    }
    let end = max(time + min(100, 4 * animation.duration), time.nextUp)
    checkFrames(of: player, until: end, examination)
    checkEvents(of: player, plays: plays, until: end, examination)
  }

  /// Calls a player; the number of plays that begin, or follow the one that does.
  private static func call(
    _ player: inout LottiePlayer, at time: Double, _ animation: LottieAnimation, _ random: inout SplitMix64
  ) -> Int {
    switch random.below(10) {
    case 0: player.pause(at: time)
    case 1: player.stop(at: time)
    case 2: player.set(position(&random, in: animation), at: time)
    case 3: player.setSpeed([0, -1, 1, 2.5, random.moderate(3)][random.below(5)], at: time)
    case 4: return player.play(at: time) == nil ? 0 : 1
    case 5: return player.play(marker: animation.markers.last?.name ?? "none", at: time) == nil ? 0 : 1
    case 6:
      let middle = LottiePosition.progress(random.number())
      return player.play([.range(to: middle), .range(from: middle), .range(mode: .loop)], at: time)?.count ?? 0
    default:
      // Passes of a tenth of the file at least.
      let start = random.number() * 0.9
      let (from, to) = (LottiePosition.progress(start), LottiePosition.progress(start + 0.1))
      let modes: [LottieLoopMode] = [
        .once, .loop, .autoReverse, .loop(times: 2.5), .autoReverse(times: 1.5), .backwards(times: 2),
      ]
      let mode = modes[random.below(modes.count)]
      let isReversed = random.once(in: 2)
      return player.play(from: isReversed ? to : from, to: isReversed ? from : to, mode: mode, at: time) == nil ? 0 : 1
    }
    return 0
  }

  private static func position(_ random: inout SplitMix64, in animation: LottieAnimation) -> LottiePosition {
    switch random.below(5) {
    case 0: .frame(random.wild())
    case 1: .progress(random.moderate(2))
    case 2: .seconds(random.once(in: 4) ? .nan : random.wild())
    case 3: .marker(animation.markers.first?.name ?? "none")
    default: .progress(random.part())
    }
  }

  private static func checkFrames(of player: LottiePlayer, until end: Double, _ examination: Examination) {
    let frames = player.animation.frames
    let least = player.respectsFrameRate ? frames.lowerBound.rounded(.down) : frames.lowerBound
    for _ in 0..<4 {
      let time = examination.random.once(in: 12) ? 1e300 : examination.random.number(in: -1...end)
      let (frame, progress) = (player.frame(at: time), player.progress(at: time))
      examination.require(
        frame >= least && frame <= frames.upperBound, "a frame is in the file", "\(frame) at \(time), of \(frames)")
      examination.require(
        player.respectsFrameRate || (0...1).contains(progress), "a progress is in 0…1", "\(progress) at \(time)")
      examination.require(
        !player.isPlaying(at: time) || player.restTime > time, "a play goes on until its end", "at \(time)")
    }
  }

  private static func checkEvents(
    of player: LottiePlayer, plays: Int, until end: Double, _ examination: Examination
  ) {
    let events = player.events(in: -1..<end)
    examination.require(
      zip(events, events.dropFirst()).allSatisfy { $0.time <= $1.time }, "events of a player are in order", "\(events)")
    var (started, completed) = (Set<Int>(), Set<Int>())
    for event in events {
      switch event.kind {
      case .started(let play): examination.require(started.insert(play).inserted, "a play starts once", "\(play)")
      case .completed(let play, _):
        examination.require(
          started.contains(play) && completed.insert(play).inserted, "a play ends once, after its start", "\(play)")
      case .looped(let play, _):
        examination.require(started.contains(play) && !completed.contains(play), "a pass is in a play", "\(play)")
      case .passedMarker: break
      }
    }
    examination.require(
      started.count <= plays && started.count - completed.count <= 1, "each play that starts, but the last, ends",
      "\(plays) plays, \(events)")
    let middle = examination.random.number(in: -1...end)
    examination.require(
      player.events(in: -1..<middle) + player.events(in: middle..<end) == events,
      "events of two ranges are those of both", "\(events), at \(middle)")
  }
}

/// A refresh effect of three segments: its frames are in them, and a finished effect is idle.
enum LottieRefreshCheck {
  static func run(_ animation: LottieAnimation, _ examination: Examination) {
    let frames = animation.frames
    func frame() -> Double {
      examination.random.once(in: 8)
        ? examination.random.wild() : examination.random.number(in: frames.lowerBound...frames.upperBound)
    }
    func segment() -> ClosedRange<Double> {
      let (start, end) = (frame(), frame())
      return min(start, end)...max(start, end)
    }
    let loop = segment()
    guard
      var effect = try? LottieRefresh(
        validating: animation, pulling: segment(), refreshing: loop.lowerBound..<loop.upperBound, ending: segment())
    else {
      let kept = (loop.lowerBound..<loop.upperBound).clamped(to: frames)
      return examination.require(kept.isEmpty, "segments with a duration make an effect", "\(loop) of \(frames)")
    }
    effect.pull(to: examination.random.part(), at: 0)
    check(effect, at: 0, examination)
    let begin = examination.random.number()
    effect.beginRefreshing(at: begin)
    check(effect, at: begin + examination.random.number(), examination)
    let end = begin + examination.random.number() * 3
    effect.endRefreshing(at: end)
    check(effect, at: end + examination.random.number(), examination)
    let rest = effect.restTime
    examination.require(rest.isFinite && rest >= end, "what is told to end comes to rest", "\(rest), told at \(end)")
    examination.require(effect.isIdle(at: max(rest, end)), "an effect is idle at its time of rest", "at \(rest)")
    examination.require(
      effect.cornerTimes(in: 0...end).allSatisfy { (0...end).contains($0) }, "corners are in their range")
  }

  private static func check(_ effect: LottieRefresh, at time: Double, _ examination: Examination) {
    let (frame, frames) = (effect.frame(at: time), effect.animation.frames)
    examination.require(
      frame >= frames.lowerBound && frame <= frames.upperBound, "a refresh shows frames of the file",
      "\(frame) at \(time), of \(frames)")
    examination.require(effect.channels(at: time) == [frame], "the channel is the frame")
  }
}
