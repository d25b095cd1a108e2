/// Up to 16 keys that a program looks for in many objects, in one pass over the members of each.
///
/// ```swift
/// enum Part: Int {
///   case time, value
///   static let keys = JSONKeys(["t", "s"])
/// }
/// let parts = keyframe.values(of: Part.keys)
/// let time = parts[Part.time]?.number
/// ```
package struct JSONKeys: Sendable {
  /// The greatest number of keys.
  package static let greatestCount = 16

  private let table: Table

  /// Creates a list of keys, all of them different, at most ``greatestCount``.
  package init(_ keys: [String]) {
    precondition(keys.count <= Self.greatestCount, "expected at most \(Self.greatestCount) keys, found \(keys.count)")
    table = Table(keys.map { Array($0.utf8) })
  }

  /// The keys behind one reference, because there are many lists, held for each object.
  private final class Table: Sendable {
    /// Each key's content, in the form of a node.
    let contents: [UInt64]
    let texts: [[UInt8]]
    /// For each occupied slot, the place of its key among the keys, counted from 1.
    ///
    /// A key is in the slot of its hash, or in the next free slot.
    let slots: [UInt8]

    init(_ texts: [[UInt8]]) {
      self.texts = texts
      let hashes = texts.map { text in KeyHash(count: text.count) { text[$0] } }
      contents = zip(hashes, texts).map { JSONNode.keyContent($0, length: $1.count) }
      var slots = [UInt8](repeating: 0, count: KeyHash.slotCount)
      for (place, text) in texts.enumerated() {
        var slot = hashes[place].slot
        while slots[slot] > 0 {
          precondition(texts[Int(slots[slot]) - 1] != text, "expected each key once")
          slot = (slot + 1) % KeyHash.slotCount
        }
        slots[slot] = UInt8(place + 1)
      }
      self.slots = slots
    }
  }

  /// The place of a document's key among these keys; nil if it is none of them.
  @inline(__always)
  fileprivate func place(of record: JSONNode, in bytes: [UInt8]) -> Int? {
    var slot = record.hash.slot
    while true {
      let place = Int(table.slots[slot]) - 1
      guard place >= 0 else { return nil }
      if record.isWholeKey ? record.keyContent == table.contents[place] : hasText(of: place, record, in: bytes) {
        return place
      }
      slot = (slot + 1) % KeyHash.slotCount
    }
  }

  @inline(never)
  private func hasText(of place: Int, _ record: JSONNode, in bytes: [UInt8]) -> Bool {
    let text = table.texts[place]
    return record.keyContent >> 32 == table.contents[place] >> 32
      && record.hasText(count: text.count, in: bytes) { text[$0] }
  }
}

/// The values of some keys of an object.
package struct JSONSelection: Sendable {
  private let storage: JSONStorage
  /// The nodes of the values; 0, the root, for a key that the object does not have.
  private let nodes: SIMD16<UInt32>

  fileprivate init(_ nodes: SIMD16<UInt32>, in storage: JSONStorage) {
    self.storage = storage
    self.nodes = nodes
  }

  /// The value of the key at a place among the requested keys; nil if the object does not have the key.
  package subscript(place: Int) -> JSONValue? {
    let node = Int(nodes[place])
    return node > 0 ? JSONValue(storage: storage, node: node) : nil
  }

  /// The value of a key whose place is the raw value of a name.
  @inlinable
  package subscript<Name: RawRepresentable>(name: Name) -> JSONValue? where Name.RawValue == Int { self[name.rawValue] }
}

extension JSONValue {
  /// The values of some keys of an object; no values if the value is no object.
  ///
  /// It takes time proportional to the number of members.
  package func values(of keys: JSONKeys) -> JSONSelection {
    JSONSelection(storage.nodes(of: keys, in: node), in: storage)
  }
}

extension JSONStorage {
  /// The nodes of the values of some keys of an object; 0 for a key that it does not have.
  fileprivate func nodes(of keys: JSONKeys, in object: Int) -> SIMD16<UInt32> {
    var found = SIMD16<UInt32>()
    guard nodes[object].isObject else { return found }
    let end = nodes[object].endOfMembers
    var key = object + 1
    while key < end {
      if let place = keys.place(of: nodes[key], in: bytes) {
        // Setting an element by its index would copy the vector.
        withUnsafeMutableBytes(of: &found) {
          $0.storeBytes(of: UInt32(truncatingIfNeeded: key + 1), toByteOffset: 4 * place, as: UInt32.self)
        }
      }
      key = nodes[key + 1].next(after: key + 1)
    }
    return found
  }
}
