extension NotationTarget {
  static var regressions: [Regression<FuzzText>] {
    [
      Regression(
        "half of the least number is 0: a NaN, and a trap in the range", FuzzText("linear(0, 1 5e-322%, 0.5)")),
      Regression(
        "the reverse took another value beyond a jump at the start", FuzzText("linear(0 20%, 1 20%, 0.5 70%)")),
      Regression("the reverse took another value beyond a jump at the end", FuzzText("linear(0 20%, 1 70%, 0.5 70%)")),
      Regression("a place of −0 was not printed canonically", FuzzText("linear(1 -0%, 0, 0.5 -5%, 1)")),
    ]
  }
}
