extension ExportsTarget {
  static var regressions: [Regression<FuzzText>] {
    [
      Regression("a Lottie document ended before it began", FuzzText("lottie scale 0.01 0.1s ease -0.5s")),
      Regression(
        "a duration with six decimals was 3e-9 of the distance off",
        FuzzText("keyframes scale 0.0001 0.16492085401318538s ease-out-back -0.10396369312492776s")),
      Regression(
        "Kotlin has no number for what 32 bits do not hold",
        FuzzText("compose opacity 0.001 spring(1 100 20) 0 -> -3e262")),
    ]
  }
}
