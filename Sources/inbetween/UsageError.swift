import ArgumentParser
import MotionNumerics

/// A wrong command line: the message of swift-argument-parser, with more helpful suggestions.
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

  private var text: String {
    let call = Call(Array(CommandLine.arguments.dropFirst()))
    return call.wrongSubcommand ?? Self.withSuggestion(InbetweenCommand.fullMessage(for: error), for: call.help)
  }

  /// Options of other tools that people try, with the option of this tool.
  ///
  /// The suggestion is made only if the command has that option.
  private static let habits = [
    "hz": "--rate", "fps": "--rate", "frequency": "--rate", "frame-rate": "--rate", "samples": "--count",
    "steps": "--count", "n": "--count", "out": "--output", "digits": "--precision", "decimals": "--precision",
    "start": "--from", "end": "--to", "duration": "--to", "json": "--format json", "csv": "--format csv",
    "tsv": "--format tsv", "ndjson": "--format ndjson", "npy": "--format npy",
  ]

  /// The message with another suggestion for an unknown option: from `habits`, a near one, or none.
  private static func withSuggestion(_ text: String, for help: String) -> String {
    let pattern = /Unknown option '-*([^']*)'(\. Did you mean '-*([^']*)'\?)?/
    guard let match = text.firstMatch(of: pattern) else { return text }
    let option = String(match.1.prefix { $0 != "=" })
    var message = "Unknown option '--\(option)'."
    if let other = habits[option], help.contains("\(other.prefix { $0 != " " }) <") {
      message += " Did you mean '\(other)'?"
    } else if let near = match.3, NearestWord.nearest(to: option, among: [String(near)]) != nil {
      message += " Did you mean '--\(near)'?"
    }
    return text.replacingCharacters(in: match.range, with: message)
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
    for word in words {
      let subcommands = command.configuration.subcommands
      guard !subcommands.isEmpty, !word.hasPrefix("-"), word != "help" else { return }
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
    let names = command.configuration.subcommands.compactMap { $0.configuration.commandName }
    let suggestion = NearestWord.nearest(to: wrongWord, among: names).map { " Did you mean '\($0)'?" } ?? ""
    let owner = path.isEmpty ? "" : " of \(path.joined(separator: " "))"
    let call = (["inbetween"] + path + ["--help"]).joined(separator: " ")
    return "Error: \(wrongWord.quoted) is no subcommand\(owner).\(suggestion)\n\(help.usageLine)\n"
      + "  See '\(call)' for more information."
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
}
