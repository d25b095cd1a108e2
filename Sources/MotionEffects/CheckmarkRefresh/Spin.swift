import MotionNumerics
import RealModule

/// The dot's rotation: at rest at first, accelerated by a timer of 42 ms, then uniform.
///
/// The original's recurrence per tick, from zero: angle += speed; while speed < 0.65 { while interval < 0.02 the
/// interval += 0.001; speed += interval }. In thousandths of a radian that is n(n+1)(n+2)/6 up to tick 20, a quadratic
/// up to 41, then 650 a tick; integers, so a turn at a tick is the nearest double. Between the ticks it goes on
/// linearly.
struct Spin: Sendable, Hashable {
  /// Seconds from tick to tick.
  static let tick = 0.042
  /// From this tick on the speed is that of the last one.
  private static let lastAcceleration = 41.0

  /// Seconds from the start until the dot grows.
  static let growthDelay = 1.0
  /// Seconds in which it grows.
  static let growthDuration = 2.0

  /// The time of tick 0.
  var start: Double
  /// The angle that it starts at, counted in its own direction.
  var startAngle: Double
  /// How the turns are shown between the ticks.
  var smoothing: CheckmarkRefresh.Smoothing

  /// How far it has turned since the start, in radians; never less later.
  func turn(at time: Double) -> Double {
    let ticks = (time - start) / Spin.tick
    if ticks.isNaN || ticks == .infinity { return ticks }
    guard ticks > 0 else { return 0 }
    let whole = ticks.rounded(.down)
    let part = ticks - whole
    switch smoothing {
    case .none: return Spin.turn(atTick: whole) + part * Spin.speed(afterTick: whole)
    case .implicit:
      let lag = Spin.implicitLag(afterTick: whole)
      return Spin.turn(atTick: whole) - lag * (1 - Spin.implicitPart(ofTicks: part))
    }
  }

  /// When it has turned so far; the start for what is not ahead.
  func time(ofTurn turn: Double) -> Double {
    guard turn > 0 else { return start }
    var low = 0.0
    var high = Spin.lastAcceleration + turn / 0.65 + 16
    // The last tick at which the turn shown is not yet reached.
    while high - low > 1 {
      let middle = ((low + high) / 2).rounded(.down)
      guard middle > low, middle < high else { break }
      if shownTurn(atTick: middle) < turn { low = middle } else { high = middle }
    }
    return start + (low + ticks(toTurn: turn, fromTick: low)) * Spin.tick
  }

  /// The start, the first and the last moment of the dot's growth, and the ticks at which the speed changes: all that it
  /// takes to get fast, and later those of implicit animations.
  func cornerTimes(from earliest: Double, to latest: Double) -> [Double] {
    var times = [start, start + Spin.growthDelay, start + Spin.growthDelay + Spin.growthDuration]
    let first = max(0, ((earliest - start) / Spin.tick).rounded(.up))
    var last = ((latest - start) / Spin.tick).rounded(.down)
    if smoothing == .none { last = min(last, Spin.lastAcceleration) }
    var tick = first
    while tick <= last, tick < tick + 1 {
      times.append(start + tick * Spin.tick)
      tick += 1
    }
    return times
  }

  private func shownTurn(atTick tick: Double) -> Double {
    let turn = Spin.turn(atTick: tick)
    return smoothing == .none ? turn : turn - Spin.implicitLag(afterTick: tick)
  }

  private func ticks(toTurn turn: Double, fromTick tick: Double) -> Double {
    let way = turn - shownTurn(atTick: tick)
    switch smoothing {
    case .none: return way / Spin.speed(afterTick: tick)
    case .implicit:
      let part = min(way / Spin.implicitLag(afterTick: tick), 1)
      let progress = Spin.implicitCurve.crossings(of: part).first ?? part
      return progress * Spin.implicitDuration / Spin.tick
    }
  }
}

extension Spin {
  /// The turn at a tick, a whole number, in radians.
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

/// What Core Animation adds to a plain layer: each tick starts an implicit animation from where the layer is seen.
extension Spin {
  /// Seconds of an implicit animation.
  static let implicitDuration = 0.25
  /// Its timing: Core Animation's default.
  static let implicitCurve = CubicBezier.ease

  /// The part of the way that is done after a part of a tick.
  static func implicitPart(ofTicks ticks: Double) -> Double {
    implicitCurve.value(at: ticks * tick / implicitDuration)
  }

  /// How far what is seen is behind right after a tick.
  ///
  /// A tick leaves 1 − f of the lag, f the part done in a tick, and adds its speed: L ← L(1 − f) + s. At uniform speed
  /// that is s/f + (L₀ − s/f)(1 − f)ⁿ.
  static func implicitLag(afterTick tick: Double) -> Double {
    let remaining = 1 - implicitPart(ofTicks: 1)
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
