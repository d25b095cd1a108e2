internal import EffectCore
internal import MotionCurves

/// The changes by a call, and the state at a time.
extension LottiePlayer {
  /// The effective time of a call: never before the time of the previous call.
  func effective(_ time: Double) -> Double {
    ParameterError.trapUnlessFinite(time, "time")
    return max(time, latestCall)
  }

  /// The play that goes on at a time, the seconds since its interval began, and what follows it.
  func running(
    at time: Double
  ) -> (play: PlayerInterval.Play, elapsed: Double, queue: ArraySlice<PlayerInterval.QueuedPlay>)? {
    guard let index = lastInterval(notAfter: time), let play = log[index].play else { return nil }
    let start = log.time(of: index)
    // The sum is the time of the completion; the difference of the times may be rounded to the other side of it.
    return time < start + play.remaining ? (play, time - start, log[index].queue) : nil
  }

  /// The state at a time: the frame, and the play if it goes on.
  func interval(at time: Double) -> PlayerInterval {
    guard let index = lastInterval(notAfter: time) else { return PlayerInterval(frame: clip.frames.lowerBound) }
    var interval = log[index]
    if let play = interval.play {
      let start = log.time(of: index)
      let isOver = time >= start + play.remaining
      interval.frame = play.frame(after: isOver ? play.remaining : time - start)
      if isOver { (interval.play, interval.queue) = (nil, []) }
    }
    return interval
  }

  /// The interval at a time; after the last one has begun it is found without a search.
  private func lastInterval(notAfter time: Double) -> Int? {
    if let last = log.indices.last, time >= log.latestTime { return last }
    return log.last(notAfter: time)
  }

  /// Records what a call has changed, and the plays of its queue at the times at which they will begin.
  ///
  /// What an earlier call has recorded of later times is taken back.
  mutating func record(_ interval: PlayerInterval, at time: Double) {
    latestCall = time
    log.removeAll(after: time)
    log.append(interval, at: time)
    var (interval, start) = (interval, time)
    while let play = interval.play, let next = interval.queue.first {
      start += play.remaining
      guard start < .infinity else { return }
      interval.play = PlayerInterval.Play(
        id: next.id, course: next.course, distance: next.course.beginning(isBackwards: play.isBackwards),
        rate: play.rate, isNew: true)
      interval.frame = play.frame(after: play.remaining)
      interval.queue.removeFirst()
      log.append(interval, at: start)
    }
  }

  mutating func begin(
    _ course: PlayRange, at distance: Double, time: Double, frame: Double,
    queue: ArraySlice<PlayerInterval.QueuedPlay> = []
  ) -> Int {
    let play = PlayerInterval.Play(
      id: nextPlay, course: course, distance: distance, rate: speed * clip.frameRate, isNew: true)
    nextPlay += 1
    record(PlayerInterval(play: play, frame: frame, queue: queue), at: time)
    return play.id
  }

  mutating func stand(at time: Double, frame: Double, interrupted: PlayerInterval.Interruption?) {
    record(PlayerInterval(frame: frame, interrupted: interrupted), at: time)
  }

  /// What a pause interrupts.
  func interruption(at time: Double) -> PlayerInterval.Interruption? {
    if let (play, elapsed, queue) = running(at: time) {
      return PlayerInterval.Interruption(course: play.course, distance: play.distance(after: elapsed), queue: queue)
    }
    return interval(at: time).interrupted
  }

  /// What a play without positions goes on with, if it is to be played in the same way.
  func interruption(
    goingOnAfter interval: PlayerInterval, mode: LottieLoopMode?
  ) -> PlayerInterval.Interruption? {
    guard let interrupted = interval.interrupted, mode == nil || mode == interrupted.course.mode else { return nil }
    return interrupted
  }

  /// The course that was played last.
  func lastCourse(at time: Double) -> PlayRange? {
    guard let index = lastInterval(notAfter: time) else { return nil }
    return log[index].play?.course ?? log[index].interrupted?.course
  }
}
