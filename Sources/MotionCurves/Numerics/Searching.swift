extension Range<Int> {
  /// The first index that belongs to the second of two partitions, found by bisection.
  ///
  /// All indices that do not meet the condition come before all indices that do.
  ///
  /// - Returns: the upper bound if no index meets the condition.
  /// - Complexity: O(log *n*).
  @inlinable
  @inline(__always)
  package func partitioningIndex(where belongsInSecondPartition: (Int) -> Bool) -> Int {
    var (low, high) = (lowerBound, upperBound)
    while low < high {
      let middle = (low + high) / 2
      if belongsInSecondPartition(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}

extension ClosedRange<Double> {
  /// The least range that contains all values; there must be at least one value.
  package init(spanning values: [Double]) {
    var lower = values[0]
    var upper = values[0]
    for value in values.dropFirst() {
      lower = Swift.min(lower, value)
      upper = Swift.max(upper, value)
    }
    self = lower...upper
  }
}
