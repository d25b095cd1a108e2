import MotionNumerics
import RealModule
import TestSupport

/// A recorded gesture of a second: events of a pointer at irregular times, some of them together.
struct Gesture {
  struct Event {
    let time: Double
    let place: SIMD2<Double>
  }
  let events: [Event]

  init(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    var events: [Event] = []
    var time = 0.0
    while time < 1 {
      let place = SIMD2(200 * Double.sin(5 * time) + random.number(in: -1...1), 300 * time * (1 - time))
      events.append(Event(time: time, place: place))
      time += random.number() < 0.1 ? 0 : random.number(in: 0.001...0.016)
    }
    self.events = events
  }

  /// The velocity of the pointer before an event.
  func velocity(at index: Int) -> SIMD2<Double> {
    guard index > 0, events[index].time > events[index - 1].time else { return .zero }
    return (events[index].place - events[index - 1].place) / (events[index].time - events[index - 1].time)
  }

  /// The place on the polyline of the events.
  func place(at time: Double) -> SIMD2<Double> {
    guard let next = events.firstIndex(where: { $0.time > time }), next > 0 else {
      return time < 0 ? events[0].place : events[events.count - 1].place
    }
    let (a, b) = (events[next - 1], events[next])
    return a.place.interpolated(to: b.place, by: (time - a.time) / (b.time - a.time))
  }

  /// The frames of a second at a rate in hertz, each early or late by up to a part of the interval.
  static func frames(rate: Double, jitter: Double, seed: UInt64) -> [Double] {
    var random = SplitMix64(seed: seed)
    return (1..<Int(rate)).map { (Double($0) + random.number(in: -0.5...0.5) * jitter) / rate }
  }
}
