public import MotionCurves

extension ChordBounded {
  /// The limits from both sides of a time.
  package func limits(at time: Double) -> (before: MotionLimit, after: MotionLimit) {
    if let found = nextBreak(after: time.nextDown), found.time == time { return (found.before, found.after) }
    let state = state(at: time)
    let limit = MotionLimit(value: state.value, velocity: state.velocity)
    return (limit, limit)
  }

  /// The first break after a time inside whose time outside, `origin + scale·inside`, is between two times.
  package func firstBreak(
    after inside: Double, before end: Double = .infinity, origin: Double, scale: Double = 1,
    between times: Range<Double>
  ) -> MotionBreak? {
    // Rounding moves a break that is less than half a unit later back to the time. There may be 10⁹ of them, which this skips;
    // the part taken off is for the four roundings on either way.
    let halfUnit = (times.lowerBound.nextUp - times.lowerBound) / 2
    let later = (times.lowerBound - origin + halfUnit) / scale
    var reached = max(inside, later - 4 * .ulpOfOne * abs(later))
    while let inner = nextBreak(after: reached), inner.time < end {
      let found = origin + inner.time * scale
      guard found < times.upperBound else { return nil }
      if found > times.lowerBound { return MotionBreak(at: found, before: inner.before, after: inner.after) }
      reached = inner.time
    }
    return nil
  }
}

extension Tween: ChordBounded where Value == Double {
  /// The deviation of the curve, times the distance.
  public func chordDeviation(over interval: ClosedRange<Double>) -> Double {
    let (first, last) = (max(interval.lowerBound, delay), min(interval.upperBound, delay + duration))
    guard first < last else { return 0 }
    return abs(end - start) * curve.chordDeviation(over: progress(at: first)...progress(at: last))
  }

  /// The beginning, the end, and the breaks of the curve.
  public func nextBreak(after time: Double) -> MotionBreak? {
    let last = delay + duration
    if time < delay {
      let held = MotionLimit(value: value(atFraction: curve.firstValue), velocity: 0)
      // The rounding of the end may leave nothing of a short duration.
      let moving = last > delay ? limit(curve.limits(at: 0).after) : MotionLimit(value: value(at: delay), velocity: 0)
      return MotionBreak(at: delay, before: held, after: moving)
    }
    guard time < last else { return nil }
    let inner = curve.firstBreak(
      after: progress(at: time), before: 1, origin: delay, scale: duration, between: time..<last)
    if let inner { return MotionBreak(at: inner.time, before: limit(inner.before), after: limit(inner.after)) }
    let held = MotionLimit(value: value(atFraction: curve.lastValue), velocity: 0)
    return MotionBreak(at: last, before: limit(curve.limits(at: 1).before), after: held)
  }

  private func limit(_ limit: MotionLimit) -> MotionLimit {
    MotionLimit(value: value(atFraction: limit.value), velocity: velocity(ofSlope: limit.velocity))
  }
}

extension Mapped: ChordBounded where Base: ChordBounded, Value == Double {
  /// The deviation of the base, times the distance.
  public func chordDeviation(over interval: ClosedRange<Double>) -> Double {
    abs(end - start) * base.chordDeviation(over: interval)
  }

  /// The breaks of the base.
  public func nextBreak(after time: Double) -> MotionBreak? {
    base.nextBreak(after: time).map { MotionBreak(at: $0.time, before: limit($0.before), after: limit($0.after)) }
  }

  /// The count of the base.
  public var measuredCount: Int? { base.measuredCount }

  private func limit(_ limit: MotionLimit) -> MotionLimit {
    MotionLimit(value: value(atFraction: limit.value), velocity: (end - start).moving(at: limit.velocity))
  }
}

extension Delayed: ChordBounded where Base: ChordBounded {
  /// The deviation of the base at its own times.
  public func chordDeviation(over interval: ClosedRange<Double>) -> Double {
    guard interval.upperBound > delay else { return 0 }
    return base.chordDeviation(over: max(interval.lowerBound - delay, 0)...(interval.upperBound - delay))
  }

  /// The end of the delay, and the breaks of the base after it.
  public func nextBreak(after time: Double) -> MotionBreak? {
    if time < delay {
      let held = MotionLimit(value: base.value(at: 0), velocity: 0)
      return MotionBreak(at: delay, before: held, after: base.limits(at: 0).after)
    }
    guard time < .infinity else { return nil }
    return base.firstBreak(after: time - delay, origin: delay, between: time..<(.infinity))
  }

  /// The count of the base.
  public var measuredCount: Int? { base.measuredCount }
}

extension Sum: ChordBounded where First: ChordBounded, Second: ChordBounded {
  /// The sum of both: the chord of a sum is the sum of the chords.
  public func chordDeviation(over interval: ClosedRange<Double>) -> Double {
    first.chordDeviation(over: interval) + second.chordDeviation(over: interval)
  }

  /// The breaks of both motions.
  public func nextBreak(after time: Double) -> MotionBreak? {
    let (a, b) = (first.nextBreak(after: time)?.time, second.nextBreak(after: time)?.time)
    guard let next = a.map({ min($0, b ?? $0) }) ?? b else { return nil }
    let (one, other) = (first.limits(at: next), second.limits(at: next))
    func sum(_ a: MotionLimit, _ b: MotionLimit) -> MotionLimit {
      MotionLimit(value: a.value + b.value, velocity: a.velocity + b.velocity)
    }
    return MotionBreak(at: next, before: sum(one.before, other.before), after: sum(one.after, other.after))
  }

  /// The counts of both motions, added.
  public var measuredCount: Int? {
    guard let one = first.measuredCount else { return second.measuredCount }
    return one + (second.measuredCount ?? 0)
  }
}

extension Autoreversed: ChordBounded where Base: ChordBounded {
  /// The deviation of the base, forwards or backwards.
  public func chordDeviation(over interval: ClosedRange<Double>) -> Double {
    let (first, last) = (max(interval.lowerBound, 0), min(interval.upperBound, 2 * duration))
    guard first < last else { return 0 }
    // No interval holds the turn, which is a break; rounding may leave a little of it beyond.
    guard (first...last).middle > duration else { return base.chordDeviation(over: first...min(last, duration)) }
    return base.chordDeviation(over: 2 * duration - last...min(2 * duration - first, duration))
  }

  /// The start, the turn and the end, and the breaks of the base on both ways.
  public func nextBreak(after time: Double) -> MotionBreak? {
    let (first, turn, held) = (base.limits(at: 0).after, base.limits(at: duration).before, base.value(at: 0))
    if time < 0 { return MotionBreak(at: 0, before: MotionLimit(value: held, velocity: 0), after: first) }
    if time < duration {
      if let found = base.nextBreak(after: time), found.time < duration { return found }
      return MotionBreak(at: duration, before: turn, after: turn.backwards)
    }
    guard time < 2 * duration else { return nil }
    if let found = base.lastBreak(before: 2 * duration - time), found.time > 0 {
      let rounded = 2 * duration - found.time
      // The first time from which the way back does not lead to the break once more.
      let start = 2 * duration - rounded > found.time ? rounded.nextUp : rounded
      return MotionBreak(
        at: max(start, time.nextUp), before: found.after.backwards, after: found.before.backwards)
    }
    return MotionBreak(at: 2 * duration, before: first.backwards, after: MotionLimit(value: held, velocity: 0))
  }

  /// The count of the base.
  public var measuredCount: Int? { base.measuredCount }
}

extension MotionLimit {
  /// The limit of the motion run backwards.
  fileprivate var backwards: MotionLimit { MotionLimit(value: value, velocity: -velocity) }
}

extension ChordBounded {
  /// The last break after time 0 and before a time; nil if there is none.
  ///
  /// By bisection, because a motion knows its next break alone; O(log *n*) of them for *n* breaks that are spread.
  fileprivate func lastBreak(before time: Double) -> MotionBreak? {
    guard var last = nextBreak(after: 0), last.time < time else { return nil }
    // No break lies between `high` and the time.
    var high = time
    while last.time < high {
      let middle = last.time + (high - last.time) / 2
      if let found = nextBreak(after: middle), found.time < time {
        last = found
      } else if let found = nextBreak(after: last.time), found.time < time {
        // One step forward, as rounding may leave the bisection where it is.
        (last, high) = (found, middle)
      } else {
        break
      }
    }
    return last
  }
}

extension Repeated: ChordBounded where Base: ChordBounded {
  /// The deviation of the base at its own times.
  public func chordDeviation(over interval: ClosedRange<Double>) -> Double {
    let (first, last) = (max(interval.lowerBound, 0), min(interval.upperBound, duration))
    guard first < last else { return 0 }
    // By the middle, as rounding may move an end across the start of a cycle.
    let cycle = ((first...last).middle / period).rounded(.down) * period
    let start = max(first - cycle, 0)
    return base.chordDeviation(over: start...max(start, min(last - cycle, period)))
  }

  /// The starts of the cycles, the end, and the breaks of the base in each cycle.
  public func nextBreak(after time: Double) -> MotionBreak? {
    guard time < duration else { return nil }
    let begin = base.limits(at: 0).after
    if time < 0 { return MotionBreak(at: 0, before: MotionLimit(value: value(at: 0), velocity: 0), after: begin) }
    let reached = time.truncatingRemainder(dividingBy: period)
    let cycle = time - reached
    let inner = base.firstBreak(
      after: reached, before: min(period, duration - cycle), origin: cycle, between: time..<duration)
    if let inner { return inner }
    let next = (cycle / period).rounded() + 1
    // A cycle begins at the first time that is not below the exact product: just below, the value is that of the end.
    let start = (next * period).addingProduct(-next, period) < 0 ? (next * period).nextUp : next * period
    let end = max(min(start, duration), time.nextUp)
    let before = base.limits(at: end < duration || count == count.rounded() ? period : cycleTime(at: end)).before
    let after = end < duration ? begin : MotionLimit(value: value(at: end), velocity: 0)
    return MotionBreak(at: end, before: before, after: after)
  }

  /// The count of the base.
  public var measuredCount: Int? { base.measuredCount }
}
