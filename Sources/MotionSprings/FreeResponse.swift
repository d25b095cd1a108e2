import MotionCurves
import RealModule

/// The displacement of a spring released at x₀ with the velocity v₀, and the exact times of its extrema and crossings.
///
/// Between two extrema the displacement is monotone, so each answer is an extremum or a root in one monotone section.
/// For ζ < 1 the extrema are evenly spaced and their sizes are a geometric sequence: a logarithm finds the section,
/// without a search through the earlier ones. For ζ ≥ 1 there is at most one extremum.
///
/// In the formulas for ζ ≥ 1, r is the slow rate and s half of the gap between both rates.
package struct FreeResponse {
  package let spring: Spring
  package let x0: Double
  let v0: Double

  package init(spring: Spring, x0: Double, v0: Double) {
    self.spring = spring
    self.x0 = x0
    self.v0 = v0
  }

  private var roots: CharacteristicRoots { spring.roots }
  package func displacement(at time: Double) -> Double {
    spring.transition(over: time)(displacement: x0, velocity: v0).displacement
  }

  /// The start, or a fraction of a huge one, whose products with the rates of a spring do not overflow.
  ///
  /// The times of extrema and crossings depend only on the ratio of both numbers. A power of two keeps their digits.
  private var moderateStart: (displacement: Double, velocity: Double) {
    let scale = max(abs(x0), abs(v0)) > 0x1p300 ? 0x1p-700 : 1
    return (x0 * scale, v0 * scale)
  }

  // MARK: Extrema

  /// The first time after 0 at which the velocity is zero.
  var firstExtremum: Double? {
    if x0 == 0 && v0 == 0 { return nil }
    let (x, v) = moderateStart
    let pull = roots.squaredFrequency * x
    if roots.oscillates {
      // v = e^(−at)·(v₀ cos dt − (ω²x₀ + a·v₀) sin(dt)/d)
      return angle(sine: roots.halfGap.high * v, cosine: pull + roots.decay * v) / roots.halfGap.high
    }
    // v = e^(−rt)·((v₀ + r·x₀)·e^(−2st) − r·(x₀ + …)), which vanishes where (e^(2st) − 1)/2s = v₀/(ω²x₀ + r·v₀).
    let growth = v / (pull + roots.slow * v)
    guard growth > 0 && growth.isFinite else { return nil }
    let gap = 2 * roots.halfGap.high
    return gap == 0 ? growth : Double.log(onePlus: gap * growth) / gap
  }

  /// An extremum, counted from 0 at the first one after the start: its time, and the displacement there.
  @inline(never)
  package func extremum(at index: Double) -> (time: Double, displacement: Double)? {
    guard let first = firstExtremum else { return nil }
    let displacement = displacement(at: first)
    if index == 0 { return (first, displacement) }
    guard roots.oscillates else { return nil }
    // The sizes decrease by e^(−aπ/d), and the phase of each extremum is known exactly: no sine of a large angle.
    let delay = index * roots.halfPeriod
    let sign: Double = index.truncatingRemainder(dividingBy: 2) == 0 ? 1 : -1
    return (first + delay, sign * displacement * Double.exp(-roots.decay * delay))
  }

  /// The angle in (0, π] with this ratio of sine and cosine.
  private func angle(sine: Double, cosine: Double) -> Double {
    // If the sine is exactly 0 the extremum is half a period later, not now.
    guard sine != 0 else { return .pi }
    // Only the ratio matters; adding π to a negative angle would lose the digits of a small one.
    return sine > 0 ? Double.atan2(y: sine, x: cosine) : Double.atan2(y: -sine, x: -cosine)
  }

  // MARK: Crossings of the target

  /// A time after 0, counted from 0, at which the displacement changes its sign.
  func crossing(at index: Double) -> Double? {
    if x0 == 0 && v0 == 0 { return nil }
    let (x, v) = moderateStart
    if roots.oscillates {
      let first = angle(sine: -roots.halfGap.high * x, cosine: v + roots.decay * x) / roots.halfGap.high
      return first + index * roots.halfPeriod
    }
    // x₀ + (v₀ + r·x₀)(1 − e^(−2st))/2s = 0
    let fall = -x / (v + roots.slow * x)
    let gap = 2 * roots.halfGap.high
    guard index == 0, fall > 0, fall.isFinite, gap * fall < 1 else { return nil }
    return gap == 0 ? fall : -Double.log(onePlus: -gap * fall) / gap
  }

  // MARK: Levels

  /// The first time at which the displacement is `level`; nil if there is none.
  @inline(never)
  package func firstTime(at level: Double) -> Double? {
    if x0 == level { return 0 }
    // The phase gives the crossing: near critical damping the displacement underflows long before it reaches the
    // target.
    if level == 0 { return crossing(at: 0) }
    guard let turn = extremum(at: 0) else { return isBetween(level, x0, 0) ? monotoneTime(reaching: level) : nil }
    if isBetween(level, x0, turn.displacement) { return monotoneTime(at: level, from: 0, to: turn.time) }
    // Later sections lie within the range of the one after the first extremum.
    let opposite = extremum(at: 1)?.displacement ?? 0
    guard isBetween(level, turn.displacement, opposite) else { return nil }
    if isBetween(level, turn.displacement, 0) {
      return turn.time + spring.timeToFall(to: level / turn.displacement)
    }
    return monotoneTime(at: level, from: turn.time, to: turn.time + roots.halfPeriod)
  }

  /// The last time at which the displacement is `level`; infinite if the level recurs for ever, nil if it is never
  /// reached.
  @inline(never)
  func lastTime(at level: Double) -> Double? {
    guard level != 0 else { return lastTimeAtTarget }
    guard let first = extremum(at: 0) else { return firstTime(at: level) }
    let isOnSide = (level > 0) == (first.displacement > 0)
    if let turn = lastExtremum(reaching: abs(level), first: first, from: isOnSide ? 0 : 1, every: 2) {
      guard roots.decay > 0 else { return .infinity }
      return turn.time + spring.timeToFall(to: level / turn.displacement)
    }
    return isBetween(level, x0, first.displacement) ? monotoneTime(at: level, from: 0, to: first.time) : nil
  }

  private var lastTimeAtTarget: Double? {
    if x0 == 0 && v0 == 0 { return .infinity }
    if roots.oscillates { return .infinity }
    return crossing(at: 0) ?? (x0 == 0 ? 0 : nil)
  }

  /// The last time at which |displacement| is at least `tolerance`: 0 if it never is, infinite if it recurs for ever.
  ///
  /// The displacement falls to the tolerance after the last extremum that is as large, on either side of the target.
  @inline(never)
  func settlingTime(within tolerance: Double) -> Double {
    let level = x0 < 0 ? -tolerance : tolerance
    guard let first = extremum(at: 0) else { return abs(x0) >= tolerance ? monotoneTime(reaching: level) : 0 }
    if let turn = lastExtremum(reaching: tolerance, first: first, from: 0, every: 1) {
      guard roots.decay > 0 else { return .infinity }
      return turn.time + spring.timeToFall(to: tolerance / abs(turn.displacement))
    }
    // False for an extremum that is no number, of a start beyond what doubles square.
    guard isBetween(level, x0, first.displacement) else { return 0 }
    return v0 == 0 ? spring.timeToFall(to: level / x0) : monotoneTime(at: level, from: 0, to: first.time)
  }

  /// The last extremum that is at least `size` from the target, of the one at an index and each `step`-th one after it.
  private func lastExtremum(
    reaching size: Double, first: (time: Double, displacement: Double), from index: Double, every step: Double
  ) -> (time: Double, displacement: Double)? {
    guard abs(first.displacement) >= size else { return nil }
    guard roots.oscillates else { return index == 0 ? first : nil }
    guard roots.decay > 0 else { return index == 0 ? first : extremum(at: index) }
    let ratio = abs(first.displacement) / size
    let depth = ratio < .infinity ? Double.log(ratio) : Double.log(abs(first.displacement)) - Double.log(size)
    var last = (depth / (roots.decay * roots.halfPeriod)).rounded(.down)
    // With so little damping that the number of extrema overflows, the time of the envelope is right to the last digit.
    guard last < .infinity else {
      return (first.time + depth / roots.decay, index == 0 ? first.displacement : -first.displacement)
    }
    last -= (last - index).truncatingRemainder(dividingBy: step)
    // The logarithm is rounded: the next extremum may still be as large, this one may just not be.
    if let next = extremum(at: last + step), abs(next.displacement) >= size { return next }
    if let turn = extremum(at: last), abs(turn.displacement) >= size { return turn }
    return last >= step ? extremum(at: last - step) : nil
  }

  private func isBetween(_ level: Double, _ a: Double, _ b: Double) -> Bool {
    level >= min(a, b) && level <= max(a, b)
  }

  /// The time at which the displacement is `level`, in a section where it is monotone.
  package func monotoneTime(at level: Double, from start: Double, to end: Double) -> Double {
    let first = displacement(at: start)
    if first == level { return start }
    let rises = displacement(at: end) > first
    return bracketedRoot(in: start...end) { time in
      let state = spring.transition(over: time)(displacement: x0, velocity: v0)
      // The root finder takes an increasing function.
      return rises ? (state.displacement - level, state.velocity) : (level - state.displacement, -state.velocity)
    }
  }

  /// The time at which a displacement without an extremum is `level`; it approaches the target monotonically.
  private func monotoneTime(reaching level: Double) -> Double {
    // From a start at rest the logarithm makes the root finder twice as fast.
    if v0 == 0 { return spring.timeToFall(to: level / x0) }
    var end = 1 / spring.naturalFrequency
    while abs(displacement(at: end)) > abs(level) { end *= 2 }
    return monotoneTime(at: level, from: 0, to: end)
  }
}

extension Spring {
  /// The first time at which a displacement that is released at rest has fallen to a fraction of its size.
  ///
  /// - Parameter fraction: above 0; for 1 and more the time is 0.
  /// - Returns: the time.
  func timeToFall(to fraction: Double) -> Double {
    guard fraction < 1 else { return 0 }
    // At the next extremum the displacement is on the other side; near critical damping that is far away.
    let last = roots.oscillates ? roots.halfPeriod : .infinity
    var (start, end) = (0.0, 1 / naturalFrequency)
    while end < last && transition(over: end).displacementFromDisplacement > fraction { (start, end) = (end, 2 * end) }
    end = min(end, last)
    // The logarithm turns an exponential tail into a straight line.
    let target = Double.log(fraction)
    return bracketedRoot(in: start...end) { time in
      let transition = transition(over: time)
      let size = transition.displacementFromDisplacement
      guard size > 0 else { return (.infinity, .nan) }
      return (target - Double.log(size), -transition.velocityFromDisplacement / size)
    }
  }
}
