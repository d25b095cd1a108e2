import MotionCurves

/// The first element of an XML document, with its attributes; its content is not read.
///
/// Source: Extensible Markup Language 1.0, without document types and custom entities.
struct XMLTag {
  /// An attribute with the offset of its name.
  struct Attribute {
    let value: String
    let offset: Int
  }

  /// The element's name, as written.
  let name: String
  let offset: Int
  /// The attributes, by their names without the namespace.
  private(set) var attributes: [String: Attribute] = [:]
  /// The offset of the next element, inside this one or after it; nil if there is none.
  let nextElement: Int?

  init(parsing source: SourceText) throws(ImportError) {
    var reader = XMLTagReader(source: source)
    try reader.skipProlog()
    offset = reader.offset
    try reader.expect("<")
    name = try reader.name()
    while true {
      reader.skipSpaces()
      if reader.take(">") || reader.take("/>") { break }
      let start = reader.offset
      let attribute = try reader.name()
      reader.skipSpaces()
      try reader.expect("=")
      reader.skipSpaces()
      let local = attribute.split(separator: ":").last.map(String.init) ?? attribute
      let value = try reader.quotedText()
      guard attribute.hasPrefix("xmlns") || attributes[local] == nil else {
        throw source.failure("the attribute \(attribute.quoted) again", at: start)
      }
      if !attribute.hasPrefix("xmlns") { attributes[local] = Attribute(value: value, offset: start) }
    }
    nextElement = reader.nextElement
  }
}

/// A cursor in an XML document.
private struct XMLTagReader {
  let source: SourceText
  private(set) var offset = 0

  init(source: SourceText) {
    self.source = source
  }

  private var bytes: [UInt8] { source.bytes }

  mutating func skipSpaces() {
    while offset < bytes.count && bytes[offset].isSpace { offset += 1 }
  }

  mutating func take(_ text: String) -> Bool {
    guard bytes[offset...].starts(with: text.utf8) else { return false }
    offset += text.utf8.count
    return true
  }

  mutating func expect(_ text: String) throws(ImportError) {
    guard take(text) else { throw source.failure("expected '\(text)', found \(found)", at: offset) }
  }

  /// Skips the declaration and comments.
  mutating func skipProlog() throws(ImportError) {
    while true {
      skipSpaces()
      let start = offset
      if take("<?") {
        try skip(past: "?>", from: start)
      } else if take("<!--") {
        try skip(past: "-->", from: start)
      } else {
        return
      }
    }
  }

  /// The offset of the next start tag: not an end tag, a comment or a declaration.
  var nextElement: Int? {
    zip(bytes.indices, bytes.indices.dropFirst()).dropFirst(offset).first { place, next in
      bytes[place] == UInt8(ascii: "<") && !Array("/!?".utf8).contains(bytes[next])
    }?.0
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
    while offset < bytes.count, !bytes[offset].isSpace, !Array("=<>/\"'".utf8).contains(bytes[offset]) {
      offset += 1
    }
    guard offset > start else { throw source.failure("expected a name, found \(found)", at: offset) }
    return source.string(start..<offset)
  }

  mutating func quotedText() throws(ImportError) -> String {
    let start = offset
    guard offset < bytes.count, bytes[offset] == UInt8(ascii: "\"") || bytes[offset] == UInt8(ascii: "'") else {
      throw source.failure("expected a value in quotation marks, found \(found)", at: offset)
    }
    let quote = bytes[offset]
    offset += 1
    let first = offset
    while offset < bytes.count && bytes[offset] != quote {
      guard bytes[offset] != UInt8(ascii: "<") && bytes[offset] != UInt8(ascii: "&") else {
        throw source.failure("expected a plain text, found \(found)", at: offset)
      }
      offset += 1
    }
    guard offset < bytes.count else { throw source.failure("the text has no end", at: start) }
    offset += 1
    return source.string(first..<offset - 1)
  }

  private var found: String {
    offset < bytes.count ? source.string(offset..<min(offset + 1, bytes.count)).quoted : "the end"
  }
}
