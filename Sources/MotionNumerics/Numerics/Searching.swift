extension RandomAccessCollection where Index == Int {
  /// The first index whose element belongs to the second of two partitions, found by bisection.
  ///
  /// All elements that do not meet the condition come before all elements that do.
  ///
  /// - Returns: the end index if no element meets the condition.
  /// - Complexity: O(log *n*).
  @inline(__always)
  func partitioningIndex(where belongsInSecondPartition: (Element) -> Bool) -> Int {
    var (low, high) = (startIndex, endIndex)
    while low < high {
      let middle = (low + high) / 2
      if belongsInSecondPartition(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}

extension ClosedRange<Double> {
  /// The least range that contains all values, of which there must be at least one.
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
