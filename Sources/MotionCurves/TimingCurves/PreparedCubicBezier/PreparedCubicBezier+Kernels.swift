#if canImport(MotionKernels) && arch(x86_64)
  internal import MotionKernels

  /// Loops in C for wider vectors, with the same bits as the loops in Swift.
  extension PreparedCubicBezier {
    /// Sets the values from an index on.
    ///
    /// - Returns: the index of the first progress that has no cell in its bin, or the count.
    func sampledInC(
      at progress: Span<Double>, from first: Int, into values: inout MutableSpan<Double>, by vectors: WideVectors
    ) -> Int {
      precondition(first >= 0 && first <= progress.count && progress.count == values.count)
      return withCells { table in
        progress.withUnsafeBufferPointer { progress in
          values.withUnsafeMutableBufferPointer { values in
            guard let from = progress.baseAddress, let to = values.baseAddress else { return first }
            return first + motion_sample_cells(vectors.inC, table, from + first, progress.count - first, to + first)
          }
        }
      }
    }

    /// The same for evenly spaced points.
    func sampledInC(
      from start: Double, by step: Double, from first: Int, into values: inout MutableSpan<Double>,
      by vectors: WideVectors
    ) -> Int {
      precondition(first >= 0 && first <= values.count)
      return withCells { table in
        values.withUnsafeMutableBufferPointer { values in
          guard let to = values.baseAddress else { return first }
          return motion_sample_cells_evenly(vectors.inC, table, start, step, first, values.count, to)
        }
      }
    }

    private func withCells(_ body: (UnsafePointer<motion_cells>) -> Int) -> Int {
      precondition(
        MemoryLayout<PreparedCell>.stride == MOTION_CELL_STRIDE
          && Int(CellTable.division) == MOTION_FIRST_DIVISION && Int(CellTable.none) == MOTION_NO_CELL)
      return cells.withUnsafeBytes { cells in
        table.slots.withUnsafeBufferPointer { slots in
          var table = motion_cells(cells: cells.baseAddress, slots: slots.baseAddress)
          return body(&table)
        }
      }
    }
  }
#else
  extension PreparedCubicBezier {
    /// The index itself: there is no loop for wider vectors.
    @inline(__always)
    func sampledInC(
      at progress: Span<Double>, from first: Int, into values: inout MutableSpan<Double>, by vectors: WideVectors
    ) -> Int {
      first
    }

    /// The index itself: there is no loop for wider vectors.
    @inline(__always)
    func sampledInC(
      from start: Double, by step: Double, from first: Int, into values: inout MutableSpan<Double>,
      by vectors: WideVectors
    ) -> Int {
      first
    }
  }
#endif
