/// The elements of an array, in their order.
package struct JSONElements: Sequence, Sendable {
  let storage: JSONStorage
  let node: Int

  /// The number of elements, in constant time.
  package var count: Int { storage.nodes[node].count }
  /// Whether the array has no elements.
  package var isEmpty: Bool { count == 0 }
  /// The number of elements.
  package var underestimatedCount: Int { count }
  /// The first element; nil if the array is empty.
  package var first: JSONValue? { isEmpty ? nil : JSONValue(storage: storage, node: node + 1) }

  /// Creates an iterator over the elements.
  package func makeIterator() -> Iterator {
    Iterator(storage: storage, position: node + 1, end: storage.nodes[node].end)
  }

  /// An iterator over the elements.
  package struct Iterator: IteratorProtocol {
    let storage: JSONStorage
    fileprivate var position: Int
    let end: Int

    /// The next element; nil after the last.
    package mutating func next() -> JSONValue? {
      guard position < end else { return nil }
      let value = JSONValue(storage: storage, node: position)
      position = storage.nodes[position].next(after: position)
      return value
    }
  }
}
