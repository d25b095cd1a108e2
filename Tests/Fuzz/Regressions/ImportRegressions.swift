extension ImportsTarget {
  static var regressions: [Regression<FuzzText>] {
    [
      Regression(
        "a value of CSS became a document that refuses it",
        FuzzText(".a { animation: 1s a } @keyframes a { from { translate: 0 } to { translate: -3.4e287px } }"))
    ]
  }
}
