import MotionNumerics

let motion = SpringMotion(Spring(duration: 0.5, bounce: 0.3), from: 0, to: 100)
print(motion.value(at: 0.1), motion.velocity(at: 0.1))  // 42.33021230745698 570.7558337645977
print(motion.restTime, motion.overshoot)  // 0.8187467173831086 0.04598791026026783
let caught = motion.retargeted(to: 40, at: 0.2)  // position and velocity continue
print(caught.value(at: 1))  // 40.080440207066715

var offset = Animated(0.0)
offset.set(to: 300, with: .spring(.snappy), at: 0)
offset.set(to: 120, with: .tween(duration: 0.3, curve: .easeOut), at: 0.1, token: 1)  // turns back in flight
print(offset.value(at: 0.2), offset.isAtRest(at: 0.2))  // 207.75436052681073 false
for end in offset.advance(to: 0.5) {
  print(end.token, end.outcome, end.time)  // 1 finished 0.4
}

let curve = TimingCurve.cubicBezier(0.24, 0.52, 0.43, 0.8)
let slide = Tween(from: SIMD2(0, 0), to: SIMD2(120, 40), duration: 0.4, curve: curve, delay: 0.1)
print(slide.value(at: 0.3))  // SIMD2<Double>(88.2906722767922, 29.430224092264066)
print(slide.value(at: 9), slide.restTime)  // SIMD2<Double>(120.0, 40.0) 0.5

let pop = KeyframeTrack([
  Keyframe(0.1, at: 0, curve: .easeOut), Keyframe(1.3, at: 0.2), Keyframe(0.9, at: 0.35), Keyframe(1, at: 0.5),
])
print(pop.value(at: 0.1), pop.restTime)  // 0.9215718249129529 0.5
let steady = PathMotion("M0 0C0 100 100 100 100 0", duration: 2)  // 200 points in two seconds
let speeds = [0.2, 0.5, 1].map { time in
  let velocity = steady.velocity(at: time)
  return (velocity * velocity).sum().squareRoot().rounded()
}
print(speeds)  // [100.0, 100.0, 100.0]
let walk = PathMotion("M0 0C0 100 100 100 100 0", duration: 2, curve: .easeInOut)
print(walk.value(at: 1), walk.velocity(at: 1))  // SIMD2<Double>(50.0, 75.0) SIMD2<Double>(172.41379310344826, 0.0)

var pool = SpringPool<SIMD2<Double>>(count: 10_000, spring: .snappy, at: .zero)
let dots = pool.groups[0]
pool.retarget(pool.members(of: dots)[7], to: [30, 40])
for _ in 1...90 { pool.step(by: 1.0 / 120) }
let seventh = pool.withPositions(of: dots) { $0[7] }
print(seventh, pool.awakeCount)  // SIMD2<Double>(30.013065398713035, 40.01742053161739) 1
