/// Arrays of the caller's that are written together; a null one is not wanted.
struct CallerOutputs {
  private let arrays: [CallerArray<Double>?]

  /// Checks arrays with so many numbers for each of `count` elements; nil for some that cannot be there, or that overlap.
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

  /// An array, where it is wanted.
  subscript(index: Int) -> CallerArray<Double>? { arrays[index] }

  /// Whether one of the arrays has memory in common with another array.
  func overlap(_ other: CallerArray<Double>) -> Bool {
    arrays.contains { $0.map { $0.overlaps(other) } ?? false }
  }
}
