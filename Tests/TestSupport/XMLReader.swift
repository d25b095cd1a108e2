/// An element of an XML document.
public struct XMLElement: Equatable {
  /// The name of its tag.
  public var name: String
  /// The attributes by their names.
  public var attributes: [String: String] = [:]
  /// The elements in it.
  public var children: [XMLElement] = []
  /// The text in it, after its elements.
  public var text = ""

  /// All elements with a name, this one included, in document order.
  public func all(_ name: String) -> [XMLElement] {
    (self.name == name ? [self] : []) + children.flatMap { $0.all(name) }
  }
}

/// A strict reader of the subset of XML that scenes use; it shares no code with the writer.
public struct XMLReader {
  /// An error in the document.
  public struct Malformed: Error, Equatable {
    /// The description of the error.
    public let reason: String
    /// The position of the error, in Unicode scalars.
    public let offset: Int
  }

  private let scalars: [Unicode.Scalar]
  private var position = 0

  /// The root element of a document.
  public static func read(_ document: String) throws(Malformed) -> XMLElement {
    var reader = XMLReader(scalars: Array(document.unicodeScalars))
    let root = try reader.readElement()
    reader.skipSpace()
    guard reader.position == reader.scalars.count else { throw reader.malformed("content after the root") }
    return root
  }

  private init(scalars: [Unicode.Scalar]) {
    self.scalars = scalars
  }

  private var next: Unicode.Scalar? { position < scalars.count ? scalars[position] : nil }

  private func malformed(_ reason: String) -> Malformed { Malformed(reason: reason, offset: position) }

  private mutating func readElement() throws(Malformed) -> XMLElement {
    try expect("<")
    var element = XMLElement(name: try readName())
    while next == " " {
      position += 1
      let name = try readName()
      try expect("=\"")
      guard element.attributes[name] == nil else { throw malformed("\(name) twice") }
      element.attributes[name] = try readText(until: "\"")
      try expect("\"")
    }
    if next == "/" {
      try expect("/>")
      return element
    }
    try expect(">")
    try readContent(of: &element)
    try expect("</")
    guard try readName() == element.name else { throw malformed("\(element.name) is not closed") }
    try expect(">")
    return element
  }

  private mutating func readContent(of element: inout XMLElement) throws(Malformed) {
    while true {
      let text = try readText(until: "<")
      if text.contains(where: { !$0.isWhitespace }) || element.children.isEmpty { element.text += text }
      guard position + 1 < scalars.count else { throw malformed("\(element.name) is not closed") }
      if scalars[position + 1] == "/" { return }
      if scalars[position + 1] == "!" {
        try skipComment()
        continue
      }
      element.children.append(try readElement())
      element.text = ""
    }
  }

  private mutating func skipComment() throws(Malformed) {
    try expect("<!--")
    while !scalars[position...].starts(with: "--".unicodeScalars) {
      guard next != nil else { throw malformed("a comment is not closed") }
      position += 1
    }
    try expect("-->")
  }

  private mutating func readText(until end: Unicode.Scalar) throws(Malformed) -> String {
    var text = String.UnicodeScalarView()
    while let scalar = next, scalar != end {
      guard isAllowed(scalar), scalar != "<", scalar != ">" else { throw malformed("\\u{\(scalar.value)}") }
      if scalar == "&" {
        text.append(try readReference())
      } else {
        text.append(scalar)
        position += 1
      }
    }
    return String(text)
  }

  private mutating func readReference() throws(Malformed) -> Unicode.Scalar {
    try expect("&")
    var name = ""
    while let scalar = next, scalar != ";" {
      name.unicodeScalars.append(scalar)
      position += 1
    }
    try expect(";")
    let predefined: [String: Unicode.Scalar] = ["amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'"]
    if let scalar = predefined[name] { return scalar }
    let number = name.first == "#" ? UInt32(name.dropFirst()) : nil
    guard let scalar = number.flatMap(Unicode.Scalar.init), isAllowed(scalar) else {
      throw malformed("&\(name);")
    }
    return scalar
  }

  private mutating func readName() throws(Malformed) -> String {
    var name = ""
    while let scalar = next, scalar.properties.isAlphabetic || scalar == "-" || (!name.isEmpty && isDigit(scalar)) {
      name.unicodeScalars.append(scalar)
      position += 1
    }
    guard !name.isEmpty else { throw malformed("a name is missing") }
    return name
  }

  private func isDigit(_ scalar: Unicode.Scalar) -> Bool { ("0"..."9").contains(scalar) }

  private mutating func expect(_ text: String) throws(Malformed) {
    for scalar in text.unicodeScalars {
      guard next == scalar else { throw malformed("\(text) is missing") }
      position += 1
    }
  }

  private mutating func skipSpace() {
    while next == "\n" || next == " " { position += 1 }
  }

  /// The production `Char` of XML 1.0.
  private func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x9, 0xA, 0xD, 0x20...0xD7FF, 0xE000...0xFFFD, 0x10000...0x10FFFF: true
    default: false
    }
  }
}
