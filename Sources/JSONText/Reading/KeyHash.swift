/// The hash of a key: the key itself if it has up to four bytes, as most keys written by machines have.
///
/// For longer keys, keys of equal hash are easy to find: they must not take longer than sorting does. Source: G.
/// Fowler, L. C. Noll, K.-P. Vo, D. Eastlake, *The FNV Non-Cryptographic Hash Algorithm*, RFC 9923.
struct KeyHash: Equatable {
  private(set) var bits: UInt32 = 0

  /// Whether keys of a length are equal if their hashes are.
  static func isWhole(_ length: Int) -> Bool { length <= 4 }

  init() {}

  init(bits: UInt32) {
    self.bits = bits
  }

  /// The hash of a number of bytes; a function gives each byte by its index.
  init(count: Int, _ byte: (Int) -> UInt8) {
    if Self.isWhole(count) {
      for index in 0..<count { append(byte(index)) }
    } else {
      bits = 0x811C_9DC5
      for index in 0..<count { bits = (bits ^ UInt32(byte(index))) &* 0x0100_0193 }
    }
  }

  /// Appends one of the first four bytes.
  mutating func append(_ byte: UInt8) {
    bits = bits << 8 | UInt32(byte)
  }

  /// The bits, mixed so that the highest bits depend on all of them.
  ///
  /// The factor is the golden ratio of 2³². Source: D. E. Knuth, *The Art of Computer Programming*, volume 3, §6.4.
  fileprivate var mixed: UInt32 { bits &* 0x9E37_79B1 }

  static let slotCount = 64
  /// The slot of the hash, one of ``slotCount``.
  var slot: Int { Int(mixed >> 26) }
}

/// Traces of the keys of an object: each key sets one of 24 bits.
///
/// Most keys that the object does not have find their bit not set.
struct KeyTraces {
  let bits: UInt32

  init(bits: UInt32) {
    self.bits = bits
  }

  /// The trace of one key.
  init(of key: KeyHash) {
    bits = 1 << UInt32(truncatingIfNeeded: (UInt64(key.mixed) * 24) >> 32)
  }

  func mayHave(_ key: KeyHash) -> Bool { bits & KeyTraces(of: key).bits != 0 }
}
