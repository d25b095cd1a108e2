/// The reason why a text is not an allowed document: a place, the expected text and the found text.
package struct JSONError: Error, Sendable, Hashable {
  /// The place of the problem.
  package let place: JSONPlace
  /// The problem.
  package let problem: JSONProblem

  init(_ problem: JSONProblem, at place: JSONPlace) {
    self.place = place
    self.problem = problem
  }
}

extension JSONError: CustomStringConvertible {
  /// One line, such as `line 3, column 14: expected ',' or '}', found '"'`.
  package var description: String { "\(place): \(problem)" }
}
