import MotionNumerics

// A recorded pointer, and what follows it, at any rate of frames.
struct Event {
  let time: Double
  let place: SIMD2<Double>
}

let recording = (0..<100).map { index in
  let time = 0.01 * Double(index) + (index % 3 == 0 ? 0.002 : 0)
  return Event(time: time, place: [400 * time * time, 300 * time * (1 - time)])
}

/// The follower, its tail and a meter after a second of the recording, drawn at a rate.
func play(framesPerSecond: Int) -> (cursor: SIMD2<Double>, tail: SIMD2<Double>, meter: Double) {
  var cursor = SpringFollower(Spring(response: 0.12, dampingRatio: 1), at: recording[0].place, feedForward: 0.8)
  var tail = SecondOrderDynamics(frequency: 2, dampingRatio: 0.5, response: 1, at: recording[0].place)
  var meter = ExponentialSmoothing(halfLife: 0.1, at: 0.0)
  var tracker = VelocityTracker<SIMD2<Double>>(fit: .line)
  var next = 0
  for frame in 1...framesPerSecond {
    let now = Double(frame) / Double(framesPerSecond)
    while next < recording.count, recording[next].time <= now {
      let event = recording[next]
      tracker.add(event.place, at: event.time)
      let velocity = tracker.velocity(at: event.time)
      cursor.follow(event.place, velocity: velocity, at: event.time)
      tail.follow(event.place, at: event.time)
      meter.follow(velocity.norm, at: event.time)
      next += 1
    }
    // Here a program draws cursor.value(at: now), tail.value(at: now) and meter.value(at: now).
    cursor.advance(to: now)
    meter.advance(to: now)
  }
  return (cursor.value(at: 1), tail.value(at: 1), meter.value(at: 1))
}

let smooth = play(framesPerSecond: 240)
for rate in [24, 60, 90, 120, 144] {
  let other = play(framesPerSecond: rate)
  let distance = max((other.cursor - smooth.cursor).norm, (other.tail - smooth.tail).norm)
  print(rate, "frames a second:", max(distance, abs(other.meter - smooth.meter)) < 1e-10 ? "the same" : "another place")
}
print("cursor", tenths(smooth.cursor), "tail", tenths(smooth.tail), "meter", smooth.meter.rounded())

// A pointer that trembles, steadied: slow movements lose their noise, fast ones stay.
var filter = OneEuroFilter<SIMD2<Double>>(minimumCutoff: 1, beta: 0.01)
var (rough, steady) = (0.0, 0.0)
for index in 0..<200 {
  let noise = SIMD2(Double(index * 17 % 41) / 20 - 1, Double(index * 19 % 43) / 21 - 1)
  let sample = [100, 50] + noise
  let filtered = filter.filter(sample, at: Double(index) / 120)
  rough += (sample - [100, 50]).norm
  steady += (filtered - [100, 50]).norm
}
print("noise left:", steady < 0.3 * rough ? "less than a third" : "too much")

func tenths(_ point: SIMD2<Double>) -> [Double] { [0, 1].map { (point[$0] * 10).rounded() / 10 } }
