/// The reason for which a document is no Lottie animation.
///
/// Only parsing throws. Other problems of a document are drawn as well as possible, and named in a ``LottieWarning``.
public struct LottieError: Error, Sendable, Hashable {
  /// The place in the document as a JSON pointer (RFC 6901); empty for the document as a whole.
  public let pointer: String
  /// The problem, in one line.
  public let reason: String

  init(_ reason: String, at pointer: String = "") {
    self.reason = reason
    self.pointer = pointer
  }
}

extension LottieError: CustomStringConvertible {
  /// One line: the place and the problem.
  public var description: String { pointer.isEmpty ? reason : "\(pointer): \(reason)" }
}
