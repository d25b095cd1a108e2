/// A text in JSON, read: RFC 8259 to the letter, no comments, no trailing commas, no other words.
///
/// ```swift
/// let document = try JSONDocument(parsing: #"{"bodies": [{"mass": 2}]}"#)
/// for body in document.root["bodies"]?.elements ?? [] { print(body["mass"]?.number ?? 1, body.place) }
/// ```
///
/// The text is kept, and beside it a flat list of what is where: a value is a place in that list, and making, copying
/// and walking values makes no objects. Texts are decoded when they are asked for. Everything that is wrong with a
/// document is found when it is read.
///
/// *Time*: proportional to the text, whatever it holds; the keys of an object of more than 16 are sorted, n·log n.
/// Nesting uses no stack. *Numbers* are the nearest doubles, ties to even, to the last bit.
///
/// Source: T. Bray, *The JavaScript Object Notation (JSON) Data Interchange Format*, RFC 8259, 2017.
public struct JSONDocument: Sendable {
  let storage: JSONStorage

  /// Reads a document.
  ///
  /// - Parameters:
  ///   - bytes: text in UTF-8, with or without a byte order mark.
  ///   - limits: how large it may be.
  ///   - duplicateKeys: what is done about a key that an object has twice.
  /// - Throws: ``JSONError`` with the first problem and its place; a key that is there twice is found at its object's end.
  public init(
    parsing bytes: [UInt8], limits: JSONLimits = JSONLimits(), duplicateKeys: JSONDuplicateKeys = .refuse
  ) throws(JSONError) {
    var parser = JSONParser(limits: limits, duplicateKeys: duplicateKeys)
    do throws(JSONFlaw) {
      try parser.readDocument(bytes.span)
    } catch {
      throw parser.error(for: error, in: bytes)
    }
    storage = JSONStorage(bytes: bytes, nodes: parser.nodes, order: parser.order)
  }

  /// Reads a document from a string.
  ///
  /// - Throws: ``JSONError``, as for bytes.
  public init(
    parsing text: String, limits: JSONLimits = JSONLimits(), duplicateKeys: JSONDuplicateKeys = .refuse
  ) throws(JSONError) {
    try self.init(parsing: Array(text.utf8), limits: limits, duplicateKeys: duplicateKeys)
  }

  /// The value that the document is.
  public var root: JSONValue { JSONValue(storage: storage, node: 0) }
}
