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
  /// The attributes, by their names as written: those with a prefix are not the element's own.
  private(set) var attributes: [String: Attribute] = [:]
  /// The addresses of the namespaces that the tag declares, by their prefixes.
  private(set) var namespaces: [String: String] = [:]
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
      try Self.add(Attribute(value: value, offset: start), named: attribute, to: &attributes, reader.source)
    }
    for (name, attribute) in attributes where name == "xmlns" || name.hasPrefix("xmlns:") {
      namespaces[name.withoutNamespace] = attribute.value
      attributes[name] = nil
    }
  }

  private static func add(
    _ attribute: Attribute, named name: String, to attributes: inout [String: Attribute], _ source: SourceText
  ) throws(ImportError) {
    guard attributes.updateValue(attribute, forKey: name) == nil else {
      throw source.failure("the attribute \(name.quoted) again", at: attribute.offset)
    }
  }

  /// Leaves out the prefixes of the attributes of one vocabulary.
  ///
  /// - Parameters:
  ///   - source: the text of the tag, for errors.
  ///   - isOwn: whether a prefix is that of the vocabulary.
  /// - Returns: the tag with these attributes.
  /// - Throws: ``ImportError`` for two attributes with the same local name.
  func withLocalNames(
    in source: SourceText, forPrefixes isOwn: (String) -> Bool
  ) throws(ImportError) -> XMLTag {
    var tag = self
    tag.attributes = [:]
    for (name, attribute) in attributes.sorted(by: { $0.value.offset < $1.value.offset }) {
      let isOwn = name.namespacePrefix.map(isOwn) ?? true
      try Self.add(attribute, named: isOwn ? name.withoutNamespace : name, to: &tag.attributes, source)
    }
    return tag
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

  /// The text in front of the first colon; nil without one.
  var namespacePrefix: String? { firstIndex(of: ":").map { String(self[..<$0]) } }
}
