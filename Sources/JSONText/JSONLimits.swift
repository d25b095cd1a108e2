/// The limits of a document's size, which bound the memory and time that a document from outside can take.
///
/// A document takes the bytes of its text and, during and after parsing, 16 bytes for each value and each key.
package struct JSONLimits: Sendable, Hashable {
  /// The greatest nesting: the number of arrays and objects open at once; 0 allows only numbers, strings and words.
  package var maximumDepth: Int
  /// The greatest length of the text in bytes; 2³¹ − 1 at most, whatever is given.
  package var maximumByteCount: Int
  /// The greatest number of values, including arrays, objects and their contents, but not keys.
  package var maximumValueCount: Int

  /// Creates limits; the defaults are far above any document that people write.
  ///
  /// - Parameters:
  ///   - maximumDepth: 512. Parsing needs no stack, whatever the limit; recursion over the values does.
  ///   - maximumByteCount: 256 MiB.
  ///   - maximumValueCount: 2²⁶, which takes a gibibyte of memory.
  package init(maximumDepth: Int = 512, maximumByteCount: Int = 1 << 28, maximumValueCount: Int = 1 << 26) {
    self.maximumDepth = maximumDepth
    self.maximumByteCount = maximumByteCount
    self.maximumValueCount = maximumValueCount
  }

  /// The greatest length that offsets allow: they are kept in 32 bits, and are `Int`s on machines of 32 bits too.
  var byteCount: Int { min(maximumByteCount, Int(Int32.max)) }

  /// The most nodes: one for each value and each key, and one for each object of many members.
  var nodeCount: Int { 3 * min(max(0, maximumValueCount), 1 << 28) + 2 }
}

/// The treatment of a key that an object has twice.
///
/// RFC 8259, §4, calls the behaviour of such documents unpredictable. Keys are equal if their unescaped characters are;
/// nothing is normalised.
package enum JSONDuplicateKeys: Sendable, Hashable {
  /// The document is refused.
  case refuse
  /// The last occurrence counts, as in JavaScript; earlier ones are ignored.
  case last
}
