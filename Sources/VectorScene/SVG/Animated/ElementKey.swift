/// The identity of an element over the frames of an animation.
struct ElementKey: Equatable {
  /// The element's name, class, style, text, kinds of paint and kinds of reference.
  private let kind: [UInt8]
  /// The bytes of a picture: pictures of different ones are shown in turn.
  private let picture: Picture?
  /// The number of elements of the same kind before it in its list.
  private var ordinal = 0

  private init(_ element: SVGElement) {
    var kind = Array(element.name.utf8)
    func append(_ text: String) {
      // No text holds this byte in UTF-8.
      kind.append(0xFF)
      kind.append(contentsOf: text.utf8)
    }
    var picture: Picture?
    for attribute in element.attributes {
      switch (attribute.name, attribute.value) {
      // SMIL has no blend modes.
      case ("class", .text(let name)), ("style", .text(let name)): append(name)
      // Browsers animate no paint to "none": what is filled or stroked in one frame only is another element.
      case ("fill", .text("none")): append("unfilled")
      case ("stroke", _): append("stroked")
      case (_, .picture(let bytes)): picture = bytes
      default: break
      }
    }
    if case .text(let text) = element.content { append(text) }
    for reference in element.references {
      append(reference.attribute)
      reference.definition.fixedParts.forEach(append)
    }
    self.kind = kind
    self.picture = picture
  }

  /// The keys of the elements of a list, all of them different.
  static func keys(of elements: [SVGElement]) -> [ElementKey] {
    var keys: [ElementKey] = []
    for element in elements {
      var key = ElementKey(element)
      key.ordinal = keys.count { $0.kind == key.kind && $0.picture == key.picture }
      keys.append(key)
    }
    return keys
  }
}

extension SVGElement {
  /// What a definition cannot change, show or hide: the number of a gradient's stops, the kind of a mask, and the
  /// primitives of a filter with the counts of their numbers.
  fileprivate var fixedParts: [String] {
    switch name {
    case "linearGradient", "radialGradient": [name, String(children.count)]
    case "mask": attributes.compactMap { if case .text(let text) = $0.value { text } else { nil } }
    case "filter": children.flatMap { $0.fixedPrimitive }
    default: []
    }
  }

  /// Its name, its words, the counts of its numbers, and the same of its children.
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

/// A list that has each of the lists as a subsequence; nil if their orders contradict each other.
///
/// A key that is not in the lists before follows its predecessor in its own list.
func commonOrder<Key: Equatable>(of lists: [[Key]]) -> [Key]? {
  var distinct: [[Key]] = []
  for list in lists where distinct.last != list && !distinct.contains(list) { distinct.append(list) }
  var order: [Key] = []
  for list in distinct {
    var next = 0
    for key in list {
      if let index = order.firstIndex(of: key) {
        next = index + 1
      } else {
        order.insert(key, at: next)
        next += 1
      }
    }
  }
  return distinct.allSatisfy { isSubsequence($0, of: order) } ? order : nil
}

private func isSubsequence<Key: Equatable>(_ list: [Key], of order: [Key]) -> Bool {
  var rest = order[...]
  for key in list {
    guard let index = rest.firstIndex(of: key) else { return false }
    rest = rest[(index + 1)...]
  }
  return true
}
