/// Searches in the source by blocks of bytes.
enum JSONBlocks {
  /// The offset of the first byte that does not stand for itself in a string, or an offset at most seven bytes before
  /// it.
  ///
  /// These bytes are control characters, the quotation mark, the backslash, and all bytes outside ASCII.
  @inline(__always)
  static func afterPlainText(_ bytes: Span<UInt8>, from start: Int) -> Int {
    let text = bytes.bytes
    var offset = start
    while text.byteCount - offset >= 8 {
      let block = UInt64(littleEndian: text.unsafeLoadUnaligned(fromByteOffset: offset, as: UInt64.self))
      let quotes = block ^ repeated(UInt8(ascii: "\""))
      let backslashes = block ^ repeated(UInt8(ascii: "\\"))
      // The subtraction sets the highest bit of each byte that is less; the borrow may spoil only the bytes after it.
      let controls = (block &- repeated(0x20)) & ~block
      let found = controls | block | (quotes &- repeated(1)) & ~quotes | (backslashes &- repeated(1)) & ~backslashes
      let marks = found & repeated(0x80)
      if marks != 0 { return offset + marks.trailingZeroBitCount / 8 }
      offset += 8
    }
    return offset
  }

  /// The number of commas, colons and opening brackets, or up to 15 more.
  static func structuralCount(_ bytes: Span<UInt8>) -> Int {
    let text = bytes.bytes
    var count = 0
    var offset = 0
    while text.byteCount - offset >= 16 {
      let block = text.unsafeLoadUnaligned(fromByteOffset: offset, as: SIMD16<UInt8>.self)
      var found = SIMD16<UInt8>()
      found.replace(with: .one, where: block .== SIMD16(repeating: UInt8(ascii: ",")))
      found.replace(with: .one, where: block .== SIMD16(repeating: UInt8(ascii: ":")))
      // "[" and "{" differ by one bit.
      found.replace(with: .one, where: block | SIMD16(repeating: 0x20) .== SIMD16(repeating: UInt8(ascii: "{")))
      count += Int(found.wrappedSum())
      offset += 16
    }
    // Each of the last few bytes may be one of these characters.
    return count + bytes.count - offset
  }

  private static func repeated(_ byte: UInt8) -> UInt64 { UInt64(byte) &* 0x0101_0101_0101_0101 }
}
