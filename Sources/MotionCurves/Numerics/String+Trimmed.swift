extension UInt8 {
  /// Whether the byte is white space of ASCII: a space, a tab, a line end or a form feed.
  package var isSpace: Bool { self == UInt8(ascii: " ") || (9...13).contains(self) }
}

extension String {
  /// The text without white space at both ends.
  ///
  /// The readers of the tool's tables and of other systems' texts share it.
  package var trimmed: String {
    let bytes = Array(utf8)
    let start = bytes.firstIndex { !$0.isSpace } ?? bytes.count
    let end = (bytes.lastIndex { !$0.isSpace } ?? start - 1) + 1
    return String(decoding: bytes[start..<end], as: UTF8.self)
  }
}
