import MotionNumerics
import TestSupport
import Testing

@testable import MotionPaths

@Suite struct CellFitTests {
  /// The integrals to the nodes are exact for polynomials up to degree 6, and to the end for degree 7 by symmetry.
  @Test func integralsOfPolynomials() {
    let nodes = SIMD8(0, 0.06698729810778065, 0.25, 0.5, 0.75, 0.9330127018922194, 1, 1)
    for degree in 0...6 {
      let powers = (0..<degree).reduce(SIMD8<Double>(repeating: 1)) { power, _ in power * nodes }
      let integrals = CellFit.integrals(of: powers)
      for index in 0...6 {
        let expected = powers[index] * nodes[index] / Double(degree + 1)
        #expect((integrals[index] - expected).magnitude <= 2e-16, "degree \(degree) to \(nodes[index])")
      }
    }
    let seventh = (0..<7).reduce(SIMD8<Double>(repeating: 1)) { power, _ in power * nodes }
    #expect((CellFit.integrals(of: seventh)[6] - 0.125).magnitude <= 2e-16)
  }

  /// Cells as large as a curve have errors: for a cell that some tolerance accepts, the estimate is never less than what
  /// a dense comparison finds.
  @Test func theErrorIsNotUnderestimated() {
    var random = SplitMix64(seed: 12)
    var worst = WorstCase()
    for segment in NastySegments.random(200, &random) {
      let profile = SpeedProfile(of: segment)
      let start = random.number(in: 0...0.9)
      let end = random.number(in: start + 0.01...1)
      let whole = segment.length() / profile.unit
      guard whole > 0 else { continue }
      let fit = CellFit(of: profile, from: start, to: end, tolerance: 1e-6 * whole, whole: whole, isNarrow: false)
      // With a larger tolerance the estimate is smaller, but no less than 10 of these.
      guard fit.error > 0, fit.error * 1e-6 * whole / fit.length <= 0.1 else { continue }
      let cell = fit.cell(at: 0, parameter: start, whole: whole)
      for step in 1..<32 {
        let fraction = fit.length / whole * Double(step) / 32
        let covered = segment.length(from: start, to: cell.parameter(at: fraction)) / profile.unit
        worst.note((covered - fraction * whole).magnitude / (1e-6 * whole) / fit.error, "\(segment) \(start) \(end)")
      }
    }
    // The estimate of 1 is the whole tolerance.
    #expect(worst.error <= 1, "\(worst)")
  }
}
