import MotionNumerics
import TestSupport
import Testing

/// The 1€ filter against its published algorithm.
@Suite struct OneEuroFilterTests {
  @Test func eachScalarHasItsOwnFilter() {
    var (both, x, y) = (
      OneEuroFilter<SIMD2<Double>>(beta: 2), OneEuroFilter<Double>(beta: 2), OneEuroFilter<Double>(beta: 2)
    )
    for index in 0..<50 {
      let (time, a, b) = (0.01 * Double(index), Double(index % 7), Double(index * index))
      #expect(both.filter([a, b], at: time) == [x.filter(a, at: time), y.filter(b, at: time)])
    }
  }

  @Test func unusualSamplesHaveAnAnswer() {
    var filter = OneEuroFilter<Double>()
    #expect(filter.filter(.nan, at: 0).isNaN && filter.lastValue == nil)
    #expect(filter.filter(3, at: 0) == 3)
    let result = filter.filter(4, at: 0.1)
    let before = filter
    for (sample, time) in [(9, 0.1), (9, 0.05), (.infinity, 0.2), (9, .nan), (9, .infinity)] {
      #expect(filter.filter(sample, at: time) == result && filter == before)
    }
    #expect(filter.filter(1e308, at: 0.1.nextUp).isFinite)
    filter.forget()
    #expect(filter.filter(7, at: -3) == 7)
  }

  @Test func badInput() async {
    for number in [Double.nan, .infinity, -1] {
      #expect(throws: ParameterError.self) { _ = try OneEuroFilter<Double>(validatingMinimumCutoff: number) }
      #expect(throws: ParameterError.self) { _ = try OneEuroFilter<Double>(validatingMinimumCutoff: 1, beta: number) }
      #expect(throws: ParameterError.self) {
        _ = try OneEuroFilter<Double>(validatingMinimumCutoff: 1, derivativeCutoff: number)
      }
    }
    await #expect(processExitsWith: .failure) { _ = OneEuroFilter<Double>(minimumCutoff: 0) }
  }
}
