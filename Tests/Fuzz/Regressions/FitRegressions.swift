extension FitsTarget {
  static var regressions: [Regression<RecordingInput>] {
    [
      Regression(
        "of three samples at one time the one between counted as an error",
        RecordingInput(times: [0, 0, 0, 1, 2], values: [1, 1e300, 2, 3, 5], tolerance: 1e-3, motion: "ease")),
      Regression(
        "differences of values that are infinite trapped",
        RecordingInput(times: [0, 1, 2, 3], values: [1e308, -1e308, 0, 1], tolerance: 1, motion: "ease")),
    ]
  }
}
