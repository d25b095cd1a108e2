import MotionCurves

/// The addresses of new targets, and of their velocities if they move.
struct NewTargets {
  let targets: UnsafeRawPointer
  /// Nil for targets that stay where they are.
  let velocities: UnsafeRawPointer?
}

/// New targets, together with the columns of the group that receives them; indices are not checked.
///
/// A block is marked as awake if a target in it differs, and as led if a target in it moves.
struct TargetLanes {
  let positions, velocities: Lanes
  private let targets: Lanes
  private let new: Lanes
  /// The column of target velocities, if it exists, and the new velocities, if the targets move.
  private let targetVelocities, newVelocities: Lanes?
  private let columns: LaneColumns
  private let sources: NewTargets
  private let isAwake, isLed: UnsafeMutableBufferPointer<Bool>
  private let layout: ScalarLayout

  @inline(__always)
  init(
    _ columns: LaneColumns, _ isAwake: UnsafeMutableBufferPointer<Bool>, _ isLed: UnsafeMutableBufferPointer<Bool>,
    _ new: NewTargets, _ layout: ScalarLayout
  ) {
    positions = Lanes(columns.positions, layout)
    velocities = Lanes(columns.velocities, layout)
    targets = Lanes(columns.targets, layout)
    targetVelocities = columns.targetVelocities.map { Lanes($0, layout) }
    self.new = Lanes(new.targets, layout)
    newVelocities = new.velocities.map { Lanes($0, layout) }
    self.columns = columns
    sources = new
    self.isAwake = isAwake
    self.isLed = isLed
    self.layout = layout
  }
}

// MARK: Number by number

extension TargetLanes {
  /// Whether a new target is at a finite distance from a position, and moves at a finite velocity.
  @inline(__always)
  func isAllowed(_ lane: Int, at position: Double) -> Bool {
    guard (position - new[lane]).isFinite else { return false }
    guard let newVelocities else { return true }
    return newVelocities[lane].isFinite
  }

  /// Gives a lane of the group a new target, and wakes its block.
  @inline(__always)
  func set(_ lane: Int, _ newLane: Int) {
    targets[lane] = new[newLane]
    isAwake[lane &>> SpringStep.blockShift] = true
    guard let targetVelocities else { return }
    let velocity = newVelocities?[newLane] ?? 0
    targetVelocities[lane] = velocity
    if velocity != 0 { isLed[lane &>> SpringStep.blockShift] = true }
  }

  /// Whether a new target differs from that of a lane of the group.
  @inline(__always)
  private func isOther(_ lane: Int, _ newLane: Int) -> Bool {
    if targets[lane] != new[newLane] { return true }
    guard let targetVelocities else { return false }
    return targetVelocities[lane] != newVelocities?[newLane] ?? 0
  }

  /// Replaces the target of a slot by the new target at a lane, and wakes the slot's blocks if the target differs.
  ///
  /// It goes scalar by scalar, because the padding after a value's scalars is no number of the motion.
  ///
  /// - Returns: false for a target that is not in the pool's domain.
  @inline(__always)
  func replace(_ slot: Int, _ from: Int) -> Bool {
    let to = slot &* layout.lanesPerMember
    if let targetVelocities, let newVelocities { return replace(to, from, targetVelocities, newVelocities) }
    var (lane, isNew) = (0, false)
    while lane < layout.scalarCount {
      if !isAllowed(from &+ lane, at: positions[to &+ lane]) { return false }
      if isOther(to &+ lane, from &+ lane) { isNew = true }
      lane &+= 1
    }
    guard isNew else { return true }
    lane = 0
    while lane < layout.scalarCount {
      set(to &+ lane, from &+ lane)
      lane &+= 1
    }
    return true
  }
}

extension TargetLanes {
  /// Replaces a moving target, without a test for each number whether targets move.
  @inline(__always)
  private func replace(_ to: Int, _ from: Int, _ column: Lanes, _ newVelocities: Lanes) -> Bool {
    var (lane, isNew) = (0, false)
    while lane < layout.scalarCount {
      let (target, velocity) = (new[from &+ lane], newVelocities[from &+ lane])
      if !(positions[to &+ lane] - target).isFinite || !velocity.isFinite { return false }
      if targets[to &+ lane] != target || column[to &+ lane] != velocity { isNew = true }
      lane &+= 1
    }
    guard isNew else { return true }
    lane = 0
    while lane < layout.scalarCount {
      let velocity = newVelocities[from &+ lane]
      targets[to &+ lane] = new[from &+ lane]
      column[to &+ lane] = velocity
      isAwake[(to &+ lane) &>> SpringStep.blockShift] = true
      if velocity != 0 { isLed[(to &+ lane) &>> SpringStep.blockShift] = true }
      lane &+= 1
    }
    return true
  }
}

// MARK: Block by block

extension TargetLanes {
  /// Replaces the targets of all full blocks below a lane, each lane by the new lane with the same index.
  ///
  /// - Returns: the lane after the last replaced block. A block with a target outside the pool's domain stays
  ///   unchanged, and so do all blocks after it.
  func replaceBlocks(_ end: Int, by vectors: WideVectors = .widest) -> Int {
    let count = end &>> SpringStep.blockShift
    if !layout.isFloat && vectors != .plain {
      return blocksReplacedInC(count, columns, sources, isAwake, isLed, by: vectors) &<< SpringStep.blockShift
    }
    if let column = columns.targetVelocities {
      return layout.isFloat
        ? replaceBlocks(count, column, areFloats: true) : replaceBlocks(count, column, areFloats: false)
    }
    return layout.isFloat
      ? replaceBlocks(count, nil, areFloats: true) : replaceBlocks(count, nil, areFloats: false)
  }

  @inline(__always)
  private func replaceBlocks(_ count: Int, _ column: UnsafeMutableRawPointer?, areFloats: Bool) -> Int {
    var block = 0
    while block < count {
      let target = SpringStep.load(block, of: sources.targets, areFloats)
      let displacement = SpringStep.load(block, of: columns.positions, areFloats) - target
      // 0 for a finite number, otherwise NaN.
      var failure = (displacement - displacement).bits
      var change = target.bits ^ SpringStep.load(block, of: columns.targets, areFloats).bits
      if let column {
        let velocity = sources.velocities.map { SpringStep.load(block, of: $0, areFloats) } ?? .zero
        failure |= (velocity - velocity).bits
        if failure.isAnyNotZero { break }
        change |= velocity.bits ^ SpringStep.load(block, of: column, areFloats).bits
        if velocity.bits.withoutSigns.isAnyNotZero { isLed[block] = true }
        SpringStep.store(velocity, block, in: column, areFloats)
      } else if failure.isAnyNotZero {
        break
      }
      if change.isAnyNotZero { isAwake[block] = true }
      SpringStep.store(target, block, in: columns.targets, areFloats)
      block &+= 1
    }
    return block &<< SpringStep.blockShift
  }
}

extension SIMD8<Int64> {
  /// Whether any lane is not 0.
  @inline(__always)
  fileprivate var isAnyNotZero: Bool {
    let four = lowHalf | highHalf
    let two = four.lowHalf | four.highHalf
    return two[0] | two[1] != 0
  }
}
