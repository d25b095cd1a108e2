/// The data that all values of a document share.
final class JSONStorage: Sendable {
  let bytes: [UInt8]
  let nodes: [JSONNode]
  /// The keys of each indexed object, sorted by their hashes.
  let order: [UInt32]

  init(bytes: [UInt8], nodes: [JSONNode], order: [UInt32]) {
    self.bytes = bytes
    self.nodes = nodes
    self.order = order
  }

  /// The characters of a string or a key.
  func text(of node: JSONNode) -> String { node.text(in: bytes) }

  // MARK: Keys

  /// The node of a key in an object; nil if it is not an object or has no such key.
  func member(_ key: String, of object: Int) -> Int? {
    let record = nodes[object]
    switch record.kind {
    case .object: return memberByScanning(for: key, hash: .ofKey(key), in: object + 1..<record.end)
    case .indexedObject:
      let start = nodes[record.end - 1].position
      return memberByBinarySearch(for: key, hash: .ofKey(key), in: start..<start + record.count)
    default: return nil
    }
  }

  private func memberByScanning(for key: String, hash: UInt32, in members: Range<Int>) -> Int? {
    var node = members.lowerBound
    while node < members.upperBound {
      if nodes[node].hash == hash && isKey(node, key) { return node }
      node = nodes[node + 1].next(after: node + 1)
    }
    return nil
  }

  private func memberByBinarySearch(for key: String, hash: UInt32, in keys: Range<Int>) -> Int? {
    var (low, high) = (keys.lowerBound, keys.upperBound)
    while low < high {
      let middle = low + (high - low) / 2
      if nodes[Int(order[middle])].hash < hash { low = middle + 1 } else { high = middle }
    }
    while low < keys.upperBound, nodes[Int(order[low])].hash == hash {
      if isKey(Int(order[low]), key) { return Int(order[low]) }
      low += 1
    }
    return nil
  }

  private func isKey(_ node: Int, _ key: String) -> Bool {
    let record = nodes[node]
    switch record.kind {
    case .string: return record.length == key.utf8.count && bytes[record.content].elementsEqual(key.utf8)
    case .escapedString: return record.characters(in: bytes).elementsEqual(key.utf8)
    default: return false
    }
  }

  // MARK: Places

  func place(of node: Int, path: JSONPath) -> JSONPlace {
    let bytes = bytes
    return JSONPlace(offset: nodes[node].offset, in: bytes.span, path: path)
  }

  /// The path from the root to the node of a value.
  func path(to target: Int) -> JSONPath {
    var steps: [JSONPath.Step] = []
    var node = 0
    while node < target {
      var child = node + 1
      if nodes[node].kind == .array {
        var index = 0
        while nodes[child].next(after: child) <= target {
          child = nodes[child].next(after: child)
          index += 1
        }
        steps.append(.index(index))
        node = child
      } else {
        while nodes[child + 1].next(after: child + 1) <= target { child = nodes[child + 1].next(after: child + 1) }
        steps.append(.key(text(of: nodes[child])))
        node = child + 1
      }
    }
    return JSONPath(steps)
  }
}

extension UInt32 {
  /// The hash of an empty key.
  static let emptyKeyHash: UInt32 = 0x811C_9DC5

  /// The hash with one more byte of a key: FNV-1a.
  ///
  /// Keys of equal hash are easy to find: they must not take longer than sorting does. Source: G.
  /// Fowler, L. C. Noll, K.-P. Vo, D. Eastlake, *The FNV Non-Cryptographic Hash Algorithm*, RFC 9923.
  func hashing(_ byte: UInt8) -> UInt32 {
    (self ^ UInt32(byte)) &* 0x0100_0193
  }

  static func ofKey(_ key: String) -> UInt32 {
    key.utf8.reduce(emptyKeyHash) { $0.hashing($1) }
  }
}
