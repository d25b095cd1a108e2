/// What a step makes of a group's numbers, eight lanes at a time.
struct SpringStep {
  /// How many lanes are a block.
  static var blockLength: Int { Block.scalarCount }

  private typealias Block = SIMD8<Double>
  private typealias State = (displacement: Block, velocity: Block)

  private let transition: SpringTransition
  private let scalarCount: Int
  /// Within these a lane is taken to be at rest.
  private let tolerance, slowest: Double
  /// At least the tolerance's square: below it the exact question is asked.
  private let squaredTolerance: Double

  init(_ spring: Spring, over interval: Double, tolerance: Double, scalarCount: Int) {
    transition = spring.transition(over: interval)
    self.scalarCount = scalarCount
    // A velocity underflows to 0 before the displacement does: what is that near has arrived, whatever the tolerance.
    self.tolerance = max(tolerance, 0x1p-1020)
    slowest = self.tolerance * spring.naturalFrequency
    // No rounding, underflow or overflow may hide a lane.
    squaredTolerance = min(max(tolerance * tolerance, 1e-300), 1e300) * (1 + 0x1p-50)
  }

  /// Moves the blocks that are awake, and says which members have come to rest.
  func move(
    _ positionArray: inout [Double], _ velocityArray: inout [Double], targets targetArray: [Double],
    isAwake: inout [Bool], settled: (_ slot: Int) -> Void
  ) {
    var positions = positionArray.mutableSpan
    var velocities = velocityArray.mutableSpan
    let targets = targetArray.span
    // Checked here, once.
    precondition(positions.count == isAwake.count * Self.blockLength)
    precondition(velocities.count == positions.count && targets.count == positions.count)
    for block in isAwake.indices where isAwake[block] {
      let first = block * Self.blockLength
      let target: Block = targets.uncheckedBlock(at: first)
      let before: State = (positions.uncheckedBlock(at: first) - target, velocities.uncheckedBlock(at: first))
      let after = transition(displacement: before.displacement, velocity: before.velocity)
      positions.setUncheckedBlock(at: first, to: target + after.displacement)
      velocities.setUncheckedBlock(at: first, to: after.velocity)
      guard mayRest(before, after) else { continue }
      let (arrived, allRest) = arrivals(before, after)
      for lane in first..<first + Self.blockLength where arrived & 1 << (lane - first) != 0 {
        positions[lane] = targets[lane]
        velocities[lane] = 0
      }
      // After all of them, as several lanes of a member may arrive at once, and that is one report.
      var lastArrived = -1
      for lane in first..<first + Self.blockLength where arrived & 1 << (lane - first) != 0 {
        let slot = lane / scalarCount
        guard slot != lastArrived else { continue }
        lastArrived = slot
        let lanes = slot * scalarCount..<(slot + 1) * scalarCount
        if lanes.allSatisfy({ positions[$0] == targets[$0] && velocities[$0] == 0 }) { settled(slot) }
      }
      if allRest { isAwake[block] = false }
    }
  }

  /// Whether a lane that moved has come near its target in this step, or none moved: a cheap question, as most blocks
  /// say no.
  @inline(__always)
  private func mayRest(_ before: State, _ after: State) -> Bool {
    let near = (after.displacement * after.displacement - squaredTolerance).bits
    // The bits without the sign, less 1, are negative as an integer only where displacement and velocity are 0.
    let moving = ~((before.displacement.bits | before.velocity.bits).withoutSigns &- 1)
    return (near & moving).isAnyNegative || !moving.isAnyNegative
  }

  /// The lanes that come to rest, as bits, and whether all eight are at rest then.
  @inline(never)
  private func arrivals(_ before: State, _ after: State) -> (arrived: Int, allRest: Bool) {
    var (arrived, resting) = (0, 0)
    for lane in 0..<Self.blockLength {
      if before.displacement[lane] == 0 && before.velocity[lane] == 0 {
        resting |= 1 << lane
      } else if abs(after.displacement[lane]) <= tolerance && abs(after.velocity[lane]) <= slowest {
        arrived |= 1 << lane
      }
    }
    return (arrived, arrived | resting == 1 << Self.blockLength - 1)
  }
}
