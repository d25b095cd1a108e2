import Foundation
import MotionNumerics
import TestSupport

/// Animated properties: nothing jumps, each end is told once, and neither frames, copies nor storage change anything.
enum AnimatedTarget: FuzzTarget {
  static let name = "animated"

  static func input(_ random: inout SplitMix64) -> AnimatedInput { .random(&random) }

  static func expectedSeconds(for input: AnimatedInput) -> Double { 1e-4 * Double(1 + input.calls.count) }

  static func check(_ input: AnimatedInput, _ examination: Examination) {
    var property = ExaminedProperty(input.start, examination)
    for (interval, call) in input.calls { property.take(call, after: interval) }
    property.end()
  }

  static var regressions: [Regression<AnimatedInput>] { [] }
}

/// A property, and a copy that also advances in frames between the calls.
private struct ExaminedProperty {
  private var property: Animated<SIMD2<Double>>
  private var framed: Animated<SIMD2<Double>>
  private var time = 0.0
  private var tokens = 0
  private var told: [MotionCompletion] = []
  private var toldInFrames: [MotionCompletion] = []
  /// The largest number so far, for the roundings.
  private var scale = 1.0
  private let examination: Examination

  init(_ start: SIMD2<Double>, _ examination: Examination) {
    property = Animated(start)
    framed = property
    self.examination = examination
  }

  mutating func take(_ call: AnimatedInput.Call, after interval: Double) {
    let moment = time + interval
    if interval > 0 {
      for part in 1...3 { toldInFrames += framed.advance(to: time + interval * Double(part) / 4) }
    }
    let before = property.state(at: moment)
    scale = max(scale, abs(before.value.max()), abs(before.value.min()))
    switch call {
    case .set(let target, let course, let velocity, let delay):
      let token = nextToken()
      change { $0.set(to: target, with: course, velocity: velocity, at: moment, after: delay, token: token) }
      scale = max(scale, abs(target.max()), abs(target.min()))
      requireTarget(target)
      requireContinuity(before, at: moment, withVelocity: velocity == nil || delay > 0, course, isWaiting: delay > 0)
    case .jump(let target, let delay):
      let token = nextToken()
      change { $0.set(to: target, at: moment, after: delay, token: token) }
      requireTarget(target)
    case .stop:
      change { $0.stop(at: moment) }
      requireNear(property.value(at: moment), before.value, "it stops where it is")
      examination.require(property.isAtRest(at: moment), "what is stopped is at rest")
    case .decay(let velocity, let deceleration):
      let token = nextToken()
      change { $0.decay(from: velocity, deceleration: deceleration, at: moment, token: token) }
    case .play(let track, let delay):
      let token = nextToken()
      change { $0.play(track, at: moment, after: delay, token: token) }
      if delay == 0, property.reducedMotion != .jump {
        requireNear(property.value(at: moment), before.value, "a track takes over without a jump")
      }
    case .prefer(let preference): change { $0.reducedMotion = preference }
    case .advance:
      told += property.advance(to: moment)
      toldInFrames += framed.advance(to: moment)
    }
    time = moment
    requireEquality()
  }

  /// Lets everything come to rest.
  mutating func end() {
    let rest = max(property.restTime, time)
    examination.require(rest.isFinite, "a property without endless motions comes to rest", "\(rest)")
    let late = rest + 1
    // What waits begins where a stiff spring's acceleration has led meanwhile, which can be 10¹² away.
    for part in 0..<64 {
      let value = property.value(at: time + (rest - time) * Double(part) / 64)
      scale = max(scale, abs(value.max()), abs(value.min()))
    }
    examination.require(property.isAtRest(at: late), "it is at rest after its rest time")
    // A spring counts as at rest within a thousandth of what it swings; here it sets out by a thousand at most.
    requireNear(property.value(at: late), property.target, "it rests in its target", within: 2e-3 * (1 + 1000 / scale))
    told += property.advance(to: late)
    toldInFrames += framed.advance(to: late)
    let ends = told.map(\.token).sorted()
    examination.require(ends == Array(0..<tokens), "each end is told once", "\(ends) of \(tokens)")
    examination.require(
      told.sorted(by: { $0.token < $1.token }) == toldInFrames.sorted(by: { $0.token < $1.token }),
      "frames change no end", "\(told), \(toldInFrames)")
    examination.require(property.advance(to: late).isEmpty, "nothing is told twice")
    examination.require(told.allSatisfy { $0.time <= late && $0.time >= 0 }, "ends have times")
  }

  private mutating func nextToken() -> Int {
    tokens += 1
    return tokens - 1
  }

  private mutating func change(_ body: (inout Animated<SIMD2<Double>>) -> Void) {
    body(&property)
    body(&framed)
  }

  private func requireTarget(_ target: SIMD2<Double>) {
    examination.require(property.target == target, "the target is what was set", "\(property.target), not \(target)")
  }

  /// A change begins where the property is, and as fast unless it says otherwise.
  private func requireContinuity(
    _ before: (value: SIMD2<Double>, velocity: SIMD2<Double>), at moment: Double, withVelocity: Bool,
    _ course: MotionCourse,
    isWaiting: Bool
  ) {
    if case .tween(let duration, let curve) = course, duration == 0 || curve.value(at: 0) != 0 { return }
    guard property.reducedMotion != .jump || isWaiting else { return }
    let after = property.state(at: moment)
    requireNear(after.value, before.value, "a change begins where the property is")
    guard withVelocity, isWaiting || !isTween(course) else { return }
    let far = (after.velocity - before.velocity).max() - min(0, (after.velocity - before.velocity).min())
    examination.require(
      far <= 1e-9 * (scale + abs(before.velocity.max()) + abs(before.velocity.min())),
      "a change begins as fast as the property is",
      "\(after.velocity), not \(before.velocity)")
  }

  // A tween adds the speed of its curve.
  private func isTween(_ course: MotionCourse) -> Bool {
    if case .tween = course { true } else { false }
  }

  private func requireNear(
    _ found: SIMD2<Double>, _ expected: SIMD2<Double>, _ what: StaticString, within part: Double = 1e-9
  ) {
    let apart = found - expected
    examination.require(
      apart.max() <= part * scale && apart.min() >= -part * scale, what, "\(found), not \(expected)")
  }

  /// The copy in frames and one from storage have the same values, to the bit.
  private func requireEquality() {
    let moment = time + examination.random.number(in: 0...1)
    let (value, velocity) = property.state(at: moment)
    examination.require(
      value.x.isFinite && value.y.isFinite && velocity.x.isFinite && velocity.y.isFinite, "numbers are finite",
      "\(value), \(velocity)")
    examination.require(
      value == property.value(at: moment) && velocity == property.velocity(at: moment),
      "a state is its value and velocity")
    let other = framed.state(at: moment)
    examination.require(
      value == other.value && velocity == other.velocity, "frames change no value", "\(value), \(other.value)")
    guard examination.asks(oneIn: 50) else { return }
    do {
      let stored = try JSONDecoder().decode(Animated<SIMD2<Double>>.self, from: JSONEncoder().encode(property))
      examination.require(stored == property, "storage changes nothing")
    } catch {
      examination.fail("a property can be stored", "\(error)")
    }
  }
}
