/// What is at one place of a document: an entry of the flat list that a document is.
///
/// The entries of an array follow it, those of an object likewise, each key before its value. A container knows where
/// its entries end, so that it can be stepped over.
struct JSONNode: Sendable {
  enum Kind: UInt8 {
    case null, `false`, `true`, number
    /// A text, or a key, that stands in the source as it is.
    case string
    /// A text, or a key, with escapes in it.
    case escapedString
    /// A key that comes again later in its object, where the last one counts.
    case shadowedKey
    case array
    case object
    /// An object of many members, whose last entry says where they are listed in order.
    case indexedObject
    /// That last entry.
    case index
  }

  /// A number's own bits; the number of members of a container above its end; the hash of a key above its length.
  private var bits: UInt64
  /// Where it begins in the source.
  private let start: UInt32
  var kind: Kind

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

  /// A text of so many bytes between its quotation marks.
  static func string(length: Int, isEscaped: Bool, hash: UInt32 = 0, at offset: Int) -> JSONNode {
    JSONNode(isEscaped ? .escapedString : .string, at: offset, bits: UInt64(hash) << 32 | UInt64(length))
  }

  /// A container whose end is not known yet.
  static func container(_ kind: Kind, at offset: Int) -> JSONNode { JSONNode(kind, at: offset, bits: 0) }

  /// The last entry of an object whose keys are listed from a position on.
  static func index(position: Int) -> JSONNode { JSONNode(.index, at: 0, high: 0, low: position) }

  mutating func close(count: Int, end: Int) {
    bits = UInt64(count) << 32 | UInt64(end)
  }

  var offset: Int { Int(start) }
  var number: Double { Double(bitPattern: bits) }
  /// How many bytes a text has between its quotation marks.
  var length: Int { low }
  /// What a text has between its quotation marks.
  var content: Range<Int> { offset + 1..<offset + 1 + length }
  /// Of a key's characters.
  var hash: UInt32 { UInt32(bits >> 32) }
  /// How many elements or members a container has.
  var count: Int { Int(bits >> 32) }
  /// The entry after those of a container.
  var end: Int { low }
  /// Where the keys of an object are listed.
  var position: Int { low }
  var isObject: Bool { kind == .object || kind == .indexedObject }
  /// The entry after the last member of an object.
  var endOfMembers: Int { kind == .indexedObject ? end - 1 : end }

  private var low: Int { Int(UInt32(truncatingIfNeeded: bits)) }

  /// The entry that follows this one and all that is in it.
  func next(after node: Int) -> Int {
    switch kind {
    case .array, .object, .indexedObject: end
    default: node + 1
    }
  }
}

extension JSONNode {
  /// The characters of a text or a key.
  func text(in bytes: [UInt8]) -> String {
    // Of a key that is shadowed it is not known whether it has escapes.
    guard kind != .string else { return String(decoding: bytes[content], as: UTF8.self) }
    return String(decoding: characters(in: bytes), as: UTF8.self)
  }

  /// The same in UTF-8.
  func characters(in bytes: [UInt8]) -> [UInt8] { JSONEscapes.decoded(bytes.span, content) }
}
