extension KeyframeTrack: ChordBounded where Value == Double {
  /// From those of the timing curves and the bend of the cubics: where a curve strays by δ from its chord, a cubic of it
  /// strays by at most the slope times δ more.
  public func chordDeviation(over interval: ClosedRange<Double>) -> Double {
    guard let easing = storage.easing else { return curve.chordDeviation(over: interval) }
    let timeline = storage.timeline
    let (first, last) = (max(interval.lowerBound, timeline.start), min(interval.upperBound, timeline.end))
    guard first < last else { return 0 }
    let middle = first + 0.5 * (last - first)
    let place = easing.place(at: middle)
    var chord = CarriedChord(first: first, middle: middle, last: last)
    if let overall = easing.timing.overallCurve {
      let length = timeline.end - timeline.start
      chord = chord.moved(by: -timeline.start, scaled: 1 / length).carried(by: overall)
      chord = chord.moved(by: timeline.start / length, scaled: length)
    }
    let rate = timeline.rate(of: place)
    guard timeline.duration(of: place) > 0 else { return 0 }
    chord = chord.moved(by: -timeline.knots[place], scaled: rate)
    if let curve = easing.timing.curve(of: place) { chord = chord.carried(by: curve) }
    return chord.deviation(through: storage.pieces[place])
  }

  /// The key times, and the breaks of the timing curves.
  ///
  /// - Complexity: that of a search for a key; with an overall curve O(*n*) for *n* keys.
  public func nextBreak(after time: Double) -> MotionBreak? {
    guard let easing = storage.easing else { return curve.nextBreak(after: time) }
    let timeline = storage.timeline
    guard time < timeline.end else { return nil }
    let next = time < timeline.start ? timeline.start : easing.nextCorner(after: time)
    return MotionBreak(at: next, before: limit(at: next, isBefore: true), after: limit(at: next, isBefore: false))
  }

  /// The limit of value and velocity from one side of a corner.
  private func limit(at time: Double, isBefore: Bool) -> MotionLimit {
    let timeline = storage.timeline
    guard let easing = storage.easing, isBefore ? time > timeline.start : time < timeline.end else {
      return MotionLimit(value: value(at: isBefore ? time.nextDown : time), velocity: 0)
    }
    let length = timeline.end - timeline.start
    var (reached, overallRate, side) = (time, 1.0, isBefore)
    if let overall = easing.timing.overallCurve {
      let limits = overall.limits(near: (time - timeline.start) / length)
      let limit = isBefore ? limits.before : limits.after
      reached = timeline.start + length * limit.value
      overallRate = limit.velocity
      // Where the curve goes back, what comes before lies on the other side.
      if limit.velocity < 0 { side.toggle() }
    }
    let beside = easing.time(beside: time, isBefore: isBefore)
    var place = easing.place(at: beside)
    // A curve that is flat at its end may round to it early: the jump there has not happened yet.
    if isBefore, time == timeline.end, timeline.duration(of: place) == 0, overallRate >= 0 {
      place = timeline.lastMovingInterval ?? place
    }
    // Beyond a jump at an end the value holds.
    guard timeline.duration(of: place) > 0 else { return MotionLimit(value: value(at: beside), velocity: 0) }
    let (rate, piece) = (timeline.rate(of: place), storage.pieces[place])
    var (fraction, curveRate) = ((reached - timeline.knots[place]) * rate, 1.0)
    if let curve = easing.timing.curve(of: place) {
      // Where the overall curve holds, the value does, on whichever side of a corner it is.
      if overallRate == 0, reached != timeline.end || time != timeline.end {
        return MotionLimit(value: value(at: beside), velocity: 0)
      }
      let limits = curve.limits(near: fraction)
      (fraction, curveRate) =
        side ? (limits.before.value, limits.before.velocity) : (limits.after.value, limits.after.velocity)
    }
    let isStill = curveRate == 0 || overallRate == 0
    return MotionLimit(
      value: piece.value(at: fraction),
      velocity: isStill ? 0 : piece.velocity(at: fraction).moving(at: rate * curveRate * overallRate))
  }
}

extension TrackTiming {
  /// The curve of an interval; nil for a linear one.
  fileprivate func curve(of interval: Int) -> TimingCurve? {
    interval < segmentCurves.count && segmentCurves[interval] != .linear ? segmentCurves[interval] : nil
  }
}

extension TrackEasing {
  /// The interval whose cubic is followed at a time.
  fileprivate func place(at time: Double) -> Int { position(at: time, near: 0).interval }

  /// A time shortly before or after another.
  fileprivate func time(beside time: Double, isBefore: Bool) -> Double {
    let step = 1e-9 * (timeline.end - timeline.start)
    return isBefore ? min(time - step, time.nextDown) : max(time + step, time.nextUp)
  }

  /// The first key time or corner of a curve after a time within the key times.
  fileprivate func nextCorner(after time: Double) -> Double {
    guard let overall = timing.overallCurve else { return nextInnerCorner(after: time) }
    let (start, length) = (timeline.start, timeline.end - timeline.start)
    var next = timeline.end
    func add(_ progress: Double) {
      let found = start + progress * length
      if found > time && found < next { next = found }
    }
    var own = (time - start) / length
    // A break may be rounded to the time before it.
    while next == timeline.end, let found = overall.nextBreak(after: own), found.time < 1 {
      add(found.time)
      own = found.time
    }
    // The corners of keys and segments, where the overall curve reaches them; beyond both ends it goes on along the
    // segments there.
    let reach = overall.reach
    var corner = start
    overall.crossings(of: 0).forEach(add)
    while corner < timeline.end {
      corner = nextInnerCorner(after: corner)
      overall.crossings(of: (corner - start) / length).forEach(add)
    }
    for interval in Set([0, timeline.intervalCount - 1]) {
      guard let curve = timing.curve(of: interval) else { continue }
      let (knot, duration) = (timeline.knots[interval], timeline.duration(of: interval))
      let ends = [reach.lowerBound, reach.upperBound].map { (start + $0 * length - knot) / duration }
      var fraction = min(ends[0], 0)
      while let found = curve.nextBreak(after: fraction), found.time <= max(ends[1], 1) {
        overall.crossings(of: (knot + found.time * duration - start) / length).forEach(add)
        fraction = found.time
      }
    }
    return next
  }

  /// The first key time or corner of a segment's curve after a time, without the overall curve.
  private func nextInnerCorner(after time: Double) -> Double {
    let interval = timeline.position(at: time).interval
    let (start, end) = (timeline.knots[interval], timeline.knots[interval + 1])
    guard let curve = timing.curve(of: interval) else { return end }
    var reached = (time - start) * timeline.rate(of: interval)
    while let inner = curve.nextBreak(after: reached), inner.time < 1 {
      let found = start + inner.time * (end - start)
      // A corner may be rounded to the time before it.
      if found > time && found < end { return found }
      reached = inner.time
    }
    return end
  }
}

/// A function of time over an interval, that strays from the straight line between its ends by at most a deviation.
private struct CarriedChord {
  var first: Double
  /// The value in the middle of the interval, which says on which side of a break the function is.
  var middle: Double
  var last: Double
  var deviation = 0.0

  var range: ClosedRange<Double> { min(first, last)...max(first, last) }

  func moved(by offset: Double, scaled factor: Double) -> CarriedChord {
    CarriedChord(
      first: (first + offset) * factor, middle: (middle + offset) * factor, last: (last + offset) * factor,
      deviation: deviation * abs(factor))
  }

  /// What a curve makes of it: with c(e) = c(ℓ) + (c(e) − c(ℓ)), of which the first strays from its chord by the curve's
  /// own deviation, and the second is at most the slope of a chord times δ, and twice the deviation from that.
  func carried(by curve: TimingCurve) -> CarriedChord {
    func limit(_ end: Double) -> Double {
      let limits = curve.limits(near: end)
      return end <= middle ? limits.after.value : limits.before.value
    }
    var carried = CarriedChord(
      first: limit(first), middle: curve.value(at: middle), last: limit(last),
      deviation: first == last ? 0 : curve.chordDeviation(over: range))
    guard deviation > 0 else { return carried }
    let reach = curve.smoothPart(around: middle, in: range.lowerBound - deviation...range.upperBound + deviation)
    let rise = abs(curve.limits(near: reach.upperBound).before.value - curve.limits(near: reach.lowerBound).after.value)
    let slope = reach.upperBound > reach.lowerBound ? rise / (reach.upperBound - reach.lowerBound) : 0
    carried.deviation += slope * deviation + 2 * curve.chordDeviation(over: reach)
    return carried
  }

  /// How far a cubic of it strays from its chord.
  func deviation(through piece: CubicPiece<Double>) -> Double {
    let (low, high) = (range.lowerBound - deviation, range.upperBound + deviation)
    let bend = max(abs(piece.acceleration(at: low)), abs(piece.acceleration(at: high)))
    let slope = abs(piece.velocity(at: 0.5 * (low + high))) + 0.5 * (high - low) * bend
    let half = 0.5 * (last - first)
    return slope * deviation + 0.5 * half * half * bend
  }
}

extension TimingCurve {
  /// A range in which the values of the curve between 0 and 1 lie, with those of overshooting ones.
  fileprivate var reach: ClosedRange<Double> {
    let values = (0...256).map { value(at: Double($0) / 256) }
    return (values.min() ?? 0) - 0.1...(values.max() ?? 1) + 0.1
  }

  /// The limits at a progress, or at the break from which it differs by rounding: it comes from a time.
  fileprivate func limits(near progress: Double) -> (before: MotionLimit, after: MotionLimit) {
    let slack = 1e-12 * max(1, abs(progress))
    if let found = nextBreak(after: progress - slack), found.time <= progress + slack {
      return (found.before, found.after)
    }
    return limits(at: progress)
  }

  /// The part of a range between the breaks around a progress in it.
  fileprivate func smoothPart(around middle: Double, in range: ClosedRange<Double>) -> ClosedRange<Double> {
    var low = range.lowerBound
    while let next = nextBreak(after: low), next.time <= middle { low = next.time }
    guard let next = nextBreak(after: max(middle, low)), next.time < range.upperBound else {
      return min(low, range.upperBound)...range.upperBound
    }
    return low...next.time
  }
}
