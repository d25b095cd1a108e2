import MotionNumerics

extension LayerTarget {
  static var regressions: [Regression<LayerInput>] {
    [
      Regression(
        "a quotient of durations overflowed: the iteration was NaN",
        input(TimingInput(duration: .leastNonzeroMagnitude, timeOffset: -0.06, repeatDuration: 6.6))),
      Regression(
        "a duration and an offset overflowed: the time was infinite",
        input(TimingInput(duration: .greatestFiniteMagnitude, timeOffset: 1e308))),
    ]
  }

  private static func input(_ timing: TimingInput) -> LayerInput {
    let animation = AnimationInput.basic(
      timing, from: 0, to: 1, by: nil, .linear, isAdditive: false, isCumulative: false)
    return LayerInput(animations: [(nil, 0, animation)], times: [0, 0.1, 1, 5, 1e300], isModerate: false)
  }
}
