extension FitsTarget {
  static var regressions: [Regression<RecordingInput>] {
    [
      Regression(
        "of three samples at one time the one between counted as an error",
        RecordingInput(times: [0, 0, 0, 1, 2], values: [1, 1e300, 2, 3, 5], tolerance: 1e-3, motion: "ease")),
      Regression(
        "differences of values that are infinite trapped",
        RecordingInput(times: [0, 1, 2, 3], values: [1e308, -1e308, 0, 1], tolerance: 1, motion: "ease")),
      Regression(
        "lines trapped where values with the tolerance are infinite",
        RecordingInput(
          times: [13.09, 13.18, 13.26, 13.3], values: [-7e48, -5e-285, -.greatestFiniteMagnitude, -918],
          tolerance: .greatestFiniteMagnitude, motion: "ease")),
      Regression(
        "the error of a spring was that of the numbers before they became a motion",
        RecordingInput(
          times: [0, 0.0831, 0.1662, 0.18675, 0.18675, 0.26984],
          values: [-0.00347, 0.0465196, 0.0972635, 0.110308, 0.1096334, 0.1738312], tolerance: 1e-3, motion: "ease")),
      Regression(
        "and was half of it where few samples hardly determine a spring",
        RecordingInput(
          times: [0, 0.0275, 0.055, 0.0825, 0.0825, 0.11, 0.1375, 0.1375, 0.165, 0.165],
          values: [0, 1.28e78, 2.57e78, 3.85e78, 3.85e78, 5.14e78, 6.42e78, 6.42e78, 7.71e78, 7.71e78],
          tolerance: 4.67e76, motion: "ease")),
    ]
  }
}
