/// A part of a container that is not used.
public struct LottieContainerWarning: Sendable, Hashable {
  /// The path of the part in the archive.
  public let path: String
  /// What becomes of the part, in a sentence.
  public let explanation: String
}

extension LottieContainerWarning: CustomStringConvertible {
  /// One line: the path and what becomes of the part.
  public var description: String { "\(path): \(explanation)" }
}
