/// A writer of indented XML into a buffer of UTF-8.
struct XMLWriter {
  private(set) var bytes: [UInt8] = []
  private var depth = 0
  /// The number of elements around the current place in which line breaks would be part of a text.
  private var textDepth = 0

  private var isInText: Bool { textDepth > 0 }

  /// Begins a tag; its attributes follow, then `endEmptyTag`, `endTag` or `beginContent`.
  mutating func beginTag(_ name: String) {
    appendIndentation()
    append("<")
    append(name)
  }

  /// Ends a tag that has no content.
  mutating func endEmptyTag() {
    append("/>")
    appendLineFeed()
  }

  /// Ends the tag `name`, which holds text alone.
  mutating func endTag(_ name: String, text: String) {
    append(">")
    appendEscaped(text)
    append("</")
    append(name)
    append(">")
    appendLineFeed()
  }

  /// Ends the tag of an element that holds elements; these follow, then `endElement`.
  ///
  /// Elements in text are written without line breaks, which would become part of the text.
  mutating func beginContent(isText: Bool = false) {
    append(">")
    if isText || isInText { textDepth += 1 }
    appendLineFeed()
    depth += 1
  }

  /// Writes the closing tag that belongs to `beginContent`, for an element that holds text after its elements.
  mutating func endElement(_ name: String, text: String) {
    depth -= 1
    appendEscaped(text)
    append("</")
    append(name)
    append(">")
    textDepth = max(0, textDepth - 1)
    appendLineFeed()
  }

  /// Writes the closing tag that belongs to `beginContent`.
  mutating func endElement(_ name: String) {
    depth -= 1
    appendIndentation()
    append("</")
    append(name)
    append(">\n")
  }

  /// Adds an attribute whose value is text.
  mutating func attribute(_ name: String, _ value: String) {
    beginAttribute(name)
    appendEscaped(value)
    append("\"")
  }

  /// Adds an attribute whose value `write` appends to the buffer; the value must not need escaping.
  mutating func attribute(_ name: String, write: (inout [UInt8]) -> Void) {
    beginAttribute(name)
    write(&bytes)
    append("\"")
  }

  private mutating func beginAttribute(_ name: String) {
    append(" ")
    append(name)
    append("=\"")
  }

  private mutating func appendIndentation() {
    guard !isInText else { return }
    for _ in 0..<depth { append("  ") }
  }

  private mutating func appendLineFeed() {
    if !isInText { append("\n") }
  }

  private mutating func append(_ text: String) {
    bytes.append(contentsOf: text.utf8)
  }

  /// Appends text so that a parser reads back the same text, in an element as in an attribute.
  ///
  /// White space other than blanks becomes a reference, because parsers normalise it.
  /// Characters that XML 1.0 forbids even as references become U+FFFD, the replacement character.
  private mutating func appendEscaped(_ text: String) {
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": append("&amp;")
      case "<": append("&lt;")
      case ">": append("&gt;")
      case "\"": append("&quot;")
      case "\t": append("&#9;")
      case "\n": append("&#10;")
      case "\r": append("&#13;")
      case "\u{0}"..."\u{1F}", "\u{FFFE}", "\u{FFFF}": append("\u{FFFD}")
      default: bytes.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
      }
    }
  }
}
