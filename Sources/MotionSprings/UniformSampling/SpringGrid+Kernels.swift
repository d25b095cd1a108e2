import MotionCurves

#if canImport(MotionKernels) && arch(x86_64)
  internal import MotionKernels

  extension SpringGrid {
    /// Fills whole rows by a C loop for wider vectors, with the same bits as in Swift; false if no loop is available.
    ///
    /// `state` is the state at the anchor. `memory` has room from an index on for all samples of the rows.
    @usableFromInline
    func isFilled(
      _ rows: Range<Int>, _ table: SpringColumns, _ state: (displacement: Double, velocity: Double),
      around base: Double, _ memory: UnsafeMutableRawBufferPointer, from first: Int
    ) -> Bool {
      isFilled(rows, table, state, around: base, memory, from: first, by: .widest)
    }

    /// Fills whole rows by the loop for vectors of one width.
    func isFilled(
      _ rows: Range<Int>, _ table: SpringColumns, _ state: (displacement: Double, velocity: Double),
      around base: Double, _ memory: UnsafeMutableRawBufferPointer, from first: Int, by vectors: WideVectors
    ) -> Bool {
      guard vectors != .plain, let start = memory.baseAddress else { return false }
      precondition(MemoryLayout<SpringTransition>.stride == 4 * MemoryLayout<Double>.stride)
      precondition(rows.lowerBound >= 0 && rows.upperBound <= self.rows.count)
      precondition((first + rows.count * Self.rowLength) * MemoryLayout<Double>.stride <= memory.count)
      return self.rows.withUnsafeBytes { bytes in
        let transitions = bytes.assumingMemoryBound(to: Double.self).baseAddress.map { $0 + 4 * rows.lowerBound }
        return table.fromDisplacement.withUnsafeBufferPointer { fromDisplacement in
          table.fromVelocity.withUnsafeBufferPointer { fromVelocity in
            var grid = motion_grid(
              displacement: state.displacement, velocity: state.velocity, base: base,
              from_displacement: fromDisplacement.baseAddress, from_velocity: fromVelocity.baseAddress)
            motion_fill_rows(
              vectors.inC, transitions, rows.count, &grid, start.assumingMemoryBound(to: Double.self) + first)
            return true
          }
        }
      }
    }
  }
#else
  extension SpringGrid {
    /// False: there is no loop for wider vectors.
    @usableFromInline
    func isFilled(
      _ rows: Range<Int>, _ table: SpringColumns, _ state: (displacement: Double, velocity: Double),
      around base: Double, _ memory: UnsafeMutableRawBufferPointer, from first: Int
    ) -> Bool {
      false
    }
  }
#endif
