extension JSONParser {
  /// The keys of an object whose last member is the last node, or lacks its value.
  func keys(of object: Int, _ nodes: inout OutputSpan<JSONNode>) -> [UInt32] {
    var keys: [UInt32] = []
    var key = object + 1
    while key < nodes.count {
      keys.append(UInt32(key))
      guard key + 1 < nodes.count else { break }
      key = nodes[key + 1].next(after: key + 1)
    }
    return keys
  }

  /// Resolves the duplicate keys of an object, and sorts the keys of a large object.
  ///
  /// Throws for the first duplicate if duplicates are refused.
  mutating func resolveKeys(
    of object: Int, _ bytes: Span<UInt8>, _ nodes: inout OutputSpan<JSONNode>
  ) throws(JSONParsingError) {
    let keys = keys(of: object, &nodes)
    guard nodes[object].kind == .indexedObject else { return try resolvePairwise(keys, of: object, bytes, &nodes) }
    // Sorted by hash; keys of equal hash are in the order of the text.
    var sorted: [UInt64] = []
    sorted.reserveCapacity(keys.count)
    for key in keys { sorted.append(UInt64(nodes[Int(key)].hash.bits) << 32 | UInt64(key)) }
    sorted.sort()
    try resolve(repetitions(in: sorted, bytes, &nodes), of: object, bytes, &nodes)
    let position = order.count
    for key in sorted {
      let node = UInt32(truncatingIfNeeded: key)
      if nodes[Int(node)].kind != .shadowedKey { order.append(node) }
    }
    nodes.append(.index(position: position))
  }

  private func resolvePairwise(
    _ keys: [UInt32], of object: Int, _ bytes: Span<UInt8>, _ nodes: inout OutputSpan<JSONNode>
  ) throws(JSONParsingError) {
    for later in keys.indices.dropFirst() {
      let node = Int(keys[later])
      for earlier in keys.startIndex..<later where haveSameText(Int(keys[earlier]), node, bytes, &nodes) {
        try resolve([Repetition(of: Int(keys[earlier]), by: node)], of: object, bytes, &nodes)
      }
    }
  }

  /// A repeated key.
  private struct Repetition {
    let earlier: Int
    let later: Int

    init(of earlier: Int, by later: Int) {
      self.earlier = earlier
      self.later = later
    }
  }

  private func resolve(
    _ repetitions: [Repetition], of object: Int, _ bytes: Span<UInt8>, _ nodes: inout OutputSpan<JSONNode>
  ) throws(JSONParsingError) {
    if duplicateKeys == .refuse {
      guard let first = repetitions.min(by: { $0.later < $1.later }) else { return }
      let key = String(decoding: characters(of: first.later, bytes, &nodes), as: UTF8.self)
      let (line, column) = JSONPlace.lineAndColumn(of: nodes[first.earlier].offset, in: bytes)
      throw JSONParsingError(
        .duplicateKey(JSONToken.shortened(key), line: line, column: column), at: nodes[first.later].offset,
        in: .key(first.later))
    }
    for repetition in repetitions {
      nodes[repetition.earlier].kind = .shadowedKey
      nodes[object].forgetMember()
    }
  }

  /// All repeated keys of a sorted list, each with its next repetition.
  private func repetitions(
    in sorted: [UInt64], _ bytes: Span<UInt8>, _ nodes: inout OutputSpan<JSONNode>
  ) -> [Repetition] {
    var repetitions: [Repetition] = []
    var start = 0
    while start < sorted.count {
      var end = start + 1
      while end < sorted.count, sorted[end] >> 32 == sorted[start] >> 32 { end += 1 }
      if end - start > 1 {
        // An attacker may have made many keys of one hash: sorting them takes n·log n, not n².
        var texts: [(text: [UInt8], node: Int)] = []
        for key in sorted[start..<end] {
          let node = Int(UInt32(truncatingIfNeeded: key))
          texts.append((characters(of: node, bytes, &nodes), node))
        }
        texts.sort { $0.text == $1.text ? $0.node < $1.node : $0.text.lexicographicallyPrecedes($1.text) }
        for index in texts.indices.dropFirst() where texts[index].text == texts[index - 1].text {
          repetitions.append(Repetition(of: texts[index - 1].node, by: texts[index].node))
        }
      }
      start = end
    }
    return repetitions
  }

  // MARK: Characters

  private func characters(
    of key: Int, _ bytes: Span<UInt8>, _ nodes: inout OutputSpan<JSONNode>
  ) -> [UInt8] {
    JSONEscapes.decoded(bytes, nodes[key].content)
  }

  private func haveSameText(
    _ first: Int, _ second: Int, _ bytes: Span<UInt8>, _ nodes: inout OutputSpan<JSONNode>
  ) -> Bool {
    let (left, right) = (nodes[first], nodes[second])
    guard left.hash == right.hash, left.kind != .shadowedKey else { return false }
    guard left.kind == .string, right.kind == .string else {
      return characters(of: first, bytes, &nodes) == characters(of: second, bytes, &nodes)
    }
    guard left.length == right.length else { return false }
    if KeyHash.isWhole(left.length) { return true }
    for index in 0..<left.length where bytes[left.offset + 1 + index] != bytes[right.offset + 1 + index] {
      return false
    }
    return true
  }
}
