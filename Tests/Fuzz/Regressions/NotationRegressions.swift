extension NotationTarget {
  static var regressions: [Regression<FuzzText>] {
    [
      Regression("a group of one curve was held for a function of CSS", FuzzText("(EASE)")),
      Regression(
        "half of the least number is 0: a NaN, and a trap in the range", FuzzText("linear(0, 1 5e-322%, 0.5)")),
      Regression(
        "the reverse took another value beyond a jump at the start", FuzzText("linear(0 20%, 1 20%, 0.5 70%)")),
      Regression("the reverse took another value beyond a jump at the end", FuzzText("linear(0 20%, 1 70%, 0.5 70%)")),
      Regression(
        "a key at 100 % that is not the last one lost its time", FuzzText("keyframes(1, 2 at 100%, 3, 4)")),
      Regression(
        "a percentage of a key was printed an ulp off",
        FuzzText("keyframes(-86, -66 ease-out-back, -112 at 75.845088543866026%)")),
      Regression("a place of −0 was not printed canonically", FuzzText("linear(1 -0%, 0, 0.5 -5%, 1)")),
    ]
  }
}
