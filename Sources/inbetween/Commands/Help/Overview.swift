/// What `inbetween` prints without arguments: the commands, a line each.
enum Overview {
  /// A few words for each command, in the order of what people want.
  static let commands = [
    ("describe", "what a motion does, in a few numbers"), ("plot", "its picture: in the terminal, SVG, PNG or HTML"),
    ("sample", "its values as a table"), ("presets", "the motions that vendors have given names"),
    ("export", "a motion for CSS, SwiftUI, Android and others"),
    ("import", "motions of CSS, Android, SVG and Lottie"), ("fit", "the spring or curve nearest to a recording"),
    ("check", "whether a recording is a motion"), ("follow", "what a follower makes of a recording"),
    ("path", "a walk along SVG path data"), ("animate", "an animation document, as Core Animation shows it"),
    ("simulate", "springs and equations of motion"), ("effect", "animated effects: numbers, pictures, films"),
    ("lottie", "Lottie documents: facts, numbers, pictures"), ("explore", "a page to try motions by hand"),
    ("catalogue", "all that there is, as JSON"), ("completions", "completions for a shell"),
  ]

  static let text = """
    inbetween: numbers for motion

    inbetween MOTION        what it does, and its curve: snappy, a.css, heart.json
    inbetween COMMAND …

    \(commands.map { HelpRow($0, $1, indent: 2, column: 16).text }.joined(separator: "\n"))

    \(closing)

    """

  private static let closing = Wrapping.text(
    "inbetween help COMMAND has the details, help TOPIC the rest: \(HelpTopics.names.joined(separator: ", ")).")
}
