internal import EffectCore
internal import MotionCurves

/// The changes by a call, and the state at a time.
extension LottiePlayer {
  /// The effective time of a call: never before the time of the previous call.
  func effective(_ time: Double) -> Double {
    ParameterError.trapUnlessFinite(time, "time")
    return max(time, log.latestTime)
  }

  /// The play that goes on at a time, and the seconds since its stretch began.
  func running(at time: Double) -> (play: PlayerStretch.Play, elapsed: Double)? {
    guard let index = lastStretch(notAfter: time), let play = log[index].play else { return nil }
    let elapsed = time - log.time(of: index)
    return elapsed < play.remaining ? (play, elapsed) : nil
  }

  /// The state at a time: the frame, and the play if it goes on.
  func stretch(at time: Double) -> PlayerStretch {
    guard let index = lastStretch(notAfter: time) else { return PlayerStretch(frame: clip.frames.lowerBound) }
    var stretch = log[index]
    if let play = stretch.play {
      let elapsed = time - log.time(of: index)
      stretch.frame = play.frame(after: elapsed)
      if elapsed >= play.remaining { stretch.play = nil }
    }
    return stretch
  }

  /// The stretch at a time; after the last call it is found without a search.
  private func lastStretch(notAfter time: Double) -> Int? {
    if let last = log.indices.last, time >= log.latestTime { return last }
    return log.last(notAfter: time)
  }

  mutating func begin(_ course: PlayerCourse, at distance: Double, time: Double, frame: Double) -> Int {
    let play = PlayerStretch.Play(
      id: nextPlay, course: course, distance: distance, rate: speed * clip.frameRate, isNew: true)
    nextPlay += 1
    log.append(PlayerStretch(play: play, frame: frame), at: time)
    return play.id
  }

  mutating func stand(
    at time: Double, frame: Double, interrupted: (course: PlayerCourse, distance: Double)?
  ) {
    log.append(PlayerStretch(frame: frame, interrupted: interrupted), at: time)
  }

  /// The course that a pause interrupts, and the distance along it.
  func interruption(at time: Double) -> (course: PlayerCourse, distance: Double)? {
    if let (play, elapsed) = running(at: time) { return (play.course, play.distance(after: elapsed)) }
    return stretch(at: time).interrupted
  }

  /// The interrupted course with which a play without positions goes on, if it is to be played in the same way.
  func course(
    goingOnAfter stretch: PlayerStretch, mode: LottieLoopMode?
  ) -> (course: PlayerCourse, distance: Double)? {
    guard let interrupted = stretch.interrupted, mode == nil || mode == interrupted.course.mode else { return nil }
    return interrupted
  }

  /// The course that was played last.
  func lastCourse(at time: Double) -> PlayerCourse? {
    guard let index = lastStretch(notAfter: time) else { return nil }
    return log[index].play?.course ?? log[index].interrupted?.course
  }
}
