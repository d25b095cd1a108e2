#if canImport(MotionKernels) && arch(x86_64)
  import TestSupport
  import Testing

  import MotionNumerics
  @testable import MotionCurves
  @testable import MotionSprings

  /// The rows of even samples by loops in C, those for each width of vectors by themselves: the bits of Swift.
  ///
  /// A width that the processor does not have is listed as left out.
  @Suite struct SpringGridKernelTests {
    private func check(_ vectors: WideVectors) throws {
      var random = SplitMix64(seed: 94)
      for _ in 0..<60 {
        let motion = SpringMotion(
          Spring(response: random.magnitude(from: 0.1, to: 3), dampingRatio: random.number(in: 0...3)),
          from: random.number(in: -9...9), to: random.number(in: -9...9), velocity: random.number(in: -99...99))
        let sampler = UniformSpringSampler(motion, interval: random.magnitude(from: 1e-6, to: 0.1))
        let row = Int.random(in: 0..<64, using: &random)
        let rows = row..<Int.random(in: row...64, using: &random)
        let first = Int.random(in: 0..<9, using: &random)
        var values = [Double](repeating: .nan, count: first + 64 * 64)
        let state = (displacement: motion.start - motion.target, velocity: motion.initialVelocity)
        let isFilled = values.withUnsafeMutableBytes {
          sampler.grid.isFilled(
            rows, sampler.grid.displacements, state, around: motion.target, $0, from: first, by: vectors)
        }
        try #require(isFilled)
        // Single samples take the loop of Swift; that of the start is the start itself.
        for sample in rows.lowerBound * 64..<rows.upperBound * 64 where sample > 0 {
          let value = values[first + sample - rows.lowerBound * 64]
          #expect(value.bitPattern == sampler.value(of: sample).bitPattern, "\(motion.spring) \(sample)")
        }
        #expect(values.count { !$0.isNaN } == rows.count * 64)
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

    @Test func aSeriesHasTheBitsOfItsSamplesWhereverItBegins() {
      let motion = SpringMotion(.bouncy, from: 20, to: 120, velocity: 3)
      let sampler = UniformSpringSampler(motion, start: -0.01, interval: 1e-4)
      for first in [0, 1, 63, 64, 99, 100, 101, 4095, 4096, 9999] {
        var values = [Double](repeating: .nan, count: 9000)
        var span = values.mutableSpan
        sampler.sample(from: first, into: &span)
        #expect(values.indices.allSatisfy { values[$0].bitPattern == sampler.value(of: first + $0).bitPattern })
      }
    }
  }

  extension UniformSpringSampler<Double> {
    /// A single sample.
    fileprivate func value(of number: Int) -> Double {
      var values = [0.0]
      var span = values.mutableSpan
      sample(from: number, into: &span)
      return values[0]
    }
  }
#endif
