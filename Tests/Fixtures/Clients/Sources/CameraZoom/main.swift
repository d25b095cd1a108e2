import MotionNumerics

// A camera zooms and turns on springs, is interrupted, and is stopped at its limits.
let zoom = LogarithmicMotion(Spring(response: 0.6, dampingRatio: 0.85), fromZoom: 1, toZoom: 8)
print("zoom", (0...5).map { hundredths(zoom.value(at: 0.1 * Double($0))) })

// The wheel turns back while it still moves.
let back = zoom.retargeted(toZoom: 0.5, at: 0.2)
print("goes on:", zoom.state(at: 0.2) == back.state(at: 0.2), "and ends at", hundredths(back.value(at: 30)))
print("never at 0:", (0..<300).allSatisfy { back.value(at: 0.2 + 0.01 * Double($0)) > 0.4 })

// It looks from one place to another, and is turned elsewhere midway.
let front = Quaternion.identity
let above = Quaternion(angle: -0.9, axis: [1, 0, 0])
let behind = Quaternion(angle: 3, axis: [0, 1, 0])
let look = RotationSpringMotion(.smooth, from: front, to: above)
let turn = look.retargeted(to: behind, at: 0.15, with: .bouncy)
let spin = turn.angularVelocity(at: 0.15) - look.angularVelocity(at: 0.15)
print("spins on:", spin.norm < 1e-12, "and looks back:", (turn.value(at: 20) * behind.inverse).angle < 1e-9)

// A dolly on rails: as fast as its motors allow, both axes in step.
let motors = MotionLimits(velocity: SIMD2(2.0, 1), acceleration: [3, 3], jerk: [12, 12])
let dolly = LimitedMotion(from: SIMD2(0.0, 0), to: [4, 1], within: motors)
print("dolly takes", hundredths(dolly.restTime), "s, half of it brings it to", dolly.value(at: 0.5 * dolly.restTime))
let fastest = (0...400).map { dolly.velocity(at: 0.01 * Double($0)).x }.max() ?? 0
print("its greatest speed is", hundredths(fastest))

// The sky changes with it, through colours that are as bright as they should be.
let dusk = Tween(
  from: OKLabColor(Color(hex: 0x8EC5FF)), to: OKLabColor(Color(hex: 0xFF8A3D)), duration: dolly.restTime, curve: .linear
)
let middle = dusk.value(at: 0.5 * dolly.restTime).color
print("half of dusk", hundredths(middle.red), hundredths(middle.green), hundredths(middle.blue))

func hundredths(_ number: Double) -> Double { (number * 100).rounded() / 100 + 0 }
