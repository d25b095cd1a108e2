/// A key of an object, and its value.
package struct JSONMember: Sendable {
  let storage: JSONStorage
  let node: Int

  /// The key, without its escapes; decoded on each access.
  package var key: String { storage.text(of: storage.nodes[node]) }
  /// The value of the key.
  package var value: JSONValue { JSONValue(storage: storage, node: node + 1) }
  /// The place of the key's start, with the path of the value; for messages, as ``JSONValue/place``.
  package var place: JSONPlace { storage.place(of: node, path: storage.path(to: node + 1)) }
}

/// The members of an object, in the order of the text.
package struct JSONMembers: Sequence, Sendable {
  let storage: JSONStorage
  let node: Int

  /// The number of members, in constant time.
  package var count: Int { storage.nodes[node].count }
  /// Whether the object has no members.
  package var isEmpty: Bool { count == 0 }
  /// The number of members.
  package var underestimatedCount: Int { count }

  /// Creates an iterator over the members.
  package func makeIterator() -> Iterator {
    Iterator(storage: storage, position: node + 1, end: storage.nodes[node].endOfMembers)
  }

  /// An iterator over the members.
  package struct Iterator: IteratorProtocol {
    let storage: JSONStorage
    fileprivate var position: Int
    let end: Int

    /// The next member; nil after the last.
    package mutating func next() -> JSONMember? {
      while position < end {
        let key = position
        position = storage.nodes[key + 1].next(after: key + 1)
        if storage.nodes[key].kind != .shadowedKey { return JSONMember(storage: storage, node: key) }
      }
      return nil
    }
  }
}
