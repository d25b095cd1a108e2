/// The library's answer to a row.
package indirect enum Answer: Sendable {
  /// There is no such thing.
  case none
  /// A number.
  case number(Double)
  /// Numbers in their order.
  case list([Answer])
  /// A word, or a truth value as `true` and `false`.
  case word(String)
  /// The library answers no such question, for this reason.
  case unanswered(String)

  /// Creates an answer of a number that there may not be.
  package init(_ number: Double?) {
    if let number { self = .number(number) } else { self = .none }
  }

  /// Creates an answer of several numbers.
  package init(_ numbers: [Double]) {
    self = .list(numbers.map { .number($0) })
  }

  /// Creates an answer of the coordinates of a point.
  package init(coordinates point: SIMD2<Double>) {
    self.init([point.x, point.y])
  }

  /// The error against the truth, relative to the scale or to the truth if that is larger; infinite for an answer of
  /// another kind.
  package func error(from truth: Truth, scale: Double) -> Double {
    switch (self, truth) {
    case (.none, .none): return 0
    case (.number(let number), .number(let exact)): return exact.error(of: number, scale: scale)
    case (.word(let word), .word(let expected)): return word == expected ? 0 : .infinity
    case (.list(let answers), .list(let truths)):
      guard answers.count == truths.count else { return .infinity }
      var worst = 0.0
      for (answer, truth) in zip(answers, truths) { worst = max(worst, answer.error(from: truth, scale: scale)) }
      return worst
    default: return .infinity
    }
  }

  /// The answer in words, with the shortest decimals.
  package var text: String {
    switch self {
    case .none: return "nothing"
    case .number(let number): return number.description
    case .word(let word): return word
    case .unanswered(let reason): return "no answer: \(reason)"
    case .list(let answers): return "[" + answers.map { $0.text }.joined(separator: ", ") + "]"
    }
  }

  /// Calls a function with each number, in order.
  package func forEachNumber(_ body: (Double) -> Void) {
    switch self {
    case .number(let number): body(number)
    case .list(let answers): for answer in answers { answer.forEachNumber(body) }
    case .none, .word, .unanswered: break
    }
  }
}

/// The answers to the rows of a case, or the reason why the library has none.
package enum Answers: Sendable {
  /// One answer for each row.
  ///
  /// The bound is the error that the library promises where that is less than what the file asks for. If `sameBits`, it
  /// promises the same bits on every system.
  case given([Answer], bound: Double, sameBits: Bool)
  /// The library answers no such question, for this reason.
  case unanswered(String)

  /// Answers each row with a function of the row.
  package init(
    rows test: ConformanceCase, within bound: Double = .infinity, sameBits: Bool = false,
    _ answer: (ConformanceCase.Row) throws(ConformanceError) -> Answer
  ) throws(ConformanceError) {
    var answers: [Answer] = []
    for row in test.rows { answers.append(try answer(row)) }
    self = .given(answers, bound: bound, sameBits: sameBits)
  }

  /// Answers each row with a function of its first input.
  package init(
    _ test: ConformanceCase, within bound: Double = .infinity, sameBits: Bool = false,
    _ answer: (Double) throws(ConformanceError) -> Answer
  ) throws(ConformanceError) {
    var answers: [Answer] = []
    for number in try test.numbers() { answers.append(try answer(number)) }
    self = .given(answers, bound: bound, sameBits: sameBits)
  }

  /// Answers each row with a function of its first input that is a number.
  package init(
    numbers test: ConformanceCase, within bound: Double = .infinity, sameBits: Bool = false,
    _ answer: (Double) -> Double?
  ) throws(ConformanceError) {
    var answers: [Answer] = []
    for number in try test.numbers() { answers.append(Answer(answer(number))) }
    self = .given(answers, bound: bound, sameBits: sameBits)
  }
}
