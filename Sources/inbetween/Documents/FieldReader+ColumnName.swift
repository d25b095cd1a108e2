extension FieldReader {
  /// A text that can be in the name of a column.
  ///
  /// Column names stand in all formats of tables as they are: nothing in them may need an escape.
  func columnName(_ name: String) throws(CommandFailure) -> String {
    let text = try text(name)
    guard !text.isEmpty else { throw unexpected("''", in: name, "a text that is not empty") }
    guard text.unicodeScalars.allSatisfy(\.canBeInColumnName) else {
      let expectation = "a text without commas, tabs, quotation marks, backslashes and control characters"
      throw unexpected(text.quoted, in: name, expectation)
    }
    return text
  }
}

extension Unicode.Scalar {
  fileprivate var canBeInColumnName: Bool {
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: false
    default: self != "," && self != "\"" && self != "\\"
    }
  }
}
