import MotionCurves

/// A cursor in an XML document.
///
/// Source: Extensible Markup Language 1.0, without declarations inside of the document.
struct XMLReader {
  let source: SourceText
  private(set) var offset = 0

  init(_ source: SourceText) { self.source = source }

  private var bytes: [UInt8] { source.bytes }
  var isAtEnd: Bool { offset == bytes.count }

  mutating func skipSpaces() {
    while offset < bytes.count && bytes[offset].isSpace { offset += 1 }
  }

  /// Skips text up to the next `<`, or to the end.
  mutating func skipText() {
    while offset < bytes.count && bytes[offset] != UInt8(ascii: "<") { offset += 1 }
  }

  mutating func take(_ text: String) -> Bool {
    guard bytes[offset...].starts(with: text.utf8) else { return false }
    offset += text.utf8.count
    return true
  }

  mutating func expect(_ text: String) throws(ImportError) {
    guard take(text) else { throw source.failure("expected '\(text)', found \(found)", at: offset) }
  }

  /// Takes a declaration, a comment, a document type or text that is marked as no markup; false for anything else.
  mutating func skipNoElement() throws(ImportError) -> Bool {
    let start = offset
    if take("<?") {
      try skip(past: "?>", from: start)
    } else if take("<!--") {
      try skip(past: "-->", from: start)
    } else if take("<![CDATA[") {
      try skip(past: "]]>", from: start)
    } else if take("<!DOCTYPE") {
      while offset < bytes.count && bytes[offset] != UInt8(ascii: ">") && bytes[offset] != UInt8(ascii: "[") {
        offset += 1
      }
      guard take(">") else { throw source.failure("declarations inside of a document are not read", at: start) }
    } else {
      return false
    }
    return true
  }

  private mutating func skip(past end: String, from start: Int) throws(ImportError) {
    while offset < bytes.count {
      if take(end) { return }
      offset += 1
    }
    throw source.failure("expected '\(end)', found the end", at: start)
  }

  mutating func name() throws(ImportError) -> String {
    let start = offset
    while offset < bytes.count, !bytes[offset].isSpace, !bytes[offset].endsName { offset += 1 }
    guard offset > start else { throw source.failure("expected a name, found \(found)", at: offset) }
    return source.string(start..<offset)
  }

  /// Takes a value in quotation marks, with its references resolved.
  mutating func quotedText() throws(ImportError) -> String {
    let start = offset
    guard offset < bytes.count, bytes[offset] == UInt8(ascii: "\"") || bytes[offset] == UInt8(ascii: "'") else {
      throw source.failure("expected a value in quotation marks, found \(found)", at: offset)
    }
    let quote = bytes[offset]
    offset += 1
    var value: [UInt8] = []
    while offset < bytes.count && bytes[offset] != quote {
      switch bytes[offset] {
      case UInt8(ascii: "<"): throw source.failure("expected a plain text, found \(found)", at: offset)
      case UInt8(ascii: "&"): value += try reference()
      default:
        value.append(bytes[offset])
        offset += 1
      }
    }
    guard offset < bytes.count else { throw source.failure("the text has no end", at: start) }
    offset += 1
    return String(decoding: value, as: UTF8.self)
  }

  /// Takes a reference to a character.
  private mutating func reference() throws(ImportError) -> [UInt8] {
    let start = offset
    // The longest is &#x10FFFF;.
    let end = bytes[start...].prefix(12).firstIndex(of: UInt8(ascii: ";"))
    guard let end else { throw source.failure("expected a plain text, found \(found)", at: start) }
    offset = end + 1
    let name = source.string(start + 1..<end)
    switch name {
    case "lt": return [UInt8(ascii: "<")]
    case "gt": return [UInt8(ascii: ">")]
    case "amp": return [UInt8(ascii: "&")]
    case "quot": return [UInt8(ascii: "\"")]
    case "apos": return [UInt8(ascii: "'")]
    default:
      let (digits, radix) = name.hasPrefix("#x") ? (name.dropFirst(2), 16) : (name.dropFirst(), 10)
      guard name.hasPrefix("#"), let code = UInt32(digits, radix: radix), let scalar = Unicode.Scalar(code)
      else { throw source.failure("no character is \(name.quoted)", at: start) }
      return Array(String(Character(scalar)).utf8)
    }
  }

  /// The next character, as messages quote it.
  var found: String {
    offset < bytes.count ? source.string(offset..<min(offset + 1, bytes.count)).quoted : "the end"
  }
}

extension UInt8 {
  /// Whether the byte ends a name.
  fileprivate var endsName: Bool {
    switch self {
    case UInt8(ascii: "="), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "/"), UInt8(ascii: "\""),
      UInt8(ascii: "'"):
      true
    default: false
    }
  }
}
