package import JSONText

/// A question with what is given, and a row for each input with the true answer.
package struct ConformanceCase: Sendable {
  /// The name.
  package let name: String
  /// The name of the question.
  package let question: String
  /// What is given, by name.
  package let given: Given
  /// The error that a careful implementation keeps, relative to the scale or to the answer if that is larger.
  package let exact: Double
  /// The scale of errors.
  package let scale: Double
  /// The inputs and their answers.
  package let rows: [Row]

  /// A row: what is asked for, and the true answer.
  package struct Row: Sendable {
    private let inputs: JSONValue
    /// The answer.
    package let truth: Truth

    init(_ value: JSONValue, inputCount: Int) throws(ConformanceError) {
      guard let answer = value[inputCount] else {
        throw ConformanceError(message: "\(value.place): a row has an answer")
      }
      inputs = value
      truth = try Truth(answer)
    }

    /// An input by its index, as it stands.
    package func input(_ index: Int) throws(ConformanceError) -> JSONValue {
      guard let value = inputs[index] else { throw ConformanceError(message: "\(inputs.place): no input \(index)") }
      return value
    }

    /// An input that is a number.
    package func number(_ index: Int = 0) throws(ConformanceError) -> Double {
      try Given.number(inputs[index], "input \(index)", at: inputs)
    }

    /// The place in the file, for messages.
    package var place: String { "line \(inputs.place.line)" }
  }

  /// Reads a case.
  init(_ value: JSONValue, of question: JSONValue, named questionName: String, exact: Double) throws(ConformanceError) {
    guard let name = value["name"]?.string, let given = value["given"], let rows = value["rows"]?.elements else {
      throw ConformanceError(message: "\(value.place): a case has a name, what is given, and rows")
    }
    self.name = name
    self.question = questionName
    self.given = Given(value: given)
    self.exact = value["exact"]?.number ?? question["exact"]?.number ?? exact
    scale = value["scale"]?.number ?? 1
    var read: [Row] = []
    for row in rows { read.append(try Row(row, inputCount: question["at"]?.elements?.count ?? 1)) }
    self.rows = read
  }

  /// The first input of each row.
  package func numbers() throws(ConformanceError) -> [Double] {
    var numbers: [Double] = []
    for row in rows { numbers.append(try row.number()) }
    return numbers
  }
}
