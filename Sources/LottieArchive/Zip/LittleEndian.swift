/// Whole numbers in bytes, the lowest byte first.
struct LittleEndian {
  private let bytes: [UInt8]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// The number of some bytes from a place on.
  ///
  /// - Throws: ``LottieContainerError`` if they are not all there, or the number is no `Int`.
  func number(at offset: Int, width: Int) throws(LottieContainerError) -> Int {
    guard offset >= 0, width <= bytes.count, offset <= bytes.count - width else {
      throw LottieContainerError(.damaged, "the archive is cut off")
    }
    var number: UInt64 = 0
    for index in 0..<width { number |= UInt64(bytes[offset + index]) << UInt64(8 * index) }
    guard let integer = Int(exactly: number) else {
      throw LottieContainerError(.damaged, "a size or place beyond all bounds")
    }
    return integer
  }
}
