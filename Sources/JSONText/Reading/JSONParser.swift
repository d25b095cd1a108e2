/// A parser that builds the flat list of a document in one pass, without recursion.
struct JSONParser {
  private let limits: JSONLimits
  let duplicateKeys: JSONDuplicateKeys
  var nodes: [JSONNode] = []
  /// The keys of each indexed object, sorted by their hashes.
  var order: [UInt32] = []
  /// The cursor: the number of bytes parsed so far.
  var offset = 0
  private var valueCount = 0
  /// The innermost open container.
  private var current = OpenContainer.none
  /// The other open containers, from the outermost on.
  private var outer: [OpenContainer] = []

  init(limits: JSONLimits, duplicateKeys: JSONDuplicateKeys) {
    self.limits = limits
    self.duplicateKeys = duplicateKeys
  }

  /// A container whose end has not been reached.
  private struct OpenContainer {
    /// Its node; negative for none.
    let node: Int
    let isArray: Bool
    /// The node of an object's last key.
    var key = 0
    /// The number of its members so far, the current one included.
    var count = 0
    /// The marks and the traces of an object's keys.
    var marks: UInt64 = 0
    var traces = KeyTraces()
    /// Whether two keys have the same mark.
    var mayRepeatKeys = false

    static let none = OpenContainer(node: -1, isArray: false)
  }

  // MARK: Documents

  mutating func readDocument(_ bytes: Span<UInt8>) throws(JSONParsingError) {
    guard bytes.count <= limits.byteCount else { throw JSONParsingError(.tooManyBytes(limit: limits.byteCount), at: 0) }
    // Most documents have a node for each four to five bytes, unless they hold images.
    nodes.reserveCapacity(bytes.count / 4 + 4)
    if bytes.count >= 3, bytes[0] == 0xEF, bytes[1] == 0xBB, bytes[2] == 0xBF { offset = 3 }
    skipSpaces(bytes)
    guard offset < bytes.count else { throw JSONParsingError(.empty, at: offset) }
    repeat { try readValue(bytes) } while try isMemberNext(bytes)
    skipSpaces(bytes)
    guard offset == bytes.count else {
      throw .unexpected(bytes, at: offset, expected: "the end", in: .none)
    }
  }

  /// Parses a number, a string or a word, or opens containers down to the first of these.
  private mutating func readValue(_ bytes: Span<UInt8>) throws(JSONParsingError) {
    while true {
      guard offset < bytes.count else { throw .unexpected(bytes, at: offset, expected: "a value") }
      valueCount += 1
      guard valueCount <= limits.maximumValueCount else {
        throw JSONParsingError(.tooManyValues(limit: limits.maximumValueCount), at: offset)
      }
      switch bytes[offset] {
      case UInt8(ascii: "\""): return nodes.append(try readString(bytes))
      case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
        let start = offset
        return nodes.append(.number(try readNumber(bytes), at: start))
      case UInt8(ascii: "["):
        try open(.array)
        skipSpaces(bytes)
        guard byte(bytes) != UInt8(ascii: "]") else { return try close(bytes) }
        current.count = 1
      case UInt8(ascii: "{"):
        try open(.object)
        skipSpaces(bytes)
        guard byte(bytes) != UInt8(ascii: "}") else { return try close(bytes) }
        try readKey(bytes, expected: "a key or '}'")
      default: return nodes.append(try readWord(bytes))
      }
    }
  }

  /// Moves on after a value: to the next member of the innermost container that has one, or to the end.
  private mutating func isMemberNext(_ bytes: Span<UInt8>) throws(JSONParsingError) -> Bool {
    while current.node >= 0 {
      skipSpaces(bytes)
      let bracket = current.isArray ? UInt8(ascii: "]") : UInt8(ascii: "}")
      switch byte(bytes) {
      case UInt8(ascii: ","):
        let comma = offset
        offset += 1
        skipSpaces(bytes)
        guard byte(bytes) != bracket else {
          let bracket = current.isArray ? "]" : "}"
          throw JSONParsingError(.trailingComma(before: bracket), at: comma, in: .none)
        }
        if current.isArray { current.count += 1 } else { try readKey(bytes, expected: "a key") }
        return true
      case bracket: try close(bytes)
      default:
        let expected = current.isArray ? "',' or ']'" : "',' or '}'"
        throw .unexpected(bytes, at: offset, expected: expected, in: .none)
      }
    }
    return false
  }

  // MARK: Containers

  private mutating func open(_ kind: JSONNode.Kind) throws(JSONParsingError) {
    // The outermost container has no outer one.
    guard outer.count + (current.node < 0 ? 0 : 1) < limits.maximumDepth else {
      throw JSONParsingError(.tooDeep(limit: limits.maximumDepth), at: offset)
    }
    if current.node >= 0 { outer.append(current) }
    current = OpenContainer(node: nodes.count, isArray: kind == .array)
    nodes.append(.container(kind, at: offset))
    offset += 1
  }

  private mutating func close(_ bytes: Span<UInt8>) throws(JSONParsingError) {
    offset += 1
    if current.isArray {
      nodes[current.node].close(count: current.count, end: nodes.count)
    } else {
      try closeObject(bytes)
    }
    current = outer.popLast() ?? .none
  }

  private mutating func closeObject(_ bytes: Span<UInt8>) throws(JSONParsingError) {
    let node = current.node
    var count = current.count
    guard count <= Self.largestUnsorted else {
      count = try sortKeys(keys(of: node), of: node, bytes)
      return nodes[node].close(count: count, end: nodes.count)
    }
    if current.mayRepeatKeys { count = try resolvePairwise(keys(of: node), bytes) }
    nodes[node].close(count: count, end: nodes.count, traces: current.traces)
  }

  private mutating func readKey(_ bytes: Span<UInt8>, expected: String) throws(JSONParsingError) {
    guard byte(bytes) == UInt8(ascii: "\"") else {
      throw .unexpected(bytes, at: offset, expected: expected, in: .none)
    }
    let key = try readKeyText(bytes)
    let mark = key.hash.mark
    current.mayRepeatKeys = current.mayRepeatKeys || current.marks & mark != 0
    current.marks |= mark
    current.traces.insert(key.hash)
    current.count += 1
    current.key = nodes.count
    nodes.append(key)
    skipSpaces(bytes)
    guard byte(bytes) == UInt8(ascii: ":") else { throw .unexpected(bytes, at: offset, expected: "':'") }
    offset += 1
    skipSpaces(bytes)
  }

  // MARK: Bytes

  /// The byte at the cursor; at the end 0, with which no token begins.
  private func byte(_ bytes: Span<UInt8>) -> UInt8 {
    offset < bytes.count ? bytes[offset] : 0
  }

  /// Exporters write no spaces, so that the first look is the only one.
  @inline(__always)
  private mutating func skipSpaces(_ bytes: Span<UInt8>) {
    if offset < bytes.count, bytes[offset] <= UInt8(ascii: " ") { skipAllSpaces(bytes) }
  }

  private mutating func skipAllSpaces(_ bytes: Span<UInt8>) {
    while offset < bytes.count {
      switch bytes[offset] {
      case UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: "\t"): offset += 1
      default: return
      }
    }
  }

  // MARK: Errors

  /// The public error: computes line and column, and the path from the open containers.
  func error(for error: JSONParsingError, in bytes: [UInt8]) -> JSONError {
    let containers = outer + (current.node < 0 ? [] : [current])
    var steps: [JSONPath.Step] = []
    for container in containers {
      if container.isArray {
        steps.append(.index(container.count - 1))
      } else {
        // An object without a key yet is the innermost one, and the error concerns no member of it.
        let key = container.count > 0 ? nodes[container.key].text(in: bytes) : ""
        steps.append(.key(key))
      }
    }
    switch error.member {
    case .current: break
    case .none: _ = steps.popLast()
    case .key(let node): steps[steps.count - 1] = .key(nodes[node].text(in: bytes))
    }
    return JSONError(error.problem, at: JSONPlace(offset: error.offset, in: bytes.span, path: JSONPath(steps)))
  }
}
