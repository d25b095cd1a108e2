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
      \(MotionNotation.summary)

      Data goes to standard output or to the file of --output, messages go to standard error.
      Exit codes: 0; 1 where check says no; 64 a wrong flag; 65 a motion, a path, a number or a document that does not parse or is out of \
      range, or a simulation that cannot go on; 66 input that cannot be read; 69 a program or a page that is not there; 70 a \
      program that was started, and failed; 73 output that cannot be written.

      EXAMPLES:
        inbetween sample ease --count 11
        inbetween describe 'cubic-bezier(0.24, 0.52, 0.43, 0.8)'
        inbetween plot ease ease-out-back 'steps(4)' -o curves.svg
        inbetween plot 'spring(1 100 10)' '0.5s ease-out-back' --velocity -o two.html
        inbetween path 'M0 0C0 100 100 100 100 0' --count 5
        inbetween fit spring recorded.csv
        inbetween check recorded.csv 'spring(1 100 10)' --tolerance 0.01
        inbetween animate pop-scale.json --rate 16
        inbetween simulate system.json --rate 120 -o system.csv
        inbetween explore snappy '0.5s ease-out-back' -o explorer.html

      It is built on the GNU Scientific Library, and therefore under the GPL 3 or later when distributed.
      """,
    version: version,
    subcommands: [
      SampleCommand.self, PlotCommand.self, DescribeCommand.self, PresetsCommand.self, CatalogueCommand.self,
      FollowCommand.self,
      CheckCommand.self, FitCommand.self, ImportCommand.self,
      PathCommand.self,
      AnimateCommand.self,
      SimulateCommand.self, EffectCommand.self, LottieCommand.self, ExportCommand.self,
      ExploreCommand.self,
    ]
  )

  /// The version, and the commit of a build by the Makefile: `0.1.0 (9b34eb4)`.
  private static var version: String {
    let commit = String(cString: build_commit())
    return "0.1.0" + (commit.isEmpty ? "" : " (\(commit))")
  }

  static func main() {
    System.reserveStandardFiles()
    System.letWritesFail()
    do {
      do {
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
}
