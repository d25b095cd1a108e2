import MotionDynamics
import MotionNumerics
import Testing

@Suite struct Scratch {
  @Test(arguments: Solver.Method.allCases) func methods(method: Solver.Method) throws {
    for tolerance in [1e-6, 1e-9, 1e-12] {
      for ratio in [0, 0.01, 0.1, 0.5, 1, 2, 10, 100] {
        if tolerance < 1e-9 && method == .msbdf { continue }
        let spring = Spring(1, 100, 20 * ratio)
        let exact = SpringMotion(spring, from: 0.0, to: 1)
        let motion = try Simulation(
          of: LinearSpring(spring, target: 1), from: 0, solver: Solver(method: method, tolerance: tolerance, maximumSteps: 100_000_000)
        ).trajectory(until: 6.5)
        var (knots, between, velocity, acc) = (0.0, 0.0, 0.0, 0.0)
        for time in motion.stepTimes {
          knots = max(knots, abs(motion.value(at: time) - exact.value(at: time)) / max(1, time * 10 / 6.283))
        }
        for index in 0...20000 {
          let time = 6.5 * Double(index) / 20000
          let periods = max(1, time * 10 / 6.283)
          between = max(between, abs(motion.value(at: time) - exact.value(at: time)) / periods)
          velocity = max(velocity, abs(motion.velocity(at: time) - exact.velocity(at: time)) / periods / 10)
          acc = max(acc, abs(motion.acceleration(at: time) - exact.acceleration(at: time)) / periods / 100)
        }
        print(method, tolerance, ratio, motion.stepTimes.count, "knots", knots / tolerance, "between", between / tolerance, "v", velocity / tolerance, "a", acc / tolerance)
      }
    }
  }
}
