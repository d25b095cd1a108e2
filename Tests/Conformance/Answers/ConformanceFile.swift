internal import JSONText

/// A subject of the suite: questions, and cases with the answers that are known to 25 digits.
///
/// `Vectors/README.md` describes the format.
package struct ConformanceFile: Sendable {
  /// The subject, which is the name of the file.
  package let subject: String
  /// The cases, in the order of the file.
  package let cases: [ConformanceCase]

  /// Reads a file of the suite.
  package init(parsing bytes: [UInt8]) throws(ConformanceError) {
    let document: JSONDocument
    do {
      document = try JSONDocument(parsing: bytes)
    } catch {
      throw ConformanceError(message: error.description)
    }
    let root = document.root
    guard let subject = root["subject"]?.string, let cases = root["cases"]?.elements else {
      throw ConformanceError(message: "a file has a subject and cases")
    }
    guard let exact = root["tolerances"]?["exact"]?.number else {
      throw ConformanceError(message: "a file has an exact tolerance")
    }
    self.subject = subject
    var read: [ConformanceCase] = []
    for element in cases {
      guard let name = element["question"]?.string, let question = root["questions"]?[name] else {
        throw ConformanceError(message: "\(element.place): a case names its question")
      }
      read.append(try ConformanceCase(element, of: question, named: name, exact: exact))
    }
    self.cases = read
  }
}

/// What the files or the answers lack; Embedded Swift has no type for any error.
package struct ConformanceError: Error, CustomStringConvertible {
  /// The sentence.
  package let message: String

  /// Creates an error with a sentence.
  package init(message: String) {
    self.message = message
  }

  /// The sentence.
  package var description: String { message }
}
