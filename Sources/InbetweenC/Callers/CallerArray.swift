/// An array that a caller has lent: a checked pointer and count.
///
/// A null pointer means an empty array.
struct CallerArray<Element: BitwiseCopyable> {
  private let start: UnsafeMutablePointer<Element>?
  /// The number of elements.
  let count: Int

  /// The most elements that fit into a program's memory: the program has 47 bits of an address, or half of a 32-bit
  /// space.
  private static var greatestCount: Int { Int(clamping: UInt64(1) << 47) / MemoryLayout<Element>.stride }

  /// Checks an array to write; nil for an array that cannot exist.
  init?(_ start: UnsafeMutablePointer<Element>?, _ count: Int) {
    guard count >= 0, count <= Self.greatestCount, start != nil || count == 0 else { return nil }
    let address = UInt(bitPattern: start)
    guard address % UInt(MemoryLayout<Element>.alignment) == 0,
      UInt.max - address >= UInt(count * MemoryLayout<Element>.stride)
    else { return nil }
    self.start = start
    self.count = count
  }

  /// Checks an array to read; nil for an array that cannot exist.
  init?(_ start: UnsafePointer<Element>?, _ count: Int) {
    self.init(UnsafeMutablePointer(mutating: start), count)
  }

  /// The elements to read.
  var numbers: UnsafeBufferPointer<Element> { UnsafeBufferPointer(start: start, count: count) }

  /// The elements to write.
  var places: UnsafeMutableBufferPointer<Element> { UnsafeMutableBufferPointer(start: start, count: count) }

  /// Whether the array shares memory with another one.
  func overlaps<Other>(_ other: CallerArray<Other>) -> Bool {
    addresses.overlaps(other.addresses)
  }

  fileprivate var addresses: Range<UInt> {
    let address = UInt(bitPattern: start)
    return address..<address + UInt(count * MemoryLayout<Element>.stride)
  }
}

/// A copy of a caller's text; one that is too large is not copied first.
func copiedBytes(
  _ text: UnsafePointer<CChar>?, _ size: Int, of name: String, mebibytes limit: Int
) throws(CallError) -> [UInt8] {
  guard let array = CallerArray(text, size) else { throw CallError("the \(name) or its size cannot be") }
  guard size <= limit << 20 else { throw CallError("the \(name) has \(size) bytes; at most \(limit) MiB are read") }
  return array.numbers.map { UInt8(bitPattern: $0) }
}
