import MotionCurves

/// The steps of blocks with a moving target; a target moves on a straight line from step to step.
///
/// The operations are those of a follower, in the same order. A lane with a moving target never comes to rest; the
/// other lanes of its block come to rest as usual.
extension SpringStep {
  /// The columns of a group whose targets move.
  struct LedColumns {
    let columns: Columns
    let targetVelocities: UnsafeMutableRawPointer
    let isLed: UnsafeMutableBufferPointer<Bool>
    let shared: RampTransition
    /// The coefficients of the members' own springs, as ``OwnSprings`` orders them.
    let ramps: UnsafePointer<Double>?

    /// The columns of some later blocks.
    func part(_ blocks: Range<Int>, _ layout: ScalarLayout) -> LedColumns {
      LedColumns(
        columns: columns.advanced(by: blocks.lowerBound, layout),
        targetVelocities: targetVelocities + blocks.lowerBound * SpringStep.blockLength * layout.laneStride,
        isLed: UnsafeMutableBufferPointer(rebasing: isLed[blocks]), shared: shared,
        ramps: ramps.map { $0 + 2 * blocks.lowerBound * SpringStep.blockLength })
    }

    /// The transition of a lane with a moving target, for its own spring or the shared spring.
    @inline(__always)
    func transition(of lane: Int) -> RampTransition {
      guard let coefficients = columns.coefficients, let ramps else { return shared }
      let place = lane & (SpringStep.blockLength - 1)
      let own = coefficients + (4 * (lane - place) + place)
      let ramp = ramps + (2 * (lane - place) + place)
      return RampTransition(
        free: SpringTransition(
          displacementFromDisplacement: own[0], displacementFromVelocity: own[8], velocityFromDisplacement: own[16],
          velocityFromVelocity: own[24]),
        distanceFromTarget: ramp[0], velocityFromTarget: ramp[8])
    }
  }

  /// Advances the awake blocks of a group in which targets have moved; see `move`.
  ///
  /// `isLed` marks the blocks with targets that may move.
  func moveLed(
    _ memory: inout LaneMemory, isAwake: inout [Bool], isLed: inout [Bool], own: OwnSprings?,
    frequency: (_ slot: Int) -> Double?, settled: (_ slot: Int) -> Void
  ) {
    guard !isAwake.isEmpty else { return }
    checkLengths(memory, isAwake, isLed: isLed, own)
    memory.withColumns { lanes in
      isAwake.withUnsafeMutableBufferPointer { isAwake in
        isLed.withUnsafeMutableBufferPointer { isLed in
          (own?.coefficients ?? []).withUnsafeBufferPointer { coefficients in
            (own?.ramps ?? []).withUnsafeBufferPointer { ramps in
              let columns = Columns(lanes: lanes, coefficients: own == nil ? nil : coefficients.baseAddress)
              guard let led = ledColumns(columns, isLed, ramps: own == nil ? nil : ramps.baseAddress) else { return }
              moveLed(led, isAwake, frequency, settled)
            }
          }
        }
      }
    }
  }

  /// Checks the lengths of all columns of a group in which targets have moved.
  func checkLengths(_ memory: LaneMemory, _ isAwake: [Bool], isLed: [Bool], _ own: OwnSprings?) {
    checkLengths(memory, isAwake, own?.coefficients)
    precondition(isLed.count == isAwake.count)
    precondition(own == nil || own?.ramps.count == 2 * isLed.count * Self.blockLength)
  }

  /// The columns with those of the moving targets; nil for a step or a group without them.
  func ledColumns(
    _ columns: Columns, _ isLed: UnsafeMutableBufferPointer<Bool>, ramps: UnsafePointer<Double>?
  ) -> LedColumns? {
    guard let ramp, let targetVelocities = columns.lanes.targetVelocities else { return nil }
    return LedColumns(columns: columns, targetVelocities: targetVelocities, isLed: isLed, shared: ramp, ramps: ramps)
  }

  /// Selects the loop that is compiled for the form of the numbers.
  func moveLed(
    _ led: LedColumns, _ isAwake: UnsafeMutableBufferPointer<Bool>, _ frequency: (Int) -> Double?,
    _ settled: (Int) -> Void
  ) {
    let isMoved = isMovedInC(led.columns, isAwake, isLed: led.isLed, settled) { block in
      moveLedByLanes(block, led, frequency, settled)
    }
    if isMoved { return }
    switch (layout.isFloat, led.ramps == nil) {
    case (false, true): moveLed(led, isAwake, areFloats: false, haveOwn: false, frequency, settled)
    case (false, false): moveLed(led, isAwake, areFloats: false, haveOwn: true, frequency, settled)
    case (true, true): moveLed(led, isAwake, areFloats: true, haveOwn: false, frequency, settled)
    case (true, false): moveLed(led, isAwake, areFloats: true, haveOwn: true, frequency, settled)
    }
  }

  @inline(__always)
  private func moveLed(
    _ led: LedColumns, _ isAwake: UnsafeMutableBufferPointer<Bool>, areFloats: Bool, haveOwn: Bool,
    _ frequency: (Int) -> Double?, _ settled: (Int) -> Void
  ) {
    let count = isAwake.count
    var block = 0
    while block < count {
      if isAwake[block] && led.isLed[block] {
        // In unoptimised code always lane by lane.
        if _isDebugAssertConfiguration() || !moveLedAtOnce(block, led, areFloats: areFloats, haveOwn: haveOwn) {
          isAwake[block] = moveLedByLanes(block, led, frequency, settled)
        }
      } else if isAwake[block] {
        isAwake[block] = move(block, led.columns, areFloats: areFloats, haveOwn: haveOwn, frequency, settled)
      }
      block += 1
    }
  }

  /// Advances a block; false, with the block unchanged, if a lane may come to rest or no target moves any more.
  @inline(__always)
  private func moveLedAtOnce(
    _ block: Int, _ led: LedColumns, areFloats: Bool, haveOwn: Bool
  ) -> Bool {
    let columns = led.columns
    let target = Self.load(block, of: columns.lanes.targets, areFloats)
    let targetVelocity = Self.load(block, of: led.targetVelocities, areFloats)
    let before = state(block, from: target, columns, areFloats)
    var after = freeState(block, after: before, columns, haveOwn: haveOwn)
    let standing = Self.zeros(targetVelocity.bits)
    if mayRest(before, after, standing) { return false }
    if haveOwn, let ramps = led.ramps {
      let own = UnsafeRawPointer(ramps + 2 * block * Self.blockLength)
      after.displacement += targetVelocity * own.loadUnaligned(as: Block.self)
      after.velocity +=
        targetVelocity * own.loadUnaligned(fromByteOffset: MemoryLayout<Block>.stride, as: Block.self)
    } else {
      after.displacement += targetVelocity * led.shared.distanceFromTarget
      after.velocity += targetVelocity * led.shared.velocityFromTarget
    }
    Self.store(target + after.displacement, block, in: columns.lanes.positions, areFloats)
    Self.store(after.velocity, block, in: columns.lanes.velocities, areFloats)
    Self.store(target + targetVelocity * interval, block, in: columns.lanes.targets, areFloats)
    return true
  }

  /// Whether a moving lane is near its standing target after this step, or all targets stand.
  @inline(__always)
  private func mayRest(_ before: State, _ after: State, _ standing: SIMD8<Int64>) -> Bool {
    let near = (after.displacement * after.displacement - squaredTolerance).bits
    let moving = ~Self.zeros(before.displacement.bits | before.velocity.bits)
    return (near & moving & standing).isAnyNegative || !(~standing).isAnyNegative
  }

  /// Advances the lanes of a block one by one, and reports the members that have come to rest.
  ///
  /// - Returns: whether a lane still moves.
  @inline(never)
  private func moveLedByLanes(
    _ block: Int, _ led: LedColumns, _ frequency: (Int) -> Double?, _ settled: (Int) -> Void
  ) -> Bool {
    let first = block * Self.blockLength
    let targetVelocities = Lanes(led.targetVelocities, layout)
    var (moving, lane) = (0, 0)
    while lane < Self.blockLength {
      if targetVelocities[first + lane] != 0 { moving |= 1 &<< lane }
      lane += 1
    }
    led.isLed[block] = moving != 0
    let rest = moveLanes(first, moving, targetVelocities, led, frequency)
    if rest.arrived != 0 { report(first, rest.arrived, led.columns, settled) }
    return rest.arrived | rest.resting != 1 << Self.blockLength - 1
  }

  /// Advances eight lanes; `moving` has a bit for each lane with a moving target.
  private func moveLanes(
    _ first: Int, _ moving: Int, _ targetVelocities: Lanes, _ led: LedColumns, _ frequency: (Int) -> Double?
  ) -> Rest {
    let lanes = led.columns.lanes
    let (positions, velocities) = (Lanes(lanes.positions, layout), Lanes(lanes.velocities, layout))
    let targets = Lanes(lanes.targets, layout)
    return withUnsafeTemporaryAllocation(of: Double.self, capacity: 3 * Self.blockLength) { lanes in
      guard let base = lanes.baseAddress else { return (0, 0) }
      var lane = 0
      while lane < Self.blockLength {
        base[lane] = positions[first + lane]
        base[8 + lane] = velocities[first + lane]
        base[16 + lane] = targets[first + lane]
        lane += 1
      }
      let rest = moveLanes(base, base + 8, base + 16, first, led.columns, frequency)
      lane = 0
      while lane < Self.blockLength {
        if moving & 1 &<< lane == 0 {
          positions[first + lane] = base[lane]
          velocities[first + lane] = base[8 + lane]
        } else {
          let (target, speed) = (targets[first + lane], targetVelocities[first + lane])
          let state = led.transition(of: first + lane)(
            displacement: positions[first + lane] - target, velocity: velocities[first + lane], targetVelocity: speed)
          positions[first + lane] = target + state.displacement
          velocities[first + lane] = state.velocity
          targets[first + lane] = target + speed * interval
        }
        lane += 1
      }
      return (rest.arrived & ~moving, rest.resting & ~moving)
    }
  }
}
