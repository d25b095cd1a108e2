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
    guard record.isObject else { return nil }
    var key = key
    return key.withUTF8 { bytes in
      let hash = KeyHash(count: bytes.count) { bytes[$0] }
      guard record.kind == .object else {
        let start = nodes[record.end - 1].position
        return memberByBinarySearch(for: bytes, hash, in: start..<start + record.count)
      }
      guard record.traces.mayHave(hash) else { return nil }
      return memberByScanning(for: bytes, hash, in: object + 1..<record.end)
    }
  }

  private func memberByScanning(for key: UnsafeBufferPointer<UInt8>, _ hash: KeyHash, in members: Range<Int>) -> Int? {
    var node = members.lowerBound
    while node < members.upperBound {
      let record = nodes[node]
      if record.hash == hash, record.hasText(count: key.count, in: bytes, { key[$0] }) { return node }
      node = nodes[node + 1].next(after: node + 1)
    }
    return nil
  }

  private func memberByBinarySearch(for key: UnsafeBufferPointer<UInt8>, _ hash: KeyHash, in keys: Range<Int>) -> Int? {
    var (low, high) = (keys.lowerBound, keys.upperBound)
    while low < high {
      let middle = low + (high - low) / 2
      if nodes[Int(order[middle])].hash.bits < hash.bits { low = middle + 1 } else { high = middle }
    }
    while low < keys.upperBound, nodes[Int(order[low])].hash == hash {
      if nodes[Int(order[low])].hasText(count: key.count, in: bytes, { key[$0] }) { return Int(order[low]) }
      low += 1
    }
    return nil
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
