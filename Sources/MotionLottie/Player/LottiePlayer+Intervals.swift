internal import EffectCore
internal import MotionCurves

/// The changes by a call, and the state at a time.
extension LottiePlayer {
  /// The effective time of a call: never before the time of the previous call.
  func effective(_ time: Double) -> Double {
    ParameterError.trapUnlessFinite(time, "time")
    return max(time, log.latestTime)
  }

  /// The play that goes on at a time, and the seconds since its interval began.
  func running(at time: Double) -> (play: PlayerInterval.Play, elapsed: Double)? {
    guard let index = lastInterval(notAfter: time), let play = log[index].play else { return nil }
    let elapsed = time - log.time(of: index)
    return elapsed < play.remaining ? (play, elapsed) : nil
  }

  /// The state at a time: the frame, and the play if it goes on.
  func interval(at time: Double) -> PlayerInterval {
    guard let index = lastInterval(notAfter: time) else { return PlayerInterval(frame: clip.frames.lowerBound) }
    var interval = log[index]
    if let play = interval.play {
      let elapsed = time - log.time(of: index)
      interval.frame = play.frame(after: elapsed)
      if elapsed >= play.remaining { interval.play = nil }
    }
    return interval
  }

  /// The interval at a time; after the last call it is found without a search.
  private func lastInterval(notAfter time: Double) -> Int? {
    if let last = log.indices.last, time >= log.latestTime { return last }
    return log.last(notAfter: time)
  }

  mutating func begin(_ course: PlayRange, at distance: Double, time: Double, frame: Double) -> Int {
    let play = PlayerInterval.Play(
      id: nextPlay, course: course, distance: distance, rate: speed * clip.frameRate, isNew: true)
    nextPlay += 1
    log.append(PlayerInterval(play: play, frame: frame), at: time)
    return play.id
  }

  mutating func stand(
    at time: Double, frame: Double, interrupted: (course: PlayRange, distance: Double)?
  ) {
    log.append(PlayerInterval(frame: frame, interrupted: interrupted), at: time)
  }

  /// The course that a pause interrupts, and the distance along it.
  func interruption(at time: Double) -> (course: PlayRange, distance: Double)? {
    if let (play, elapsed) = running(at: time) { return (play.course, play.distance(after: elapsed)) }
    return interval(at: time).interrupted
  }

  /// The interrupted course with which a play without positions goes on, if it is to be played in the same way.
  func course(
    goingOnAfter interval: PlayerInterval, mode: LottieLoopMode?
  ) -> (course: PlayRange, distance: Double)? {
    guard let interrupted = interval.interrupted, mode == nil || mode == interrupted.course.mode else { return nil }
    return interrupted
  }

  /// The course that was played last.
  func lastCourse(at time: Double) -> PlayRange? {
    guard let index = lastInterval(notAfter: time) else { return nil }
    return log[index].play?.course ?? log[index].interrupted?.course
  }
}
