extension RefreshTarget {
  static var regressions: [Regression<RefreshInput>] { [] }
}

extension ScriptTarget {
  static var regressions: [Regression<ScriptInput>] { [] }
}
