extension NotationTarget {
  static var regressions: [Regression<FuzzText>] { [] }
}
