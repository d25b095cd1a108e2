/// The comparison of a question's answers with the truth.
package struct QuestionReport: Sendable {
  /// The question.
  package let question: String
  /// The number of rows that were compared.
  package private(set) var rowCount = 0
  /// The greatest error as a part of what is allowed, its size relative to the scale, and its place.
  package private(set) var worst = (part: 0.0, error: 0.0, place: "")
  /// The number of answers whose bits are promised, and their hash.
  package private(set) var sameBits = (count: 0, hash: UInt64(0xcbf2_9ce4_8422_2325))
  /// The rows with greater errors than the file allows or the library promises.
  package private(set) var failures: [String] = []
  /// Why cases were not answered.
  package private(set) var unanswered: [String] = []

  /// Creates an empty report.
  init(question: String) {
    self.question = question
  }

  /// Notes the answers to a case.
  mutating func note(_ answers: Answers, to test: ConformanceCase) {
    switch answers {
    case .unanswered(let reason): leaveOut(reason)
    case .given(let answers, let bound, let hasSameBits):
      guard answers.count == test.rows.count else { return fail("\(test.name): \(answers.count) answers") }
      for (answer, row) in zip(answers, test.rows) {
        if case .unanswered(let reason) = answer {
          leaveOut(reason)
          continue
        }
        note(answer, to: row, of: test, within: min(bound, test.exact))
        if hasSameBits { noteBits(of: answer) }
      }
    }
  }

  /// Notes that a case was refused.
  mutating func fail(_ message: String) {
    failures.append("\(question), \(message)")
  }

  private mutating func leaveOut(_ reason: String) {
    if !unanswered.contains(where: { $0 == reason }) { unanswered.append(reason) }
  }

  private mutating func note(
    _ answer: Answer, to row: ConformanceCase.Row, of test: ConformanceCase, within bound: Double
  ) {
    rowCount += 1
    let error = answer.error(from: row.truth, scale: test.scale)
    let part = error == 0 ? 0 : error / bound
    if part > worst.part { worst = (part, error, "\(test.name), \(row.place)") }
    if !(part <= 1) {
      fail("\(test.name), \(row.place): \(answer.text) instead of \(row.truth.text), off by \(error), not \(bound)")
    }
  }

  private mutating func noteBits(of answer: Answer) {
    var sameBits = self.sameBits
    answer.forEachNumber { number in
      sameBits.count += 1
      sameBits.hash = (sameBits.hash ^ number.bitPattern) &* 0x100_0000_01b3
    }
    self.sameBits = sameBits
  }
}

extension QuestionReport {
  /// The report as lines, for programs that compare it: its numbers, then what failed and what is not answered.
  package var lines: [String] {
    let hash = String(sameBits.hash, radix: 16)
    return ["asked \(question) \(rowCount) \(worst.error) \(sameBits.count) \(hash)"]
      + failures.map { "failed \($0)" } + unanswered.map { "unanswered \(question): \($0)" }
  }
}
