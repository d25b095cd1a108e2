/// The reason for which a container cannot be read.
public struct LottieContainerError: Error, Sendable, Hashable {
  /// The kind of the problem.
  public enum Problem: Sendable, Hashable, CaseIterable {
    /// The bytes are damaged, or end too early.
    case damaged
    /// A limit is exceeded.
    case tooLarge
    /// The container is encrypted.
    case encrypted
    /// The container uses a part of its format that is not read, such as another method of compression.
    case unsupported
    /// A path would lead out of the archive.
    case unsafePath
    /// Two entries have the same path.
    case duplicatePath
    /// There is no animation or theme of the name, or none at all.
    case missing
    /// A document in the container cannot be read as what it is.
    case invalidDocument
  }

  /// The kind of the problem.
  public let problem: Problem
  /// The path of the entry in the archive; empty for the container as a whole.
  public let path: String
  /// The problem, in one line.
  public let reason: String

  init(_ problem: Problem, _ reason: String, at path: String = "") {
    self.problem = problem
    self.path = path
    self.reason = reason
  }
}

extension LottieContainerError: CustomStringConvertible {
  /// One line: the path and the problem.
  public var description: String { path.isEmpty ? reason : "\(path): \(reason)" }
}
