/// Reads a text into the flat list of a document, in one pass and without recursion.
struct JSONParser {
  private let limits: JSONLimits
  let duplicateKeys: JSONDuplicateKeys
  var nodes: [JSONNode] = []
  /// The keys of each indexed object, sorted by their hashes.
  var order: [UInt32] = []
  /// How much of the text has been read.
  var offset = 0
  private var valueCount = 0
  /// The container that is being read, and below it those that it is in.
  private var current = OpenContainer.none
  private var outer: [OpenContainer] = []
  /// The keys of all objects that are being read, the innermost object's last.
  private var keys: [UInt32] = []

  init(limits: JSONLimits, duplicateKeys: JSONDuplicateKeys) {
    self.limits = limits
    self.duplicateKeys = duplicateKeys
  }

  /// A container whose end has not been reached.
  private struct OpenContainer {
    /// Its entry; that of none is negative.
    let node: Int
    let isArray: Bool
    /// How many members it has so far, the one that is being read included.
    var count = 0

    static let none = OpenContainer(node: -1, isArray: false)
  }

  // MARK: Documents

  mutating func readDocument(_ bytes: Span<UInt8>) throws(JSONFlaw) {
    guard bytes.count <= limits.byteCount else { throw JSONFlaw(.tooManyBytes(limit: limits.byteCount), at: 0) }
    // Most documents have an entry for each four to eight bytes.
    nodes.reserveCapacity(bytes.count / 8 + 4)
    if bytes.count >= 3, bytes[0] == 0xEF, bytes[1] == 0xBB, bytes[2] == 0xBF { offset = 3 }
    skipSpaces(bytes)
    guard offset < bytes.count else { throw JSONFlaw(.empty, at: offset) }
    repeat { try readValue(bytes) } while try isMemberNext(bytes)
    skipSpaces(bytes)
    guard offset == bytes.count else {
      throw .unexpected(bytes, at: offset, expected: "the end", in: .none)
    }
  }

  /// Reads a number, a text or a word, or opens a container and goes to its first member, as deep as it takes.
  private mutating func readValue(_ bytes: Span<UInt8>) throws(JSONFlaw) {
    while true {
      guard offset < bytes.count else { throw .unexpected(bytes, at: offset, expected: "a value") }
      valueCount += 1
      guard valueCount <= limits.maximumValueCount else {
        throw JSONFlaw(.tooManyValues(limit: limits.maximumValueCount), at: offset)
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

  /// Goes on after a value: to the next member of the container, out of it if there is none, or to the end.
  private mutating func isMemberNext(_ bytes: Span<UInt8>) throws(JSONFlaw) -> Bool {
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
          throw JSONFlaw(.trailingComma(before: bracket), at: comma, in: .none)
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

  private mutating func open(_ kind: JSONNode.Kind) throws(JSONFlaw) {
    // The outermost one lies on no other.
    guard outer.count + (current.node < 0 ? 0 : 1) < limits.maximumDepth else {
      throw JSONFlaw(.tooDeep(limit: limits.maximumDepth), at: offset)
    }
    if current.node >= 0 { outer.append(current) }
    current = OpenContainer(node: nodes.count, isArray: kind == .array)
    nodes.append(.container(kind, at: offset))
    offset += 1
  }

  private mutating func close(_ bytes: Span<UInt8>) throws(JSONFlaw) {
    offset += 1
    let node = current.node
    var count = current.count
    if !current.isArray && count > 1 { count = try settle(keys[(keys.count - count)...], of: node, bytes) }
    nodes[node].close(count: count, end: nodes.count)
    if !current.isArray { keys.removeLast(current.count) }
    current = outer.popLast() ?? .none
  }

  private mutating func readKey(_ bytes: Span<UInt8>, expected: String) throws(JSONFlaw) {
    guard byte(bytes) == UInt8(ascii: "\"") else {
      throw .unexpected(bytes, at: offset, expected: expected, in: .none)
    }
    let key = try readString(bytes, isKey: true)
    current.count += 1
    keys.append(UInt32(nodes.count))
    nodes.append(key)
    skipSpaces(bytes)
    guard byte(bytes) == UInt8(ascii: ":") else { throw .unexpected(bytes, at: offset, expected: "':'") }
    offset += 1
    skipSpaces(bytes)
  }

  // MARK: Bytes

  /// The byte under the cursor; 0, which nothing begins with, at the end.
  private func byte(_ bytes: Span<UInt8>) -> UInt8 {
    offset < bytes.count ? bytes[offset] : 0
  }

  mutating func skipSpaces(_ bytes: Span<UInt8>) {
    while offset < bytes.count {
      switch bytes[offset] {
      case UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: "\t"): offset += 1
      default: return
      }
    }
  }

  // MARK: Errors

  /// What is told of a flaw: its place is worked out, and from what is open the way there.
  func error(for flaw: JSONFlaw, in bytes: [UInt8]) -> JSONError {
    let containers = outer + (current.node < 0 ? [] : [current])
    var steps: [JSONPath.Step] = []
    var keyCount = 0
    for container in containers {
      if container.isArray {
        steps.append(.index(container.count - 1))
      } else {
        keyCount += container.count
        // An object that has no key yet is the innermost one, and what is wrong is in no member of it.
        let key = container.count > 0 ? nodes[Int(keys[keyCount - 1])].text(in: bytes) : ""
        steps.append(.key(key))
      }
    }
    switch flaw.member {
    case .current: break
    case .none: _ = steps.popLast()
    case .key(let node): steps[steps.count - 1] = .key(nodes[node].text(in: bytes))
    }
    return JSONError(flaw.problem, at: JSONPlace(offset: flaw.offset, in: bytes.span, path: JSONPath(steps)))
  }
}
