import MotionDynamics
import MotionNumerics
import RealModule
import TestSupport
import Testing

/// Each crossing is found once, wherever in a step it is.
@Suite struct CrossingTests {
  private typealias Swing = LinearSpring<Double>
  private typealias SwingEvent = Simulation<LinearSpring<Double>>.Event
  private typealias Direction = Simulation<LinearSpring<Double>>.Event.Direction
  private typealias Free = Simulation<CustomSystem<Double>>.Event

  /// Its position is cos t, from 1, and its velocity −sin t.
  private static let swing = Swing(Spring(mass: 1, stiffness: 1, damping: 0))
  private static let free = CustomSystem<Double> { _, _, _ in 0 }

  private static func swinging(until end: Double, _ events: [SwingEvent]) throws -> Trajectory<Swing> {
    try Simulation(of: swing, from: 1, events: events, solver: Solver(tolerance: 1e-12)).trajectory(until: end)
  }

  // MARK: Near extrema

  /// A depth above the minimum of −1, and half the time that the swing is below it.
  private static func depths(_ count: Int) -> [(depth: Double, time: Double)] {
    var random = SplitMix64(seed: 67)
    return (0..<count).map { _ in
      let depth = random.magnitude(from: 1e-6, to: 0.05)
      return (depth, 2 * Double.asin((0.5 * depth).squareRoot()))
    }
  }

  /// The errors of positions of 10⁻¹⁰, divided by the velocity there.
  private static func expect(_ records: [EventRecord], at times: [Double], _ half: Double, _ what: String) {
    #expect(records.count == times.count, "\(what): \(records)")
    for (record, time) in zip(records, times) { #expect(abs(record.time - time) <= 1e-10 / half, "\(what): \(record)") }
  }

  /// A crossing was found again at its place, as rounding puts the position there on either side of the level.
  @Test func levelsNearAnExtremumAreCrossedOnce() throws {
    for (depth, half) in Self.depths(thorough(300, unoptimised: 60)) {
      let around = [Double.pi - half, .pi + half, 3 * .pi - half, 3 * .pi + half]
      for (direction, times) in [
        (Direction.falling, [around[0], around[2]]), (.rising, [around[1], around[3]]), (.either, around),
      ] {
        let positions = try Self.swinging(until: 10, [.when(position: depth - 1, direction, .record)])
        Self.expect(positions.eventRecords, at: times, half, "position \(depth) \(direction)")
        let velocities = try Self.swinging(until: 10, [.when(velocity: depth - 1, direction, .record)])
        Self.expect(
          velocities.eventRecords, at: times.map { $0 - 0.5 * .pi }, half, "velocity \(depth) \(direction)")
      }
    }
  }

  @Test func stopsAndReflectionsNearAnExtremumHaveTheirDirection() throws {
    for (depth, half) in Self.depths(thorough(300, unoptimised: 60)) {
      for (direction, time) in [(Direction.falling, .pi - half), (.rising, .pi + half), (.either, .pi - half)] {
        let level = depth - 1
        let stopped = try Self.swinging(until: 4, [.when(position: level, direction, .stop)])
        Self.expect(stopped.eventRecords, at: [time], half, "stop \(depth) \(direction)")
        #expect(stopped.endTime < 4 && stopped.value(at: 4) == level)
        let reflected = try Self.swinging(
          until: time + 0.001 * half, [.when(position: level, direction, .reflect(restitution: 0.5))])
        Self.expect(reflected.eventRecords, at: [time], half, "reflect \(depth) \(direction)")
        let slope = reflected.velocity(at: reflected.endTime)
        #expect(direction == .rising ? slope < 0 : slope > 0, "\(depth) \(direction)")
      }
    }
  }

  /// A ball jumps through a platform that is closed from above; it was reflected as it rose.
  @Test func aPlatformLetsABallThroughFromBelow() throws {
    var random = SplitMix64(seed: 5)
    for _ in 0..<thorough(300, unoptimised: 60) {
      let level = 25 / (2 * 9.81) - random.magnitude(from: 1e-6, to: 0.05)
      let half = (25 - 2 * 9.81 * level).squareRoot() / 9.81
      let time = 5 / 9.81 + half
      let motion = try Simulation(
        of: FallingBall(gravity: -9.81), from: 0, velocity: 5,
        events: [.when(position: level, .falling, .reflect(restitution: 0.5))]
      ).trajectory(until: time + 0.1 * half)
      Self.expect(motion.eventRecords, at: [time], half, "\(level)")
    }
  }

  // MARK: Dips of functions

  /// A dip is found wherever it is in a step; in the first and the last eighth of a step some were not.
  @Test func dipsAtTheEndsOfSteps() throws {
    var random = SplitMix64(seed: 3)
    for _ in 0..<thorough(1000, unoptimised: 200) {
      let (place, half) = (random.number(in: 0.5...1.5), random.magnitude(from: 1e-4, to: 0.01))
      let motion = try Simulation(
        of: Self.free, from: 0, velocity: 1,
        events: [
          Free.whenZero(.either, .record) { _, position, _ in (position - place) * (position - place) - half * half }
        ], solver: Solver(maximumStep: 0.25)
      ).trajectory(until: 2)
      let times = motion.eventRecords.map(\.time)
      #expect(times.count == 2, "\(place) ± \(half): \(times)")
      for (time, expected) in zip(times, [place - half, place + half]) { #expect(abs(time - expected) <= 1e-10) }
    }
  }

  /// A pull that is above the limit of friction for a moment sets a body in motion, also if a step ends there.
  @Test(arguments: [(0.5, 1e-5), (1.4, 1e-9)])
  func aShortPullOvercomesFriction(phase: Double, tolerance: Double) throws {
    let network = SpringNetwork<Double>(
      masses: [1, 1], frictions: [1 - 1e-4, 0], springs: [NetworkSpring(from: 1, to: .body(0), stiffness: 1)])
    let motion = try Simulation(
      of: network, from: [0, Double.cos(phase)], velocity: [0, Double.sin(phase)], solver: Solver(tolerance: tolerance)
    ).trajectory(until: phase + 1.2)
    #expect(motion.value(at: phase + 1.2)[0] > 0)
  }

  // MARK: Several at one instant

  /// A function that is zero where a ball bounces is zero at each bounce, on whichever side rounding puts its crossing.
  @Test func aFunctionIsZeroAtABounce() throws {
    var random = SplitMix64(seed: 7)
    for _ in 0..<thorough(200, unoptimised: 60) {
      let (height, floor) = (random.number(in: 0.5...2), random.number(in: -1...1))
      let ball = FallingBall(gravity: -9.81)
      // The third bounce is at 2.5 times the time of the first.
      let motion = try Simulation(
        of: ball, from: floor + height,
        events: [
          ball.bounce(from: floor, restitution: 0.5),
          .whenZero(.falling, .record) { _, position, _ in position - floor },
          .whenZero(.either, .record) { _, position, _ in position - floor },
        ]
      ).trajectory(until: 2.6 * (2 * height / 9.81).squareRoot())
      for event in 0...2 {
        let times = motion.eventRecords.filter { $0.event == event }.map(\.time)
        #expect(times.count == 3, "event \(event) from \(height) to \(floor): \(times)")
      }
    }
  }

  /// A function of the time that is zero where a change ends the segment.
  @Test func aFunctionIsZeroAtAChange() throws {
    for time in [0.3, 0.5, 0.7] {
      let motion = try Simulation(
        of: Self.free, from: 0, velocity: 1,
        events: [Free.at(time, .change { _ in }), Free.whenZero(.rising, .record) { now, _, _ in now - time }]
      ).trajectory(until: 1)
      #expect(motion.eventRecords.map(\.event) == [0, 1], "\(time)")
      for record in motion.eventRecords { #expect(abs(record.time - time) <= 1e-12) }
    }
  }

  /// A function that stays at zero is not crossed where something else happens.
  @Test func aFunctionThatStaysAtZeroIsNotCrossed() throws {
    let motion = try Simulation(
      of: Self.free, from: 0, velocity: 1,
      events: [Free.at(0.7, .change { _ in }), Free.whenZero(.either, .record) { now, _, _ in max(0, 0.4 - now) }]
    ).trajectory(until: 1)
    #expect(motion.eventRecords.map(\.event) == [0])
  }

  /// Half a microsecond at a million seconds is four thousand ulp: the crossings were taken for one.
  @Test func crossingsAtALargeTimeAreToldApart() throws {
    let network = SpringNetwork<Double>(masses: [1, 1], springs: [])
    let motion = try Simulation(
      of: network, from: [-1e6, -1e6], velocity: [1, 1],
      events: [
        .when(coordinate: 0, position: 0, .rising, .reflect(restitution: 1)),
        .when(coordinate: 1, position: 5e-7, .rising, .reflect(restitution: 1)),
      ]
    ).trajectory(until: 1_000_010)
    #expect(motion.eventRecords.map(\.event) == [0, 1])
    for (record, time) in zip(motion.eventRecords, [1e6, 1e6 + 5e-7]) { #expect(abs(record.time - time) <= 1e-9) }
  }
}
