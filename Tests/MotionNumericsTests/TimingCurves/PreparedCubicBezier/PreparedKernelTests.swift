#if canImport(MotionKernels) && arch(x86_64)
  import TestSupport
  import Testing

  import MotionNumerics
  @testable import MotionCurves

  /// Batches of prepared curves by loops in C, those for each width of vectors by themselves: the bits of single values.
  ///
  /// A width that the processor does not have is listed as left out.
  @Suite struct PreparedKernelTests {
    private func bits(of cells: [PreparedCell]) -> [UInt64] {
      cells.flatMap { cell in
        let pairs = [cell.c12, cell.c34, cell.c56, cell.c78, SIMD2(cell.roundedBase, cell.c0)]
        return pairs.flatMap { [$0.x.bitPattern, $0.y.bitPattern] } + [cell.squaredReach.bitPattern]
      }
    }

    private func check(_ vectors: WideVectors) {
      var random = SplitMix64(seed: 95)
      let others = (0..<30).map { _ in CubicBezierPropertyTests.anyCurve(&random) }
      for curve in PreparedCubicBezierTests.namedCurves + others {
        let prepared = PreparedCubicBezier(curve)
        #expect(bits(of: CellBuilder(of: curve, by: vectors).cells) == bits(of: prepared.cells), "\(curve)")
        var progress = (0..<700).map { _ in CubicBezierPropertyTests.anyProgress(&random) }
        progress += progress.sorted() + PreparedCubicBezierTests.seams(of: prepared)
        progress += [.nan, -.nan, .infinity, -.infinity, 0, -0.0, 1, -1, 2, 1e300, 0.5, .nan]
        for drop in 0..<9 {
          let points = Array(progress.dropFirst(drop))
          var values = [Double](repeating: 7, count: points.count)
          var span = values.mutableSpan
          prepared.sample(at: points.span, into: &span, by: vectors)
          #expect(values.map(\.bitPattern) == points.map { prepared.value(at: $0).bitPattern }, "\(curve)")
        }
        evenly(prepared, vectors, &random)
      }
    }

    private func evenly(_ prepared: PreparedCubicBezier, _ vectors: WideVectors, _ random: inout SplitMix64) {
      for count in [0, 1, 7, 8, 63, 64, 65, 500] {
        let (start, step) = (random.number(in: -0.5...1), random.element(of: [-1, 1, 0.1]) / Double(max(1, count)))
        var values = [Double](repeating: 7, count: count)
        var span = values.mutableSpan
        prepared.sample(from: start, by: step, into: &span, by: vectors)
        let expected = (0..<count).map { prepared.value(at: Double($0) * step + start).bitPattern }
        #expect(values.map(\.bitPattern) == expected, "\(prepared.curve) from \(start) by \(step)")
      }
    }

    @Test(.enabled("the processor has no vectors of four doubles") { WideVectors.four.areAvailable })
    func vectorsOfFourHaveTheBitsOfSwift() {
      check(.four)
    }

    @Test(.enabled("the processor has no vectors of eight doubles") { WideVectors.eight.areAvailable })
    func vectorsOfEightHaveTheBitsOfSwift() {
      check(.eight)
    }

    @Test func plainVectorsHaveThemToo() { check(.plain) }
  }
#endif
