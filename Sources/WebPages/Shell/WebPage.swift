/// An HTML page that needs no other file: the shell, in the common theme, with the content of one page.
struct WebPage {
  /// The title, as plain text.
  let title: String
  /// The style rules of the page, which follow the rules of the theme.
  let styleSheet: [UInt8]
  /// The elements of the body.
  let body: String
  /// The script that runs when the body is there; `nil` for none.
  let script: [UInt8]?

  /// The page as text; the same content gives the same bytes.
  var html: String {
    let theme = String(decoding: PackageResources.theme_css, as: UTF8.self)
    let script = script.map { "\n" + String(decoding: $0, as: UTF8.self) }
    return Template(PackageResources.shell_html).filled(with: [
      "title": title.escapedForHTML,
      // Only this script runs, whatever else gets into the page.
      "script-policy": script.map { "'sha256-\(SHA256(of: $0.utf8).base64)'" } ?? "'none'",
      "style": theme + String(decoding: styleSheet, as: UTF8.self),
      "body": body,
      "script": script.map { "<script>\($0)</script>\n" } ?? "",
    ])
  }
}

/// A file of HTML with slots, `{{name}}`, for values.
///
/// A slot that fills its line takes any number of lines; an empty value leaves no empty line behind. `Scripts/build/web.py`
/// fills the same slots.
struct Template {
  private let text: String

  init(_ file: [UInt8]) {
    text = String(decoding: file, as: UTF8.self)
  }

  /// The text with a value in each slot; values are markup, and slots within them are not filled.
  ///
  /// Traps if a slot has no value.
  func filled(with values: [String: String]) -> String {
    var result = ""
    for line in text.split(whereSeparator: \.isNewline) {
      let pieces = line.split(separator: "{{", omittingEmptySubsequences: false)
      result += pieces[0]
      var isEmptySlot = false
      for piece in pieces.dropFirst() {
        let ends = piece.split(separator: "}}", maxSplits: 1, omittingEmptySubsequences: false)
        guard ends.count == 2, let value = values[String(ends[0])] else {
          fatalError("Template: no value for \(piece)")
        }
        result += value
        result += ends[1]
        isEmptySlot = value.isEmpty && line.utf8.count == ends[0].utf8.count + 4
      }
      if !isEmptySlot && result.utf8.last != UInt8(ascii: "\n") { result += "\n" }
    }
    return result
  }
}

extension Sequence<UInt8> {
  /// A JSON document for an element of a page: nothing in the document ends the element.
  var escapedInScript: [UInt8] {
    var escaped: [UInt8] = []
    for byte in self {
      // In JSON this character occurs only in strings.
      if byte == UInt8(ascii: "<") { escaped += #"\u003c"#.utf8 } else { escaped.append(byte) }
    }
    return escaped
  }
}

extension String {
  /// The text for an HTML page, both in an element and in an attribute.
  ///
  /// White space becomes blanks, and characters that HTML does not allow become U+FFFD, the replacement character.
  var escapedForHTML: String {
    unicodeScalars.reduce(into: "") { text, scalar in
      switch scalar {
      case "&": text += "&amp;"
      case "<": text += "&lt;"
      case ">": text += "&gt;"
      case "\"": text += "&quot;"
      case "\t", "\n", "\r": text += " "
      case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{FFFE}", "\u{FFFF}": text += "\u{FFFD}"
      default: text.unicodeScalars.append(scalar)
      }
    }
  }
}
