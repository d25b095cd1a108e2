import MotionNumerics

// The calls of a frame, a function each: Scripts/check/clients.py counts the instructions that callgrind sees in them.
// Each makes its things inside, because a global of a program's main file costs a check at each use.

/// The number of calls in each function.
let count = 20_000

@inline(never) func hotSpringValue() -> Double {
  let motion = SpringMotion(Spring(mass: 1, stiffness: 100, damping: 10), from: 20.0, to: 120)
  return (0..<count).reduce(0) { $0 + motion.value(at: 0.0001 * Double($1)) }
}

@inline(never) func hotSpringState() -> Double {
  let motion = SpringMotion(Spring(mass: 1, stiffness: 100, damping: 10), from: 20.0, to: 120)
  return (0..<count).reduce(0) { sum, index in
    let state = motion.state(at: 0.0001 * Double(index))
    return sum + state.value + state.velocity
  }
}

@inline(never) func hotSpringOfThree() -> Double {
  let motion = SpringMotion(Spring.bouncy, from: SIMD3(0.0, 1, 2), to: SIMD3(3, 5, 9))
  return (0..<count).reduce(0) { $0 + motion.value(at: 0.0001 * Double($1)).sum() }
}

@inline(never) func hotRest() -> Double {
  let motion = SpringMotion(Spring.snappy, from: 0.0, to: 1)
  return (0..<count).reduce(0) { $0 + (motion.isAtRest(at: 0.0001 * Double($1)) ? 1 : 0) }
}

@inline(never) func hotRetarget() -> Double {
  var motion = SpringMotion(Spring.snappy, from: 0.0, to: 1)
  for index in 0..<count { motion = motion.retargeted(to: Double(index % 7), at: 0.01 * Double(index)) }
  return motion.target
}

@inline(never) func hotTween() -> Double {
  let motion = Tween(from: 0.0, to: 300, duration: 2, curve: .easeInOut)
  return (0..<count).reduce(0) { $0 + motion.value(at: 0.0001 * Double($1)) }
}

@inline(never) func hotCubicBezier() -> Double {
  let curve = CubicBezier(0.24, 0.52, 0.43, 0.8)
  return (0..<count).reduce(0) { $0 + curve.value(at: Double($1) / Double(count)) }
}

@inline(never) func hotPreparedCurve() -> Double {
  let curve = PreparedCubicBezier(CubicBezier(0.24, 0.52, 0.43, 0.8))
  return (0..<count).reduce(0) { $0 + curve.value(at: Double($1) / Double(count)) }
}

@inline(never) func hotBounce() -> Double {
  let curve = TimingCurve.easeOutBounce
  return (0..<count).reduce(0) { $0 + curve.value(at: Double($1) / Double(count)) }
}

@inline(never) func hotDampedOscillation() -> Double {
  let motion = DampedOscillation(decay: 5, frequency: 30)
  return (0..<count).reduce(0) { $0 + motion.value(at: Double($1) / Double(count)) }
}

@inline(never) func hotDecay() -> Double {
  let motion = Decay(velocity: 1000, deceleration: 0.998)
  return (0..<count).reduce(0) { $0 + motion.value(at: 0.0001 * Double($1)) }
}

@inline(never) func hotTrack() -> Double {
  let track = KeyframeTrack((0..<8).map { Keyframe(Double($0 * $0 % 5), at: 0.25 * Double($0)) })
  return (0..<count).reduce(0) { $0 + track.value(at: 0.00009 * Double($1)) }
}

@inline(never) func hotSmoothTrack() -> Double {
  let track = KeyframeTrack((0..<64).map { Keyframe(Double($0 * $0 % 5), at: 0.25 * Double($0)) }, spline: .natural)
  return (0..<count).reduce(0) { $0 + track.value(at: 0.0008 * Double($1)) }
}

@inline(never) func hotEasedTrack() -> Double {
  let track = KeyframeTrack((0..<8).map { Keyframe(Double($0 % 3), at: 0.25 * Double($0), curve: .easeIn) })
  return (0..<count).reduce(0) { $0 + track.value(at: 0.00009 * Double($1)) }
}

@inline(never) func hotPath() -> Double {
  let motion = PathMotion("M0 0C0 100 100 100 100 0S200 -100 200 0", duration: 2)
  return (0..<count).reduce(0) { $0 + motion.value(at: 0.0001 * Double($1)).y }
}

@inline(never) func hotColour() -> Double {
  let motion = ColorTween(from: .red, to: .blue, in: .oklab, duration: 2)
  return (0..<count).reduce(0) { $0 + Double(motion.value(at: 0.0001 * Double($1)).red) }
}

@inline(never) func hotPoolStep() -> Double {
  var pool = SpringPool<Double>(count: count / 10, spring: Spring(mass: 1, stiffness: 100, damping: 0), at: 1)
  for _ in 0..<10 { pool.step(by: 1.0 / 120) }
  return pool.withPositions(of: pool.groups[0]) { $0[0] }
}

@inline(never) func hotAnimated() -> Double {
  var offset = Animated(0.0)
  offset.set(to: 300, with: .spring(.snappy), at: 0)
  return (0..<count).reduce(0) { $0 + offset.value(at: 0.0001 * Double($1)) }
}

@inline(never) func hotFollower() -> Double {
  var follower = SpringFollower(.snappy, at: 0.0)
  var sum = 0.0
  for index in 0..<count {
    follower.follow(Double(index % 300), at: 0.01 * Double(index))
    sum += follower.value(at: 0.01 * Double(index) + 0.005)
  }
  return sum
}

@inline(never) func hotParsedMotion() -> Double {
  let text = "0.5s ease-out 0 -> 100 then spring(1 100 10) -> 80"
  guard let motion = try? ParsedMotion(parsing: text) else { return .nan }
  return (0..<count).reduce(0) { $0 + motion.value(at: 0.0001 * Double($1)) }
}

let calls: [(String, () -> Double)] = [
  ("hotSpringValue", hotSpringValue), ("hotSpringState", hotSpringState), ("hotSpringOfThree", hotSpringOfThree),
  ("hotRest", hotRest), ("hotRetarget", hotRetarget), ("hotTween", hotTween), ("hotCubicBezier", hotCubicBezier),
  ("hotPreparedCurve", hotPreparedCurve), ("hotBounce", hotBounce), ("hotDampedOscillation", hotDampedOscillation),
  ("hotDecay", hotDecay), ("hotTrack", hotTrack), ("hotSmoothTrack", hotSmoothTrack), ("hotEasedTrack", hotEasedTrack),
  ("hotPath", hotPath), ("hotColour", hotColour), ("hotPoolStep", hotPoolStep), ("hotAnimated", hotAnimated),
  ("hotFollower", hotFollower), ("hotParsedMotion", hotParsedMotion),
]
for (name, call) in calls { print(name, call().isFinite) }
