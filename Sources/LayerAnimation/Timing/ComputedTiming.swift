/// Where in its course an animation is.
public struct ComputedTiming: Sendable, Hashable {
  /// Whether its course has begun and ended.
  public enum Phase: Sendable, Hashable {
    /// Not begun.
    case before
    /// Running.
    case active
    /// Over.
    case after
  }

  /// The phase.
  public let phase: Phase
  /// How many ways it has run through entirely, back and forth being two; infinite at the end of an infinite one, and
  /// where no double counts so many, negative with a negative offset.
  public let iteration: Double
  /// How far on the current way it is, in 0…1.
  ///
  /// 1 only at the very end, or at the start of a way back, on which it falls to 0.
  public let progress: Double
  /// Whether the current way is one back.
  public let isReversed: Bool
  /// The time on the current way, progress · duration: the children's time of a group, seconds of a spring.
  public let time: Double
  /// Whether a staircase shows what is before a jump: Web Animations' before flag.
  ///
  /// Set where the current way is yet to begin, and where a way back has ended: before the course on a way forth, and
  /// after it on a way back. With a negative speed the course is played from its end, and the other way round.
  ///
  /// Source: W3C, *Web Animations Level 1*, "Calculating the transformed progress".
  public let beforeFlag: Bool
}

extension MediaTiming {
  /// Where in its course the animation is at a time of the parent, whether it shows then or not; nil at a NaN time.
  ///
  /// The begin counts as active, the end, which is ``endTime`` to the bit, as after. Where ways meet the later one
  /// counts, but at the end of the last one that one: progress 1 and not 0. An infinite animation with a negative speed
  /// has no last way; it shows the end of one throughout.
  ///
  /// - Complexity: O(1), whatever time has passed.
  public func instant(at parentTime: Double) -> ComputedTiming? {
    guard !parentTime.isNaN else { return nil }
    let active = activeDuration
    if speed == 0 { return instant(atActiveTime: min(max(timeOffset, 0), active), of: active, offset: 0, .active) }
    let elapsed = parentTime - beginTime
    let phase: ComputedTiming.Phase = parentTime < beginTime ? .before : parentTime >= endTime ? .after : .active
    // A speed of 1 leaves the elapsed time as it is; at the end rounding must not leave a rest.
    let played = phase == .after ? active : min(max(elapsed * speed.magnitude, 0), active)
    let isBackwards = speed < 0
    guard duration > 0 else { return momentaryInstant(phase, isOver: isBackwards ? elapsed <= 0 : elapsed >= 0) }
    // ∞ − ∞: what has no end to begin with is at its begin in the end.
    let activeTime = isBackwards ? (phase == .after ? 0 : active - played) : played
    return instant(atActiveTime: activeTime, of: active, offset: timeOffset, phase)
  }

  /// Where in its course the animation is, if it shows at a time of the parent: between begin and end, and outside as
  /// the fill mode says.
  public func visibleInstant(at parentTime: Double) -> ComputedTiming? {
    guard let instant = instant(at: parentTime) else { return nil }
    switch instant.phase {
    case .before: return fillMode.fillsBefore ? instant : nil
    case .active: return instant
    case .after: return fillMode.fillsAfter ? instant : nil
    }
  }

  /// Web Animations' overall progress, simple iteration progress, current iteration and directed progress.
  private func instant(
    atActiveTime time: Double, of active: Double, offset: Double, _ phase: ComputedTiming.Phase
  ) -> ComputedTiming {
    guard duration > 0 else { return momentaryInstant(phase, isOver: true) }
    let start = ways(in: offset)
    let isEnd = time == active
    guard time.isFinite else {
      return instant(phase, iteration: .infinity, rest: start.rest > 0 ? start.rest : duration)
    }
    let run = isEnd ? waysAltogether : ways(in: time)
    var (iteration, rest) = (start.count + run.count, start.rest + run.rest)
    // ∞ − ∞: more ways than can be counted, on both sides.
    if iteration.isNaN { iteration = time + offset < 0 ? -.infinity : .infinity }
    if rest >= duration {
      // The sum overflows from half the greatest double on.
      rest = rest.isFinite ? rest - duration : start.rest - (duration - run.rest)
      iteration += 1
    }
    if rest == 0 && isEnd { (iteration, rest) = (iteration - 1, duration) }
    return instant(phase, iteration: iteration, rest: rest)
  }

  /// How many whole ways there are in a finite time, and what is left.
  ///
  /// From the exact remainder: a quotient rounds up to the next way just before that, and long after the start knows no
  /// fractions.
  private func ways(in time: Double) -> (count: Double, rest: Double) {
    let remainder = time.truncatingRemainder(dividingBy: duration)
    let count = ((time - remainder) / duration).rounded()
    return remainder < 0 ? (count - 1, remainder + duration) : (count, remainder)
  }

  /// The same for the whole active duration, from the count itself: (49·d)/d need not be 49.
  private var waysAltogether: (count: Double, rest: Double) {
    // A count beyond all numbers of a duration next to nothing.
    guard iterationCount.isFinite else { return ways(in: activeDuration) }
    guard repeatDuration > 0 else {
      let whole = iterationCount.rounded(.down)
      return (whole, (iterationCount - whole) * duration)
    }
    // 2.1 s by 0.3 s are 7 ways, though as doubles a little more: each of the three roundings is up to half an ulp.
    let quotient = repeatDuration / duration
    let nearest = quotient.rounded()
    return (quotient - nearest).magnitude <= 4 * quotient.ulp ? (nearest, 0) : ways(in: repeatDuration)
  }

  /// Without a duration all ways are run through at once.
  private func momentaryInstant(_ phase: ComputedTiming.Phase, isOver: Bool) -> ComputedTiming {
    let count = isOver ? iterationCount : 0
    guard count.isFinite else { return instant(phase, iteration: .infinity, progress: 1, rest: 0) }
    let whole = count.rounded(.down)
    let isEnd = isOver && count == whole
    return instant(phase, iteration: isEnd ? whole - 1 : whole, progress: isEnd ? 1 : count - whole, rest: 0)
  }

  private func instant(_ phase: ComputedTiming.Phase, iteration: Double, rest: Double) -> ComputedTiming {
    instant(phase, iteration: iteration, progress: min(rest / duration, 1), rest: rest)
  }

  /// An infinite iteration is taken for one forth, as in Web Animations.
  private func instant(
    _ phase: ComputedTiming.Phase, iteration: Double, progress: Double, rest: Double
  ) -> ComputedTiming {
    let isReversed = autoreverses && iteration.isFinite && iteration.truncatingRemainder(dividingBy: 2) != 0
    // Played backwards the course is yet to come when its span is over, and over beforehand.
    let coming: ComputedTiming.Phase = speed < 0 ? .after : .before
    let over: ComputedTiming.Phase = speed < 0 ? .before : .after
    return ComputedTiming(
      phase: phase, iteration: iteration, progress: isReversed ? 1 - progress : progress, isReversed: isReversed,
      time: isReversed ? max(duration - rest, 0) : rest, beforeFlag: phase == (isReversed ? over : coming))
  }
}
