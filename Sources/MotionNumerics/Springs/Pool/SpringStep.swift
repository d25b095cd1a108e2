/// A step of all members of a group, eight lanes at a time.
struct SpringStep {
  /// The number of lanes in a block.
  static var blockLength: Int { Block.scalarCount }

  private typealias Block = SIMD8<Double>
  private typealias State = (displacement: Block, velocity: Block)

  private let transition: SpringTransition
  private let scalarCount: Int
  /// The displacement and the velocity within which a lane counts as at rest.
  private let tolerance, slowest: Double
  /// At least the square of the tolerance: the exact test runs only below it.
  private let squaredTolerance: Double

  init(_ spring: Spring, over interval: Double, tolerance: Double, scalarCount: Int) {
    transition = spring.transition(over: interval)
    self.scalarCount = scalarCount
    // A velocity underflows to 0 before the displacement does: a lane that near has arrived, whatever the tolerance.
    self.tolerance = max(tolerance, 0x1p-1020)
    slowest = self.tolerance * spring.naturalFrequency
    // No rounding, underflow or overflow may hide a lane that has arrived.
    squaredTolerance = min(max(tolerance * tolerance, 1e-300), 1e300) * (1 + 0x1p-50)
  }

  /// Advances the blocks that are awake, and reports the members that have come to rest.
  func move(
    _ positionArray: inout [Double], _ velocityArray: inout [Double], targets targetArray: [Double],
    isAwake: inout [Bool], settled: (_ slot: Int) -> Void
  ) {
    var positions = positionArray.mutableSpan
    var velocities = velocityArray.mutableSpan
    let targets = targetArray.span
    // One check for all blocks.
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
      // After all lanes of the block: several lanes of a member may arrive at once, and make one report.
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

  /// Whether a moving lane is near its target after this step, or no lane moved.
  ///
  /// It is a cheap test, which most blocks fail.
  @inline(__always)
  private func mayRest(_ before: State, _ after: State) -> Bool {
    let near = (after.displacement * after.displacement - squaredTolerance).bits
    // The bits without the sign, less 1, are a negative integer only where displacement and velocity are both 0.
    let moving = ~((before.displacement.bits | before.velocity.bits).withoutSigns &- 1)
    return (near & moving).isAnyNegative || !moving.isAnyNegative
  }

  /// The lanes that come to rest, as bits, and whether all eight are then at rest.
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
