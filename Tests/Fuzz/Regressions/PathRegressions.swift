extension PathDataTarget {
  static var regressions: [Regression<FuzzText>] {
    [
      Regression(
        "the derivative of a quadratic overflowed where its points do not: no end", FuzzText("M0 0Q1 1 1 1.7e308")),
      Regression(
        "the derivative of a cubic overflowed where its points do not: no end", FuzzText("M0 0C1 1 2 1 1 4e307")),
    ]
  }
}

extension PathTarget {
  static var regressions: [Regression<PathInput>] {
    [
      Regression(
        "the derivative of a quadratic overflowed where its points do not: no end",
        PathInput("M0 0Q1 1 1 9e307", tolerance: 1e-9, isModerate: false)),
      Regression(
        "the derivative of a cubic overflowed where its points do not: no end",
        PathInput("M0 0C1 1 2 1 1 4e307", tolerance: 1e-9, isModerate: false)),
    ]
  }
}
