import ArgumentParser

/// A subject on which there is help, as a subcommand: `inbetween help tables`, or `inbetween tables`.
///
/// The help of a command fits one screen. What several commands share, and what is long, is a topic.
protocol HelpTopic: ParsableCommand {}

extension HelpTopic {
  func run() throws {
    let configuration = Self.configuration
    try Output.write(Wrapping.text(configuration.discussion) + "\n", to: nil)
  }
}

/// Breaks prose into lines of 80 characters.
enum Wrapping {
  /// A text whose lines are paragraphs; those that are indented stay.
  static func text(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      line.hasPrefix(" ") ? String(line) : paragraph(line)
    }.joined(separator: "\n")
  }

  private static func paragraph(_ text: Substring) -> String {
    var lines = [""]
    for word in text.split(separator: " ") {
      let last = lines[lines.count - 1]
      if last.isEmpty {
        lines[lines.count - 1] = String(word)
      } else if last.count + 1 + word.count <= 80 {
        lines[lines.count - 1] += " " + word
      } else {
        lines.append(String(word))
      }
    }
    return lines.joined(separator: "\n")
  }
}
