import MotionDynamics
import MotionNumerics
import RealModule
import TestSupport
import Testing

/// Laws of the accelerations of every system.
///
/// They are the differences of the velocities along a motion, their derivatives are those that the stiff methods get,
/// and outside of the motion there are none. Targets, drives and starts are drawn at random, as at 0 a sign has no
/// effect.
@Suite struct AccelerationLawTests {
  /// The checked errors of a system.
  private struct Findings {
    var acceleration = WorstCase()
    var derivative = WorstCase()

    /// Moves a system from a random state at a random time, and compares.
    mutating func check<System: DynamicSystem>(
      _ system: System, _ random: inout SplitMix64, hasDerivatives: Bool, name: String = "\(System.self)"
    ) throws {
      let count = system.coordinateCount
      let (positions, velocities) = (
        (0..<count).map { _ in random.number(in: -3...3) }, (0..<count).map { _ in random.number(in: -3...3) }
      )
      let start = random.number(in: -4...4)
      let motion = try Simulation(
        of: system, from: System.Position(coordinateCount: count) { positions[$0] },
        velocity: System.Position(coordinateCount: count) { velocities[$0] }, startingAt: start,
        solver: Solver(tolerance: 1e-12)
      ).trajectory(until: start + 2)
      compareAccelerations(of: motion, name)
      outside(motion, name)
      try compareDerivatives(of: motion.simulation.system, at: start, positions, velocities, hasDerivatives, name)
    }

    /// (v(t + h) − v(t − h))/2h, whose error is h²/6 of the third derivative and the rounding of v over h.
    private mutating func compareAccelerations<System>(of motion: Trajectory<System>, _ name: String) {
      let step = 3e-5
      let corners = zip(motion.stepTimes, motion.stepTimes.dropFirst()).filter { $0 == $1 }.map(\.0)
      for index in 0...100 {
        let time = motion.startTime + 2 * step + (motion.endTime - motion.startTime - 4 * step) * Double(index) / 100
        guard corners.allSatisfy({ abs($0 - time) > 2 * step }) else { continue }
        let found = motion.acceleration(at: time)
        let (before, after) = (motion.velocity(at: time - step), motion.velocity(at: time + step))
        for coordinate in 0..<found.coordinateCount {
          let quotient = (after[coordinate: coordinate] - before[coordinate: coordinate]) / (2 * step)
          let scale = max(1, abs(quotient))
          acceleration.note(abs(found[coordinate: coordinate] - quotient) / scale, "\(name) at \(time)")
        }
      }
    }

    /// Before the start and after the end everything stands still.
    private func outside<System>(_ motion: Trajectory<System>, _ name: String) {
      for time in [-.infinity, motion.startTime.nextDown, motion.endTime.nextUp, motion.endTime + 1, .infinity] {
        let found = motion.acceleration(at: time)
        for coordinate in 0..<found.coordinateCount {
          #expect(found[coordinate: coordinate] == 0, "\(name) at \(time)")
        }
      }
    }

    /// Central differences of `evaluate`, with the step whose error is least for numbers of about 1.
    private mutating func compareDerivatives<System: DynamicSystem>(
      of system: System, at time: Double, _ positions: [Double], _ velocities: [Double], _ isExpected: Bool,
      _ name: String
    ) throws {
      let count = positions.count
      let found = try Derivatives(of: system, at: time, positions, velocities)
      #expect((found != nil) == isExpected, "\(name)")
      guard let found else { return }
      func accelerations(_ change: (inout Double, inout [Double], inout [Double]) -> Void) throws -> [Double] {
        var (time, positions, velocities) = (time, positions, velocities)
        change(&time, &positions, &velocities)
        var result = [Double](repeating: 0, count: count)
        var span = result.mutableSpan
        try system.evaluate(&span, at: time, positions: positions.span, velocities: velocities.span)
        return result
      }
      let step = 0x1p-17
      func note(_ found: [Double], _ change: (Double, inout Double, inout [Double], inout [Double]) -> Void) throws {
        let upper = try accelerations { change(step, &$0, &$1, &$2) }
        let lower = try accelerations { change(-step, &$0, &$1, &$2) }
        for (row, number) in found.enumerated() {
          let quotient = (upper[row] - lower[row]) / (2 * step)
          derivative.note(abs(number - quotient) / max(1, abs(quotient)), name)
        }
      }
      for column in 0..<count {
        try note((0..<count).map { found.byPosition[$0 * count + column] }) { step, _, positions, _ in
          positions[column] += step
        }
        try note((0..<count).map { found.byVelocity[$0 * count + column] }) { step, _, _, velocities in
          velocities[column] += step
        }
      }
      try note(found.byTime) { step, time, _, _ in time += step }
    }
  }

  /// The derivatives that a system computes; nil if it leaves them to the solver.
  private struct Derivatives {
    let byPosition, byVelocity, byTime: [Double]

    init?<System: DynamicSystem>(
      of system: System, at time: Double, _ positions: [Double], _ velocities: [Double]
    ) throws {
      let count = positions.count
      var rows = [Double](repeating: 0, count: count * count)
      var otherRows = rows
      var column = [Double](repeating: 0, count: count)
      var rowSpan = rows.mutableSpan
      var otherRowSpan = otherRows.mutableSpan
      var columnSpan = column.mutableSpan
      let isKnown = try system.differentiate(
        byPosition: &rowSpan, byVelocity: &otherRowSpan, byTime: &columnSpan, at: time, positions: positions.span,
        velocities: velocities.span)
      if !isKnown { return nil }
      (byPosition, byVelocity, byTime) = (rows, otherRows, column)
    }
  }

  @Test func accelerationsAndTheirDerivativesAreDifferences() throws {
    var random = SplitMix64(seed: 38)
    var findings = Findings()
    for _ in 0..<thorough(100) {
      let spring = Spring(
        mass: random.magnitude(from: 0.2, to: 5), stiffness: random.magnitude(from: 1, to: 100),
        damping: random.number(in: 0...4))
      func place() -> Double { random.number(in: -5...5) }
      func point() -> SIMD2<Double> { [place(), place()] }
      try findings.check(LinearSpring(spring, target: place()), &random, hasDerivatives: true)
      try findings.check(LinearSpring(spring, target: point()), &random, hasDerivatives: true)
      let (cubic, force, frequency) = (random.number(in: 0...20), place(), random.number(in: 0.5...6))
      try findings.check(
        DuffingSpring(
          spring, cubicStiffness: cubic, target: place(), driveForce: force, driveFrequency: frequency),
        &random, hasDerivatives: true)
      try findings.check(
        FrictionSpring(spring, friction: random.number(in: 0...4), target: place()), &random, hasDerivatives: true)
      let (length, damping) = (random.magnitude(from: 0.3, to: 3), random.number(in: 0...2))
      try findings.check(Pendulum(length: length, damping: damping), &random, hasDerivatives: true)
      try findings.check(FallingBall(gravity: place(), drag: random.number(in: 0...3)), &random, hasDerivatives: true)
      let wave = SineWave(amplitude: place(), frequency: random.number(in: 0.1...1))
      try findings.check(FollowingSpring(spring, following: wave), &random, hasDerivatives: false)
      let custom = CustomSystem<Double> { time, position, velocity in .cos(time) - position - 0.1 * velocity }
      try findings.check(custom, &random, hasDerivatives: false)
      try findings.check(RandomNetwork<Double>(&random).network, &random, hasDerivatives: false)
      try findings.check(RandomNetwork<SIMD2<Double>>(&random).network, &random, hasDerivatives: false)
    }
    // 2e-5 are measured: at frequencies up to 140 rad/s h²/6 of the third derivative.
    #expect(findings.acceleration.error <= 1e-4, "\(findings.acceleration)")
    #expect(findings.derivative.error <= 1e-6, "\(findings.derivative)")
  }

  /// Where the target is does not matter to a stiff method, which is told how the pull grows from there.
  @Test(arguments: [Solver.Method.bsimp, .msbdf])
  func aMovedTargetTakesAsManySteps(method: Solver.Method) throws {
    func steps(target: Double) throws -> Int {
      let spring = DuffingSpring(Spring(mass: 1, stiffness: 100, damping: 4), cubicStiffness: 5000, target: target)
      // Tolerances that do not grow with the target.
      let solver = Solver(method: method, tolerance: 1e-15, absoluteTolerance: 1e-6)
      return try Simulation(of: spring, from: target + 1, solver: solver).trajectory(until: 2).stepTimes.count
    }
    let (plain, moved) = (try steps(target: 0), try steps(target: 8))
    #expect(abs(moved - plain) <= plain / 20, "\(moved) steps, \(plain) at 0")
  }
}
