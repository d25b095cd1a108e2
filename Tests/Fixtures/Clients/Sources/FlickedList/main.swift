import MotionNumerics

// A list of 60 rows of 44 points in a window of 480, and a carousel of pages of 320.
let list = ScrollAxis(bounds: 0...(60 * 44 - 480), extent: 480)
let rows = ScrollAxis(bounds: list.bounds, extent: 480, landing: .multiples(of: 44))
let carousel = ScrollAxis(bounds: 0...(4 * 320), extent: 320, landing: .pages(length: 320))

// The finger drags beyond the top: the content lags behind it.
print("dragged to -120, the list is at", hundredths(list.offset(draggedTo: -120)))

// A flick: the velocity of the last 100 ms, of the content.
var tracker = VelocityTracker<Double>()
for index in 0..<10 {
  let time = 0.008 * Double(index)
  tracker.add(900 + 1500 * time + 4000 * time * time, at: time)
}
let velocity = tracker.velocity(at: 0.072) * list.slope(draggedTo: 1000)
print("released with", velocity.rounded())

let flick = list.released(at: 1030, velocity: velocity, time: 0.072)
report("free", flick)
let hard = list.released(at: 1030, velocity: 6000, time: 0.072)
report("hard", hard)
if let contact = hard.contactTimes.first {
  let (before, after) = (hard.state(at: contact.nextDown), hard.state(at: contact))
  print("at the end after", hundredths(contact), "s, as fast as before:", abs(before.velocity - after.velocity) < 1e-6)
  let farthest = (0..<100).map { hard.value(at: contact + 0.01 * Double($0)) }.max() ?? 0
  print("it goes", (farthest - list.bounds.upperBound).rounded(), "points beyond")
}
report("by rows", rows.released(at: 1030, velocity: velocity))
for speed in [100.0, 700, 20_000, -900] { report("page with \(speed)", carousel.released(at: 350, velocity: speed)) }

// Caught while it moves, held, and let go again.
let caught = flick.value(at: 0.5)
report("let go", list.released(at: caught, velocity: 0, time: 0.9))

// A ball in the same list.
let ball = Decay(velocity: 3000).bounded(to: 0...400, edge: .bounce(restitution: 0.5))
print(ball.contactTimes.count, "bounces, at rest at", hundredths(ball.end))

func report(_ name: String, _ motion: BoundedMotion) {
  print(
    "\(name): comes to rest at", hundredths(motion.end), "after", hundredths(motion.restTime(within: 0.5, speed: 5)),
    "s")
}

func hundredths(_ number: Double) -> Double { (number * 100).rounded() / 100 + 0 }
