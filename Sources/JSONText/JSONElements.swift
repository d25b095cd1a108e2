/// The elements of an array, in their order.
public struct JSONElements: Sequence, Sendable {
  let storage: JSONStorage
  let node: Int

  /// The number of elements, in constant time.
  public var count: Int { storage.nodes[node].count }
  /// Whether the array has no elements.
  public var isEmpty: Bool { count == 0 }
  /// The number of elements.
  public var underestimatedCount: Int { count }
  /// The first element; nil if the array is empty.
  public var first: JSONValue? { isEmpty ? nil : JSONValue(storage: storage, node: node + 1) }

  /// Creates an iterator over the elements.
  public func makeIterator() -> Iterator {
    Iterator(storage: storage, position: node + 1, end: storage.nodes[node].end)
  }

  /// An iterator over the elements.
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
