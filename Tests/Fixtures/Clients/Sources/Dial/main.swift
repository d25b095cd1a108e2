import MotionNumerics

// A dial with 12 notches: it turns by the shorter way, snaps to notches, and has two stops.
let notch = Double.pi / 6

// From 11 o'clock to 1 o'clock is two notches, not ten.
let hand = SpringMotion(.bouncy, fromAngle: 11 * notch, toAngle: 1 * notch)
print(
  "turns by", ((hand.target - hand.start) / notch).rounded(), "notches, and by", (hand.overshoot * 100).rounded(),
  "% beyond")

// Sent elsewhere while it moves: it goes on with its velocity, again by the shorter way from where it is.
let sent = hand.retargeted(toAngle: 9 * notch, at: 0.15)
print("goes on:", hand.state(at: 0.15) == sent.state(at: 0.15), "to", (sent.target / notch).rounded(), "notches")

// A flick of the finger: the velocity of its angle, then the notch nearest to where it would come to rest.
var tracker = VelocityTracker<Double>()
for index in 0..<8 { tracker.add(0.09 * Double(index), at: 0.01 * Double(index)) }
let spin = tracker.velocity(at: 0.07)
let coast = Decay(velocity: spin, halfLife: 0.15)
let free = 0.63 + coast.distance
let goal = (free / notch).rounded() * notch
print("spins with", (spin * 10).rounded() / 10, "and would rest at", (free / notch * 10).rounded() / 10)
let snapped = SpringMotion(Spring(halfLife: 0.12), from: 0.63, to: goal, velocity: spin)
print(
  "snaps to", (snapped.target / notch).rounded(), "within", hundredths(snapped.restTime(within: 0.01, speed: 0.05)), "s"
)

// A volume dial has stops at 0 and 10 notches: it bounces off them, or stops, or springs back.
for (name, edge) in [
  ("stops", EdgeRule.stop), ("bounces", .bounce(restitution: 0.4)), ("springs", .spring(Spring(halfLife: 0.05))),
] {
  let volume = Decay(from: 1, velocity: 20, halfLife: 0.3).bounded(to: 0...(10 * notch), edge: edge)
  let contact = volume.contactTimes.first ?? 0
  print(
    name, "after", hundredths(contact), "s, with", hundredths(volume.velocity(at: contact)), "at rest at",
    hundredths(volume.end))
}

// A motor turns it: as smoothly as possible within half a second, or as fast as its limits allow.
let smooth = MinimumJerk(from: 0, to: 3 * notch, duration: 0.5)
let quick = LimitedMotion(from: 0, to: 3 * notch, within: MotionLimits(velocity: 8, acceleration: 60))
print(
  "at half of the time", hundredths(smooth.value(at: 0.25) / notch), "notches; the motor needs",
  hundredths(quick.duration))

func hundredths(_ number: Double) -> Double { (number * 100).rounded() / 100 + 0 }
