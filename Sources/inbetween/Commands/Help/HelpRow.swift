/// A row of a table in a help text: a word, and its explanation in a column beside it.
struct HelpRow {
  let text: String

  /// Breaks the explanation at the width of a help text, 80 characters.
  init(_ word: String, _ explanation: String, indent: Int, column: Int) {
    var lines = [String(repeating: " ", count: indent) + word]
    // A long word has its explanation on the next line.
    if lines[0].count + 2 > column && !explanation.isEmpty { lines.append("") }
    var isAtColumn = true
    for part in explanation.split(separator: " ") {
      let last = lines.count - 1
      if !isAtColumn && lines[last].count + 1 + part.count > 80 {
        lines.append("")
        isAtColumn = true
      }
      let end = lines.count - 1
      lines[end] += isAtColumn ? String(repeating: " ", count: max(0, column - lines[end].count)) : " "
      lines[end] += part
      isAtColumn = false
    }
    text = lines.joined(separator: "\n")
  }
}
