import Testing

/// The findings of a check of laws: a sentence for each broken law, with the first input that shows it.
public struct Findings {
  /// The sentences; empty if all laws hold.
  public private(set) var sentences: [String] = []
  private var laws: Set<String> = []

  /// Notes that a law is broken, once for each law.
  mutating func note(_ law: String, _ example: @autoclosure () -> String) {
    guard laws.insert(law).inserted else { return }
    sentences.append("\(law): \(example())")
  }

  /// Adds the findings of another check.
  mutating func append(_ other: Findings) {
    sentences += other.sentences
  }

  /// Records an issue of the test for each sentence, at the call of the check.
  func record(about subject: some Any, at sourceLocation: SourceLocation) {
    for sentence in sentences {
      Issue.record("\(subject): \(sentence)", sourceLocation: sourceLocation)
    }
  }
}
