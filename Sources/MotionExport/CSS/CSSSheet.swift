/// The text of a style sheet, with or without blanks.
struct CSSSheet {
  let isMinified: Bool
  private(set) var text = ""
  private var depth = 0

  init(isMinified: Bool) { self.isMinified = isMinified }

  /// Adds a line unchanged.
  mutating func add(_ line: String) { text += indent + line + "\n" }

  /// Opens a block.
  mutating func open(_ head: String) {
    text += isMinified ? Self.minified(head) + "{" : indent + head + " {\n"
    depth += 1
  }

  /// Closes a block.
  mutating func close() {
    depth -= 1
    text += isMinified ? "}" : indent + "}\n"
    if isMinified && depth == 0 { text += "\n" }
  }

  /// Adds a block of declarations.
  mutating func add(rule declarations: [String], for selector: String = ":root") {
    open(selector)
    if isMinified {
      text += declarations.map(Self.minified).joined(separator: ";")
    } else {
      for declaration in declarations { add(declaration + ";") }
    }
    close()
  }

  private var indent: String { isMinified ? "" : String(repeating: "  ", count: depth) }

  /// A declaration or a condition without unnecessary blanks.
  static func minified(_ text: String) -> String {
    var last: Character = " "
    return String(
      text.filter { character in
        defer { last = character }
        return character != " " || (last != ":" && last != ",")
      })
  }
}
