#if canImport(MotionKernels) && arch(x86_64)
  import TestSupport
  import Testing

  import MotionNumerics
  @testable import MotionCurves
  @testable import MotionSprings

  /// The loops in C, those for each width of vectors by themselves: the bits of Swift, or a refusal.
  ///
  /// A width that the processor does not have is listed as left out.
  @Suite struct SpringKernelTests {
    private static let length = SpringBlock.length

    /// The transitions of a block by a kernel; nil if it refuses.
    private func columns(of spring: Spring, _ start: Double, at times: [Double], _ vectors: WideVectors) -> [Double]? {
      var columns = [Double](repeating: 0, count: 4 * Self.length)
      let isFilled = columns.withUnsafeMutableBufferPointer { memory in
        memory.baseAddress.map {
          SpringBlock(count: times.count, columns: $0).isFilled(
            spring.roots, startingAt: start, at: times.span, from: 0, by: vectors)
        }
      }
      return isFilled == true ? columns : nil
    }

    private func check(_ vectors: WideVectors) {
      var random = SplitMix64(seed: 91)
      var blocks = 0
      for _ in 0..<2000 {
        let frequency = random.magnitude(from: 1e-3, to: 1e4)
        let ratio = random.element(of: [0, random.number(), 1 - 1e-9, 1 + 1e-9, random.number(in: 1...3), 1e4])
        let spring = Spring(mass: 1, stiffness: frequency * frequency, damping: 2 * ratio * frequency)
        let start = random.number(in: -2...2) / frequency
        let reach = random.element(of: [1e-6, 1, 30, 1e4])
        let times = (0..<Self.length).map { _ in start + random.number() * reach / frequency }
        guard let columns = columns(of: spring, start, at: times, vectors) else { continue }
        blocks += 1
        for (row, time) in times.enumerated() {
          let single = spring.transition(over: time - start)
          let expected = [
            single.displacementFromDisplacement, single.displacementFromVelocity, single.velocityFromDisplacement,
            single.velocityFromVelocity,
          ]
          #expect((0..<4).map { columns[$0 * Self.length + row] } == expected, "\(spring) \(time - start)")
        }
      }
      // The others have times with nothing left.
      #expect(blocks >= 1200)
      refuses(vectors)
    }

    private func refuses(_ vectors: WideVectors) {
      for damping in [3.0, 50] {
        let spring = Spring(mass: 1, stiffness: 100, damping: damping)
        for wrong in [0, -1, .nan, -.nan, .infinity, -.infinity, 1e3] {
          for row in 0..<Self.length {
            var times = [Double](repeating: 0.5, count: Self.length)
            #expect(columns(of: spring, 0, at: times, vectors) != nil)
            times[row] = wrong
            #expect(columns(of: spring, 0, at: times, vectors) == nil, "\(wrong) at \(row)")
          }
        }
      }
      let critical = Spring(mass: 1, stiffness: 100, damping: 20)
      let times = [Double](repeating: 0.5, count: Self.length)
      #expect(columns(of: critical, 0, at: times, vectors) == nil)
      #expect(columns(of: .snappy, 0, at: Array(times.dropLast()), vectors) == nil)
    }

    @Test(.enabled("the processor has no vectors of four doubles") { WideVectors.four.areAvailable })
    func vectorsOfFourHaveTheBitsOfSwift() {
      check(.four)
    }

    @Test(.enabled("the processor has no vectors of eight doubles") { WideVectors.eight.areAvailable })
    func vectorsOfEightHaveTheBitsOfSwift() {
      check(.eight)
    }

    @Test func plainVectorsAreLeftToSwift() {
      #expect(columns(of: .snappy, 0, at: [Double](repeating: 0.5, count: Self.length), .plain) == nil)
    }
  }
#endif
