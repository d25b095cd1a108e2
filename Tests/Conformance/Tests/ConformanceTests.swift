import ConformanceAnswers
import FoundationEssentials
import Testing

/// The library against the files of the conformance suite, `Vectors/`.
@Suite struct ConformanceTests {
  static let vectors = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Vectors")

  @Test(arguments: ConformanceSubject.allCases) func answersAreTrue(of subject: ConformanceSubject) throws {
    let data = try Data(contentsOf: Self.vectors.appending(path: "\(subject.rawValue).json"))
    let file = try ConformanceFile(parsing: Array(data))
    #expect(file.subject == subject.rawValue)
    for report in ConformanceSubject.reports(on: file) {
      #expect(report.failures.isEmpty, "\(subject.rawValue), \(report.failures.prefix(20).joined(separator: "\n"))")
      #expect(report.rowCount > 0 || !report.unanswered.isEmpty, "\(report.question) has no rows")
    }
  }

  @Test func everyFileIsASubject() throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: Self.vectors.path)
      .filter { $0.hasSuffix(".json") && $0 != "schema.json" }.map { String($0.dropLast(5)) }
    #expect(names.sorted() == ConformanceSubject.allCases.map(\.rawValue).sorted())
  }
}
