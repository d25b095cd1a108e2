/// A source text of another system, with line and column numbers for messages.
struct SourceText {
  /// The name of the file in messages.
  let name: String
  /// The text in UTF-8, without a byte order mark.
  let bytes: [UInt8]

  /// Takes the bytes of a file.
  ///
  /// - Throws: ``CommandFailure/badData(_:)`` for a text that is not UTF-8.
  init(_ bytes: [UInt8], name: String) throws(CommandFailure) {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let bytes = bytes.starts(with: mark) ? Array(bytes.dropFirst(3)) : bytes
    guard String(validating: bytes, as: UTF8.self) != nil else { throw .badData("\(name): not text in UTF-8") }
    self.name = name
    self.bytes = bytes
  }

  /// The failure at a place.
  func failure(_ problem: String, at offset: Int) -> CommandFailure { .badData(line(problem, at: offset)) }

  /// A message with a place: line and column, counted from 1 in Unicode scalars.
  func line(_ text: String, at offset: Int) -> String {
    let before = bytes.prefix(offset)
    let number = 1 + before.count { $0 == UInt8(ascii: "\n") }
    let start = (before.lastIndex(of: UInt8(ascii: "\n")) ?? -1) + 1
    // Bytes of the form 10xxxxxx continue a scalar.
    let column = 1 + bytes[start..<before.endIndex].count { $0 & 0xC0 != 0x80 }
    return "\(name): line \(number), column \(column): \(text)".escapingControls
  }

  func string(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
}
