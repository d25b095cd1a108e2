internal import EffectCore

/// The events of a player, computed from its calls.
extension LottiePlayer {
  /// The events in a range of times, in their order.
  ///
  /// A play reports its start, the ends of its passes, the markers whose frames it shows, and its completion. Each play
  /// that is over has exactly one completion. A later call changes the events after its time. If passes are so short
  /// that more than a million lie in the range, neither the passes nor the markers in them are reported.
  ///
  /// - Precondition: the end of the range is finite; the range begins at the ``horizon`` or later.
  /// - Complexity: O(*n* + *e*) for *n* remembered calls and *e* events.
  public func events(in range: Range<Double>) -> [LottiePlayerEvent] {
    precondition(range.upperBound < .infinity, "LottiePlayer: the events of an endless time were asked for")
    precondition(range.lowerBound >= horizon, "LottiePlayer: the events before the horizon are forgotten")
    var events: [LottiePlayerEvent] = []
    for index in log.indices {
      guard let play = log[index].play else { continue }
      let isLast = index + 1 == log.indices.upperBound
      let span = PlaySpan(
        play: play, start: log.time(of: index), end: isLast ? .infinity : log.time(of: index + 1),
        // A call that only changes the speed is part of the play.
        isInterrupted: !isLast && log[index + 1].play?.id != play.id)
      guard span.start < range.upperBound, span.end >= range.lowerBound else { continue }
      events += span.events(in: range, markers: clip.markers)
    }
    return events
  }
}

/// A play from one call to the next.
private struct PlaySpan {
  let play: PlayerInterval.Play
  let start, end: Double
  /// Whether the call at the end takes the play's place.
  let isInterrupted: Bool

  /// The time at which the course is over, if no call comes before.
  private var finish: Double { start + play.remaining }

  func events(in range: Range<Double>, markers: [LottieMarker]) -> [LottiePlayerEvent] {
    var events: [LottiePlayerEvent] = []
    if play.isNew { events.append(LottiePlayerEvent(.started(play: play.id), at: start)) }
    let from = max(start, range.lowerBound)
    let to = min(finish, end, range.upperBound)
    if from <= to {
      var passing = passes(from: from, to: to)
      for marker in markers { passing += passings(of: marker, from: from, to: to) }
      // Events of one moment stay in this order: passes, then markers as they stand in the file.
      events += passing.enumerated().sorted { ($0.element.time, $0.offset) < ($1.element.time, $1.offset) }
        .map { $0.element }
    }
    if let completion { events.append(completion) }
    return events.filter { range.contains($0.time) }
  }

  private var completion: LottiePlayerEvent? {
    if finish < .infinity, finish <= end {
      return LottiePlayerEvent(.completed(play: play.id, finished: true), at: finish)
    }
    return isInterrupted ? LottiePlayerEvent(.completed(play: play.id, finished: false), at: end) : nil
  }

  /// The ends of all passes except the last one.
  private func passes(from: Double, to: Double) -> [LottiePlayerEvent] {
    let course = play.course
    return times(ofPlace: 0, from: from, to: to, isCounted: true).compactMap { (time, number) in
      let count = play.passCount(atMultiple: number)
      let isEnd = course.length.isFinite && (play.isBackwards ? number <= 0 : number * course.pass >= course.length)
      // Compared by passes and not by times, which may be rounded to the time of the call.
      guard count > play.passCount, !isEnd else { return nil }
      return LottiePlayerEvent(.looped(play: play.id, pass: Int(exactly: count) ?? .max), at: time)
    }
  }

  private func passings(of marker: LottieMarker, from: Double, to: Double) -> [LottiePlayerEvent] {
    play.course.places(of: marker.frame).flatMap { place in
      times(ofPlace: place, from: from, to: to, isCounted: false).compactMap { (time, number) in
        let distance = place + number * play.course.pass
        let shown = play.course.frame(at: distance, isBackwards: play.isBackwards)
        // A play that goes on at another speed has passed the place where it begins. Compared by places and not by times, as
        // above. A loop jumps over its end.
        let isAhead = play.isBackwards ? distance < play.distance : distance > play.distance
        guard isAhead || play.isNew, (shown - marker.frame).magnitude <= 1e-9 * max(1, marker.frame.magnitude)
        else { return nil }
        return LottiePlayerEvent(.passedMarker(marker.name), at: time)
      }
    }
  }

  /// The most passes that are reported.
  private static let greatestPassCount = 0x1p20

  /// The times at which the play is at a place of a pass, with the number of the pass.
  ///
  /// Ends of passes are counted by quotients, as the passes of a play are. Places are compared themselves: the next play
  /// begins behind the last place of this one.
  private func times(
    ofPlace place: Double, from: Double, to: Double, isCounted: Bool
  ) -> [(time: Double, number: Double)] {
    let pass = play.course.pass
    guard pass > 0, play.rate != 0 else { return [] }
    let (first, last) = (play.distance(after: from - start), play.distance(after: to - start))
    let reached = min(first, last)...max(first, last)
    let lowest = ((reached.lowerBound - place) / pass).rounded(isCounted ? .up : .down)
    let highest = ((reached.upperBound - place) / pass).rounded(isCounted ? .down : .up)
    // The document determines the length of a pass: even the shortest may neither trap nor fill the memory.
    guard lowest <= highest, highest - lowest < Self.greatestPassCount else { return [] }
    let numbers = (0...Int(highest - lowest)).map { lowest + Double($0) }
      .filter { isCounted || reached.contains(place + $0 * pass) }
    return (play.isBackwards ? numbers.reversed() : numbers).map { number in
      let elapsed = (place + number * pass - play.distance) / play.rate
      return (min(max(start + elapsed, from), to), number)
    }
  }
}
