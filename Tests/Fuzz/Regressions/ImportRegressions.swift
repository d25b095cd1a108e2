extension ImportsTarget {
  static var regressions: [Regression<FuzzText>] { [] }
}
