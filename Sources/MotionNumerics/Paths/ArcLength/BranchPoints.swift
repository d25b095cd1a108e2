/// The branch points of a speed, up to four: without an allocation, as every question about a length goes through them.
struct BranchPoints: Sendable, Hashable, RandomAccessCollection {
  private var reals = SIMD4<Double>.zero
  private var imaginaries = SIMD4<Double>.zero
  private(set) var endIndex = 0
  var startIndex: Int { 0 }

  /// Creates a collection of at most two.
  init(_ first: BranchPoint? = nil, _ second: BranchPoint? = nil) {
    if let first { append(first) }
    if let second { append(second) }
  }

  /// Adds a point.
  mutating func append(_ point: BranchPoint) {
    reals[endIndex] = point.real
    imaginaries[endIndex] = point.imaginary
    endIndex += 1
  }

  subscript(index: Int) -> BranchPoint {
    BranchPoint(rounded: reals[index], imaginaries[index])
  }

  /// The least real part that is greater than a parameter; infinity if there is none.
  func nextReal(after parameter: Double) -> Double {
    var next = Double.infinity
    for index in 0..<endIndex where reals[index] > parameter { next = Swift.min(next, reals[index]) }
    return next
  }
}
