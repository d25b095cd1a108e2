/// Numbers at a fixed address, for C functions to read and write.
struct NumberBuffer: ~Copyable {
  let start: UnsafeMutablePointer<Double>
  let count: Int

  /// Allocates a number of zeros.
  init(count: Int) {
    self.count = count
    start = .allocate(capacity: count)
    start.initialize(repeating: 0, count: count)
  }

  deinit {
    start.deallocate()
  }

  subscript(index: Int) -> Double {
    get {
      precondition(index >= 0 && index < count, "an index of the buffer")
      return start[index]
    }
    nonmutating set {
      precondition(index >= 0 && index < count, "an index of the buffer")
      start[index] = newValue
    }
  }

  /// Whether no number is infinite or NaN.
  var isFinite: Bool {
    // A product with 0 is 0 or NaN, and so is a sum of such products.
    var sum = 0.0
    for index in 0..<count { sum += 0 * start[index] }
    return sum == 0
  }

  /// All numbers; valid as long as the buffer.
  var numbers: UnsafeMutableBufferPointer<Double> { UnsafeMutableBufferPointer(start: start, count: count) }
}
