import Baselines
import Benchmark
import CBaselines
import MotionDynamics
import MotionNumerics

// Integration against the same steps of GSL called from C, and a trajectory against the closed form of a spring.

/// A method and its name in the C program.
private let methods: [(Solver.Method, cbaselines_method)] = [
  (.rkck, CBASELINES_RKCK), (.rkf45, CBASELINES_RKF45), (.rk8pd, CBASELINES_RK8PD),
]

private let tolerance = 1e-9

/// The number of times in the suite of springs, for the same reason.
private let sampleCount = 65_536

let benchmarks: @Sendable () -> Void = {
  compareDuffing()
  compareEnergy()
  compareEquation()
  for bodies in [1, 2, 4, 8, 16, 32, 64] { compareChain(of: bodies) }
  compareSampling()
}

// MARK: - Integration

/// Duffing's equation as in the C program, and as a user of the library would write it: ``DuffingSpring`` has a target
/// and a drive besides.
private struct Duffing: PointSystem {
  typealias Position = Double

  let mass, stiffness, damping, cubicStiffness: Double

  func acceleration(at time: Double, position: Double, velocity: Double) -> Double {
    (-(stiffness + cubicStiffness * position * position) * position - damping * velocity) / mass
  }
}

/// A complete integration of a nonlinear spring; the figure is for one step of the C program.
private func compareDuffing() {
  let end = 10.0
  let duffingInC = cbaselines_duffing(mass: 1, stiffness: 100, damping: 0.5, cubic_stiffness: 500)
  let own = Duffing(mass: 1, stiffness: 100, damping: 0.5, cubicStiffness: 500)
  let spring = DuffingSpring(Spring(mass: 1, stiffness: 100, damping: 0.5), cubicStiffness: 500)
  for (method, methodInC) in methods {
    let solver = Solver(method: method, tolerance: tolerance)
    let simulation = Simulation(of: own, from: 1, solver: solver)
    let simulationOfSpring = Simulation(of: spring, from: 1, solver: solver)
    let trajectory = unwrapped { try simulation.trajectory(until: end) }
    let steps = trajectory.stepTimes.count - 1
    let inC = { (keepsSteps: Bool) in
      var (duffing, solver) = (duffingInC, solverInC(methodInC, keepsSteps: keepsSteps))
      return cbaselines_integrate_duffing(&duffing, &solver, 1, end)
    }
    let run = inC(true)
    check("Duffing \(method)", run, steps: steps, position: trajectory.value(at: end))
    // For each of its steps `rk8pd` takes two accelerations more, for the dense output.
    let target = method == .rk8pd ? 1.3 : 1.15
    let subjects = [
      Subject("GSL from C: none kept") { blackHole(inC(false)) },
      Subject("Simulation", target: .timesTheCost(target)) {
        blackHole(unwrapped { try simulation.trajectory(until: end) })
      },
      Subject("DuffingSpring") { blackHole(unwrapped { try simulationOfSpring.trajectory(until: end) }) },
    ]
    compare(
      "Duffing \(method) 1e-9", values: run.steps,
      baseline: ("GSL from C: steps kept", { blackHole(inC(true)) }), with: subjects)
  }
}

/// An undamped spring: the steps that keep its energy beside GSL's own.
private func compareEnergy() {
  let spring = DuffingSpring(Spring(mass: 1, stiffness: 100, damping: 0), cubicStiffness: 500)
  let own = Simulation(of: spring, from: 1, solver: Solver(method: .rk8pd, tolerance: tolerance))
  let keeping = Simulation(of: spring, from: 1, solver: Solver(tolerance: tolerance))
  let steps = unwrapped { try own.trajectory(until: 10) }.stepTimes.count - 1
  compare(
    "undamped Duffing 1e-9", values: steps,
    baseline: ("rk8pd", { blackHole(unwrapped { try own.trajectory(until: 10) }) }),
    with: [
      Subject("keeping the energy", target: .timesTheCost(1.15)) {
        blackHole(unwrapped { try keeping.trajectory(until: 10) })
      }
    ])
}

/// The same equation from text.
private func compareEquation() {
  let text = "x'' = (-(k + b x^2) x - c x') / m"
  let system = unwrapped { try EquationSystem(text, parameters: ["m": 1, "k": 100, "c": 0.5, "b": 500]) }
  let own = Simulation(of: Duffing(mass: 1, stiffness: 100, damping: 0.5, cubicStiffness: 500), from: 1)
  let equation = Simulation(of: system, from: [1], velocity: [0])
  let steps = unwrapped { try own.trajectory(until: 10) }.stepTimes.count - 1
  compare(
    "Duffing as text", values: steps,
    baseline: ("the same in Swift", { blackHole(unwrapped { try own.trajectory(until: 10) }) }),
    with: [
      Subject("EquationSystem", target: .timesTheCost(2)) {
        blackHole(unwrapped { try equation.trajectory(until: 10) })
      }
    ])
}

/// A chain that hangs on an anchor and is plucked at its end.
private func compareChain(of bodies: Int) {
  let (stiffness, damping, end) = (100.0, 0.5, 1.0)
  let network = SpringNetwork<Double>(
    masses: [Double](repeating: 1, count: bodies),
    springs: (0..<bodies).map {
      NetworkSpring(
        from: .init($0), to: $0 == 0 ? .anchor(0) : .body(.init($0 - 1)), stiffness: stiffness, damping: damping)
    })
  let start = (0..<bodies).map { $0 == bodies - 1 ? 1.0 : 0 }
  let simulation = Simulation(of: network, from: start, solver: Solver(method: .rkck, tolerance: tolerance))
  let springs = network.springs.map { NetworkInC.spring($0) }
  let networkInC = NetworkInC(masses: network.masses, springs: springs)
  let run = networkInC.integrate(until: end)
  let trajectory = unwrapped { try simulation.trajectory(until: end) }
  check(
    "chain of \(bodies)", run, steps: trajectory.stepTimes.count - 1,
    position: trajectory.coordinate(bodies - 1, at: end))
  compare(
    "chain rkck n = \(bodies)", values: run.steps,
    baseline: ("GSL from C: any network", { blackHole(networkInC.integrate(until: end)) }),
    with: [
      Subject("Simulation", target: bodies == 32 ? .timesTheCost(1.15) : nil) {
        blackHole(unwrapped { try simulation.trajectory(until: end) })
      },
      Subject("GSL from C: a chain") {
        var solver = solverInC(CBASELINES_RKCK)
        blackHole(cbaselines_integrate_chain(bodies, stiffness, damping, &solver, 1, end))
      },
    ])
}

/// A network for the C program.
private struct NetworkInC {
  let masses: [Double]
  let springs: [cbaselines_spring]

  static func spring(_ spring: NetworkSpring<Double>) -> cbaselines_spring {
    var made = cbaselines_spring()
    made.body = spring.body.index
    switch spring.end {
    case .anchor(let anchor): (made.other, made.anchor) = (-1, anchor)
    case .body(let other): made.other = other.index
    }
    made.stiffness = spring.stiffness
    made.damping = spring.damping
    made.cubic_stiffness = spring.cubicStiffness
    made.rest_length = spring.restLength
    return made
  }

  func integrate(until end: Double) -> cbaselines_result {
    masses.withUnsafeBufferPointer { masses in
      springs.withUnsafeBufferPointer { springs in
        var network = cbaselines_network(
          body_count: masses.count, spring_count: springs.count, masses: masses.baseAddress,
          springs: springs.baseAddress)
        var solver = solverInC(CBASELINES_RKCK)
        return cbaselines_integrate_network(&network, &solver, 1, end)
      }
    }
  }
}

private func solverInC(_ method: cbaselines_method, keepsSteps: Bool = true) -> cbaselines_solver {
  cbaselines_solver(method: method, tolerance: tolerance, longest_step: .infinity, keeps_steps: keepsSteps ? 1 : 0)
}

// MARK: - Samples

/// The samples of a trajectory, at random times and at the same ones sorted.
private func compareSampling() {
  let spring = Spring(mass: 1, stiffness: 100, damping: 0.5)
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

// MARK: - Equal results

/// Traps unless both end at the same position; logs the numbers of steps if they differ by more than one in 50.
private func check(_ name: String, _ run: cbaselines_result, steps: Int, position: Double) {
  precondition(run.steps > 0 && abs(run.position - position) < 1e-6, "\(name): C and Swift disagree")
  if abs(steps - run.steps) * 50 > run.steps { print("\(name): \(run.steps) steps in C, \(steps) in Swift") }
}
