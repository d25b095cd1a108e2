/// The identity of an element over the frames of an animation.
struct ElementKey: Equatable {
  /// The element's name, class, style, text, kinds of paint and kinds of reference.
  fileprivate let kind: [UInt8]
  /// The bytes of a picture; pictures with different bytes are shown in turn.
  fileprivate let picture: Picture?
  /// The number of elements of the same kind before it in its list.
  fileprivate var ordinal = 0

  fileprivate init(_ element: SVGElement) {
    var kind = Array(element.name.utf8)
    func append(_ text: String) {
      // This byte never occurs in UTF-8.
      kind.append(0xFF)
      kind.append(contentsOf: text.utf8)
    }
    var picture: Picture?
    for attribute in element.attributes {
      switch (attribute.name, attribute.value) {
      // SMIL has no blend modes.
      case ("class", .text(let name)), ("style", .text(let name)): append(name)
      // Browsers do not animate a paint to "none": an element filled or stroked in some frames only is another element.
      case ("fill", .text("none")): append("unfilled")
      case ("stroke", _): append("stroked")
      case (_, .picture(let bytes)): picture = bytes
      default: break
      }
    }
    switch element.content {
    case .text(let text): append(text)
    case .runs(let runs): for case .text(let text) in runs.map({ $0.content }) { append(text) }
    case .none, .elements: break
    }
    for reference in element.references {
      append(reference.attribute)
      reference.definition.fixedParts.forEach(append)
    }
    self.kind = kind
    self.picture = picture
  }
}

extension SVGElement: FrameElement {
  static func identities(of elements: [SVGElement]) -> [ElementKey] {
    var keys: [ElementKey] = []
    for element in elements {
      var key = ElementKey(element)
      key.ordinal = keys.count { $0.kind == key.kind && $0.picture == key.picture }
      keys.append(key)
    }
    return keys
  }

  static func group(of elements: [SVGElement]) -> SVGElement { SVGElement("g", content: .elements(elements)) }
}

extension SVGElement {
  /// The parts of a definition that cannot change, appear or disappear: the number of a gradient's stops, the kind of a
  /// mask, and the primitives of a filter with the counts of their numbers.
  fileprivate var fixedParts: [String] {
    switch name {
    case "linearGradient", "radialGradient": [name, String(children.count)]
    case "mask": attributes.compactMap { if case .text(let text) = $0.value { text } else { nil } }
    case "filter": children.flatMap { $0.fixedPrimitive }
    default: []
    }
  }

  /// The name of a primitive, its words, the counts of its numbers, and the same for its children.
  private var fixedPrimitive: [String] {
    let parts = attributes.compactMap { attribute in
      switch attribute.value {
      case .text(let text): text
      case .factors(let factors): String(factors.count)
      default: nil
      }
    }
    return [name] + parts + children.flatMap { $0.fixedPrimitive }
  }
}
