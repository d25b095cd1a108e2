/// A buffer of bytes in front of a file, which receives them in large pieces.
struct ByteSink: ~Copyable {
  private let descriptor: FileDescriptor
  private var buffer = UTF8Buffer()
  /// The bytes that are not written yet.
  var pending: [UInt8] { buffer.bytes }

  private static let pieceSize = 1 << 16

  init(_ descriptor: FileDescriptor) {
    self.descriptor = descriptor
    buffer.bytes.reserveCapacity(2 * Self.pieceSize)
  }

  mutating func append(_ bytes: [UInt8]) {
    // Most separators have one byte or none; the general case would be slow for them.
    switch bytes.count {
    case 0: break
    case 1: buffer.bytes.append(bytes[0])
    default: buffer.bytes.append(contentsOf: bytes)
    }
  }

  mutating func append(_ text: String) {
    buffer.bytes.append(contentsOf: text.utf8)
  }

  /// Appends the shortest decimal that reads back as the same number, like `shortestDecimal`, without making another
  /// string.
  mutating func append(_ number: Double) {
    number.write(to: &buffer)
    buffer.dropPointZero()
  }

  /// Appends the eight bytes of a number, the least significant first; every NaN gives the same bytes.
  mutating func appendBytes(of number: Double) {
    let bits = (number.isNaN ? .nan : number).bitPattern.littleEndian
    withUnsafeBytes(of: bits) { buffer.bytes.append(contentsOf: $0) }
  }

  /// Writes the buffered bytes if there are enough for a piece; to be called regularly.
  mutating func flushIfLarge() throws(SystemError) {
    if buffer.bytes.count >= Self.pieceSize { try flush() }
  }

  mutating func flush() throws(SystemError) {
    try descriptor.put(buffer.bytes)
    buffer.bytes.removeAll(keepingCapacity: true)
  }
}

/// Bytes that receive the standard library's text of a number directly.
private struct UTF8Buffer: TextOutputStream {
  var bytes: [UInt8] = []

  mutating func write(_ text: String) {
    bytes.append(contentsOf: text.utf8)
  }

  // swift-format-ignore: NoLeadingUnderscores
  /// An underscored requirement of the protocol.
  ///
  /// Without it each number becomes a `String` first, which takes as long again as finding its digits.
  mutating func _writeASCII(_ text: UnsafeBufferPointer<UInt8>) {
    bytes.append(contentsOf: text)
  }

  /// Removes the decimal point of a whole number.
  mutating func dropPointZero() {
    let end = bytes.count
    if bytes[end - 2] == UInt8(ascii: ".") && bytes[end - 1] == UInt8(ascii: "0") { bytes.removeLast(2) }
  }
}
