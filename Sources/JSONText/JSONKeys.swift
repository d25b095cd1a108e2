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
public struct JSONKeys: Sendable {
  /// The greatest number of keys.
  public static let greatestCount = 16
  private static let slotCount = 64

  private let keys: [(hash: KeyHash, bytes: [UInt8])]
  /// A place in `keys`, counted from 1, for each slot that is taken: a key is in the slot of its mark, or in the next free one.
  private let slots: [UInt8]

  /// Creates a list of keys, all of them different, at most ``greatestCount``.
  public init(_ keys: [String]) {
    precondition(keys.count <= Self.greatestCount, "expected at most \(Self.greatestCount) keys, found \(keys.count)")
    self.keys = keys.map { key in
      let bytes = Array(key.utf8)
      return (KeyHash(count: bytes.count) { bytes[$0] }, bytes)
    }
    var slots = [UInt8](repeating: 0, count: Self.slotCount)
    for (place, key) in self.keys.enumerated() {
      var slot = key.hash.slot
      while slots[slot] > 0 {
        precondition(self.keys[Int(slots[slot]) - 1].bytes != key.bytes, "expected each key once")
        slot = (slot + 1) % Self.slotCount
      }
      slots[slot] = UInt8(place + 1)
    }
    self.slots = slots
  }

  /// The place of a key of a document; nil if it is none of these.
  func place(of record: JSONNode, in bytes: [UInt8]) -> Int? {
    var slot = record.hash.slot
    while true {
      let place = Int(slots[slot]) - 1
      guard place >= 0 else { return nil }
      if keys[place].hash == record.hash {
        let key = keys[place].bytes
        if record.hasText(count: key.count, in: bytes, { key[$0] }) { return place }
      }
      slot = (slot + 1) % Self.slotCount
    }
  }
}

/// The values of some keys of an object.
public struct JSONSelection: Sendable {
  private let storage: JSONStorage
  /// The nodes of the values; 0, the root, for a key that the object does not have.
  private var nodes = SIMD16<UInt32>()

  init(_ keys: JSONKeys, of object: Int, in storage: JSONStorage) {
    self.storage = storage
    let record = storage.nodes[object]
    guard record.isObject else { return }
    var key = object + 1
    while key < record.endOfMembers {
      let member = storage.nodes[key]
      if let place = keys.place(of: member, in: storage.bytes) { nodes[place] = UInt32(truncatingIfNeeded: key + 1) }
      key = storage.nodes[key + 1].next(after: key + 1)
    }
  }

  /// The value of the key at a place among those that were looked for; nil if the object does not have it.
  public subscript(place: Int) -> JSONValue? {
    let node = Int(nodes[place])
    return node > 0 ? JSONValue(storage: storage, node: node) : nil
  }

  /// The value of a key whose place is the raw value of a name.
  @inlinable
  public subscript<Name: RawRepresentable>(name: Name) -> JSONValue? where Name.RawValue == Int { self[name.rawValue] }
}

extension JSONValue {
  /// The values of some keys of an object; none of a value that is no object.
  ///
  /// In time proportional to the number of members.
  public func values(of keys: JSONKeys) -> JSONSelection { JSONSelection(keys, of: node, in: storage) }
}
