import Foundation
import Testing

/// Help and the version are output like a table, and their loss is an error.
@Suite struct HelpTests {
  @Test(arguments: [
    "--help", "--version", "sample --help", "help animate", "effect render -h", "help lottie", "lottie sample -h",
  ])
  func isPrinted(arguments: String) throws {
    let run = try Tool.shell("\"$0\" \(arguments)")
    #expect(run.exitCode == 0)
    #expect(run.output.hasSuffix("\n") && run.output.count > 4)
    #expect(run.errors.isEmpty)
  }

  @Test(arguments: ["--help", "--version", "sample --help", "help animate", "--generate-completion-script bash"])
  func isNotLostInSilence(arguments: String) throws {
    let full = try Tool.shell("\"$0\" \(arguments) > /dev/full")
    #expect(full.exitCode == 73)
    #expect(full.errors == "inbetween: standard output: No space left on device\n")
    let closed = try Tool.shell("\"$0\" \(arguments) >&-")
    #expect(closed.exitCode == 73)
    #expect(closed.errors == "inbetween: standard output: Bad file descriptor\n")
  }

  /// Examples and tables are indented, and a terminal of 80 columns does not break them.
  @Test func whatIsIndentedFitsIntoALine() throws {
    let dump = try Tool.run("--experimental-dump-help").output
    let document = try #require(try JSONSerialization.jsonObject(with: Data(dump.utf8)) as? [String: Any])
    var commands = [try #require(document["command"] as? [String: Any])]
    var indented = 0
    while let command = commands.popLast() {
      commands += command["subcommands"] as? [[String: Any]] ?? []
      let lines = (command["discussion"] as? String ?? "").split(separator: "\n").filter { $0.hasPrefix(" ") }
      for line in lines { #expect(line.count < 80, "\(command["commandName"] ?? ""): \(line)") }
      indented += lines.count
    }
    #expect(indented > 60)
  }

  @Test func aReaderThatStopsEarlyIsNoError() throws {
    let run = try Tool.shell("\"$0\" --help | head -n 1")
    #expect(run.exitCode == 0)
    #expect(run.output.hasPrefix("OVERVIEW: ") && run.errors.isEmpty)
  }
}
