import MotionCurves

#if canImport(MotionKernels) && arch(x86_64)
  internal import MotionKernels

  /// Steps of doubles on a shared spring by C loops for wider vectors, with the same bits as the Swift loops.
  extension SpringStep {
    private var inC: motion_step {
      motion_step(
        xx: transition.displacementFromDisplacement, xv: transition.displacementFromVelocity,
        vx: transition.velocityFromDisplacement, vv: transition.velocityFromVelocity, tolerance: tolerance,
        slowest: slowest, squared_tolerance: squaredTolerance, interval: interval,
        distance_from_target: ramp?.distanceFromTarget ?? 0, velocity_from_target: ramp?.velocityFromTarget ?? 0)
    }

    /// Advances all blocks that are awake; false if no C loop is available.
    ///
    /// `byLanes` advances a block with moving targets lane by lane, and returns whether the block still moves.
    func isMovedInC(
      _ columns: Columns, _ isAwake: UnsafeMutableBufferPointer<Bool>,
      isLed: UnsafeMutableBufferPointer<Bool>? = nil, _ settled: (_ slot: Int) -> Void,
      byLanes: (_ block: Int) -> Bool = { _ in true }
    ) -> Bool {
      guard vectors != .plain, !layout.isFloat, columns.coefficients == nil else { return false }
      var (step, lanes) = (inC, columns.lanes.inC(isAwake, isLed: isLed))
      var (next, arrived) = (0, UInt32(0))
      while next < isAwake.count {
        next = motion_step(vectors.inC, &step, &lanes, next, isAwake.count, &arrived)
        if arrived == MOTION_LANE_BY_LANE {
          isAwake[next - 1] = byLanes(next - 1)
        } else if arrived != 0 {
          report((next - 1) * Self.blockLength, Int(arrived), columns, settled)
        }
      }
      return true
    }
  }

  extension TargetLanes {
    /// Replaces the targets of the first blocks; 0 if no C loop is available.
    ///
    /// Returns the first block with a target outside the pool's domain, or the count.
    func blocksReplacedInC(
      _ count: Int, _ columns: LaneColumns, _ new: NewTargets, _ isAwake: UnsafeMutableBufferPointer<Bool>,
      _ isLed: UnsafeMutableBufferPointer<Bool>, by vectors: WideVectors
    ) -> Int {
      guard vectors != .plain else { return 0 }
      var lanes = columns.inC(isAwake, isLed: isLed)
      return motion_replace_targets(
        vectors.inC, &lanes, new.targets.assumingMemoryBound(to: Double.self),
        new.velocities?.assumingMemoryBound(to: Double.self), count)
    }
  }

  extension LaneColumns {
    fileprivate func inC(
      _ isAwake: UnsafeMutableBufferPointer<Bool>, isLed: UnsafeMutableBufferPointer<Bool>?
    ) -> motion_columns {
      motion_columns(
        positions: positions.assumingMemoryBound(to: Double.self),
        velocities: velocities.assumingMemoryBound(to: Double.self),
        targets: targets.assumingMemoryBound(to: Double.self),
        target_velocities: targetVelocities?.assumingMemoryBound(to: Double.self),
        awake: UnsafeMutableRawPointer(isAwake.baseAddress)?.assumingMemoryBound(to: UInt8.self),
        led: UnsafeMutableRawPointer(isLed?.baseAddress)?.assumingMemoryBound(to: UInt8.self))
    }
  }
#else
  extension SpringStep {
    /// False: there is no loop for wider vectors.
    @inline(__always)
    func isMovedInC(
      _ columns: Columns, _ isAwake: UnsafeMutableBufferPointer<Bool>,
      isLed: UnsafeMutableBufferPointer<Bool>? = nil, _ settled: (_ slot: Int) -> Void,
      byLanes: (_ block: Int) -> Bool = { _ in true }
    ) -> Bool {
      false
    }
  }

  extension TargetLanes {
    /// 0: there is no loop for wider vectors.
    @inline(__always)
    func blocksReplacedInC(
      _ count: Int, _ columns: LaneColumns, _ new: NewTargets, _ isAwake: UnsafeMutableBufferPointer<Bool>,
      _ isLed: UnsafeMutableBufferPointer<Bool>, by vectors: WideVectors
    ) -> Int {
      0
    }
  }
#endif
