import MotionNumerics
import Testing

@testable import MotionDynamics

/// The explicit methods against GSL's steppers and step control.
@Suite struct RungeKuttaTests {
  static let methods: [Solver.Method] = [.rkck, .rkf45, .rk8pd]

  /// The times, the lengths to try next and the states of all steps over some seconds.
  ///
  /// The first length is far too long, so that steps are refused.
  private func steps<System: DynamicSystem>(
    of system: System, from start: [Double], by method: Solver.Method, isByGSL: Bool,
    under constraints: Constraints = Constraints()
  ) throws -> [Double] {
    let equations = SystemEquations(system, isDifferentiated: false)
    equations.constraints = constraints
    let count = system.coordinateCount
    let y = NumberBuffer(count: 2 * count)
    let accelerations = NumberBuffer(count: count)
    for index in start.indices { y[index] = start[index] }
    let solver = Solver(method: method, tolerance: 1e-7)
    let stepper: Stepper
    if isByGSL {
      stepper = try GSLStepper(solver, for: equations, velocityScale: 0.5, y: y, accelerations: accelerations)
    } else {
      stepper = RungeKuttaStepper(
        try #require(method.rungeKutta), of: solver, for: equations, velocityScale: 0.5, y: y,
        accelerations: accelerations)
    }
    var (time, length) = (0.25, 2.0)
    var numbers: [Double] = []
    // Two segments, the second one from a state that is not the end of a step.
    for end in [2.0, 3.5] {
      y[0] += 0.125
      stepper.reset()
      while time < end {
        let areKnown = try stepper.take(from: &time, to: end, length: &length)
        if areKnown && equations.isFree {
          let expected = NumberBuffer(count: count)
          _ = equations.evaluate(at: time, positions: y.start, velocities: y.start + count, into: expected.start)
          for index in 0..<count { #expect(accelerations[index] == expected[index]) }
        }
        numbers += [time, length] + (0..<2 * count).map { y[$0] }
      }
    }
    return numbers
  }

  private func network(of bodies: Int) -> SpringNetwork<Double> {
    SpringNetwork(
      masses: (0..<bodies).map { 1 + 0.25 * Double($0) },
      springs: (0..<bodies).map {
        NetworkSpring(
          from: .init($0), to: $0 == 0 ? .anchor(0) : .body(.init($0 - 1)), stiffness: 40 + 7 * Double($0),
          damping: 0.4,
          cubicStiffness: 90)
      })
  }

  /// Counts below, at and above the eight numbers that are computed at once.
  @Test(arguments: methods, [1, 2, 3, 4, 5, 9])
  func stepsAreThoseOfGSLToTheBit(method: Solver.Method, bodies: Int) throws {
    let start = (0..<bodies).map { 0.5 * Double($0 % 3) }
    let own = try steps(of: network(of: bodies), from: start, by: method, isByGSL: false)
    #expect(own.count > 10 * (2 * bodies + 2))
    #expect(try own == steps(of: network(of: bodies), from: start, by: method, isByGSL: true))
  }

  @Test(arguments: methods)
  func stepsOfAPointAreThoseOfGSLToTheBit(method: Solver.Method) throws {
    let point = CustomSystem<SIMD3<Double>>(coordinateCount: 3) { time, positions, velocities, accelerations in
      for index in 0..<3 {
        let next = positions[(index + 1) % 3]
        accelerations[index] = -30 * positions[index] + 4 * next * next - 0.3 * velocities[index]
      }
    }
    let own = try steps(of: point, from: [1, 0.5, -0.25], by: method, isByGSL: false)
    #expect(try own == steps(of: point, from: [1, 0.5, -0.25], by: method, isByGSL: true))
    let duffing = DuffingSpring(Spring(mass: 1.5, stiffness: 100, damping: 0.5), cubicStiffness: 500)
    let ownDuffing = try steps(of: duffing, from: [1], by: method, isByGSL: false)
    #expect(try ownDuffing == steps(of: duffing, from: [1], by: method, isByGSL: true))
  }

  /// Held coordinates keep the acceleration that is held back in place of their velocity.
  @Test(arguments: methods)
  func constrainedStepsAreThoseOfGSLToTheBit(method: Solver.Method) throws {
    let constraints = Constraints(
      modes: [.sliding(direction: 1), .stuck, .free], frictionLimits: [0.5, 30, 0])
    let own = try steps(of: network(of: 3), from: [1, 0.5, 0], by: method, isByGSL: false, under: constraints)
    #expect(
      try own == steps(of: network(of: 3), from: [1, 0.5, 0], by: method, isByGSL: true, under: constraints))
  }

  /// A step that leaves the domain of the forces is halved until it does not.
  @Test(arguments: methods)
  func stepsOutOfTheDomainAreHalvedAsByGSL(method: Solver.Method) throws {
    // A weight on a spring that no motion compresses to nothing.
    let repelled = CustomSystem<Double>(coordinateCount: 1) { _, positions, velocities, accelerations in
      accelerations[0] = positions[0] > 0 ? 0.5 / (positions[0] * positions[0]) - 20 - velocities[0] : .nan
    }
    let own = try steps(of: repelled, from: [1], by: method, isByGSL: false)
    #expect(try own == steps(of: repelled, from: [1], by: method, isByGSL: true))
  }

  /// Every stage is consistent: its coefficients add up to its fraction of the step, those of a solution to 1, those of a
  /// difference of two to 0; the papers' quotients are right to 18 digits.
  @Test(arguments: methods)
  func coefficientsAddUp(method: Solver.Method) throws {
    let method = try #require(method.rungeKutta)
    func sum(_ terms: [RungeKuttaMethod.Term]) -> Double { terms.reduce(0) { $0 + $1.weight } }
    // The largest coefficients are near 20: some ulp of that.
    for stage in method.stages { #expect(abs(sum(stage.terms) - stage.fraction) < 2e-14) }
    #expect(abs(sum(method.solution) - 1) < 1e-15)
    #expect(abs(sum(method.error) - (method.errorIsOtherSolution ? 1 : 0)) < 1e-15)
  }
}
