import MotionDynamics
import MotionNumerics
import TestSupport
import Testing

/// Nothing depends on where and when a network moves, on the sense of the axes, on which end of a spring is the first, or
/// on how a time is divided: drawn at random, as a place of 0 and a time of 0 notice no wrong sign.
@Suite struct NetworkLawTests {
  /// How far two motions may be apart: the errors of their steps, which some events amplify; 8e-10 is measured.
  private let allowed = 1e-7

  /// The motions that are compared, and their events.
  private struct Comparison<Point: SpringSpace> {
    var worst = WorstCase()
    var eventCount = 0

    /// Holds another motion against a plain one: it is later by `delay`, has its positions at `place`, and velocities of
    /// this `sign`.
    mutating func compare(
      _ motion: Trajectory<SpringNetwork<Point>>, _ other: Trajectory<SpringNetwork<Point>>, delay: Double = 0,
      sign: Double = 1, _ name: String, place: (Point) -> Point = { $0 }
    ) {
      #expect(motion.eventRecords.map(\.event) == other.eventRecords.map(\.event), "\(name)")
      eventCount += motion.eventRecords.count
      for (record, moved) in zip(motion.eventRecords, other.eventRecords) {
        worst.note(abs(record.time + delay - moved.time), "\(name), event \(record.event) at \(record.time)")
      }
      for index in 0...100 {
        let time = motion.startTime + (motion.endTime - motion.startTime) * Double(index) / 100
        // At a bounce the velocities of two roundings of one time are those before and after it.
        let isBounce = motion.eventRecords.contains { abs($0.time - time) < 1e-7 }
        for (found, expected) in zip(other.value(at: time + delay), motion.value(at: time)) {
          worst.note((found - place(expected)).norm, "\(name), position at \(time)")
        }
        guard !isBounce && index < 100 else { continue }
        for (found, expected) in zip(other.velocity(at: time + delay), motion.velocity(at: time)) {
          worst.note(0.1 * (found - expected * sign).norm, "\(name), velocity at \(time)")
        }
      }
    }
  }

  private func checkMoved<Point: SpringSpace>(_: Point.Type, seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    var comparison = Comparison<Point>()
    for number in 0..<thorough(100) {
      let plain = RandomNetwork<Point>(&random)
      let motion = try plain.motion()
      let offset = Point(scalars: { _ in random.number(in: -20...20) })
      let delay = random.number(in: -30...30)
      comparison.compare(motion, try plain.moved(by: offset).motion(), "\(number) moved") { $0 + offset }
      comparison.compare(motion, try plain.moved(later: delay).motion(), delay: delay, "\(number) later")
      comparison.compare(motion, try plain.moved(sign: -1).motion(), sign: -1, "\(number) mirrored") { $0 * -1 }
      let all = try plain.moved(by: offset, later: delay, sign: -1).motion()
      comparison.compare(motion, all, delay: delay, sign: -1, "\(number) all") { $0 * -1 + offset }
    }
    #expect(comparison.worst.error <= allowed, "\(comparison.worst)")
    #expect(comparison.eventCount > 4 * thorough(100))
  }

  @Test func networksMoveAlikeElsewhereAndLater() throws {
    try checkMoved(Double.self, seed: 381)
    try checkMoved(SIMD2<Double>.self, seed: 382)
  }

  private func checkSwapped<Point: SpringSpace>(_: Point.Type, seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    var comparison = Comparison<Point>()
    for number in 0..<thorough(100) {
      let plain = RandomNetwork<Point>(&random)
      var swapped = plain
      for index in plain.network.springs.indices {
        guard case .body(let other) = plain.network.springs[index].end else { continue }
        swapped.network.springs[index].end = .body(plain.network.springs[index].body)
        swapped.network.springs[index].body = other
      }
      comparison.compare(try plain.motion(), try swapped.motion(), "\(number)")
    }
    #expect(comparison.worst.error <= allowed, "\(comparison.worst)")
  }

  @Test func theEndsOfASpringAreAlike() throws {
    try checkSwapped(Double.self, seed: 383)
    try checkSwapped(SIMD2<Double>.self, seed: 384)
  }

  private func checkSplit<Point: SpringSpace>(_: Point.Type, seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    var (continued, restarted) = (Comparison<Point>(), Comparison<Point>())
    for number in 0..<thorough(100) {
      let plain = RandomNetwork<Point>(&random).moved(later: random.number(in: -5...5))
      let whole = try plain.motion()
      let part = random.number(in: 0...plain.duration)
      let first = try plain.motion(over: part)
      continued.compare(
        whole, try first.changed(at: first.endTime, until: whole.endTime) { _ in }, "\(number) continued at \(part)")
      // From the state, with sides taken anew: only where the ends have not passed each other.
      let (position, velocity) = first.state(at: first.endTime)
      let again = Simulation(
        of: first.system, from: position, velocity: velocity, startingAt: first.endTime, events: plain.events,
        solver: whole.simulation.solver)
      guard again.system.springs.map(\.side) == first.system.springs.map(\.side) else { continue }
      let second = try again.trajectory(until: whole.endTime)
      var rest = whole
      rest.forget(before: first.endTime)
      #expect(
        (first.eventRecords + second.eventRecords).map(\.event) == whole.eventRecords.map(\.event), "\(number)")
      for time in stride(from: first.endTime, through: whole.endTime, by: 0.02) {
        for (found, expected) in zip(second.value(at: time), rest.value(at: time)) {
          restarted.worst.note((found - expected).norm, "\(number), begun anew at \(part), at \(time)")
        }
      }
    }
    #expect(continued.worst.error <= allowed, "\(continued.worst)")
    #expect(restarted.worst.error <= allowed && restarted.worst.count > 10 * thorough(100), "\(restarted.worst)")
  }

  @Test func aTimeCanBeDivided() throws {
    try checkSplit(Double.self, seed: 385)
    try checkSplit(SIMD2<Double>.self, seed: 386)
  }
}
