import MotionCurves

// The parts of a style sheet in which no byte is punctuation.
//
// Source: CSS Syntax Level 3, §4.3.
extension [UInt8] {
  /// The offset behind a string, whose quotation mark is at an index; nil for a string without an end.
  func endOfString(at index: Int) -> Int? {
    var place = index + 1
    while place < count {
      if self[place] == self[index] { return place + 1 }
      place += self[place] == UInt8(ascii: "\\") ? 2 : 1
    }
    return nil
  }

  /// The offset behind a string, an escaped character or an address without quotation marks that begins at an index.
  ///
  /// - Returns: the offset, for a part without an end that of the end of all bytes; nil if no such part begins there.
  func endOfLiteral(at index: Int) -> Int? {
    switch self[index] {
    case UInt8(ascii: "\""), UInt8(ascii: "'"): endOfString(at: index) ?? count
    case UInt8(ascii: "\\"): Swift.min(index + 2, count)
    case UInt8(ascii: "u"), UInt8(ascii: "U"): endOfAddress(at: index)
    default: nil
    }
  }

  /// The offset behind `url(…)` without quotation marks, which may hold `;`, `{` and what begins a comment elsewhere.
  private func endOfAddress(at index: Int) -> Int? {
    guard hasFunction("url", at: index) else { return nil }
    var place = index + 4
    while place < count && self[place].isSpace { place += 1 }
    if place < count && self[place].isQuotationMark { return nil }
    while place < count && self[place] != UInt8(ascii: ")") { place += self[place] == UInt8(ascii: "\\") ? 2 : 1 }
    return Swift.min(place + 1, count)
  }

  /// Whether the name of a function, in letters of either case, and its bracket begin at an index.
  func hasFunction(_ name: String, at index: Int) -> Bool {
    let end = index + name.utf8.count
    guard end < count, self[end] == UInt8(ascii: "("), index == 0 || !self[index - 1].isOfIdentifier else {
      return false
    }
    return self[index..<end].elementsEqual(name.utf8) { byte, letter in byte | 0x20 == letter }
  }
}

extension UInt8 {
  var isQuotationMark: Bool { self == UInt8(ascii: "\"") || self == UInt8(ascii: "'") }

  /// Whether the byte is of a name: a letter, a digit, `-`, `_`, or of a character outside ASCII.
  var isOfIdentifier: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"), 0x80...: true
    default: false
    }
  }
}

extension String {
  /// The parts of the text, split at a separator outside brackets and strings; at spaces without a separator.
  func cssParts(separator: UInt8? = nil) -> [String] {
    let bytes = Array(utf8)
    var (parts, start, index, depth) = ([String](), 0, 0, 0)
    func part() -> String { String(decoding: bytes[start..<index], as: UTF8.self).trimmed }
    while index < bytes.count {
      if let end = bytes.endOfLiteral(at: index) {
        index = end
        continue
      }
      switch bytes[index] {
      case UInt8(ascii: "("): depth += 1
      case UInt8(ascii: ")"): depth -= 1
      case let byte where depth <= 0 && (separator.map { byte == $0 } ?? byte.isSpace):
        parts.append(part())
        start = index + 1
      default: break
      }
      index += 1
    }
    let all = parts + [part()]
    return separator == nil ? all.filter { !$0.isEmpty } : all
  }

  /// The text between two quotation marks of one kind, or the text itself: the name of keyframes may be a string.
  var unquoted: String {
    guard utf8.count > 1, ["\"", "'"].contains(where: { hasPrefix($0) && hasSuffix($0) }) else { return self }
    return String(dropFirst().dropLast())
  }
}
