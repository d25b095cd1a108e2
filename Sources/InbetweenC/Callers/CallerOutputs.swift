/// A caller's arrays that are written together; a null array was not requested.
struct CallerOutputs {
  private let arrays: [CallerArray<Double>?]

  /// Checks arrays with a number of values for each of `count` elements.
  ///
  /// Nil if an array cannot exist, or if two overlap.
  init?(_ starts: [(start: UnsafeMutablePointer<Double>?, numbers: Int)], _ count: Int) {
    var arrays: [CallerArray<Double>?] = []
    for (start, numbers) in starts {
      guard let start else {
        arrays.append(nil)
        continue
      }
      let (length, isTooLong) = count.multipliedReportingOverflow(by: numbers)
      guard !isTooLong, let array = CallerArray(start, length),
        arrays.allSatisfy({ $0.map { !array.overlaps($0) } ?? true })
      else { return nil }
      arrays.append(array)
    }
    self.arrays = arrays
  }

  /// An array; nil if it was not requested.
  subscript(index: Int) -> CallerArray<Double>? { arrays[index] }

  /// Whether one of the arrays shares memory with another array.
  func overlap(_ other: CallerArray<Double>) -> Bool {
    arrays.contains { $0.map { $0.overlaps(other) } ?? false }
  }
}
