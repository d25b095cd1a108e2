import MotionCurves

#if canImport(MotionKernels) && arch(x86_64)
  internal import MotionKernels

  extension SpringBlock {
    /// Fills a whole block by a C loop for wider vectors, with the same bits as in Swift.
    ///
    /// False if no C loop is available, or a time needs special care.
    func isFilled(
      _ roots: CharacteristicRoots, startingAt startTime: Double, at times: Span<Double>, from first: Int,
      by vectors: WideVectors = .widest
    ) -> Bool {
      guard vectors != .plain && count == Self.length && roots.kind != .critical else { return false }
      var lanes = motion_roots(
        decay: roots.decay, frequency: roots.halfGap.high, frequency_low: roots.halfGap.low,
        negative_squared_frequency: -roots.squaredFrequency, slow: roots.slow, gap: 2 * roots.halfGap.high)
      return times.extracting(first..<first + count).withUnsafeBufferPointer { times in
        guard let times = times.baseAddress else { return false }
        let fill = roots.kind == .fall ? motion_fall : motion_swing
        return fill(vectors.inC, times, startTime, &lanes, columns) == 0
      }
    }
  }
#else
  extension SpringBlock {
    /// False: there is no loop for wider vectors.
    @inline(__always)
    func isFilled(
      _ roots: CharacteristicRoots, startingAt startTime: Double, at times: Span<Double>, from first: Int,
      by vectors: WideVectors = .plain
    ) -> Bool {
      false
    }
  }
#endif
