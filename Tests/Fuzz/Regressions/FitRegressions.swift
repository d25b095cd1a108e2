extension FitsTarget {
  static var regressions: [Regression<RecordingInput>] { [] }
}
