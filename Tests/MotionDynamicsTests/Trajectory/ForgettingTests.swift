import MotionDynamics
import MotionNumerics
import TestSupport
import Testing

@Suite struct ForgettingTests {
  private let ball = FallingBall(gravity: -8)

  private func bouncing() throws -> Trajectory<FallingBall> {
    try Simulation(
      of: ball, from: 1, events: [ball.bounce(from: 0, restitution: 0.9), .at(1.25, .change { $0.gravity = -4 })]
    ).trajectory(until: 3)
  }

  /// The rest of the motion is the same to the bit: between the steps, at an impact, and where the system has changed.
  @Test func theRestOfTheMotionIsTheSame() throws {
    let whole = try bouncing()
    let impact = try #require(whole.eventRecords.first?.time)
    for time in [0.1, impact, 1.25, 1.3, 2.9, 3] {
      var motion = whole
      motion.forget(before: time)
      #expect(motion.horizon == time && motion.startTime == 0 && motion.endTime == 3)
      #expect(motion.eventRecords == whole.eventRecords.filter { $0.time >= time })
      #expect(motion.stepTimes.count { $0 < time } <= 1)
      for index in 0...100 {
        let later = min(3, time + (3 - time) * Double(index) / 100)
        #expect(motion.value(at: later) == whole.value(at: later))
        #expect(motion.velocity(at: later) == whole.velocity(at: later))
        #expect(motion.acceleration(at: later) == whole.acceleration(at: later))
      }
      let changed = try motion.changed(at: min(3, time + 0.05)) { $0.gravity = -1 }
      let expected = try whole.changed(at: min(3, time + 0.05)) { $0.gravity = -1 }
      #expect(changed.value(at: 3) == expected.value(at: 3))
      #expect(changed.horizon == time)
    }
  }

  @Test func timesThatForgetNothing() throws {
    var motion = try bouncing()
    let steps = motion.stepTimes
    for time in [-1, 0, .nan, -Double.infinity] { motion.forget(before: time) }
    #expect(motion.horizon == -.infinity && motion.stepTimes == steps)
    #expect(motion.value(at: -1) == 1)
    motion.forget(before: 2)
    motion.forget(before: 1)
    #expect(motion.horizon == 2)
    motion.forget(before: .infinity)
    #expect(motion.horizon == 3 && motion.value(at: 4) == motion.value(at: 3))
  }

  /// An hour of a finger's reports at 120 Hz would be 432,000 retargetings; a thousand show that nothing grows.
  @Test func repeatedRetargetingDoesNotGrow() throws {
    var motion = try Simulation(of: LinearSpring(Spring(mass: 1, stiffness: 100, damping: 20), target: 1.0), from: 0)
      .trajectory(until: 0.1)
    var most = 0
    for report in 1...1000 {
      let now = Double(report) / 120
      motion = try motion.retargeted(to: report % 2 == 0 ? 1 : 0, at: now, until: now + 0.1)
      motion.forget(before: now)
      most = max(most, motion.stepTimes.count)
    }
    #expect(most < 100)
  }

  @Test func forgottenTimesTrapWithAMessage() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var motion = try Simulation(of: FallingBall(), from: 1).trajectory(until: 1)
      motion.forget(before: 0.5)
      _ = motion.value(at: 0.25)
    }
    let message = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(message.contains("the motion before 0.5 s is forgotten"))
    await #expect(processExitsWith: .failure) {
      var motion = try Simulation(of: FallingBall(), from: 1).trajectory(until: 1)
      motion.forget(before: 0.5)
      _ = motion.velocity(at: -1)
    }
    await #expect(processExitsWith: .failure) {
      var motion = try Simulation(of: FallingBall(), from: 1).trajectory(until: 1)
      motion.forget(before: 0.5)
      _ = motion.acceleration(at: 0.1)
    }
    await #expect(processExitsWith: .failure) {
      var motion = try Simulation(of: FallingBall(), from: 1).trajectory(until: 1)
      motion.forget(before: 0.5)
      _ = motion.velocity(before: 0.5)
    }
  }
}
