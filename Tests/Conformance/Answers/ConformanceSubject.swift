/// The subjects of the suite, by the names of their files.
package enum ConformanceSubject: String, CaseIterable, Sendable {
  case colours
  case cubicBezier = "cubic-bezier"
  case dampedOscillation = "damped-oscillation"
  case decay
  case filters
  case keyframes
  case mediaTiming = "media-timing"
  case paths
  case retargeting
  case rotations
  case settling
  case springParameters = "spring-parameters"
  case springs
  case timingFunctions = "timing-functions"
  case trajectories

  /// The library's answers to a case.
  ///
  /// - Throws: ``ConformanceError`` for a question that nobody here answers, and for what a case should have given.
  func answers(to test: ConformanceCase) throws(ConformanceError) -> Answers {
    switch self {
    case .colours: try Colours.answers(to: test)
    case .cubicBezier: try CubicBeziers.answers(to: test)
    case .dampedOscillation: try DampedOscillations.answers(to: test)
    case .decay: try Decays.answers(to: test)
    case .filters: try Filters.answers(to: test)
    case .keyframes: try Keyframes.answers(to: test)
    case .mediaTiming: try MediaTimings.answers(to: test)
    case .paths: try Paths.answers(to: test)
    case .retargeting: try Retargeting.answers(to: test)
    case .rotations: try Rotations.answers(to: test)
    case .settling: try Settling.answers(to: test)
    case .springParameters: try SpringParameters.answers(to: test)
    case .springs: try Springs.answers(to: test)
    case .timingFunctions: try TimingFunctions.answers(to: test)
    case .trajectories: try Trajectories.answers(to: test)
    }
  }

  /// Compares the library's answers with a file, question by question.
  package static func reports(on file: ConformanceFile) -> [QuestionReport] {
    var reports: [QuestionReport] = []
    for test in file.cases {
      let index = reports.firstIndex { $0.question == test.question } ?? reports.count
      if index == reports.count { reports.append(QuestionReport(question: test.question)) }
      do throws(ConformanceError) {
        guard let subject = ConformanceSubject(rawValue: file.subject) else {
          throw ConformanceError(message: "nobody answers \(file.subject)")
        }
        reports[index].note(try subject.answers(to: test), to: test)
      } catch {
        reports[index].fail("\(test.name): \(error.message)")
      }
    }
    return reports
  }
}

extension ConformanceError {
  /// The error for a question without an answer.
  static func unknownQuestion(_ test: ConformanceCase) -> ConformanceError {
    ConformanceError(message: "no answer to the question \(test.question)")
  }
}
