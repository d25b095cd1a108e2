import MotionDynamics
import MotionNumerics
import TestSupport
import Testing

/// The closed forms of followers and bounded motions against the integration of their equations.
///
/// Each step of the solver has an error of at most 10⁻¹³ of the state; those of some hundred steps add up, and a spring
/// damps them: 10⁻¹⁰ of the scale is never reached.
@Suite struct InterruptionOracleTests {
  private static let solver = Solver(method: .rk8pd, tolerance: 1e-13)

  /// Updates at random times: the place and the velocity of what is followed, on straight lines.
  private struct Update {
    let time: Double
    let place: Double
    let velocity: Double
  }

  private static func updates(_ random: inout SplitMix64) -> [Update] {
    var time = 0.0
    return (0..<5).map { _ in
      time += random.number(in: 0.01...0.4)
      return Update(time: time, place: random.number(in: -9...9), velocity: random.number(in: -30...30))
    }
  }

  private static func spring(_ random: inout SplitMix64) -> Spring {
    Spring(response: random.magnitude(from: 0.1, to: 2), dampingRatio: random.number(in: 0...2.5))
  }

  /// The state at a time under an acceleration.
  private func integrated(
    from state: (value: Double, velocity: Double), at start: Double, until end: Double,
    _ acceleration: @escaping @Sendable (_ time: Double, _ value: Double, _ velocity: Double) -> Double
  ) throws -> (value: Double, velocity: Double) {
    let system = CustomSystem<Double> { time, value, velocity in acceleration(time, value, velocity) }
    let motion = try Simulation(
      of: system, from: state.value, velocity: state.velocity, startingAt: start, solver: Self.solver
    ).trajectory(until: end)
    return motion.state(at: end)
  }

  @Test func springFollowers() throws {
    var random = SplitMix64(seed: 61)
    var worst = WorstCase()
    for _ in 0..<thorough(150) {
      let (spring, feedForward) = (Self.spring(&random), random.number(in: -0.5...1.5))
      var follower = SpringFollower(spring, at: 1.0, velocity: random.number(in: -20...20), feedForward: feedForward)
      var (state, last) = (follower.state(at: 0), Update(time: 0, place: 1, velocity: 0))
      for update in Self.updates(&random) + [Update(time: 3, place: 0, velocity: 0)] {
        let (line, rate, damping) = (last, spring.stiffness / spring.mass, spring.damping / spring.mass)
        state = try integrated(from: state, at: line.time, until: update.time) { time, value, velocity in
          let target = line.place + line.velocity * (time - line.time)
          return -rate * (value - target) - damping * (velocity - feedForward * line.velocity)
        }
        let ours = follower.state(at: update.time)
        worst.note(abs(ours.value - state.value) / 10, "\(follower)")
        worst.note(abs(ours.velocity - state.velocity) / (30 + 10 * spring.naturalFrequency), "\(follower)")
        follower.follow(update.place, velocity: update.velocity, at: update.time)
        last = update
      }
    }
    #expect(worst.error <= 1e-10, "\(worst)")
  }

  /// y + k₁ẏ + k₂ÿ = x + k₃ẋ, the input on the straight lines through its places.
  @Test func secondOrderDynamics() throws {
    var random = SplitMix64(seed: 62)
    var worst = WorstCase()
    for _ in 0..<thorough(150) {
      let (frequency, ratio) = (random.magnitude(from: 0.3, to: 6), random.number(in: 0...2))
      let response = random.number(in: -2...3)
      var dynamics = SecondOrderDynamics(frequency: frequency, dampingRatio: ratio, response: response, at: 2.0)
      let omega = 2 * Double.pi * frequency
      var (state, last): (state: (value: Double, velocity: Double), Update) =
        ((2, 0), Update(time: 0, place: 2, velocity: 0))
      for update in Self.updates(&random) {
        let line = last
        let slope = (update.place - line.place) / (update.time - line.time)
        state = try integrated(from: state, at: line.time, until: update.time) { time, value, velocity in
          let input = line.place + slope * (time - line.time)
          return omega * omega * (input - value) - 2 * ratio * omega * velocity + response * ratio * omega * slope
        }
        dynamics.follow(update.place, at: update.time)
        worst.note(abs(dynamics.lastValue - state.value) / (20 * (1 + abs(response))), "\(dynamics)")
        worst.note(abs(dynamics.lastVelocity - state.velocity) / (20 * omega * (1 + abs(response))), "\(dynamics)")
        last = update
      }
    }
    #expect(worst.error <= 1e-10, "\(worst)")
  }

  /// The first bounces between two walls, by the solver's events.
  @Test func bouncesOnSprings() throws {
    var random = SplitMix64(seed: 63)
    var (times, places) = (WorstCase(), WorstCase())
    var contacts = 0
    for _ in 0..<thorough(150) {
      let (spring, restitution) = (Self.spring(&random), random.number(in: 0.3...0.9))
      let (start, target) = (random.number(in: 0.1...0.9), random.number(in: -0.5...1.5))
      let motion = SpringMotion(spring, from: start, to: target, velocity: random.number(in: -12...12))
        .bounded(to: 0...1, edge: .bounce(restitution: restitution))
      // Later bounces are lower than what a tolerance can tell from rest.
      let found = motion.contactTimes.prefix(4)
      guard let last = found.last else { continue }
      let (rate, damping) = (spring.stiffness / spring.mass, spring.damping / spring.mass)
      let system = CustomSystem<Double> { _, value, velocity in -rate * (value - target) - damping * velocity }
      let end = min(last + 0.1, motion.contactTimes.dropFirst(4).first ?? .infinity)
      let trajectory = try Simulation(
        of: system, from: start, velocity: motion.velocity(at: 0),
        events: [
          .when(position: 1, .rising, .reflect(restitution: restitution)),
          .when(position: 0, .falling, .reflect(restitution: restitution)),
        ],
        solver: Self.solver
      ).trajectory(until: last + 0.5 * (end - last))
      let bounces = trajectory.eventRecords.prefix(found.count)
      #expect(bounces.count == found.count, "\(motion)")
      for (bounce, contact) in zip(bounces, found) { times.note(abs(bounce.time - contact), "\(motion)") }
      contacts += found.count
      for index in 0..<20 {
        let time = Double(index) / 20 * last
        places.note(abs(trajectory.value(at: time) - motion.value(at: time)), "\(motion) at \(time)")
      }
    }
    #expect(contacts >= thorough(150) / 2)
    // The solver's own error, divided by the speed of an impact: that of a fourth bounce may be some hundredths.
    #expect(times.error <= 1e-8 && places.error <= 1e-8, "\(times), \(places)")
  }

  /// Motions that go on beyond a bound, on the spring of the edge.
  @Test func edgesOnSprings() throws {
    var random = SplitMix64(seed: 64)
    var worst = WorstCase()
    for _ in 0..<thorough(150) {
      let (velocity, edge) = (random.number(in: 400...4000), Self.spring(&random))
      let decay = Decay(velocity: velocity)
      let motion = decay.bounded(to: 0...(0.5 * decay.distance), edge: .spring(edge))
      let contact = try #require(motion.contactTimes.first)
      let (rate, damping) = (edge.stiffness / edge.mass, edge.damping / edge.mass)
      let (bound, loss) = (motion.range.upperBound, decay.rate)
      let before = try integrated(from: (0, velocity), at: 0, until: contact) { _, _, velocity in -loss * velocity }
      let after = try integrated(from: before, at: contact, until: contact + 0.7) { _, value, velocity in
        -rate * (value - bound) - damping * velocity
      }
      worst.note(abs(before.value - bound) / bound, "\(motion)")
      worst.note(abs(after.value - motion.value(at: contact + 0.7)) / velocity, "\(motion)")
    }
    #expect(worst.error <= 1e-10, "\(worst)")
  }
}
