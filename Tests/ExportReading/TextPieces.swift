/// Pieces of a text, for readers of formats.
extension String {
  package var lines: [String] { split(separator: "\n").map(String.init) }

  package var words: [String] { split { $0 == " " || $0 == ";" }.map(String.init) }

  package func line(with part: String) -> String? { lines.first { $0.contains(part) } }

  /// The text behind the first occurrence of one part and before another.
  package func between(_ start: String, _ end: String) -> String? { pieces(between: start, and: end).first }

  /// The texts behind each occurrence of one part and before another; the rest of the text without the latter.
  package func pieces(between start: String, and end: String) -> [String] {
    var pieces: [String] = []
    var rest = self[...]
    while let first = rest.firstRange(of: start) {
      rest = rest[first.upperBound...]
      let last = rest.firstRange(of: end)
      pieces.append(String(rest[..<(last?.lowerBound ?? rest.endIndex)]))
      rest = rest[(last?.upperBound ?? rest.endIndex)...]
    }
    return pieces
  }

  /// All numbers, in order; digits of a word such as x1 are none.
  package var numbers: [Double] {
    var numbers: [Double] = []
    var (digits, isWord) = ("", false)
    for character in self + " " {
      if character.isNumber || character == "." || character == "-"
        || (character == "e" && digits.last?.isNumber == true) || (character == "+" && digits.last == "e")
      {
        if !isWord { digits.append(character) }
        continue
      }
      if let number = Double(digits) { numbers.append(number) }
      digits = ""
      isWord = character.isLetter
    }
    return numbers
  }
}
