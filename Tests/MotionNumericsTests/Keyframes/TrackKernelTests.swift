#if canImport(MotionKernels) && arch(x86_64)
  import TestSupport
  import Testing

  import MotionNumerics
  @testable import MotionCurves
  @testable import MotionKeyframes

  /// Batches of tracks by loops in C, those for each width of vectors by themselves: the bits of single values.
  ///
  /// A width that the processor does not have is listed as left out.
  @Suite struct TrackKernelTests {
    /// The values of the cubics by a loop.
    private func sample(_ curve: PiecewiseCubic<Double>, at times: [Double], _ vectors: WideVectors) -> [Double] {
      var values = [Double](repeating: 7, count: times.count)
      let isSampled = values.withUnsafeMutableBytes { values in
        curve.pieces.withUnsafeBytes { pieces in
          curve.storage.timeline.isSampledInC(pieces, at: times.span, into: values, by: vectors)
        }
      }
      #expect(isSampled == (vectors != .plain))
      return values
    }

    private func check(_ vectors: WideVectors) throws {
      var random = SplitMix64(seed: 96)
      for count in [1, 2, 3, 4, 5, 8, 9, 10, 64, 1000] {
        for round in 0..<20 {
          var keyTimes = RandomTracks.times(count, jumps: round % 2 == 1, &random)
          // Crowded keys: many lie in one cell.
          if round % 3 == 2 { keyTimes = keyTimes.map { $0 < 1 ? $0 : 1 + $0 * 1e-9 }.sorted() }
          var values = RandomTracks.values(count, &random)
          // Zeros with a sign, held ones too.
          if round % 5 == 3 { values = values.map { $0 > 0 ? -0.0 : $0 } }
          let track = try KeyframeTrack(validating: values, keyTimes: keyTimes, mode: round % 4 == 0 ? .linear : .cubic)
          let (start, end) = (keyTimes[0], keyTimes[count - 1])
          var times = (0..<400).map { _ in random.number(in: start...end) }
          times += times.sorted() + times.sorted(by: >) + keyTimes + keyTimes.map(\.nextDown) + keyTimes.map(\.nextUp)
          times += [.nan, -.nan, .infinity, -.infinity, 0, -0.0, start - 1, end + 1, .nan, .greatestFiniteMagnitude]
          let expected = times.map { track.curve.value(at: $0).bitPattern }
          #expect(sample(track.curve, at: times, vectors).map(\.bitPattern) == expected, "\(track)")
          for drop in 0..<5 {
            let few = Array(times.dropFirst(drop).prefix(7 + drop))
            #expect(
              sample(track.curve, at: few, vectors).map(\.bitPattern)
                == few.map { track.curve.value(at: $0).bitPattern })
          }
        }
      }
    }

    @Test(.enabled("the processor has no vectors of four doubles") { WideVectors.four.areAvailable })
    func vectorsOfFourHaveTheBitsOfSwift() throws {
      try check(.four)
    }

    @Test(.enabled("the processor has no vectors of eight doubles") { WideVectors.eight.areAvailable })
    func vectorsOfEightHaveTheBitsOfSwift() throws {
      try check(.eight)
    }

    @Test func plainVectorsAreLeftToSwift() {
      _ = sample(KeyframeTrack([0.0, 1]).curve, at: [0.5], .plain)
    }
  }
#endif
