/// A parser that builds the flat list of a document in one pass, without recursion and without a stack.
///
/// An open container counts its members in its node, which also leads to the container around it. Apart from that, only
/// the innermost open container is kept.
struct JSONParser {
  private let limits: JSONLimits
  let duplicateKeys: JSONDuplicateKeys
  /// The keys of each indexed object, sorted by their hashes.
  var order: [UInt32] = []
  /// The node of the innermost open container, if there is one.
  private var container = 0
  /// The number of open containers.
  private var depth = 0
  private var valueCount = 0

  init(limits: JSONLimits, duplicateKeys: JSONDuplicateKeys) {
    self.limits = limits
    self.duplicateKeys = duplicateKeys
  }

  // MARK: Documents

  /// Parses a document into a list that has room for ``greatestNodeCount(of:_:)`` nodes.
  mutating func readDocument(
    _ bytes: Span<UInt8>, into nodes: inout OutputSpan<JSONNode>
  ) throws(JSONParsingError) {
    guard bytes.count <= limits.byteCount else { throw JSONParsingError(.tooManyBytes(limit: limits.byteCount), at: 0) }
    let hasMark = bytes.count >= 3 && bytes[0] == 0xEF && bytes[1] == 0xBB && bytes[2] == 0xBF
    var offset = Self.afterSpaces(bytes, from: hasMark ? 3 : 0)
    guard offset < bytes.count else { throw JSONParsingError(.empty, at: offset) }
    offset = try readValue(bytes, at: offset, into: &nodes)
    while depth > 0 {
      offset = Self.afterSpaces(bytes, from: offset)
      let isArray = nodes[container].kind == .array
      let bracket = isArray ? UInt8(ascii: "]") : UInt8(ascii: "}")
      switch Self.byte(bytes, at: offset) {
      case UInt8(ascii: ","):
        let start = Self.afterSpaces(bytes, from: offset &+ 1)
        guard Self.byte(bytes, at: start) != bracket else {
          throw JSONParsingError(.trailingComma(before: isArray ? "]" : "}"), at: offset, in: .none)
        }
        offset = try readMember(bytes, at: start, isArray: isArray, expected: "a key", into: &nodes)
      case bracket: offset = try close(bytes, at: offset, &nodes)
      default:
        throw .unexpected(bytes, at: offset, expected: isArray ? "',' or ']'" : "',' or '}'", in: .none)
      }
    }
    offset = Self.afterSpaces(bytes, from: offset)
    guard offset == bytes.count else { throw .unexpected(bytes, at: offset, expected: "the end", in: .none) }
  }

  /// The most nodes that a document may have: one for each value and each key, and one for each object of many members.
  ///
  /// Each value except the first, and each key, follows its own comma, colon or opening bracket.
  static func greatestNodeCount(of bytes: Span<UInt8>, _ limits: JSONLimits) -> Int {
    guard bytes.count <= limits.byteCount else { return 0 }
    let marks = JSONBlocks.structuralCount(bytes)
    return min(marks + marks / JSONNode.largestUnsorted + 1, limits.nodeCount)
  }

  /// Parses an element, or a key and its value; returns the offset of the end.
  @inline(__always)
  private mutating func readMember(
    _ bytes: Span<UInt8>, at start: Int, isArray: Bool, expected: String, into nodes: inout OutputSpan<JSONNode>
  ) throws(JSONParsingError) -> Int {
    if isArray {
      nodes[container].countElement()
      return try readValue(bytes, at: start, into: &nodes)
    }
    return try readValue(bytes, at: try readKey(bytes, at: start, expected: expected, into: &nodes), into: &nodes)
  }

  /// Parses a number, a string or a word, or opens containers down to the first of these; returns the offset of the
  /// end.
  private mutating func readValue(
    _ bytes: Span<UInt8>, at start: Int, into nodes: inout OutputSpan<JSONNode>
  ) throws(JSONParsingError) -> Int {
    var start = start
    while true {
      guard start < bytes.count else { throw .unexpected(bytes, at: start, expected: "a value") }
      valueCount += 1
      guard valueCount <= limits.maximumValueCount else {
        throw JSONParsingError(.tooManyValues(limit: limits.maximumValueCount), at: start)
      }
      switch Self.byte(bytes, at: start) {
      case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
        let (number, end) = try Self.readNumber(bytes, at: start)
        nodes.append(.number(number, at: start))
        return end
      case UInt8(ascii: "["):
        try open(.array, at: start, &nodes)
        start = Self.afterSpaces(bytes, from: start + 1)
        guard Self.byte(bytes, at: start) != UInt8(ascii: "]") else { return try close(bytes, at: start, &nodes) }
        nodes[container].countElement()
      case UInt8(ascii: "{"):
        try open(.object, at: start, &nodes)
        start = Self.afterSpaces(bytes, from: start + 1)
        guard Self.byte(bytes, at: start) != UInt8(ascii: "}") else { return try close(bytes, at: start, &nodes) }
        start = try readKey(bytes, at: start, expected: "a key or '}'", into: &nodes)
      case UInt8(ascii: "\""):
        let (string, end) = try Self.readString(bytes, at: start)
        nodes.append(string)
        return end
      default:
        let (word, end) = try Self.readWord(bytes, at: start)
        nodes.append(word)
        return end
      }
    }
  }

  // MARK: Containers

  private mutating func open(
    _ kind: JSONNode.Kind, at offset: Int, _ nodes: inout OutputSpan<JSONNode>
  ) throws(JSONParsingError) {
    guard depth < limits.maximumDepth else {
      throw JSONParsingError(.tooDeep(limit: limits.maximumDepth), at: offset)
    }
    nodes.append(.container(kind, at: offset, inside: container))
    container = nodes.count - 1
    depth += 1
  }

  /// Closes the innermost container at its bracket; returns the offset after that.
  private mutating func close(
    _ bytes: Span<UInt8>, at offset: Int, _ nodes: inout OutputSpan<JSONNode>
  ) throws(JSONParsingError) -> Int {
    let outer = nodes[container].outer
    if nodes[container].needsKeyCheck { try resolveKeys(of: container, bytes, &nodes) }
    nodes[container].close(end: nodes.count)
    container = outer
    depth -= 1
    return offset + 1
  }

  /// Parses a key and the colon; returns the offset of the value.
  @inline(__always)
  private mutating func readKey(
    _ bytes: Span<UInt8>, at start: Int, expected: String, into nodes: inout OutputSpan<JSONNode>
  ) throws(JSONParsingError) -> Int {
    guard Self.byte(bytes, at: start) == UInt8(ascii: "\"") else {
      throw .unexpected(bytes, at: start, expected: expected, in: .none)
    }
    let (key, end) = try Self.readKeyText(bytes, at: start)
    if nodes[container].countMember(key.hash), Self.hasKey(of: key.hash, in: container, &nodes) {
      nodes[container].mayRepeatKeys = true
    }
    nodes.append(key)
    let colon = Self.afterSpaces(bytes, from: end)
    guard Self.byte(bytes, at: colon) == UInt8(ascii: ":") else {
      throw .unexpected(bytes, at: colon, expected: "':'")
    }
    return Self.afterSpaces(bytes, from: colon &+ 1)
  }

  /// Whether an object whose members are all complete has a key with a hash.
  private static func hasKey(of hash: KeyHash, in object: Int, _ nodes: inout OutputSpan<JSONNode>) -> Bool {
    var key = object + 1
    while key < nodes.count {
      if nodes[key].hash == hash { return true }
      key = nodes[key + 1].next(after: key + 1)
    }
    return false
  }

  // MARK: Bytes

  /// The byte at an offset; 0 at the end, because no token begins with 0.
  @inline(__always)
  static func byte(_ bytes: Span<UInt8>, at offset: Int) -> UInt8 {
    // No offset is negative.
    offset < bytes.count ? bytes[unchecked: offset] : 0
  }

  /// The offset of the next byte that is no white space.
  ///
  /// Exporters write no spaces, so that the first look is usually the only one.
  @inline(__always)
  private static func afterSpaces(_ bytes: Span<UInt8>, from offset: Int) -> Int {
    byte(bytes, at: offset) <= UInt8(ascii: " ") ? afterAllSpaces(bytes, from: offset) : offset
  }

  private static func afterAllSpaces(_ bytes: Span<UInt8>, from offset: Int) -> Int {
    var offset = offset
    while offset < bytes.count {
      switch bytes[offset] {
      case UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: "\t"): offset += 1
      default: return offset
      }
    }
    return offset
  }

  // MARK: Errors

  /// The public error: computes line and column, and the path from the open containers.
  func error(for error: JSONParsingError, in bytes: [UInt8], _ nodes: inout OutputSpan<JSONNode>) -> JSONError {
    var steps: [JSONPath.Step] = []
    // From the innermost container outwards; the current member of each outer container is the container inside it.
    var (open, inner) = (container, nodes.count)
    for level in 0..<depth {
      if nodes[open].kind == .array {
        steps.append(.index(nodes[open].count - 1))
      } else {
        let keys = level == 0 ? keys(of: open, &nodes) : [UInt32(inner - 1)]
        // An object without a key yet is the innermost container, and the error concerns no member of it.
        steps.append(.key(keys.last.map { nodes[Int($0)].text(in: bytes) } ?? ""))
      }
      (open, inner) = (nodes[open].outer, open)
    }
    steps.reverse()
    switch error.member {
    case .current: break
    case .none: _ = steps.popLast()
    case .key(let node): steps[steps.count - 1] = .key(nodes[node].text(in: bytes))
    }
    return JSONError(error.problem, at: JSONPlace(offset: error.offset, in: bytes.span, path: JSONPath(steps)))
  }
}
