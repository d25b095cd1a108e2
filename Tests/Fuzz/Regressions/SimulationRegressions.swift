import MotionDynamics

extension SimulationTarget {
  static var regressions: [Regression<SimulationInput>] {
    [
      Regression(
        "positions overflowed in the first step, whose length then was NaN: so were all times and positions",
        SimulationInput(
          bodies: [SimulationInput.Body(mass: 1, position: 0, velocity: 0, friction: 0)], springs: [], events: [],
          gravity: -.greatestFiniteMagnitude, duration: 1e307, method: .rkck, tolerance: 1e-9, maximumSteps: 1000)),
      Regression(
        "numbers of all sizes in one system: positions between two steps were NaN",
        SimulationInput(
          bodies: [
            SimulationInput.Body(mass: 1.5e298, position: 1, velocity: -7e70, friction: 0),
            SimulationInput.Body(mass: 1e-300, position: 8e-264, velocity: -0.035, friction: 0),
          ], springs: [], events: [], gravity: 5.8, duration: 1.6e73, method: .bsimp, tolerance: 1e-3,
          maximumSteps: 200)),
    ]
  }
}
