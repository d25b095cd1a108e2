import MotionCurves

#if canImport(MotionKernels) && arch(x86_64)
  internal import MotionKernels

  extension Timeline {
    /// Sets the values of cubics between numbers by a C loop for wider vectors; false if no loop is available.
    ///
    /// The values have the same bits as in Swift.
    @usableFromInline
    func isSampledInC(
      _ pieces: UnsafeRawBufferPointer, at times: Span<Double>, into values: UnsafeMutableRawBufferPointer
    ) -> Bool {
      isSampledInC(pieces, at: times, into: values, by: .widest)
    }

    /// Sets the values by the loop for vectors of one width.
    func isSampledInC(
      _ pieces: UnsafeRawBufferPointer, at times: Span<Double>, into values: UnsafeMutableRawBufferPointer,
      by vectors: WideVectors
    ) -> Bool {
      guard vectors != .plain else { return false }
      precondition(pieces.count == intervalCount * MemoryLayout<CubicPiece<Double>>.stride)
      precondition(values.count == times.count * MemoryLayout<Double>.stride)
      return knots.withUnsafeBufferPointer { knots in
        keyTable.knotsBefore.withUnsafeBufferPointer { knotsBefore in
          times.withUnsafeBufferPointer { times in
            var keys = motion_keys(
              knots: knots.baseAddress, count: knots.count, knots_before: knotsBefore.baseAddress,
              half_of_first: keyTable.halfOfFirst, cells_per_half: keyTable.cellsPerHalf, last_cell: keyTable.lastCell,
              start: start, end: end, pieces: pieces.assumingMemoryBound(to: Double.self).baseAddress)
            motion_sample_keys(
              vectors.inC, &keys, times.baseAddress, times.count,
              values.assumingMemoryBound(to: Double.self).baseAddress)
            return true
          }
        }
      }
    }
  }
#else
  extension Timeline {
    /// False: there is no loop for wider vectors.
    @usableFromInline
    func isSampledInC(
      _ pieces: UnsafeRawBufferPointer, at times: Span<Double>, into values: UnsafeMutableRawBufferPointer
    ) -> Bool {
      false
    }
  }
#endif
