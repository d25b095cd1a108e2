/// An error in a text in the motion notation, with its column.
public struct NotationError: Error, Hashable, CustomStringConvertible {
  /// The column of the first character that does not fit, counted from 1 in Unicode scalars.
  public let column: Int
  /// The text that the notation expects there, in words.
  public let expected: String
  /// The text found there.
  public let found: String

  /// A sentence about a form of another system that the text nearly has; nil for any other text.
  public private(set) var hint: String?

  /// The word found, in lower case, and the words allowed there; both empty if no particular word was expected.
  private let word: String
  private let vocabulary: [String]

  /// Creates the error for an unexpected text at a column.
  package init(column: Int, expected: String, found: String) {
    self.init(column: column, expected: expected, found: found, word: "", vocabulary: [])
  }

  init(column: Int, expected: String, found: String, word: String, vocabulary: [String]) {
    self.column = column
    self.expected = expected
    self.found = found
    self.word = word
    self.vocabulary = vocabulary
  }

  /// The error with a hint.
  package func hinting(_ hint: String) -> NotationError {
    var error = self
    error.hint = hint
    return error
  }

  /// The word that was probably meant; nil if no allowed word is near.
  ///
  /// - Complexity: O(*n*) for *n* allowed words. The search happens here, because most errors are never shown.
  public var suggestion: String? { NearestWord.nearest(to: word, among: vocabulary) }

  /// One line: the column, the expectation, the text found, and the hint or the word that was probably meant.
  public var description: String {
    let advice = hint ?? suggestion.map { "did you mean '\($0)'?" }
    return "column \(column): expected \(expected), found \(found)" + (advice.map { "; \($0)" } ?? "")
  }
}
