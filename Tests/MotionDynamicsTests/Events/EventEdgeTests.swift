import MotionDynamics
import MotionNumerics
import TestSupport
import Testing

/// Cases that mutations of the code around events showed to be untested.
@Suite struct EventEdgeTests {
  private static let free = CustomSystem<Double> { _, _, _ in 0 }
  private typealias Free = Simulation<CustomSystem<Double>>.Event

  @Test func retargetingAtAnEventDoesNotRepeatIt() throws {
    let spring = LinearSpring(Spring(mass: 1, stiffness: 100, damping: 4), target: 1.0)
    let motion = try Simulation(
      of: spring, from: 0, events: [.at(0.5, .record), .at(0.5, .change { $0.target += 1 })]
    ).trajectory(until: 1)
    #expect(motion.eventRecords.map(\.event) == [0, 1] && motion.system.target == 2)
    let later = try motion.retargeted(to: 5, at: 0.5)
    #expect(later.eventRecords.map(\.event) == [0, 1])
    #expect(later.system.target == 5)
    let longer = try motion.changed(at: 0.5) { _ in }
    #expect(longer.eventRecords.map(\.time) == [0.5, 0.5])
  }

  /// Two crossings a microsecond apart are two, and so are two a nanosecond apart.
  @Test(arguments: [1e-6, 1e-9]) func crossingsCloseToEachOtherAreToldApart(distance: Double) throws {
    let motion = try Simulation(
      of: Self.free, from: 0, velocity: 1,
      events: [
        Free.when(position: 0.5 + distance, .rising, .record),
        Free.when(position: 0.5, .rising, .record),
      ]
    ).trajectory(until: 1)
    #expect(motion.eventRecords.map(\.event) == [1, 0])
    for (record, time) in zip(motion.eventRecords, [0.5, 0.5 + distance]) {
      #expect(abs(record.time - time) <= 2e-12)
    }
  }

  /// A start on a level is no crossing, in whichever direction the level is left.
  @Test(arguments: Free.Direction.allCases, [-1.0, 1])
  func startsOnALevelAreNoCrossings(
    direction: Simulation<CustomSystem<Double>>.Event.Direction, velocity: Double
  ) throws {
    for action in [Free.Action.record, .stop, .change { _ in }] {
      let motion = try Simulation(
        of: Self.free, from: 2, velocity: velocity,
        events: [Free.when(position: 2, direction, action)]
      ).trajectory(until: 1)
      #expect(motion.eventRecords.isEmpty)
      #expect(motion.endTime == 1)
    }
  }

  /// After an event one step reaches so near an end, and the time of the event plus the step may round beyond it.
  @Test func endsAreMetToTheBitAfterAnEvent() throws {
    var random = SplitMix64(seed: 48)
    for _ in 0..<100 {
      let end = 1e-9 * random.number(in: 1...2)
      let motion = try Simulation(
        of: Self.free, from: 0, velocity: 1, events: [.at(end * random.number(in: 0.25...0.5), .change { _ in })]
      ).trajectory(until: end)
      #expect(motion.endTime == end)
    }
  }

  @Test func eventsAtTheSameTimeHappenInTheirOrder() throws {
    let motion = try Simulation(
      of: LinearSpring(Spring(mass: 1, stiffness: 100, damping: 4), target: 0.0), from: 0,
      events: [
        .at(0.7, .record), .at(0.5, .change { $0.target = 1 }), .at(0.5, .change { $0.target = 2 * $0.target + 1 }),
        .at(0.5, .record),
      ]
    ).trajectory(until: 1)
    #expect(motion.eventRecords.map(\.event) == [1, 2, 3, 0])
    #expect(motion.system.target == 3)
  }

  /// A function that crosses zero just after a coordinate crosses its level happens at its own time.
  @Test func aFunctionIsNotTakenForACoordinate() throws {
    let distance = 4e-13
    let motion = try Simulation(
      of: Self.free, from: 0, velocity: 1,
      events: [
        Free.when(position: 0.5, .rising, .change { _ in }),
        Free.whenZero(.rising, .record) { _, position, _ in position - 0.5 - distance },
      ]
    ).trajectory(until: 1)
    #expect(motion.eventRecords.map(\.event) == [0, 1])
    #expect(motion.eventRecords[1].time > motion.eventRecords[0].time)
  }

  /// The state is set to the level that is crossed, so that a velocity that stops at a level has exactly its value.
  @Test func aVelocityEndsOnItsLevel() throws {
    let motion = try Simulation(
      of: LinearSpring<Double>(Spring(mass: 1, stiffness: 37, damping: 0.3)), from: 1,
      events: [.when(velocity: -2.3, .falling, .stop)]
    ).trajectory(until: 3)
    #expect(motion.velocity(at: motion.endTime) == -2.3)
  }

  /// A force exactly at the limit of friction does not make a body slip.
  @Test func theLimitOfFrictionHolds() throws {
    let motion = try Simulation(of: FrictionSpring(Spring(mass: 1, stiffness: 64, damping: 0), friction: 32), from: 0.5)
      .trajectory(until: 5)
    #expect(motion.value(at: 5) == 0.5)
    #expect(motion.acceleration(at: 2) == 0)
  }

  /// A velocity that jumps over its level at an impact does not cross it.
  @Test func anImpactIsNoCrossingOfTheVelocity() throws {
    let ball = FallingBall(gravity: -10)
    let motion = try Simulation(
      of: ball, from: 5,
      events: [
        ball.bounce(from: 0, restitution: 1), .when(velocity: -1, .rising, .record),
        .when(velocity: -1, .falling, .record),
      ]
    ).trajectory(until: 2.5)
    #expect(motion.eventRecords.map(\.event) == [2, 0, 2])
    for (record, time) in zip(motion.eventRecords, [0.1, 1, 2.1]) { #expect(abs(record.time - time) <= 1e-9) }
  }

  /// Cancellation is asked for before the first step, and then before every eighth.
  @Test func cancellationIsAskedForEveryEighthStep() throws {
    var questions = 0
    let motion = try Simulation(of: LinearSpring<Double>(Spring(mass: 1, stiffness: 100, damping: 1)), from: 1)
      .trajectory(until: 2) {
        questions += 1
        return false
      }
    #expect(questions == (motion.stepTimes.count - 1 + 7) / 8)
  }

  /// A minimum step does not refuse shorter steps that an event or the end cuts.
  @Test func stepsThatEndAtAnEventMayBeShorterThanTheShortest() throws {
    let motion = try Simulation(
      of: Self.free, from: 0, velocity: 1, events: [.at(0.001, .record), .at(0.5, .change { _ in })],
      solver: Solver(minimumStep: 0.01)
    ).trajectory(until: 0.502)
    #expect(motion.eventRecords.map(\.time) == [0.001, 0.5])
    #expect(motion.endTime == 0.502)
  }
}
