import MotionDynamics
import MotionNumerics
import Testing

/// Springs of the plane whose ends come together: without a rest length there is nothing special about that, with one
/// the spring has no direction there.
@Suite struct MeetingEndsTests {
  typealias Point = SIMD2<Double>
  private typealias Plane = SpringNetwork<Point>

  private func motion(
    restLength: Double, damping: Double = 0, from position: Point, velocity: Point, until end: Double
  ) throws -> BodyMotion<Plane, Point> {
    var network = Plane()
    let ball = network.addBody(mass: 1)
    network.addSpring(from: ball, to: .anchor([1, 1]), stiffness: 100, damping: damping, restLength: restLength)
    return try Simulation(
      of: network, from: [ball: position], velocity: [ball: velocity], solver: Solver(tolerance: 1e-12)
    )
    .trajectory(until: end).body(ball)
  }

  /// A start with a rest length is refused there, see `SpringSideTests`; it can be set later.
  @Test func aSpringWithARestLengthIsAtRestWithoutADirection() throws {
    let network = Plane(masses: [1], springs: [NetworkSpring(from: 0, to: .anchor([1, 1]), stiffness: 100)])
    let motion = try Simulation(
      of: network, from: [0: [1, 1]], events: [.at(0.25, .change { $0[0].restLength = 0.5 })]
    ).trajectory(until: 1)
    for time in [0, 0.3, 1] {
      #expect(motion.value(at: time) == [[1, 1]])
      #expect(motion.velocity(at: time) == [.zero])
    }
  }

  @Test func itPushesAsSoonAsTheEndsPart() throws {
    // From the anchor at rest length L the body moves as L − L·cos(ωt), and this fast it is at the end.
    let nudge = 1e-3
    let motion = try motion(restLength: 0.5, from: [1 + nudge, 1], velocity: .zero, until: 0.5)
    for time in [0.1, 0.3, 0.5] {
      let expected = SpringMotion(Spring(mass: 1, stiffness: 100, damping: 0), from: 1 + nudge, to: 1.5).value(at: time)
      #expect(abs(motion.value(at: time).x - expected) <= 1e-9)
      #expect(motion.value(at: time).y == 1)
    }
  }

  @Test func withoutARestLengthTheBodySwingsThrough() throws {
    let motion = try motion(restLength: 0, damping: 2, from: [1, 1], velocity: [3, -4], until: 2)
    let exact = SpringMotion(
      Spring(mass: 1, stiffness: 100, damping: 2), from: Point(1, 1), to: Point(1, 1), velocity: Point(3, -4))
    for time in stride(from: 0, through: 2, by: 0.05) {
      let difference = motion.value(at: time) - exact.value(at: time)
      #expect((difference * difference).sum().squareRoot() <= 1e-9)
    }
  }

  /// The force reverses where the body meets the anchor head-on: the motion after it mirrors the motion before it.
  @Test func aBodyPassesTheAnchorHeadOn() throws {
    let motion = try motion(restLength: 0.5, from: [2, 1], velocity: [-8, 0], until: 0.4)
    // 1 + L + A·cos(ωt + φ) with the amplitude A and the phase φ of the start.
    let (rest, speed, rate) = (0.5, -8.0, 10.0)
    let before = SpringMotion(Spring(mass: 1, stiffness: 100, damping: 0), from: 1.0, to: rest, velocity: speed)
    var (low, high) = (0.0, 0.2)
    for _ in 0..<60 {
      let middle = 0.5 * (low + high)
      if before.value(at: middle) > 0 { low = middle } else { high = middle }
    }
    #expect(low > 0.05 && low < 0.2 && rate * low < 3)
    for time in stride(from: 0, through: 0.4, by: 0.01) {
      let expected = time <= low ? before.value(at: time) : -before.value(at: 2 * low - time)
      guard time <= 2 * low else { continue }
      #expect(abs(motion.value(at: time).x - 1 - expected) <= 1e-8, "\(time)")
      #expect(motion.value(at: time).y == 1)
    }
  }
}
