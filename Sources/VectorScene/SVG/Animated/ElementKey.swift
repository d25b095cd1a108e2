/// The identity of an element over the frames of an animation.
struct ElementKey: Equatable {
  /// The element's name, class, text and kinds of reference.
  private let kind: [UInt8]
  /// The number of elements of the same kind before it in its list.
  private var ordinal = 0

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

  /// The keys of the elements of a list, all of them different.
  static func keys(of elements: [SVGElement]) -> [ElementKey] {
    var keys: [ElementKey] = []
    for element in elements {
      var key = ElementKey(element)
      key.ordinal = keys.count { $0.kind == key.kind }
      keys.append(key)
    }
    return keys
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
