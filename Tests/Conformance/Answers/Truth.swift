internal import JSONText

/// A true answer.
package indirect enum Truth: Sendable {
  /// It does not exist.
  case none
  /// A number.
  case number(ExactNumber)
  /// Numbers in their order, such as crossings or the coordinates of a point.
  case list([Truth])
  /// A word, or a truth value as `true` and `false`.
  case word(String)

  init(_ value: JSONValue) throws(ConformanceError) {
    switch value.content {
    case .null: self = .none
    case .string(let text):
      if let number = ExactNumber(text) { self = .number(number) } else { self = .word(text) }
    case .array(let elements):
      var list: [Truth] = []
      for element in elements { list.append(try Truth(element)) }
      self = .list(list)
    case .bool(let isTrue): self = .word(isTrue ? "true" : "false")
    case .number, .object:
      throw ConformanceError(message: "\(value.place): an answer is a decimal text, a word, null or a list of these")
    }
  }
}

extension Truth {
  /// The truth in words, for messages; numbers to the digits of a double.
  package var text: String {
    switch self {
    case .none: return "nothing"
    case .number(let exact): return exact.high.description
    case .word(let word): return word
    case .list(let truths): return "[" + truths.map { $0.text }.joined(separator: ", ") + "]"
    }
  }
}
