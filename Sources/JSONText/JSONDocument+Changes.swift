extension JSONDocument {
  /// The text with other texts in the place of some numbers and strings; everything else stays as it is.
  ///
  /// Of several for one value, the last counts.
  package func bytes(with changes: [(value: JSONValue, text: String)]) -> [UInt8] {
    let sorted = changes.enumerated().sorted { ($0.element.value.node, $0.offset) < ($1.element.value.node, $1.offset) }
    var bytes: [UInt8] = []
    var end = 0
    for (index, change) in sorted.enumerated() {
      let node = change.element.value.node
      if index + 1 < sorted.count, sorted[index + 1].element.value.node == node { continue }
      let range = storage.range(ofScalar: node)
      bytes += storage.bytes[end..<range.lowerBound]
      bytes += change.element.text.utf8
      end = range.upperBound
    }
    return bytes + storage.bytes[end...]
  }
}

extension JSONStorage {
  /// The bytes of a number, with its sign, or of a string, with its quotation marks.
  fileprivate func range(ofScalar node: Int) -> Range<Int> {
    let record = nodes[node]
    guard record.kind == .number else { return record.offset..<record.content.upperBound + 1 }
    let end = bytes[record.offset...].firstIndex { !Self.isOfNumber($0) } ?? bytes.endIndex
    return record.offset..<end
  }

  private static func isOfNumber(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."),
      UInt8(ascii: "e"),
      UInt8(ascii: "E"):
      true
    default: false
    }
  }
}
