/// A start tag of an XML document, with its attributes.
struct XMLTag: Sendable {
  /// An attribute with the offset of its name.
  struct Attribute: Sendable {
    let value: String
    let offset: Int
  }

  /// The element's name, as written.
  let name: String
  let offset: Int
  /// The attributes, by their names without the namespace; only those of XLink keep it.
  private(set) var attributes: [String: Attribute] = [:]
  /// Whether the element has no content and no end tag.
  let isEmpty: Bool

  /// Takes a start tag.
  init(from reader: inout XMLReader) throws(ImportError) {
    offset = reader.offset
    try reader.expect("<")
    name = try reader.name()
    while true {
      reader.skipSpaces()
      if reader.take("/>") {
        isEmpty = true
        break
      }
      if reader.take(">") {
        isEmpty = false
        break
      }
      let start = reader.offset
      let attribute = try reader.name()
      reader.skipSpaces()
      try reader.expect("=")
      reader.skipSpaces()
      let value = try reader.quotedText()
      let local = attribute.hasPrefix("xlink:") ? attribute : attribute.withoutNamespace
      guard !attribute.hasPrefix("xmlns") else { continue }
      guard attributes[local] == nil else {
        throw reader.source.failure("the attribute \(attribute.quoted) again", at: start)
      }
      attributes[local] = Attribute(value: value, offset: start)
    }
  }
}

extension XMLTag {
  /// Reads the first element of a document; its content is not read.
  ///
  /// - Returns: its tag, and the offset of the next element, inside this one or after it; nil if there is none.
  static func first(of source: SourceText) throws(ImportError) -> (tag: XMLTag, nextElement: Int?) {
    var reader = XMLReader(source)
    reader.skipSpaces()
    while try reader.skipNoElement() { reader.skipSpaces() }
    let tag = try XMLTag(from: &reader)
    let bytes = source.bytes
    let next = zip(bytes.indices, bytes.indices.dropFirst()).dropFirst(reader.offset).first { place, next in
      bytes[place] == UInt8(ascii: "<") && !Array("/!?".utf8).contains(bytes[next])
    }
    return (tag, next?.0)
  }
}

extension String {
  /// The name behind the last colon.
  var withoutNamespace: String { split(separator: ":").last.map(String.init) ?? self }
}
