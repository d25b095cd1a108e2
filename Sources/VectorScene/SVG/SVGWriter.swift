/// Writes elements as XML and assigns identifiers to definitions.
struct SVGWriter {
  private(set) var xml = XMLWriter()
  private let format: SVGFormat
  private let prefix: String
  private var counts = Counts()

  /// The numbers of definitions of each kind written so far.
  private struct Counts {
    var gradients = 0
    var clips = 0
    var masks = 0
    var filters = 0
  }

  /// Creates a writer.
  ///
  /// Throws unless the prefix consists of ASCII letters, digits, `-` and `_` and begins with a letter, or is empty.
  init(format: SVGFormat, prefix: String) throws(SceneError) {
    try SceneError.require(idPrefix: prefix)
    self.format = format
    self.prefix = prefix
  }

  /// Writes the definitions that an element refers to, then the element.
  ///
  /// Definitions stand just before their use: they draw nothing there, and need no separate list.
  mutating func write(_ element: SVGElement, id: String? = nil) {
    var ids: [String] = []
    for reference in element.references {
      let id = newID(for: reference.definition.name)
      write(reference.definition, id: id)
      ids.append(id)
    }

    xml.beginTag(element.name)
    if let id { xml.attribute("id", id) }
    for attribute in element.attributes { write(attribute) }
    for (reference, id) in zip(element.references, ids) { xml.attribute(reference.attribute, "url(#" + id + ")") }
    writeContent(of: element)
  }

  private mutating func write(_ attribute: SVGElement.Attribute) {
    if case .text(let text) = attribute.value { return xml.attribute(attribute.name, text) }
    let format = format
    xml.attribute(attribute.name) { bytes in format.append(attribute.value, to: &bytes) }
  }

  private mutating func writeContent(of element: SVGElement) {
    switch element.content {
    case .none where element.animations.isEmpty:
      xml.endEmptyTag()
    case .none:
      writeElements(element.animations, in: element.name)
    case .text(let text) where element.animations.isEmpty:
      xml.endTag(element.name, text: text)
    case .text(let text):
      // Without line breaks, which would become blanks of the text.
      xml.beginContent(isText: true)
      for animation in element.animations { write(animation) }
      xml.endElement(element.name, text: text)
    case .elements(let children):
      writeElements(element.animations + children, in: element.name)
    case .runs(let children):
      xml.beginContent(isText: true)
      for element in element.animations + children { write(element) }
      xml.endElement(element.name, text: "")
    }
  }

  private mutating func writeElements(_ elements: [SVGElement], in name: String) {
    xml.beginContent()
    for element in elements { write(element) }
    xml.endElement(name)
  }

  private mutating func newID(for name: String) -> String {
    switch name {
    case "linearGradient", "radialGradient":
      counts.gradients += 1
      return prefix + "g" + String(counts.gradients)
    case "clipPath":
      counts.clips += 1
      return prefix + "c" + String(counts.clips)
    case "mask":
      counts.masks += 1
      return prefix + "m" + String(counts.masks)
    default:
      counts.filters += 1
      return prefix + "s" + String(counts.filters)
    }
  }
}
