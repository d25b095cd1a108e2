/// What tells whether elements of two frames are the same thing.
struct ElementKey: Equatable {
  /// The element's name, class, text and what it refers to.
  private let kind: [UInt8]
  /// How many of the same kind come before it in its list.
  private var place = 0

  private init(_ element: SVGElement) {
    var kind = Array(element.name.utf8)
    func append(_ text: String) {
      // No text holds this byte in UTF-8.
      kind.append(0xFF)
      kind.append(contentsOf: text.utf8)
    }
    for attribute in element.attributes where attribute.name == "class" {
      if case .text(let name) = attribute.value { append(name) }
    }
    if case .text(let text) = element.content { append(text) }
    for reference in element.references {
      append(reference.attribute)
      // Stops of a gradient can be neither shown nor hidden.
      if reference.definition.name == "linearGradient" { append(String(reference.definition.children.count)) }
    }
    self.kind = kind
  }

  /// The keys of the elements of a list, no two the same.
  static func keys(of elements: [SVGElement]) -> [ElementKey] {
    var keys: [ElementKey] = []
    for element in elements {
      var key = ElementKey(element)
      key.place = keys.count { $0.kind == key.kind }
      keys.append(key)
    }
    return keys
  }
}

/// A list of which each of the lists is a part, in its order; nil if they contradict each other.
///
/// What a list has more follows its predecessor there.
func commonOrder<Key: Equatable>(of lists: [[Key]]) -> [Key]? {
  var distinct: [[Key]] = []
  for list in lists where distinct.last != list && !distinct.contains(list) { distinct.append(list) }
  var order: [Key] = []
  for list in distinct {
    var next = 0
    for key in list {
      if let place = order.firstIndex(of: key) {
        next = place + 1
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
    guard let place = rest.firstIndex(of: key) else { return false }
    rest = rest[(place + 1)...]
  }
  return true
}
