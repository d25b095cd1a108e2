/// A parsed JSON text: RFC 8259 to the letter, without comments, trailing commas or other words.
///
/// ```swift
/// let document = try JSONDocument(parsing: #"{"bodies": [{"mass": 2}]}"#)
/// for body in document.root["bodies"]?.elements ?? [] { print(body["mass"]?.number ?? 1, body.place) }
/// ```
///
/// A document keeps its text and a flat list of its values: a value is an index into that list, and making, copying
/// and walking values allocates no objects. Strings are decoded on access. All errors of a
/// document are found when it is parsed.
///
/// *Time*: proportional to the text, whatever it holds. The keys of an object with more than 16 members are sorted, in
/// n·log n. Nesting uses no stack. *Numbers* are the nearest doubles, ties to even, to the last bit.
///
/// Source: T. Bray, *The JavaScript Object Notation (JSON) Data Interchange Format*, RFC 8259, 2017.
package struct JSONDocument: Sendable {
  let storage: JSONStorage

  /// Parses a document.
  ///
  /// - Parameters:
  ///   - bytes: text in UTF-8, with or without a byte order mark.
  ///   - limits: the limits of its size.
  ///   - duplicateKeys: the treatment of duplicate keys.
  /// - Throws: ``JSONError`` with the first problem and its place; a duplicate key is found at its object's end.
  package init(
    parsing bytes: [UInt8], limits: JSONLimits = JSONLimits(), duplicateKeys: JSONDuplicateKeys = .refuse
  ) throws(JSONError) {
    var parser = JSONParser(limits: limits, duplicateKeys: duplicateKeys)
    let capacity = JSONParser.greatestNodeCount(of: bytes.span, limits)
    let nodes = try [JSONNode](capacity: capacity) { (nodes: inout OutputSpan<JSONNode>) throws(JSONError) in
      do throws(JSONParsingError) {
        try parser.readDocument(bytes.span, into: &nodes)
      } catch {
        throw parser.error(for: error, in: bytes, &nodes)
      }
    }
    storage = JSONStorage(bytes: bytes, nodes: nodes, order: parser.order)
  }

  /// Parses a document from a string.
  ///
  /// - Throws: ``JSONError``, as for bytes.
  package init(
    parsing text: String, limits: JSONLimits = JSONLimits(), duplicateKeys: JSONDuplicateKeys = .refuse
  ) throws(JSONError) {
    try self.init(parsing: Array(text.utf8), limits: limits, duplicateKeys: duplicateKeys)
  }

  /// The value of the whole document.
  package var root: JSONValue { JSONValue(storage: storage, node: 0) }
}
