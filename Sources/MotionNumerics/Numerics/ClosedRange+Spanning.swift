extension ClosedRange<Double> {
  /// The least range that contains all values, of which there is at least one.
  init(spanning values: [Double]) {
    var lower = values[0]
    var upper = values[0]
    for value in values.dropFirst() {
      lower = Swift.min(lower, value)
      upper = Swift.max(upper, value)
    }
    self = lower...upper
  }
}
