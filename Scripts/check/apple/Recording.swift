import Foundation

/// What one file of Vectors/apple says: a framework's answers to questions, with the system that gave them.
struct Recording {
  let subject: String
  let framework: String
  private var cases: [String] = []

  init(_ subject: String, framework: String) {
    (self.subject, self.framework) = (subject, framework)
  }

  /// Adds a case: inputs first, then answers in each row.
  mutating func add(_ question: String, _ given: KeyValuePairs<String, Given>, rows: [[Double]]) {
    let inputs = given.map { "\(quoted($0)): \($1.json)" }.joined(separator: ", ")
    let lines = rows.map { "      [" + $0.map(decimal).joined(separator: ", ") + "]" }.joined(separator: ",\n")
    cases.append("    {\"question\": \(quoted(question)), \"given\": {\(inputs)}, \"rows\": [\n\(lines)\n    ]}")
  }

  /// Writes SUBJECT.json into a folder, a row on each line.
  func write(into folder: URL) throws {
    let head = [
      ("subject", subject), ("framework", framework), ("system", ProcessInfo.processInfo.operatingSystemVersionString),
      ("processor", processor),
    ]
    let lines = head.map { "  \(quoted($0)): \(quoted($1)),\n" }.joined()
    let text = "{\n\(lines)  \"cases\": [\n\(cases.joined(separator: ",\n"))\n  ]\n}\n"
    try Data(text.utf8).write(to: folder.appendingPathComponent("\(subject).json"))
    print("\(subject): \(cases.count) cases")
  }
}

/// An input of a case.
enum Given: ExpressibleByFloatLiteral, ExpressibleByStringLiteral {
  case number(Double)
  case word(String)
  case list([Double])
  case points([[Double]])

  init(floatLiteral value: Double) { self = .number(value) }
  init(stringLiteral value: String) { self = .word(value) }

  var json: String {
    switch self {
    case .number(let value): decimal(value)
    case .word(let text): quoted(text)
    case .list(let values): "[" + values.map(decimal).joined(separator: ", ") + "]"
    case .points(let points): "[" + points.map { Given.list($0).json }.joined(separator: ", ") + "]"
    }
  }
}

/// The shortest decimal that reads back as the same double; JSON has no number for infinity.
private func decimal(_ value: Double) -> String {
  value.isFinite ? "\(value)" : quoted("\(value)")
}

/// The words of a recording need no escapes but those of a version's quotes.
private func quoted(_ text: String) -> String {
  "\"" + text.replacingOccurrences(of: "\"", with: "\\\"") + "\""
}

private var processor: String {
  #if arch(arm64)
    "arm64"
  #else
    "x86_64"
  #endif
}
