/// The state of an animation at a time: its phase, its iteration and the progress of the iteration.
///
/// With autoreverses, forward and reverse iterations alternate.
public struct ComputedTiming: Sendable, Hashable {
  /// The time relative to the active duration.
  public enum Phase: Sendable, Hashable {
    /// Before the active duration.
    case before
    /// Within the active duration.
    case active
    /// After the active duration.
    case after
  }

  /// The phase.
  public let phase: Phase
  /// The number of complete iterations before the current one; forward and reverse iterations count separately.
  ///
  /// Infinite at the end of an infinite animation, and if a double cannot count the iterations; negative with a
  /// negative offset.
  public let iteration: Double
  /// The progress of the current iteration, in 0…1.
  ///
  /// The progress is 1 only at the very end, or at the start of a reverse iteration, in which it falls to 0.
  public let progress: Double
  /// Whether the current iteration is a reverse one.
  public let isReversed: Bool
  /// The time in the current iteration, progress · duration: the time of a group's members, the seconds of a spring
  /// or of a motion.
  public let time: Double
  /// Whether a step curve shows its value before a jump: Web Animations' before flag.
  ///
  /// Set before a forward iteration and after a reverse one, outside the active duration. A negative speed plays the
  /// animation from its end and exchanges before and after.
  ///
  /// Source: W3C, *Web Animations Level 1*, "Calculating the transformed progress".
  public let beforeFlag: Bool
}

extension MediaTiming {
  /// The state of the animation at a time of the parent, whether it is in effect then or not; nil at a NaN time.
  ///
  /// The begin counts as active; the end, which is ``endTime`` to the bit, counts as after. Where two iterations meet,
  /// the later one counts. But the last iteration includes its end, with progress 1 and not 0. An infinite animation
  /// with a negative speed has no last iteration; it shows the end of an iteration throughout.
  ///
  /// - Complexity: O(1), whatever time has passed.
  public func computedTiming(at parentTime: Double) -> ComputedTiming? {
    guard !parentTime.isNaN else { return nil }
    let active = activeDuration
    if speed == 0 {
      return computedTiming(atActiveTime: min(max(timeOffset, 0), active), of: active, offset: 0, .active)
    }
    let elapsed = parentTime - beginTime
    let phase: ComputedTiming.Phase = parentTime < beginTime ? .before : parentTime >= endTime ? .after : .active
    // A speed of 1 leaves the elapsed time as it is; at the end rounding must not leave a remainder.
    let played = phase == .after ? active : min(max(elapsed * speed.magnitude, 0), active)
    let isBackwards = speed < 0
    guard duration > 0 else { return momentaryTiming(phase, isOver: isBackwards ? elapsed <= 0 : elapsed >= 0) }
    // After the end a backwards animation is at its begin; for an infinite one the difference would be ∞ − ∞.
    let activeTime = isBackwards ? (phase == .after ? 0 : active - played) : played
    return computedTiming(atActiveTime: activeTime, of: active, offset: timeOffset, phase)
  }

  /// The state of the animation at a time of the parent at which it is in effect: between begin and end, and outside
  /// according to the fill mode; nil at other times.
  public func computedTiming(inEffectAt parentTime: Double) -> ComputedTiming? {
    guard let timing = computedTiming(at: parentTime) else { return nil }
    switch timing.phase {
    case .before: return fillMode.fillsBefore ? timing : nil
    case .active: return timing
    case .after: return fillMode.fillsAfter ? timing : nil
    }
  }

  /// Web Animations' overall progress, simple iteration progress, current iteration and directed progress.
  private func computedTiming(
    atActiveTime time: Double, of active: Double, offset: Double, _ phase: ComputedTiming.Phase
  ) -> ComputedTiming {
    guard duration > 0 else { return momentaryTiming(phase, isOver: true) }
    let start = iterations(in: offset)
    let isEnd = time == active
    guard time.isFinite else {
      return computedTiming(phase, iteration: .infinity, rest: start.rest > 0 ? start.rest : duration)
    }
    let run = isEnd ? allIterations : iterations(in: time)
    var (iteration, rest) = (start.count + run.count, start.rest + run.rest)
    // ∞ − ∞: more iterations than can be counted, on both sides.
    if iteration.isNaN { iteration = time + offset < 0 ? -.infinity : .infinity }
    if rest >= duration {
      // The sum overflows from half the greatest double on.
      rest = rest.isFinite ? rest - duration : start.rest - (duration - run.rest)
      iteration += 1
    }
    if rest == 0 && isEnd { (iteration, rest) = (iteration - 1, duration) }
    return computedTiming(phase, iteration: iteration, rest: rest)
  }

  /// The number of whole iterations in a finite time, and the remaining time.
  ///
  /// The count comes from the exact remainder. A quotient just before the next iteration would round up to it, and long
  /// after the start a quotient has no fraction.
  private func iterations(in time: Double) -> (count: Double, rest: Double) {
    let remainder = time.truncatingRemainder(dividingBy: duration)
    let count = ((time - remainder) / duration).rounded()
    return remainder < 0 ? (count - 1, remainder + duration) : (count, remainder)
  }

  /// The same for the whole active duration, from the count itself: (49·d)/d need not be 49.
  private var allIterations: (count: Double, rest: Double) {
    // For a tiny duration the count can overflow.
    guard iterationCount.isFinite else { return iterations(in: activeDuration) }
    guard repeatDuration > 0 else {
      let whole = iterationCount.rounded(.down)
      return (whole, (iterationCount - whole) * duration)
    }
    // 2.1 s divided by 0.3 s are 7 iterations, although as doubles a little more: each of the three roundings is up to
    // half an ulp.
    let quotient = repeatDuration / duration
    let nearest = quotient.rounded()
    return (quotient - nearest).magnitude <= 4 * quotient.ulp ? (nearest, 0) : iterations(in: repeatDuration)
  }

  /// Without a duration all iterations are over at once.
  private func momentaryTiming(_ phase: ComputedTiming.Phase, isOver: Bool) -> ComputedTiming {
    let count = isOver ? iterationCount : 0
    guard count.isFinite else { return computedTiming(phase, iteration: .infinity, progress: 1, rest: 0) }
    let whole = count.rounded(.down)
    let isEnd = isOver && count == whole
    return computedTiming(
      phase, iteration: isEnd ? whole - 1 : whole, progress: isEnd ? 1 : count - whole, rest: 0)
  }

  private func computedTiming(_ phase: ComputedTiming.Phase, iteration: Double, rest: Double) -> ComputedTiming {
    computedTiming(phase, iteration: iteration, progress: min(rest / duration, 1), rest: rest)
  }

  /// An infinite iteration counts as a forward one, as in Web Animations.
  private func computedTiming(
    _ phase: ComputedTiming.Phase, iteration: Double, progress: Double, rest: Double
  ) -> ComputedTiming {
    let isReversed = autoreverses && iteration.isFinite && iteration.truncatingRemainder(dividingBy: 2) != 0
    // Played backwards, the animation begins at the end of its span.
    let before: ComputedTiming.Phase = speed < 0 ? .after : .before
    let after: ComputedTiming.Phase = speed < 0 ? .before : .after
    return ComputedTiming(
      phase: phase, iteration: iteration, progress: isReversed ? 1 - progress : progress, isReversed: isReversed,
      time: isReversed ? max(duration - rest, 0) : rest, beforeFlag: phase == (isReversed ? after : before))
  }
}
