import MotionNumerics
import TestSupport
import Testing

@testable import MotionFitting

/// The linear problem of the least largest error, and the bounds of cells that it gives.
@Suite struct MinimaxProblemTests {
  /// A solution proves itself: what no numbers go below, these reach.
  @Test func theBestNumbersReachTheBound() {
    var numbers = SplitMix64(seed: 51)
    for trial in 0..<thorough(400) {
      var problem = MinimaxProblem()
      func four(_ size: Double) -> SIMD4<Double> {
        SIMD4(
          numbers.number(in: -size...size), numbers.number(in: -size...size), numbers.number(in: -size...size),
          numbers.number(in: -size...size))
      }
      for _ in 0..<Int.random(in: 1...30, using: &numbers) {
        let isForgiven = trial % 3 == 0
        problem.equations.append(
          .init(
            coefficients: four(1), error: numbers.number(in: -2...2),
            slack: isForgiven ? numbers.number(in: 0...0.3) : 0))
      }
      // Some numbers are fixed, some hardly bounded.
      let reach = trial % 2 == 0 ? SIMD4<Double>(0, 1, 100, 1e4) : SIMD4(1e-3, 2, 2, 2)
      (problem.least, problem.greatest) = (-reach, reach)
      let solution = problem.solution()
      let reached = problem.equations.map { abs($0.error(at: solution.place)) - $0.slack }.max() ?? 0
      #expect(max(0, reached) <= solution.bound + 1e-8 && solution.bound <= max(0, reached) + 1e-8, "\(trial)")
      #expect(problem.solution(enough: 0.1).bound <= solution.bound + 1e-9)
    }
  }

  @Test func withoutAnEquationNothingIsProved() {
    var problem = MinimaxProblem()
    (problem.least, problem.greatest) = (-.one, .one)
    #expect(problem.solution().bound == 0)
    problem.equations = [.init(coefficients: .one, error: 9, slack: .infinity)]
    #expect(problem.solution().bound == 0)
  }

  /// No curve with handles in a cell is nearer to points than the cell's bound, up to what was to be shown.
  @Test func noCurveOfACellIsBelowItsBound() {
    var numbers = SplitMix64(seed: 52)
    for trial in 0..<thorough(600) {
      func handles() -> SIMD2<Double> { SIMD2(numbers.number(in: 0...1), numbers.number(in: 0...1)) }
      let target = handles()
      let curve = CubicBezier(target.x, numbers.number(in: -1...2), target.y, numbers.number(in: -1...2))
      let noise = trial % 2 == 0 ? 0 : 0.05
      let points = (1..<40).map { index in
        let x = Double(index) / 40
        return SIMD2(x, curve.value(at: x) + numbers.number(in: -1...1) * noise)
      }
      var problem = HandleProblem(points: points, rise: 1)
      // Around the target, or anywhere; also across the edges of the square, as no cell of the search is.
      let reach = SIMD2(numbers.magnitude(from: 1e-5, to: 0.2), numbers.magnitude(from: 1e-5, to: 0.2))
      let centre =
        trial % 4 < 2 ? (target + reach * (handles() - 0.5)).clamped(lowerBound: .zero, upperBound: .one) : handles()
      let cell = HandleCell(centre: centre, reach: reach, bound: 0)
      let best = problem.best(at: centre)
      let bound = problem.bound(over: cell, around: best, enough: 0.8 * best.error)
      #expect(bound <= best.error)
      for _ in 0..<20 {
        let inside = (centre + reach * (2 * handles() - 1)).clamped(lowerBound: .zero, upperBound: .one)
        #expect(problem.best(at: inside).error >= bound * (1 - 1e-9), "\(trial): \(cell), \(inside)")
      }
    }
  }

  /// Small cells around the best curve are bounded to a hundredth: without that, the search would not end.
  @Test func smallCellsHaveTightBounds() {
    let points = (1..<60).map { SIMD2(Double($0) / 60, Double($0) / 60 < 0.5 ? 0.2 : 0.7) }
    var problem = HandleProblem(points: points, rise: 1)
    let centre = SIMD2(0.6, 0.3)
    let best = problem.best(at: centre)
    let cell = HandleCell(centre: centre, reach: SIMD2(repeating: 1e-4), bound: 0)
    #expect(problem.bound(over: cell, around: best, enough: 0.999 * best.error) > 0.99 * best.error)
  }
}
