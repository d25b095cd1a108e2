/// A value in a document.
///
/// It keeps the document's text alive. Asking for what it is not gives nil; nothing traps.
public struct JSONValue: Sendable {
  let storage: JSONStorage
  let node: Int

  /// What a value is, for a `switch` over all that it may be.
  public enum Content: Sendable {
    case null
    case bool(Bool)
    /// Always finite.
    case number(Double)
    case string(String)
    case array(JSONElements)
    case object(JSONMembers)
  }

  /// What the value is.
  public var content: Content {
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
  public var isNull: Bool { storage.nodes[node].kind == .null }

  /// The truth value, if it is one.
  public var bool: Bool? {
    switch storage.nodes[node].kind {
    case .false: false
    case .true: true
    default: nil
    }
  }

  /// The nearest double, if the value is a number; always finite, and 0 for what is too small.
  public var number: Double? {
    let record = storage.nodes[node]
    return record.kind == .number ? record.number : nil
  }

  /// The text without its quotation marks and escapes, if the value is one; made anew each time.
  public var string: String? {
    let record = storage.nodes[node]
    return record.kind == .string || record.kind == .escapedString ? storage.text(of: record) : nil
  }

  /// The elements, if the value is an array.
  public var elements: JSONElements? {
    storage.nodes[node].kind == .array ? JSONElements(storage: storage, node: node) : nil
  }

  /// The members, if the value is an object.
  public var members: JSONMembers? {
    storage.nodes[node].isObject ? JSONMembers(storage: storage, node: node) : nil
  }

  /// All elements, if the value is an array of nothing but numbers.
  public var numbers: [Double]? {
    let record = storage.nodes[node]
    // Whatever is no number has either more nodes than one or another kind.
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

  /// The element at an index of an array; nil beyond its ends, or if the value is no array.
  ///
  /// At once if all elements are single values, else it counts from the beginning: to visit all take ``elements``.
  public subscript(index: Int) -> JSONValue? {
    let record = storage.nodes[node]
    guard record.kind == .array, index >= 0, index < record.count else { return nil }
    if record.end - node - 1 == record.count { return JSONValue(storage: storage, node: node + 1 + index) }
    var element = node + 1
    for _ in 0..<index { element = storage.nodes[element].next(after: element) }
    return JSONValue(storage: storage, node: element)
  }

  /// The value of a key of an object; nil if there is none, or if the value is no object.
  ///
  /// Up to 16 members are looked at one after the other, more are searched in log₂ n steps. Keys are compared by their
  /// characters' bytes in UTF-8, nothing is normalised.
  public subscript(key: String) -> JSONValue? {
    storage.member(key, of: node).map { JSONValue(storage: storage, node: $0 + 1) }
  }

  /// Where the value begins: line, column, offset and path.
  ///
  /// It takes time in proportion to what is before the value, so it is for messages.
  public var place: JSONPlace { storage.place(of: node, path: storage.path(to: node)) }
}
