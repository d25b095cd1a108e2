import MotionCurves
import RealModule

/// The dot's rotation: from rest, accelerated by a timer of 42 ms, then uniform.
///
/// The original's recurrence per tick, from zero: angle += speed; if speed < 0.65 {
/// if interval < 0.02 { interval += 0.001 }; speed += interval }. In thousandths of a radian, the turn at tick n is
/// n(n+1)(n+2)/6 up to tick 20 and a quadratic up to 41; then it grows by 650 a tick. These are integers, so a turn at
/// a tick is the nearest double. Between the ticks it is linear.
struct Spin: Sendable, Hashable {
  /// The interval between ticks in seconds.
  static let tick = 0.042
  /// The tick from which the speed is constant.
  private static let lastAcceleration = 41.0

  /// The time from the start until the dot grows, and the duration of its growth, in seconds.
  static let growthDelay = 1.0
  static let growthDuration = 2.0

  /// The time of tick 0.
  var start: Double
  /// The angle at the start, in the direction of rotation.
  var startAngle: Double
  /// The interpolation between the ticks.
  var smoothing: CheckmarkRefresh.Smoothing

  /// The angle turned since the start, in radians; it never decreases.
  func turn(at time: Double) -> Double {
    let ticks = (time - start) / Spin.tick
    if ticks.isNaN || ticks == .infinity { return ticks }
    guard ticks > 0 else { return 0 }
    let whole = ticks.rounded(.down)
    let fraction = ticks - whole
    switch smoothing {
    case .none: return Spin.turn(atTick: whole) + fraction * Spin.speed(afterTick: whole)
    case .implicit:
      let lag = Spin.implicitLag(afterTick: whole)
      return Spin.turn(atTick: whole) - lag * (1 - Spin.implicitProgress(afterTicks: fraction))
    }
  }

  /// The time at which the dot has turned by an angle; the start for an angle that is not positive.
  func time(ofTurn turn: Double) -> Double {
    guard turn > 0 else { return start }
    var low = 0.0
    var high = Spin.lastAcceleration + turn / 0.65 + 16
    // The last tick before the turn is reached.
    while high - low > 1 {
      let middle = ((low + high) / 2).rounded(.down)
      guard middle > low, middle < high else { break }
      if shownTurn(atTick: middle) < turn { low = middle } else { high = middle }
    }
    return start + (low + ticks(toTurn: turn, fromTick: low)) * Spin.tick
  }

  /// The start, the start and end of the dot's growth, and the ticks at which the speed changes: the ticks of the
  /// acceleration, or all ticks with implicit animations.
  func cornerTimes(from earliest: Double, to latest: Double) -> [Double] {
    let times = [start, start + Spin.growthDelay, start + (Spin.growthDelay + Spin.growthDuration)]
    let first = max(0, ((earliest - start) / Spin.tick).rounded(.up))
    var last = ((latest - start) / Spin.tick).rounded(.down)
    if smoothing == .none { last = min(last, Spin.lastAcceleration) }
    return times + TimeRounding.ticks(from: first, to: last).map { start + $0 * Spin.tick }
  }

  private func shownTurn(atTick tick: Double) -> Double {
    let turn = Spin.turn(atTick: tick)
    return smoothing == .none ? turn : turn - Spin.implicitLag(afterTick: tick)
  }

  private func ticks(toTurn turn: Double, fromTick tick: Double) -> Double {
    let remaining = turn - shownTurn(atTick: tick)
    switch smoothing {
    case .none: return remaining / Spin.speed(afterTick: tick)
    case .implicit:
      let fraction = min(remaining / Spin.implicitLag(afterTick: tick), 1)
      let progress = Spin.implicitCurve.crossings(of: fraction).first ?? fraction
      return progress * Spin.implicitDuration / Spin.tick
    }
  }
}

extension Spin {
  /// The turn in radians at a tick, an integer.
  static func turn(atTick tick: Double) -> Double {
    if tick <= 20 { return tick * (tick + 1) * (tick + 2) / 6 / 1000 }
    if tick <= lastAcceleration {
      let further = tick - 20
      return (1540 + 230 * further + 10 * further * (further - 1)) / 1000
    }
    return (10570 + 650 * (tick - lastAcceleration)) / 1000
  }

  /// The radians to the next tick.
  static func speed(afterTick tick: Double) -> Double {
    if tick <= 19 { return (tick + 1) * (tick + 2) / 2 / 1000 }
    return min(210 + 20 * (tick - 19), 650) / 1000
  }
}

/// Core Animation's implicit animations: each tick of a plain layer starts one from its presentation value.
extension Spin {
  /// The duration of an implicit animation in seconds.
  static let implicitDuration = 0.25
  /// Its timing curve: Core Animation's default.
  static let implicitCurve = CubicBezier.ease

  /// The eased progress of an implicit animation after a number of ticks.
  static func implicitProgress(afterTicks ticks: Double) -> Double {
    implicitCurve.value(at: ticks * tick / implicitDuration)
  }

  /// The lag of the presentation value right after a tick.
  ///
  /// A tick leaves 1 − f of the lag, with f the progress in a tick, and adds its speed: L ← L(1 − f) + s. At uniform
  /// speed the lag after n more ticks is s/f + (L₀ − s/f)(1 − f)ⁿ.
  static func implicitLag(afterTick tick: Double) -> Double {
    let remaining = 1 - implicitProgress(afterTicks: 1)
    var lag = 0.0
    var step = 0.0
    while step < min(tick, lastAcceleration) {
      lag = lag * remaining + speed(afterTick: step)
      step += 1
    }
    guard tick > lastAcceleration else { return lag }
    let steady = speed(afterTick: lastAcceleration) / (1 - remaining)
    return steady + (lag - steady) * Double.pow(remaining, tick - lastAcceleration)
  }
}

// MARK: Stop

extension Spin {
  /// The angle in radians at which the dot meets the start of the check mark.
  static let stopAngle = 1.1

  /// The first time, from a given one on, at which the dot passes the stop angle.
  ///
  /// The given time itself if the turns overflow, 10³⁰⁶ s after the start.
  func crossing(after time: Double) -> Double {
    let angle = startAngle + turn(at: max(time, start))
    guard angle.isFinite else { return max(time, start) }
    let turns = max(0, ((angle - Spin.stopAngle) / (2 * .pi)).rounded(.up))
    let target = Spin.stopAngle + 2 * .pi * turns
    let crossing = self.time(ofTurn: target - startAngle)
    return max(time, start, crossing.isFinite ? crossing : start)
  }

  /// The first tick at or after a time at which the angle within its turn is at least the stop angle.
  ///
  /// The original's rule: it nearly always holds at the very next tick, so the dot vanishes anywhere.
  func legacyStop(after time: Double) -> Double {
    var tick = max(0, ((time - start) / Spin.tick).rounded(.up))
    // From rest it takes 18 ticks, later three at most.
    for _ in 0..<32 {
      let angle = startAngle + Spin.turn(atTick: tick)
      if angle.truncatingRemainder(dividingBy: 2 * .pi) >= Spin.stopAngle { break }
      tick += 1
    }
    let stop = start + tick * Spin.tick
    return max(time, stop.isFinite ? stop : start)
  }
}
