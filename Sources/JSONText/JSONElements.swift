/// The elements of an array, in their order.
public struct JSONElements: Sequence, Sendable {
  let storage: JSONStorage
  let node: Int

  /// How many there are; known at once.
  public var count: Int { storage.nodes[node].count }
  /// Whether there are none.
  public var isEmpty: Bool { count == 0 }
  /// As many as there are.
  public var underestimatedCount: Int { count }
  /// The first one; nil if there are none.
  public var first: JSONValue? { isEmpty ? nil : JSONValue(storage: storage, node: node + 1) }

  /// Goes through the elements.
  public func makeIterator() -> Iterator {
    Iterator(storage: storage, position: node + 1, end: storage.nodes[node].end)
  }

  /// Goes from element to element.
  public struct Iterator: IteratorProtocol {
    let storage: JSONStorage
    fileprivate var position: Int
    let end: Int

    /// The next element; nil after the last.
    public mutating func next() -> JSONValue? {
      guard position < end else { return nil }
      let value = JSONValue(storage: storage, node: position)
      position = storage.nodes[position].next(after: position)
      return value
    }
  }
}
