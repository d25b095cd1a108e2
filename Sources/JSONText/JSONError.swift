/// The reason why a text is not an allowed document: a place, the expected text and the found text.
public struct JSONError: Error, Sendable, Hashable {
  /// The place of the problem.
  public let place: JSONPlace
  /// The problem.
  public let problem: JSONProblem

  init(_ problem: JSONProblem, at place: JSONPlace) {
    self.place = place
    self.problem = problem
  }
}

extension JSONError: CustomStringConvertible {
  /// One line, such as `line 3, column 14: expected ',' or '}', found '"'`.
  public var description: String { "\(place): \(problem)" }
}
