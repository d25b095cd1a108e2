import MotionCurves

/// A step that advances all members of a group, in blocks of eight lanes.
///
/// Optimised code advances a block at once, unless a lane in it may come to rest. Other blocks advance lane by lane, by
/// the same operations in the same order. Unoptimised code advances all blocks lane by lane: there an operation on a
/// SIMD vector is a generic loop that takes a microsecond, and access to a checked element of a span is a function
/// call. Access through a pointer and the product of two numbers stay cheap. So the lanes are accessed through
/// pointers, after one check of all lengths.
@usableFromInline
struct SpringStep {
  /// The number of lanes in a block.
  @usableFromInline static var blockLength: Int { 1 << blockShift }
  @inlinable static var blockShift: Int { 3 }

  typealias Block = SIMD8<Double>
  typealias State = (displacement: Block, velocity: Block)

  let transition: SpringTransition
  let interval: Double
  /// The transition with the contribution of a target's velocity; nil unless targets of the group move.
  let ramp: RampTransition?
  let layout: ScalarLayout
  /// The displacement and the velocity within which a lane counts as resting.
  let tolerance, slowest: Double
  /// An upper bound of the tolerance squared; the exact test runs only below it.
  let squaredTolerance: Double
  /// The vectors of the loops in C that move doubles on a shared spring.
  let vectors: WideVectors

  /// Prepares a step; a feed-forward is given for a group with moving targets.
  init(
    _ spring: Spring, over interval: Double, tolerance: Double, feedForward: Double? = nil, layout: ScalarLayout,
    vectors: WideVectors = .widest
  ) {
    ramp = feedForward.map { spring.transition(over: interval, lag: spring.lag(feedForward: $0)) }
    transition = ramp?.free ?? spring.transition(over: interval)
    self.interval = interval
    self.layout = layout
    self.vectors = vectors
    // A velocity underflows to 0 before the displacement does. A lane this near has arrived, whatever the tolerance.
    self.tolerance = max(tolerance, layout.isFloat ? 0x1p-120 : 0x1p-1020)
    slowest = self.tolerance * spring.naturalFrequency
    // No rounding, underflow or overflow may hide a lane that has arrived.
    squaredTolerance = min(max(self.tolerance * self.tolerance, 1e-300), 1e300) * (1 + 0x1p-50)
  }
}

// MARK: All blocks

extension SpringStep {
  /// The columns of a group, and the coefficients of its members' own springs.
  struct Columns {
    let lanes: LaneColumns
    let coefficients: UnsafePointer<Double>?

    /// The columns from a later block on.
    func advanced(by blocks: Int, _ layout: ScalarLayout) -> Columns {
      let lanes = lanes.advanced(by: blocks * SpringStep.blockLength * layout.laneStride)
      return Columns(lanes: lanes, coefficients: coefficients.map { $0 + 4 * blocks * SpringStep.blockLength })
    }
  }

  /// Advances the blocks that are awake, and reports the members that have come to rest.
  ///
  /// `coefficients` belong to the members' own springs, in the order of ``OwnSprings``; nil for a shared spring.
  /// `frequency` returns ω of a member's own spring. `settled` is called with the slot of each member that comes to
  /// rest, in ascending order.
  func move(
    _ memory: inout LaneMemory, isAwake: inout [Bool], coefficients: [Double]?, frequency: (_ slot: Int) -> Double?,
    settled: (_ slot: Int) -> Void
  ) {
    guard !isAwake.isEmpty else { return }
    checkLengths(memory, isAwake, coefficients)
    memory.withColumns { lanes in
      isAwake.withUnsafeMutableBufferPointer { isAwake in
        (coefficients ?? []).withUnsafeBufferPointer { own in
          let columns = Columns(lanes: lanes, coefficients: coefficients == nil ? nil : own.baseAddress)
          move(columns, isAwake, frequency, settled)
        }
      }
    }
  }

  /// Checks the lengths of all columns once, for all blocks.
  @inline(__always)
  func checkLengths(_ memory: LaneMemory, _ isAwake: [Bool], _ coefficients: [Double]?) {
    let (length, lanes) = (memory.columnLength, isAwake.count * Self.blockLength)
    precondition(length == lanes * layout.laneStride && memory.columnStride >= length)
    precondition(
      memory.pairs.count * MemoryLayout<SIMD2<Double>>.stride >= memory.columnCount * memory.columnStride)
    precondition(coefficients == nil || coefficients?.count == 4 * lanes)
  }

  /// Selects the loop that is compiled for the form of the numbers.
  func move(
    _ columns: Columns, _ isAwake: UnsafeMutableBufferPointer<Bool>, _ frequency: (Int) -> Double?,
    _ settled: (Int) -> Void
  ) {
    if isMovedInC(columns, isAwake, settled) { return }
    switch (layout.isFloat, columns.coefficients == nil) {
    case (false, true): move(columns, isAwake, areFloats: false, haveOwn: false, frequency, settled)
    case (false, false): move(columns, isAwake, areFloats: false, haveOwn: true, frequency, settled)
    case (true, true): move(columns, isAwake, areFloats: true, haveOwn: false, frequency, settled)
    case (true, false): move(columns, isAwake, areFloats: true, haveOwn: true, frequency, settled)
    }
  }

  @inline(__always)
  private func move(
    _ columns: Columns, _ isAwake: UnsafeMutableBufferPointer<Bool>, areFloats: Bool, haveOwn: Bool,
    _ frequency: (Int) -> Double?, _ settled: (Int) -> Void
  ) {
    let count = isAwake.count
    // A loop over a range is a call of a generic iterator in unoptimised code.
    var block = 0
    while block < count {
      if isAwake[block] {
        isAwake[block] = move(block, columns, areFloats: areFloats, haveOwn: haveOwn, frequency, settled)
      }
      block += 1
    }
  }

  /// Advances a block with standing targets, and returns whether it still moves.
  @inline(__always)
  func move(
    _ block: Int, _ columns: Columns, areFloats: Bool, haveOwn: Bool, _ frequency: (Int) -> Double?,
    _ settled: (Int) -> Void
  ) -> Bool {
    // In unoptimised code always lane by lane.
    if _isDebugAssertConfiguration() || !moveAtOnce(block, columns, areFloats: areFloats, haveOwn: haveOwn) {
      return moveByLanes(block, columns, areFloats: areFloats, frequency, settled)
    }
    return true
  }
}

// MARK: A block at once

extension SpringStep {
  /// Advances a block; false, with the block unchanged, if a lane in it may come to rest.
  @inline(__always)
  private func moveAtOnce(_ block: Int, _ columns: Columns, areFloats: Bool, haveOwn: Bool) -> Bool {
    let target = Self.load(block, of: columns.lanes.targets, areFloats)
    let before = state(block, from: target, columns, areFloats)
    let after = freeState(block, after: before, columns, haveOwn: haveOwn)
    if mayRest(before, after) { return false }
    Self.store(target + after.displacement, block, in: columns.lanes.positions, areFloats)
    Self.store(after.velocity, block, in: columns.lanes.velocities, areFloats)
    return true
  }

  /// The displacements of a block from its targets, and its velocities.
  @inline(__always)
  func state(_ block: Int, from target: Block, _ columns: Columns, _ areFloats: Bool) -> State {
    (
      Self.load(block, of: columns.lanes.positions, areFloats) - target,
      Self.load(block, of: columns.lanes.velocities, areFloats)
    )
  }

  /// The state after the step if the targets stay where they are.
  @inline(__always)
  func freeState(_ block: Int, after before: State, _ columns: Columns, haveOwn: Bool) -> State {
    guard haveOwn, let coefficients = columns.coefficients else {
      return transition(displacement: before.displacement, velocity: before.velocity)
    }
    let own = UnsafeRawPointer(coefficients + 4 * block * Self.blockLength)
    func coefficient(_ index: Int) -> Block {
      own.loadUnaligned(fromByteOffset: index * MemoryLayout<Block>.stride, as: Block.self)
    }
    return (
      before.displacement * coefficient(0) + before.velocity * coefficient(1),
      before.displacement * coefficient(2) + before.velocity * coefficient(3)
    )
  }

  /// Whether a moving lane is near its target after this step, or no lane moved.
  ///
  /// The test is cheap, and false for most blocks.
  @inline(__always)
  private func mayRest(_ before: State, _ after: State) -> Bool {
    let near = (after.displacement * after.displacement - squaredTolerance).bits
    let moving = ~Self.zeros(before.displacement.bits | before.velocity.bits)
    return (near & moving).isAnyNegative || !moving.isAnyNegative
  }

  /// Negative lanes for the bits of 0 or −0: only these become negative when the sign is cleared and 1 is subtracted.
  @inline(__always)
  static func zeros(_ bits: SIMD8<Int64>) -> SIMD8<Int64> { bits.withoutSigns &- 1 }

  @inline(__always)
  static func load(_ block: Int, of column: UnsafeRawPointer, _ areFloats: Bool) -> Block {
    guard areFloats else {
      return column.loadUnaligned(fromByteOffset: block * MemoryLayout<Block>.stride, as: Block.self)
    }
    let floats = column.loadUnaligned(
      fromByteOffset: block * MemoryLayout<SIMD8<Float>>.stride, as: SIMD8<Float>.self)
    return Block(floats)
  }

  @inline(__always)
  static func store(_ numbers: Block, _ block: Int, in column: UnsafeMutableRawPointer, _ areFloats: Bool) {
    if areFloats {
      column.storeBytes(
        of: SIMD8<Float>(numbers), toByteOffset: block * MemoryLayout<SIMD8<Float>>.stride, as: SIMD8<Float>.self)
    } else {
      column.storeBytes(of: numbers, toByteOffset: block * MemoryLayout<Block>.stride, as: Block.self)
    }
  }
}

// MARK: Lane by lane

extension SpringStep {
  /// The lanes of a block that have come to rest in this step, and those that were at rest before, as bits.
  typealias Rest = (arrived: Int, resting: Int)

  /// Advances the lanes of a block one by one.
  ///
  /// Lanes that come to rest are set to their targets. A member is reported when its last lane comes to rest.
  ///
  /// - Returns: whether a lane still moves.
  @inline(never)
  private func moveByLanes(
    _ block: Int, _ columns: Columns, areFloats: Bool, _ frequency: (Int) -> Double?, _ settled: (Int) -> Void
  ) -> Bool {
    let first = block * Self.blockLength
    let rest =
      areFloats
      ? moveFloats(first, columns, frequency)
      : moveLanes(
        columns.lanes.positions.assumingMemoryBound(to: Double.self) + first,
        columns.lanes.velocities.assumingMemoryBound(to: Double.self) + first,
        columns.lanes.targets.assumingMemoryBound(to: Double.self) + first, first, columns, frequency)
    if rest.arrived != 0 { report(first, rest.arrived, columns, settled) }
    return rest.arrived | rest.resting != 1 << Self.blockLength - 1
  }

  /// Advances eight lanes of doubles, starting with lane `first` of the group.
  func moveLanes(
    _ positions: UnsafeMutablePointer<Double>, _ velocities: UnsafeMutablePointer<Double>,
    _ targets: UnsafeMutablePointer<Double>, _ first: Int, _ columns: Columns, _ frequency: (Int) -> Double?
  ) -> Rest {
    var (xx, xv) = (transition.displacementFromDisplacement, transition.displacementFromVelocity)
    var (vx, vv) = (transition.velocityFromDisplacement, transition.velocityFromVelocity)
    var slowest = slowest
    let tolerance = tolerance
    var (arrived, resting, lane) = (0, 0, 0)
    while lane < 8 {
      if let coefficients = columns.coefficients {
        let own = coefficients + (4 * first + lane)
        (xx, xv, vx, vv) = (own[0], own[8], own[16], own[24])
      }
      let target = targets[lane]
      let (displacement, velocity) = (positions[lane] - target, velocities[lane])
      let after = displacement * xx + velocity * xv
      let afterVelocity = displacement * vx + velocity * vv
      positions[lane] = target + after
      velocities[lane] = afterVelocity
      if displacement == 0 && velocity == 0 {
        resting |= 1 &<< lane
      } else if after <= tolerance && after >= -tolerance {
        if columns.coefficients != nil, let own = frequency((first + lane) / layout.lanesPerMember) {
          slowest = tolerance * own
        }
        if afterVelocity <= slowest && afterVelocity >= -slowest {
          arrived |= 1 &<< lane
          positions[lane] = target
          velocities[lane] = 0
        }
      }
      lane += 1
    }
    return (arrived, resting)
  }

  /// Advances eight lanes of floats, as doubles.
  private func moveFloats(_ first: Int, _ columns: Columns, _ frequency: (Int) -> Double?) -> Rest {
    withUnsafeTemporaryAllocation(of: Double.self, capacity: 3 * Self.blockLength) { lanes in
      guard let base = lanes.baseAddress else { return (0, 0) }
      let positions = columns.lanes.positions.assumingMemoryBound(to: Float.self) + first
      let velocities = columns.lanes.velocities.assumingMemoryBound(to: Float.self) + first
      let targets = columns.lanes.targets.assumingMemoryBound(to: Float.self) + first
      var lane = 0
      while lane < 8 {
        base[lane] = Double(positions[lane])
        base[8 + lane] = Double(velocities[lane])
        base[16 + lane] = Double(targets[lane])
        lane += 1
      }
      let rest = moveLanes(base, base + 8, base + 16, first, columns, frequency)
      lane = 0
      while lane < 8 {
        positions[lane] = Float(base[lane])
        velocities[lane] = Float(base[8 + lane])
        lane += 1
      }
      return rest
    }
  }

  /// Reports the members of lanes that have arrived, if all their lanes are at rest.
  ///
  /// It runs after all lanes of the block: several lanes of a member may arrive at once, and give one report.
  func report(_ first: Int, _ arrived: Int, _ columns: Columns, _ settled: (Int) -> Void) {
    if layout.lanesPerMember == 1 {
      var left = arrived
      while left != 0 {
        settled(first + left.trailingZeroBitCount)
        left &= left - 1
      }
      return
    }
    let (positions, velocities) = (Lanes(columns.lanes.positions, layout), Lanes(columns.lanes.velocities, layout))
    let targets = Lanes(columns.lanes.targets, layout)
    let targetVelocities = columns.lanes.targetVelocities.map { Lanes($0, layout) }
    var lastArrived = -1
    for index in first..<first + Self.blockLength where arrived & 1 << (index - first) != 0 {
      let slot = index / layout.lanesPerMember
      guard slot != lastArrived else { continue }
      lastArrived = slot
      let lanes = slot * layout.lanesPerMember..<(slot + 1) * layout.lanesPerMember
      let areAtRest = lanes.allSatisfy {
        positions[$0] == targets[$0] && velocities[$0] == 0 && (targetVelocities?[$0] ?? 0) == 0
      }
      if areAtRest { settled(slot) }
    }
  }
}
