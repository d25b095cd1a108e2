import Baselines
import Benchmark
import CBaselines
import MotionDynamics
import MotionNumerics

// Integration against the same steps of GSL taken by C, and a trajectory against the closed form of a spring.

/// A method and what the C program calls it.
private let methods: [(Solver.Method, cbaselines_method)] = [
  (.rkck, CBASELINES_RKCK), (.rkf45, CBASELINES_RKF45), (.rk8pd, CBASELINES_RK8PD),
]

private let tolerance = 1e-9

/// As many as for the springs, for the same reason.
private let sampleCount = 65_536

let benchmarks: @Sendable () -> Void = {
  compareDuffing()
  compareChain()
  compareSampling()
}

/// A whole integration of a nonlinear spring; the figure is for one of the C program's steps.
private func compareDuffing() {
  let end = 10.0
  var inC = cbaselines_duffing(mass: 1, stiffness: 100, damping: 0.5, cubic_stiffness: 500)
  let spring = DuffingSpring(Spring(1, 100, 0.5), cubicStiffness: 500)
  for (method, methodInC) in methods {
    let simulation = unwrapped {
      try Simulation(of: spring, from: 1, solver: Solver(method: method, tolerance: tolerance))
    }
    let run = cbaselines_integrate_duffing(&inC, methodInC, tolerance, 1, end)
    let trajectory = unwrapped { try simulation.trajectory(until: end) }
    check("Duffing \(method)", run, steps: trajectory.stepTimes.count - 1, position: trajectory.value(at: end))
    compare(
      "Duffing \(method) 1e-9", values: run.steps,
      baseline: (
        "GSL from C",
        { blackHole(cbaselines_integrate_duffing(&inC, methodInC, tolerance, 1, end)) }
      ),
      with: ("Simulation", { blackHole(unwrapped { try simulation.trajectory(until: end) }) })
    )
  }
}

/// A chain that hangs on an anchor and is plucked at its end.
private func compareChain() {
  let (bodies, stiffness, damping, end) = (32, 100.0, 0.5, 1.0)
  let network = SpringNetwork<Double>(
    masses: [Double](repeating: 1, count: bodies),
    springs: (0..<bodies).map {
      NetworkSpring(from: $0, to: $0 == 0 ? .anchor(0) : .body($0 - 1), stiffness: stiffness, damping: damping)
    })
  let start = (0..<bodies).map { $0 == bodies - 1 ? 1.0 : 0 }
  let simulation = unwrapped { try Simulation(of: network, from: start) }
  let run = cbaselines_integrate_chain(bodies, stiffness, damping, CBASELINES_RKCK, tolerance, 1, end)
  let trajectory = unwrapped { try simulation.trajectory(until: end) }
  check(
    "chain", run, steps: trajectory.stepTimes.count - 1, position: trajectory.coordinate(bodies - 1, at: end))
  compare(
    "chain of \(bodies) rkck 1e-9", values: run.steps,
    baseline: (
      "GSL from C",
      { blackHole(cbaselines_integrate_chain(bodies, stiffness, damping, CBASELINES_RKCK, tolerance, 1, end)) }
    ),
    with: ("Simulation", { blackHole(unwrapped { try simulation.trajectory(until: end) }) })
  )
}

/// The samples of a trajectory, at random times and at the same ones sorted.
private func compareSampling() {
  let spring = Spring(1, 100, 0.5)
  let end = 10.0
  let closedForm = SpringMotion(spring, from: 1, to: 0)
  let trajectory = unwrapped { try Simulation(of: LinearSpring<Double>(spring), from: 1).trajectory(until: end) }
  var generator = SplitMix64(seed: 3)
  let random = (0..<sampleCount).map { _ in Double.random(in: 0...end, using: &generator) }
  var values = [Double](repeating: 0, count: sampleCount)
  for (name, times) in [("random", random), ("sorted", random.sorted())] {
    compare(
      "trajectory: \(name) times", values: sampleCount,
      baseline: (
        "SpringMotion",
        {
          for index in times.indices { values[index] = closedForm.value(at: times[index]) }
          blackHole(values)
        }
      ),
      with: (
        "Trajectory",
        {
          var span = values.mutableSpan
          trajectory.sample(at: times.span, into: &span)
          blackHole(values)
        }
      )
    )
  }
}

// MARK: - What is compared is the same

/// Traps unless both have come to the same place; says in the log how the steps differ, if by more than one in 50.
private func check(_ name: String, _ run: cbaselines_result, steps: Int, position: Double) {
  precondition(run.steps > 0 && abs(run.position - position) < 1e-6, "\(name): C and Swift disagree")
  if abs(steps - run.steps) * 50 > run.steps { print("\(name): \(run.steps) steps in C, \(steps) in Swift") }
}
