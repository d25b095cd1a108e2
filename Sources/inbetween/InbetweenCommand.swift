import ArgumentParser
import BuildCommit
import MotionNumerics

/// The command line: `inbetween SUBCOMMAND`.
@main
struct InbetweenCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "inbetween",
    abstract: "Tables, plots and key numbers of motions, timing curves and springs.",
    discussion: """
      A motion is a timing curve, a spring or another one: ease, '0.4s ease-out-back 0 -> 300', snappy. `inbetween snappy` \
      describes it, and draws it in a terminal. Data goes to standard output or to the file of --output, messages to standard error.

      Exit codes: 0; 1 where check says no; 64 a wrong flag; 65 what does not parse or is out of range; 66 input that cannot be \
      read; 69 a program or a page that is not there; 70 a program that failed; 73 output that cannot be written.

      EXAMPLES:
        inbetween describe 'spring(1 100 10)'
        inbetween plot snappy '0.5s ease-out-back' -o two.svg
        inbetween sample ease --count 11
        inbetween fit spring recorded.csv

      It is built on the GNU Scientific Library, and therefore under the GPL 3 or later when distributed.
      """,
    version: version,
    subcommands: [
      DescribeCommand.self, PlotCommand.self, SampleCommand.self, PresetsCommand.self, ExportCommand.self,
      ImportCommand.self, FitCommand.self, CheckCommand.self, FollowCommand.self, PathCommand.self, AnimateCommand.self,
      SimulateCommand.self, EffectCommand.self, LottieCommand.self, ExploreCommand.self, CatalogueCommand.self,
      CompletionsCommand.self,
    ],
    groupedSubcommands: [CommandGroup(name: "Topic", subcommands: HelpTopics.all)]
  )

  /// The version, and the commit of a build by the Makefile: `1.0.0 (9b34eb4)`.
  private static var version: String {
    let commit = String(cString: build_commit())
    return "1.0.0-rc.1" + (commit.isEmpty ? "" : " (\(commit))")
  }

  static func main() {
    System.reserveStandardFiles()
    System.letWritesFail()
    let words = Array(CommandLine.arguments.dropFirst())
    do {
      do {
        if words.isEmpty { return try Output.write(Overview.text, to: nil) }
        if words.first == "help", let message = UsageError.wrongSubcommand(in: words) {
          throw ValidationError(message)
        }
        if let commands = commands(forMotion: words) {
          for command in commands { try run(command) }
          return
        }
        var command = try parseAsRoot()
        try command.run()
      } catch let failure as CommandFailure {
        throw failure
      } catch  where exitCode(for: error) == .success {
        // Help and the version are written like any output, since swift-argument-parser would not notice their loss.
        try Output.write(fullMessage(for: error) + "\n", to: nil)
      }
    } catch let failure as CommandFailure {
      failure.exit()
    } catch {
      UsageError(error).exit()
    }
  }

  private static func run(_ command: any ParsableCommand) throws {
    var command = command
    try command.run()
  }
}

/// `inbetween completions SHELL`: a script for the completions of a shell.
struct CompletionsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "completions",
    abstract: "Print the completions for zsh, bash or fish.",
    discussion: """
      EXAMPLES:
        inbetween completions zsh > ~/.zfunc/_inbetween
        inbetween completions bash > ~/.bash_completion
        inbetween completions fish > ~/.config/fish/completions/inbetween.fish
      """)

  @Argument(help: "zsh, bash or fish.", completion: .list(["zsh", "bash", "fish"]))
  var shell: String

  func run() throws {
    guard let shell = CompletionShell(rawValue: shell) else {
      throw ValidationError("\(shell.quoted) is none of zsh, bash, fish.")
    }
    try Output.write(InbetweenCommand.completionScript(for: shell) + "\n", to: nil)
  }
}

extension InbetweenCommand {
  /// The commands for a motion or a document without a command: it is described, and drawn in the terminal.
  ///
  /// A file or a folder that is called like a command is none of them.
  ///
  /// - Returns: nil if the words are no single motion and no file.
  static func commands(forMotion words: [String]) -> [any ParsableCommand]? {
    let names = ["help"] + configuration.subcommands.compactMap { $0.configuration.commandName }
    guard let motion = words.first, words.count == 1, !motion.hasPrefix("-"), !names.contains(motion),
      MotionArgument.isFile(motion) || (try? PastedMotion(motion)) != nil,
      let describe = try? DescribeCommand.parse([motion]), let plot = try? PlotCommand.parse([motion])
    else { return nil }
    return Terminal(.standardOutput) == nil ? [describe] : [describe, plot]
  }
}
