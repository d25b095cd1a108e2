/// A node of a document's flat list: a value or a key.
///
/// An array's node is followed by the nodes of its elements, and an object's node by the nodes of its members, each key
/// before its value. A container has the index of its end, so that it can be skipped.
struct JSONNode: Sendable {
  enum Kind: UInt8 {
    case null, `false`, `true`, number
    /// A string or a key without escapes.
    case string
    /// A string or a key with escapes.
    case escapedString
    /// A key that is repeated later in its object, if the last occurrence counts.
    case shadowedKey
    case array
    case object
    /// An object of many members, whose last node has the position of its sorted keys.
    case indexedObject
    /// The last node of an indexed object.
    case index
  }

  /// A number's bits; for a container its count in the upper half and its end in the lower; for a key its hash in the
  /// upper half and its length in the lower.
  ///
  /// The count of an object whose keys are not sorted has eight bits. The bits above the count are the traces of its
  /// keys.
  private var bits: UInt64
  /// The offset of its start in the source.
  private let start: UInt32
  var kind: Kind
  /// Whether two keys of an open object have the same hash.
  var mayRepeatKeys = false

  private init(_ kind: Kind, at offset: Int, bits: UInt64) {
    self.kind = kind
    self.bits = bits
    start = UInt32(truncatingIfNeeded: offset)
  }

  private init(_ kind: Kind, at offset: Int, high: Int, low: Int) {
    self.init(kind, at: offset, bits: UInt64(truncatingIfNeeded: high) << 32 | UInt64(UInt32(truncatingIfNeeded: low)))
  }

  static func word(_ kind: Kind, at offset: Int) -> JSONNode { JSONNode(kind, at: offset, bits: 0) }

  static func number(_ number: Double, at offset: Int) -> JSONNode {
    JSONNode(.number, at: offset, bits: number.bitPattern)
  }

  /// A string or key with a number of bytes between its quotation marks.
  static func string(length: Int, isEscaped: Bool, hash: KeyHash = KeyHash(), at offset: Int) -> JSONNode {
    JSONNode(isEscaped ? .escapedString : .string, at: offset, bits: keyContent(hash, length: length))
  }

  /// The hash and the length of a key.
  static func keyContent(_ hash: KeyHash, length: Int) -> UInt64 { UInt64(hash.bits) << 32 | UInt64(length) }

  /// An open container; until it is closed, its end is the node of the container around it.
  static func container(_ kind: Kind, at offset: Int, inside outer: Int) -> JSONNode {
    JSONNode(kind, at: offset, high: 0, low: outer)
  }

  /// The last node of an object whose sorted keys begin at a position.
  static func index(position: Int) -> JSONNode { JSONNode(.index, at: 0, high: 0, low: position) }

  var offset: Int { Int(start) }
  var number: Double { Double(bitPattern: bits) }
  /// The number of bytes between the quotation marks of a string.
  var length: Int { low }
  /// The range between the quotation marks of a string.
  var content: Range<Int> { offset + 1..<offset + 1 + length }
  /// A key's hash in the upper half, and the number of bytes between its quotation marks in the lower half.
  var keyContent: UInt64 { bits }
  /// Whether no other key has the same hash and length.
  var isWholeKey: Bool { kind == .string && KeyHash.isWhole(length) }
  /// The hash of a key's characters.
  var hash: KeyHash { KeyHash(bits: UInt32(truncatingIfNeeded: bits >> 32)) }
  /// The number of elements or members of a container.
  var count: Int { kind == .object ? Int(bits >> 32 & 0xFF) : Int(bits >> 32) }
  /// The traces of the keys of an object whose keys are not sorted.
  var traces: KeyTraces { KeyTraces(bits: UInt32(truncatingIfNeeded: bits >> 40)) }
  /// The node after the nodes of a container.
  var end: Int { low }
  /// The position of an object's sorted keys.
  var position: Int { low }
  var isObject: Bool { kind == .object || kind == .indexedObject }
  /// The node after the last member of an object.
  var endOfMembers: Int { kind == .indexedObject ? end - 1 : end }

  private var low: Int { Int(UInt32(truncatingIfNeeded: bits)) }

  /// The node after this one and its contents.
  func next(after node: Int) -> Int {
    switch kind {
    case .array, .object, .indexedObject: end
    default: node + 1
    }
  }
}

extension JSONNode {
  /// The greatest number of members of an object whose keys are not sorted.
  static let largestUnsorted = 16
  private static let one: UInt64 = 1 << 32

  /// The container around an open container; for the outermost container, itself.
  var outer: Int { low }

  /// Counts an element of an open array.
  mutating func countElement() { bits &+= Self.one }

  /// Counts a member of an open object; beyond ``largestUnsorted`` members its keys are to be sorted.
  ///
  /// Returns whether the object may already have had a key with the hash; false if its keys are to be sorted.
  @inline(__always)
  mutating func countMember(_ key: KeyHash) -> Bool {
    bits &+= Self.one
    guard kind == .object else { return false }
    guard count <= Self.largestUnsorted else {
      bits &= 0xFF_FFFF_FFFF
      kind = .indexedObject
      return false
    }
    let trace = UInt64(KeyTraces(of: key).bits) << 40
    let isKnown = bits & trace != 0
    bits |= trace
    return isKnown
  }

  /// Subtracts a member whose key is repeated later.
  mutating func forgetMember() { bits -= Self.one }

  /// Whether an open container is an object whose keys are to be sorted, or may be repeated.
  var needsKeyCheck: Bool { mayRepeatKeys || kind == .indexedObject }

  mutating func close(end: Int) {
    bits = bits & ~0xFFFF_FFFF | UInt64(end)
  }
}

extension JSONNode {
  /// The characters of a string or a key.
  func text(in bytes: [UInt8]) -> String {
    // A shadowed key may have escapes or not.
    guard kind != .string else { return String(decoding: bytes[content], as: UTF8.self) }
    return String(decoding: characters(in: bytes), as: UTF8.self)
  }

  /// Whether a key has the bytes of a text with the same hash; a function gives these bytes.
  ///
  /// It is false for a shadowed key.
  func hasText(count: Int, in bytes: [UInt8], _ byte: (Int) -> UInt8) -> Bool {
    switch kind {
    case .string:
      guard length == count else { return false }
      if KeyHash.isWhole(length) { return true }
      for index in 0..<length where bytes[content.lowerBound + index] != byte(index) { return false }
      return true
    case .escapedString:
      let characters = characters(in: bytes)
      guard characters.count == count else { return false }
      for index in 0..<count where characters[index] != byte(index) { return false }
      return true
    default: return false
    }
  }

  /// The characters of a string or a key in UTF-8.
  func characters(in bytes: [UInt8]) -> [UInt8] { JSONEscapes.decoded(bytes.span, content) }
}
