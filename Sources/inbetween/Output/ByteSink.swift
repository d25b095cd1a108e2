/// Bytes on their way to a file, which are handed over in large pieces.
struct ByteSink: ~Copyable {
  private let descriptor: FileDescriptor
  private var buffer = NumberBuffer()
  /// What has not been handed over yet.
  var pending: [UInt8] { buffer.bytes }

  private static let pieceSize = 1 << 16

  init(_ descriptor: FileDescriptor) {
    self.descriptor = descriptor
    buffer.bytes.reserveCapacity(2 * Self.pieceSize)
  }

  mutating func append(_ bytes: [UInt8]) {
    // Most of what stands between numbers is one byte or nothing, for which the general way takes long.
    switch bytes.count {
    case 0: break
    case 1: buffer.bytes.append(bytes[0])
    default: buffer.bytes.append(contentsOf: bytes)
    }
  }

  mutating func append(_ text: String) {
    buffer.bytes.append(contentsOf: text.utf8)
  }

  /// Appends the shortest decimal that reads back as the same number, as `shortestDecimal` does, without
  /// making another string.
  mutating func append(_ number: Double) {
    number.write(to: &buffer)
    buffer.dropPointZero()
  }

  /// Appends the eight bytes of a number, the least significant first; every NaN is the same one.
  mutating func appendBytes(of number: Double) {
    let bits = (number.isNaN ? .nan : number).bitPattern.littleEndian
    withUnsafeBytes(of: bits) { buffer.bytes.append(contentsOf: $0) }
  }

  /// Hands over what has come together, once it is enough; to be called now and then.
  mutating func flushIfLarge() throws(SystemError) {
    if buffer.bytes.count >= Self.pieceSize { try flush() }
  }

  mutating func flush() throws(SystemError) {
    try descriptor.put(buffer.bytes)
    buffer.bytes.removeAll(keepingCapacity: true)
  }
}

/// Bytes that take the standard library's text of a number as it is.
private struct NumberBuffer: TextOutputStream {
  var bytes: [UInt8] = []

  mutating func write(_ text: String) {
    bytes.append(contentsOf: text.utf8)
  }

  // swift-format-ignore: NoLeadingUnderscores
  /// A requirement of the protocol, though an underscored one: without it each number becomes a `String` on its way,
  /// which takes as long again as to find its digits.
  mutating func _writeASCII(_ text: UnsafeBufferPointer<UInt8>) {
    bytes.append(contentsOf: text)
  }

  /// A whole number without its decimal point.
  mutating func dropPointZero() {
    let end = bytes.count
    if bytes[end - 2] == UInt8(ascii: ".") && bytes[end - 1] == UInt8(ascii: "0") { bytes.removeLast(2) }
  }
}
