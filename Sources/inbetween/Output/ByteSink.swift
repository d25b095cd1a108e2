/// Bytes on their way to a file, which are handed over in large pieces.
struct ByteSink: ~Copyable {
  private let descriptor: FileDescriptor
  /// What has not been handed over yet.
  private(set) var pending: [UInt8] = []

  private static let pieceSize = 1 << 16

  init(_ descriptor: FileDescriptor) {
    self.descriptor = descriptor
    pending.reserveCapacity(2 * Self.pieceSize)
  }

  mutating func append(_ bytes: [UInt8]) {
    pending.append(contentsOf: bytes)
  }

  mutating func append(_ text: String) {
    pending.append(contentsOf: text.utf8)
  }

  /// Appends the shortest decimal that reads back as the same number, as `shortestDecimal` does, without
  /// making another string.
  mutating func append(_ number: Double) {
    var text = number.description
    text.withUTF8 { pending.append(contentsOf: $0) }
    let end = pending.count
    if pending[end - 2] == UInt8(ascii: ".") && pending[end - 1] == UInt8(ascii: "0") { pending.removeLast(2) }
  }

  /// Appends the eight bytes of a number, the least significant first; every NaN is the same one.
  mutating func appendBytes(of number: Double) {
    let bits = (number.isNaN ? .nan : number).bitPattern.littleEndian
    withUnsafeBytes(of: bits) { pending.append(contentsOf: $0) }
  }

  /// Hands over what has come together, once it is enough; to be called now and then.
  mutating func flushIfLarge() throws(SystemError) {
    if pending.count >= Self.pieceSize { try flush() }
  }

  mutating func flush() throws(SystemError) {
    try descriptor.put(pending)
    pending.removeAll(keepingCapacity: true)
  }
}
