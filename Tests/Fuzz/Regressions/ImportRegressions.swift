extension ImportsTarget {
  static var regressions: [Regression<FuzzText>] {
    [
      Regression(
        "a value of CSS became a document that refuses it",
        FuzzText(".a { animation: 1s a } @keyframes a { from { translate: 0 } to { translate: -3.4e287px } }")),
      Regression(
        "so did a value of a Lottie", FuzzText(#"[{"t": 0, "s": [1e101]}, {"t": 60, "s": [-4e150]}]"#)),
      Regression(
        "so did a duration of CSS",
        FuzzText(".a { animation: 1e-60s a } @keyframes a { from { scale: 0 } to { scale: 1 } }")),
      Regression("so did a duration of a Lottie", FuzzText(#"[{"t": 0, "s": [1]}, {"t": 1e-60, "s": [2]}]"#)),
    ]
  }
}
