import ArgumentParser
import MotionExport
import MotionNumerics

/// A wrong command line: the message of swift-argument-parser in one line, with more helpful suggestions.
struct UsageError {
  private let error: any Error

  init(_ error: any Error) {
    self.error = error
  }

  /// Prints the message with its usage lines, and ends the process.
  func exit() -> Never {
    try? FileDescriptor.standardError.put(Array((text + "\n").utf8))
    System.terminate(with: InbetweenCommand.exitCode(for: error).rawValue)
  }

  /// The message for a word of `help` that is no subcommand; nil if there is none.
  static func wrongSubcommand(in words: [String]) -> String? { Call(words).wrongSubcommand }

  private var text: String {
    let words = Array(CommandLine.arguments.dropFirst())
    let call = Call(words)
    if let message = call.wrongSubcommand { return message }
    let text = Self.withWords(InbetweenCommand.fullMessage(for: error), of: words)
    return Self.withQuotation(Self.withSuggestion(text, for: call.help))
  }

  // MARK: Options

  /// The message with another suggestion for an unknown option: from ``Habits``, a near one, or none.
  private static func withSuggestion(_ text: String, for help: String) -> String {
    let pattern = /Unknown option '(-*)([^']*)'(\. Did you mean '-*([^']*)'\?)?/
    guard let match = text.firstMatch(of: pattern) else { return text }
    let option = String(match.2.prefix { $0 != "=" })
    // A person who types one hyphen reads one.
    let isShort = CommandLine.arguments.contains { $0.prefix { $0 != "=" } == "-\(option)" }
    var message = "Unknown option '\(isShort ? "-" : "--")\(option)'."
    let answers = Habits.options[option.lowercased()] ?? []
    if let answer = answers.first(where: { !$0.hasPrefix("-") || help.hasOption($0) }) {
      message += answer.hasPrefix("-") ? " Did you mean '\(answer)'?" : " \(answer)"
    } else if let near = match.4, NearestWord.nearest(to: option, among: [String(near)]) != nil {
      message += " Did you mean '--\(near)'?"
    }
    return text.replacingCharacters(in: match.range, with: message)
  }

  // MARK: Words

  /// The message about words too many, with the reason that they mostly have.
  private static func withQuotation(_ text: String) -> String {
    guard let match = text.firstMatch(of: /([0-9]+ unexpected arguments:|Unexpected argument) [^\n]*/) else {
      return text
    }
    let hint = ". A motion of several words stands in quotation marks: 'ease 300ms'."
    return text.replacingCharacters(in: match.range, with: match.0 + hint)
  }

  /// The message with a word that is none of those that are allowed, in one line.
  private static func withWords(_ text: String, of call: [String]) -> String {
    let pattern =
      /The value '([^']*)' is invalid for '([^']*)'\. Please provide one of ([^:\n]*\.|the following:(\n  - \S+)+)/
    guard let match = text.firstMatch(of: pattern) else { return text }
    let word = String(match.1)
    let allowed =
      match.3.hasPrefix("the")
      ? match.3.split(separator: "\n  - ").dropFirst().map(String.init)
      : match.3.split(separator: "'").enumerated().filter { $0.offset % 2 == 0 }.map { String($0.element) }
    let start = "The value '\(word)' is invalid for '\(match.2)'."
    let habit = Habits.words[word.lowercased()]
    let hint =
      if let habit, let first = habit.split(separator: " ").first, allowed.contains(String(first)) {
        "Did you mean '\(habit)'?"
      } else if let habit, habit.hasSuffix("."), match.2 == "<target>" || match.2 == "<kind>" {
        habit
      } else if let later = call.drop(while: { $0 != word }).dropFirst().first(where: allowed.contains) {
        "'\(later)' comes first."
      } else if let near = nearest(to: word, among: allowed) {
        "Did you mean '\(near)'?"
      } else {
        "There are \(allowed.dropLast().joined(separator: ", ")) and \(allowed.last ?? "")."
      }
    return text.replacingCharacters(in: match.range, with: "\(start) \(hint)")
  }

  /// The word that is meant: in other letters, mistyped, or the only one that has this one as a part.
  fileprivate static func nearest(to word: String, among words: [String]) -> String? {
    let small = word.lowercased()
    if let same = words.first(where: { $0.lowercased() == small && $0 != word }) { return same }
    if let near = NearestWord.nearest(to: word, among: words) { return near }
    let longer = words.filter { $0.hasPrefix(small) || $0.hasSuffix("-\(small)") }
    return small.count > 2 && longer.count == 1 ? longer[0] : nil
  }
}

/// The command that the words of a command line name.
private struct Call {
  private var command: any ParsableCommand.Type = InbetweenCommand.self
  /// The names of the command, without that of the tool.
  private var path: [String] = []
  /// The word that stands for a subcommand but is not one; nil if there is none.
  private var wrongWord: String?

  init(_ words: [String]) {
    // `help` stands before the words of a command.
    for word in words where word != "help" {
      let subcommands = command.configuration.subcommands
      guard !subcommands.isEmpty, !word.hasPrefix("-") else { return }
      guard let next = subcommands.first(where: { $0.configuration.commandName == word }) else {
        wrongWord = word
        return
      }
      command = next
      path.append(word)
    }
  }

  /// The help of the command.
  var help: String { InbetweenCommand.helpMessage(for: command) }

  /// The message for the wrong word; nil if there is none.
  var wrongSubcommand: String? {
    guard let wrongWord else { return nil }
    let owner = path.isEmpty ? "" : " of \(path.joined(separator: " "))"
    let call = (["inbetween"] + path + ["--help"]).joined(separator: " ")
    return "Error: \(wrongWord.quoted) is no subcommand\(owner).\(hint(for: wrongWord))\n\(help.usageLine)\n"
      + "  See '\(call)' for more information."
  }

  private func hint(for word: String) -> String {
    let names = command.configuration.subcommands.compactMap { $0.configuration.commandName }
    if let near = UsageError.nearest(to: word, among: names) { return " Did you mean '\(near)'?" }
    guard path.isEmpty else {
      let habit = Habits.subcommands[word.lowercased()]
      if let habit, names.contains(habit) { return " Did you mean '\(habit)'?" }
      return " It has \(names.dropLast().joined(separator: ", ")) and \(names.last ?? "")."
    }
    if let habit = Habits.subcommands[word.lowercased()] { return " Did you mean '\(habit)'?" }
    if ExportTarget(rawValue: word.lowercased()) != nil { return " Did you mean 'export \(word.lowercased())'?" }
    return " `inbetween` alone lists them."
  }
}

extension String {
  /// The text with a range replaced by another text.
  fileprivate func replacingCharacters(in range: Range<Index>, with text: String) -> String {
    self[..<range.lowerBound] + text + self[range.upperBound...]
  }

  /// The line of a help text that begins with "USAGE:", as errors show it.
  fileprivate var usageLine: String {
    let line = split(separator: "\n").first { $0.hasPrefix("USAGE:") } ?? ""
    return "Usage:" + line.dropFirst("USAGE:".count)
  }

  /// Whether a help text lists an option, which may have a value behind it.
  fileprivate func hasOption(_ text: String) -> Bool {
    let option = text.prefix { $0 != " " }
    return split(separator: "\n").contains { line in
      line.hasPrefix("  ") && line.split(separator: " ").prefix(2).contains { $0 == option }
    }
  }
}
