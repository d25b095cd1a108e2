/// An array that a caller has lent: a pointer and a count that were checked.
///
/// A null pointer is an array of no elements.
struct CallerArray<Element: BitwiseCopyable> {
  private let start: UnsafeMutablePointer<Element>?
  /// The number of elements.
  let count: Int

  /// As many elements as addresses can tell.
  private static var greatestCount: Int { Int.max / MemoryLayout<Element>.stride }

  /// Checks an array that is written; nil for one that cannot be there.
  init?(_ start: UnsafeMutablePointer<Element>?, _ count: Int) {
    guard count >= 0, count <= Self.greatestCount, start != nil || count == 0 else { return nil }
    let address = UInt(bitPattern: start)
    guard address % UInt(MemoryLayout<Element>.alignment) == 0,
      UInt.max - address >= UInt(count * MemoryLayout<Element>.stride)
    else { return nil }
    self.start = start
    self.count = count
  }

  /// Checks an array that is read; nil for one that cannot be there.
  init?(_ start: UnsafePointer<Element>?, _ count: Int) {
    self.init(UnsafeMutablePointer(mutating: start), count)
  }

  /// The elements, to be read.
  var numbers: UnsafeBufferPointer<Element> { UnsafeBufferPointer(start: start, count: count) }

  /// The elements, to be written.
  var places: UnsafeMutableBufferPointer<Element> { UnsafeMutableBufferPointer(start: start, count: count) }

  /// Whether the array has memory in common with another one.
  func overlaps<Other>(_ other: CallerArray<Other>) -> Bool {
    addresses.overlaps(other.addresses)
  }

  fileprivate var addresses: Range<UInt> {
    let address = UInt(bitPattern: start)
    return address..<address + UInt(count * MemoryLayout<Element>.stride)
  }
}
