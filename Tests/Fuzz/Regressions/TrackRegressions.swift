import MotionNumerics

extension TrackTarget {
  static var regressions: [Regression<TrackInput>] { [] }
}

extension PathMotionTarget {
  static var regressions: [Regression<PathMotionInput>] {
    [
      Regression(
        "the derivative of a quadratic overflowed where its points do not: no end",
        PathMotionInput(
          path: PathInput("M0 0Q1 1 1 1.7e308", tolerance: 1e-9, isModerate: false), mode: .paced, times: [0.5]))
    ]
  }
}
