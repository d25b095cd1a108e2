extension ExportsTarget {
  static var regressions: [Regression<FuzzText>] { [] }
}
