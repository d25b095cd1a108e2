/// The reason for which a document cannot be read: `'system.json': bodies[0].mass: missing`.
public struct DocumentError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The document, the place in it and the problem, with the parts of the text that it quotes as they stand, control
  /// characters included.
  public let description: String
}
