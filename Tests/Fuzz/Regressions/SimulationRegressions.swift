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
      Regression(
        "an event set a position of 1e153 to its level within 1e-323 s: an infinite velocity",
        SimulationInput(
          bodies: [
            SimulationInput.Body(mass: 1e-300, position: -1.6983370954319037e-284, velocity: -2, friction: 0),
            SimulationInput.Body(
              mass: 0.025560120708142398, position: 1.2937541628516748e+153, velocity: 0, friction: 0),
            SimulationInput.Body(mass: 1, position: 2, velocity: -5.438991462667103e+39, friction: 0.7764854762694504),
          ],
          springs: [
            spring(0, to: 0.6953589191435521, stiffness: 4.133401013891216),
            spring(2, to: 0.3691361684627228, stiffness: 4.501291742330595e+219, cubicStiffness: 2),
            spring(1, to: -1.729204638248906, stiffness: 284.411515105381),
          ],
          events: [
            (.position(1, 0.7762984002348836, "rising"), .reflect(0.561204525930781)),
            (.position(2, 2, "either"), .stop),
          ], gravity: 3.5112881622674923, duration: 211, method: .rk8pd, tolerance: 1e-3, maximumSteps: 20)),
    ]
  }

  private static func spring(
    _ body: Int, to anchor: Double, stiffness: Double, cubicStiffness: Double = 0
  ) -> SimulationInput.Spring {
    SimulationInput.Spring(
      body: body, other: nil, anchor: anchor, stiffness: stiffness, damping: 0, cubicStiffness: cubicStiffness,
      restLength: 0)
  }
}
