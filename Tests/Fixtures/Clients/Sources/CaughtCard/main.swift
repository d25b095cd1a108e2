import MotionNumerics

// A card slides in, is caught midway, is dragged, and is let go: nothing jumps.
let slide = Tween(from: SIMD2(0, 600), to: [0, 200], duration: 0.5, curve: .easeInOut)
let caught = 0.22
print("slides at", rounded(slide.state(at: caught)))

// Caught: it springs to the finger, with the velocity that it has.
let held = slide.handedOver(to: Spring(response: 0.15, dampingRatio: 0.9), target: [30, 420], at: caught)
print("caught at", rounded(held.state(at: caught)))

// The finger drags it; its events have their own times. An event that comes late changes nothing.
var card = SpringFollower(held.spring, at: held.value(at: 0.4), startingAt: 0.4, velocity: held.velocity(at: 0.4))
var tracker = VelocityTracker<SIMD2<Double>>()
for index in 0..<12 {
  let time = 0.4 + 0.008 * Double(index)
  let finger = SIMD2(30 + 900 * (time - 0.4), 420 - 2400 * (time - 0.4))
  tracker.add(finger, at: time)
  card.follow(finger, velocity: tracker.velocity(at: time), at: time)
}
card.follow([0, 0], at: 0.41)
print("dragged to", rounded(card.state(at: 0.5)))

// Let go: a flick upwards dismisses it, anything else returns it, with the velocity of the finger.
let flick = tracker.velocity(at: 0.5)
let isDismissed = flick.y < -800
let released = card.handedOver(to: .snappy, target: isDismissed ? [0, -300] : [0, 200], at: 0.5)
let (before, after) = (card.state(at: 0.5), released.state(at: 0.5))
let jump = (before.value - after.value).norm + (before.velocity - after.velocity).norm
print(isDismissed ? "dismissed" : "returned", "with", rounded(flick))
print("over at", (released.restTime * 1000).rounded() / 1000, "s, without a jump:", jump < 1e-9)

// Dismissed, and called back while it still moves: another tween, with the difference gone after 0.2 s.
let back = Tween(from: SIMD2(0, -300), to: [0, 200], duration: 0.4, curve: .easeOut, delay: 0.6)
let returning = released.handedOver(to: back, at: 0.6, over: 0.2)
print("called back at", rounded(returning.state(at: 0.6)), "to", rounded(returning.value(at: 1)))

func rounded(_ point: SIMD2<Double>) -> [Double] {
  [0, 1].map { (point[$0] * 10).rounded() / 10 + 0 }
}

func rounded(_ state: (value: SIMD2<Double>, velocity: SIMD2<Double>)) -> String {
  "\(rounded(state.value)) with \(rounded(state.velocity))"
}
