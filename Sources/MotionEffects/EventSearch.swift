extension Array {
  /// The index of the last element whose time is not after a given one; nil if there is none, or for NaN.
  ///
  /// - Parameters:
  ///   - limit: the time.
  ///   - time: gives the time of an element; times do not decrease from element to element.
  /// - Returns: the index.
  func last(notAfter limit: Double, time: (Element) -> Double) -> Int? {
    var range = 0..<count
    while !range.isEmpty {
      let middle = range.lowerBound + range.count / 2
      range = time(self[middle]) <= limit ? middle + 1..<range.upperBound : range.lowerBound..<middle
    }
    return range.lowerBound > 0 ? range.lowerBound - 1 : nil
  }
}
