/// A value in a document.
///
/// It keeps the document's text alive. An access as another type gives nil; nothing traps.
package struct JSONValue: Sendable {
  let storage: JSONStorage
  let node: Int

  /// A value by its type, for a `switch`.
  package enum Content: Sendable {
    case null
    case bool(Bool)
    /// Always finite.
    case number(Double)
    case string(String)
    case array(JSONElements)
    case object(JSONMembers)
  }

  /// The value by its type.
  package var content: Content {
    let record = storage.nodes[node]
    switch record.kind {
    case .null: return .null
    case .false: return .bool(false)
    case .true: return .bool(true)
    case .number: return .number(record.number)
    case .string, .escapedString, .shadowedKey: return .string(storage.text(of: record))
    case .array: return .array(JSONElements(storage: storage, node: node))
    case .object, .indexedObject, .index: return .object(JSONMembers(storage: storage, node: node))
    }
  }

  /// Whether the value is the word `null`.
  package var isNull: Bool { storage.nodes[node].kind == .null }

  /// The Boolean, if the value is a Boolean.
  package var bool: Bool? {
    switch storage.nodes[node].kind {
    case .false: false
    case .true: true
    default: nil
    }
  }

  /// The nearest double, if the value is a number; always finite, and 0 for a number below the least double.
  package var number: Double? {
    let record = storage.nodes[node]
    return record.kind == .number ? record.number : nil
  }

  /// The string without its quotation marks and escapes, if the value is a string; decoded on each access.
  package var string: String? {
    let record = storage.nodes[node]
    return record.kind == .string || record.kind == .escapedString ? storage.text(of: record) : nil
  }

  /// The elements, if the value is an array.
  package var elements: JSONElements? {
    storage.nodes[node].kind == .array ? JSONElements(storage: storage, node: node) : nil
  }

  /// The members, if the value is an object.
  package var members: JSONMembers? {
    storage.nodes[node].isObject ? JSONMembers(storage: storage, node: node) : nil
  }

  /// All elements, if the value is an array that holds only numbers.
  package var numbers: [Double]? {
    let record = storage.nodes[node]
    // A value that is not a number has more than one node or another kind.
    guard record.kind == .array, record.end - node - 1 == record.count else { return nil }
    var numbers: [Double] = []
    numbers.reserveCapacity(record.count)
    for index in node + 1..<record.end {
      let element = storage.nodes[index]
      guard element.kind == .number else { return nil }
      numbers.append(element.number)
    }
    return numbers
  }

  /// Calls a function with each element and its index, up to the first that is no number.
  ///
  /// - Returns: whether the value is an array that holds only numbers.
  package func forEachNumber(_ body: (_ index: Int, _ number: Double) -> Void) -> Bool {
    let nodes = storage.nodes
    let record = nodes[node]
    guard record.kind == .array else { return false }
    var element = node + 1
    while element < record.end {
      guard nodes[element].kind == .number else { return false }
      body(element - node - 1, nodes[element].number)
      element += 1
    }
    return true
  }

  /// The element at an index of an array; nil beyond its ends, or if the value is no array.
  ///
  /// It takes constant time if no element is an array or object, else time proportional to the index. To visit all
  /// elements, use ``elements``.
  package subscript(index: Int) -> JSONValue? {
    let record = storage.nodes[node]
    guard record.kind == .array, index >= 0, index < record.count else { return nil }
    if record.end - node - 1 == record.count { return JSONValue(storage: storage, node: node + 1 + index) }
    var element = node + 1
    for _ in 0..<index { element = storage.nodes[element].next(after: element) }
    return JSONValue(storage: storage, node: element)
  }

  /// The value of a key of an object; nil if there is none, or if the value is no object.
  ///
  /// Up to 16 members are scanned one after the other; larger objects take a binary search. Keys are compared by their
  /// bytes in UTF-8; nothing is normalised.
  package subscript(key: String) -> JSONValue? {
    storage.member(key, of: node).map { JSONValue(storage: storage, node: $0 + 1) }
  }

  /// The place of the value's start: line, column, offset and path.
  ///
  /// It takes time proportional to the text before the value, and is meant for messages.
  package var place: JSONPlace { storage.place(of: node, path: storage.path(to: node)) }

  /// The path of ``place`` alone, which takes no time for the lines of the text.
  package var path: JSONPath { storage.path(to: node) }
}

extension JSONValue {
  /// The type of the value in words, for messages about a value of a wrong type.
  package var kind: String {
    switch content {
    case .null: "null"
    case .bool(let isTrue): isTrue ? "true" : "false"
    case .number: "a number"
    case .string: "a text"
    case .array: "an array"
    case .object: "an object"
    }
  }
}
