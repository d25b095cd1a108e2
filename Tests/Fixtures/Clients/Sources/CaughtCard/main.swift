import MotionNumerics

// A card is dragged, thrown, and caught in flight. Times are those of the events, in seconds.
var card = Animated(SIMD2(0.0, 200))
var finger = VelocityTracker<SIMD2<Double>>()

/// The finger moves: the card is where the finger is.
@MainActor func drag(to place: SIMD2<Double>, at time: Double) {
  finger.add(place, at: time)
  card.set(to: place, at: time)
}

/// The finger lets go: a flick upwards dismisses the card, anything else brings it back.
@MainActor func release(at time: Double) {
  let velocity = finger.velocity(at: time)
  let isDismissed = velocity.y < -800
  card.set(
    to: isDismissed ? [0, -300] : [0, 200], with: .spring(.snappy), velocity: velocity, at: time,
    token: isDismissed ? 1 : 2)
}

// Dragged for a tenth of a second, ever faster upwards.
for event in 0...12 {
  let time = 0.008 * Double(event)
  drag(to: [300 * time, 200 - 12_000 * time * time], at: time)
}
release(at: 0.1)
print("thrown at", rounded(card.velocity(at: 0.1)), "to", rounded(card.target))

// Caught after a few frames: it stops under the finger, and nobody waits for the flight any more.
for frame in 1...4 { _ = card.advance(to: 0.1 + Double(frame) / 60) }
let caught = card.value(at: 0.17)
card.stop(at: 0.17)
for end in card.advance(to: 0.17) { print("flight", end.token, end.outcome, "at", end.time) }
print("caught at", rounded(caught), "and stays:", card.value(at: 0.5) == caught)

// Held still and let go: it comes back.
finger = VelocityTracker()
for event in 0...5 { drag(to: caught, at: 0.5 + 0.01 * Double(event)) }
release(at: 0.56)
var frames = 0
while !card.isAtRest(at: 0.56 + Double(frames) / 60) { frames += 1 }
for end in card.advance(to: 0.56 + Double(frames) / 60) {
  print("return", end.token, end.outcome, "after", frames, "frames, exactly at", (end.time * 1000).rounded() / 1000)
}
print("rests at", rounded(card.value(at: 9)))

func rounded(_ point: SIMD2<Double>) -> [Double] { [0, 1].map { (point[$0] * 10).rounded() / 10 + 0 } }
