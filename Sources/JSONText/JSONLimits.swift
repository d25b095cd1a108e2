/// How large a document may be before it is refused: what comes from outside decides neither about memory nor about time.
///
/// A document takes its own bytes and, while and after it is read, 16 bytes for each value and each key in it.
public struct JSONLimits: Sendable, Hashable {
  /// The deepest nesting: how many arrays and objects may be open at once; 0 allows numbers, texts and words alone.
  public var maximumDepth: Int
  /// The longest text, in bytes; never more than 2³¹ − 1 count, whatever is asked for.
  public var maximumByteCount: Int
  /// The largest number of values, those inside arrays and objects and these themselves included; keys do not count.
  public var maximumValueCount: Int

  /// Limits; what is left out is at its default, which no document that people write comes near.
  ///
  /// - Parameters:
  ///   - maximumDepth: 512. Reading needs no stack, whatever the limit; recursion over the values does.
  ///   - maximumByteCount: 256 MiB.
  ///   - maximumValueCount: 2²⁶, for which a gibibyte of memory is needed.
  public init(maximumDepth: Int = 512, maximumByteCount: Int = 1 << 28, maximumValueCount: Int = 1 << 26) {
    self.maximumDepth = maximumDepth
    self.maximumByteCount = maximumByteCount
    self.maximumValueCount = maximumValueCount
  }

  /// Offsets are kept in 32 bits, and are `Int`s on machines of 32 bits too.
  var byteCount: Int { min(maximumByteCount, Int(Int32.max)) }
}

/// What is done about a key that an object has twice.
///
/// RFC 8259, §4, calls the behaviour of such documents unpredictable. Keys are the same if their characters are, however
/// they are escaped; nothing is normalised.
public enum JSONDuplicateKeys: Sendable, Hashable {
  /// The document is refused.
  case refuse
  /// The last one counts, as in JavaScript; the ones before are as if they were not there.
  case last
}
