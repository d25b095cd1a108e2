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
      Regression(
        "the pieces of an arc with a sweep of 1e-323 had no length, and it no cell: a trap",
        PathInput(
          "M6e-37 3.5e-37A6e-37 4.9e286 0 0 0 6e-37 0L1e-36 1e-36", tolerance: 1e-3, isModerate: false)),
      Regression(
        "a segment of an ulp before an arc of a whole turn was cut away, and with it the turn: dashes without it",
        PathInput(
          "M0.3120198214246672 -1L0.3120198214246672 -0.0666139250935005L0.3120198214246673 -0.0666139250935005"
            + "A0.3120198214246673 0.3120198214246673 0 1 0 0.3120198214246672 -0.0666139250935005L-0.4 0.1",
          tolerance: 1e-3, isModerate: true)),
    ]
  }
}
