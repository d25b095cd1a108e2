import MotionDynamics
import MotionNumerics
import RealModule
import TestSupport
import Testing

/// Motions that are continued from the time of an event.
@Suite struct ContinuationTests {
  private static let ball = FallingBall(gravity: -9.81)
  private typealias SwingEvent = Simulation<LinearSpring<Double>>.Event

  /// Swings from 1 that record where their position, their velocity and a function of both cross random levels.
  private static func recordedSwings(
    _ direction: SwingEvent.Direction, seed: UInt64
  ) -> [(level: Double, simulation: Simulation<LinearSpring<Double>>)] {
    var random = SplitMix64(seed: seed)
    let swing = LinearSpring<Double>(Spring(mass: 1, stiffness: 1, damping: 0))
    return (0..<thorough(200, unoptimised: 40)).map { _ in
      let level = random.number(in: -0.9...0.9)
      let events: [SwingEvent] = [
        .when(position: level, direction, .record), .when(velocity: level, direction, .record),
        .whenZero(direction, .record) { _, position, velocity in position + velocity - level },
      ]
      return (level, Simulation(of: swing, from: 1, events: events))
    }
  }

  // MARK: From a record

  /// A motion that is changed where a crossing was recorded, on whichever side of it rounding puts the state there.
  @Test(arguments: Simulation<LinearSpring<Double>>.Event.Direction.allCases)
  func whatIsRecordedIsNotRecordedAgain(direction: Simulation<LinearSpring<Double>>.Event.Direction) throws {
    for (level, simulation) in Self.recordedSwings(direction, seed: 4) {
      let motion = try simulation.trajectory(until: 7)
      let expected = motion.eventRecords.map(\.event)
      #expect(expected.count >= 3)
      for record in motion.eventRecords {
        let continued = try motion.changed(at: record.time) { _ in }
        #expect(continued.eventRecords.map(\.event) == expected, "\(level), changed after \(record)")
      }
    }
  }

  /// A change of the system at a crossing, or an ulp away from it, leaves one record of the crossing.
  @Test(arguments: Simulation<LinearSpring<Double>>.Event.Direction.allCases)
  func aChangeAtACrossingRepeatsNothing(direction: Simulation<LinearSpring<Double>>.Event.Direction) throws {
    for (level, simulation) in Self.recordedSwings(direction, seed: 8) {
      let motion = try simulation.trajectory(until: 7)
      let expected = motion.eventRecords.map(\.event)
      for record in motion.eventRecords {
        for time in [record.time.nextDown, record.time, record.time.nextUp] {
          let events = simulation.events + [.at(time, .change { _ in })]
          let changed = try Simulation(of: simulation.system, from: 1, events: events).trajectory(until: 7)
          #expect(
            changed.eventRecords.map(\.event).filter { $0 < 3 } == expected, "\(level), changed at \(time), \(record)")
        }
      }
    }
  }

  // MARK: From a rest

  /// A wall with two sides holds a body that rests on it, also after a change.
  @Test(arguments: [-1.0, 1]) func aBodyRestsOnAWallAfterAChange(gravity: Double) throws {
    let wall = Simulation<FallingBall>.Event.when(position: 0, .either, .reflect(restitution: 0.5))
    let motion = try Simulation(of: FallingBall(gravity: 9.81 * gravity), from: -gravity, events: [wall])
      .trajectory(until: 2)
    #expect(motion.value(at: 1.9) == 0 && motion.velocity(at: 1.9) == 0)
    let heavier = try motion.changed(at: 1.9, until: 4) { $0.gravity *= 2 }
    #expect(heavier.value(at: 4) == 0 && heavier.velocity(at: 4) == 0)
    let lifted = try motion.changed(at: 1.9, until: 4) { $0.gravity *= -1 }
    #expect(abs(lifted.value(at: 2.9) + 0.5 * 9.81 * gravity) <= 1e-8)
  }

  // MARK: From the end

  @Test func aChangeAtTheEndIsKept() throws {
    let spring = LinearSpring(Spring(mass: 1, stiffness: 100, damping: 4), target: 1.0)
    let simulation = Simulation(of: spring, from: 0, events: [.at(1, .retarget(to: 3))])
    let whole = try simulation.trajectory(until: 2)
    let first = try simulation.trajectory(until: 1)
    #expect(first.endTime == 1 && first.system.target == 3)
    #expect(first.acceleration(at: 1) == whole.acceleration(at: 1))
    let both = try first.changed(at: 1, until: 2) { _ in }
    #expect(both.system.target == 3 && both.eventRecords == whole.eventRecords)
    for time in stride(from: 0.0, through: 2, by: 0.05) { #expect(both.value(at: time) == whole.value(at: time)) }
  }

  /// The velocity at an impact is that after it, also if the motion stops there.
  @Test func anImpactAtTheEndHasTwoVelocities() throws {
    let motion = try Simulation(
      of: Self.ball, from: 1,
      events: [Self.ball.bounce(from: 0, restitution: 0.5), .when(position: 0, .falling, .stop)]
    ).trajectory(until: 3)
    let (end, speed) = (motion.endTime, (2 * 9.81).squareRoot())
    #expect(abs(motion.velocity(before: end) + speed) <= 1e-8)
    #expect(abs(motion.velocity(at: end) - 0.5 * speed) <= 1e-8)
    #expect(motion.value(at: end) == 0 && motion.stepTimes.suffix(2) == [end, end])
    #expect(motion.value(at: 3) == 0 && motion.velocity(at: 3) == 0)
    let continued = try motion.changed(at: end, until: end + 0.1) { _ in }
    #expect(abs(continued.value(at: end + 0.1) - (0.05 * speed - 0.005 * 9.81)) <= 1e-8)
    var forgetful = motion
    forgetful.forget(before: end)
    #expect(forgetful.state(at: end) == motion.state(at: end))
  }

  /// A motion that is only stopped has no corner at its end.
  @Test func aStopIsNoCorner() throws {
    let motion = try Simulation(of: Self.ball, from: 1, events: [.when(position: 0, .falling, .stop)])
      .trajectory(until: 3)
    #expect(motion.stepTimes.count { $0 == motion.endTime } == 1)
  }
}
