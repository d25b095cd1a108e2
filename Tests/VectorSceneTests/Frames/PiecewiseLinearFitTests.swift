import MotionNumerics
import TestSupport
import Testing
import VectorScene

/// The frames that are kept as the knots of a piecewise linear function.
@Suite struct PiecewiseLinearFitTests {
  private func knots(_ values: [Double], at times: [Double], tolerance: Double = 0.01) -> [Int] {
    PiecewiseLinearFit.knots(of: values.map { [$0] }, at: times, tolerance: tolerance)
  }

  @Test func aLineHasItsEnds() {
    #expect(knots([3, 4, 5, 6, 7], at: [2, 3, 4, 5, 6]) == [0, 4])
    #expect(knots([3, 4, 5, 4, 3], at: [2, 3, 4, 5, 6]) == [0, 2, 4])
  }

  /// Both frames of a jump are knots: without them the function would lead from one to the other over the time around.
  @Test func bothFramesOfAJumpAreKnots() {
    #expect(knots([0, 1, 5, 6], at: [0, 1, 1, 2]) == [0, 1, 2, 3])
    #expect(knots([0, 1, 2, 8, 8, 8], at: [5, 6, 7, 7, 8, 9]) == [0, 2, 3, 5])
    // At the start, at the end, and one after the other.
    #expect(knots([0, 4, 4, 4], at: [1, 1, 2, 3]) == [0, 1, 3])
    #expect(knots([0, 0, 0, 9], at: [1, 2, 3, 3]) == [0, 2, 3])
    #expect(knots([0, 0, 3, 3, 7, 7], at: [1, 2, 2, 3, 3, 4]) == [0, 1, 2, 3, 4, 5])
    // As far as times are written.
    #expect(knots([0, 0, 9, 9], at: [0, 1, 1 + 1e-10, 2]) == [0, 1, 2, 3])
  }

  /// A change within the tolerance in each component is no jump.
  @Test func aSmallJumpIsNone() {
    #expect(knots([0, 0, 0.005, 0], at: [0, 1, 1, 2]) == [0, 3])
    let pairs = [[0.0, 0], [0, 0], [0, 5], [0, 5]]
    #expect(PiecewiseLinearFit.knots(of: pairs, at: [0, 1, 1, 2], tolerance: 0.01) == [0, 1, 2, 3])
  }

  /// Every frame is within the tolerance of the lines between the knots, on its own side of a jump.
  @Test func allFramesAreWithinTheTolerance() {
    var numbers = SplitMix64(seed: 61)
    for _ in 0..<thorough(200) {
      var (time, value) = (numbers.number(in: -5...5), 0.0)
      var (times, values): ([Double], [Double]) = ([], [])
      for _ in 0..<Int.random(in: 2...40, using: &numbers) {
        times.append(time)
        values.append(value)
        let isJump = numbers.number() < 0.2
        time += isJump ? 0 : numbers.number(in: 0.1...1)
        value += isJump ? numbers.number(in: -3...3) : numbers.number(in: -0.1...0.1)
      }
      let tolerance = 0.05
      let kept = knots(values, at: times, tolerance: tolerance)
      #expect(kept.first == 0 && kept.last == values.count - 1)
      for (start, end) in zip(kept, kept.dropFirst()) where times[end] > times[start] {
        for frame in start...end {
          let part = (times[frame] - times[start]) / (times[end] - times[start])
          let line = values[start] + part * (values[end] - values[start])
          #expect(abs(line - values[frame]) <= tolerance + 1e-12, "\(times) \(values)")
        }
      }
    }
  }
}
