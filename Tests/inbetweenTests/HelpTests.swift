import Foundation
import Testing

@testable import inbetween

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

  /// A screen: what is longer is a topic.
  @Test func theHelpOfACommandFitsOneScreen() throws {
    for command in try Self.commands() {
      let help = try Tool.run(command.words.dropFirst() + ["--help"], input: "").output
      let lines = help.trimmingCharacters(in: .newlines).components(separatedBy: "\n")
      let limit = command.words.count == 1 ? 60 : command.isTopic ? 70 : 50
      #expect(lines.count <= limit, "\(command.words): \(lines.count) lines")
      // A usage line is not broken.
      for line in lines where !line.hasPrefix("USAGE: ") { #expect(line.count <= 80, "\(line)") }
    }
  }

  /// The lines below EXAMPLES run in a folder with the files that they name.
  ///
  /// Programs and pages may be missing (69).
  @Test func theExamplesRun() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    try Self.makeFiles(in: folder)
    var count = 0
    for command in try Self.commands() {
      for example in command.examples {
        count += 1
        let script = example.replacing("--open", with: "")
        let run = try Tool.shell("cd \"$1\" && export HOME=$1 PATH=\"$1/bin:$PATH\"; \(script)", folder.path)
        #expect([0, 69].contains(run.exitCode), "\(example): \(run.exitCode) \(run.errors)")
      }
    }
    #expect(count > 80)
  }

  /// A command of the tool.
  private struct Command {
    /// The names, that of the tool first.
    let words: [String]
    let discussion: String
    let isTopic: Bool

    /// The lines below EXAMPLES; those that end with a backslash go on.
    var examples: [String] {
      guard let start = discussion.range(of: "EXAMPLES:\n")?.upperBound else { return [] }
      let block = discussion[start...].replacing("\\\n", with: " ")
      return block.split(separator: "\n", omittingEmptySubsequences: false).prefix { $0.hasPrefix("  ") }.map(
        String.init)
    }
  }

  /// All commands with their help.
  private static func commands() throws -> [Command] {
    let dump = try Tool.run("--experimental-dump-help").output
    let document = try #require(try JSONSerialization.jsonObject(with: Data(dump.utf8)) as? [String: Any])
    let topics = Set(HelpTopics.names)
    var found: [Command] = []
    func take(_ command: [String: Any], below words: [String]) {
      let words = words + [command["commandName"] as? String ?? ""]
      guard words.last != "help" else { return }
      found.append(
        Command(
          words: words, discussion: command["discussion"] as? String ?? "", isTopic: topics.contains(words.last ?? "")))
      for child in command["subcommands"] as? [[String: Any]] ?? [] { take(child, below: words) }
    }
    take(try #require(document["command"] as? [String: Any]), below: [])
    #expect(found.count > 25)
    return found
  }

  /// The files that the examples name.
  private static func makeFiles(in folder: TemporaryFolder) throws {
    for name in ["arrow", "bouncing-ball", "duffing", "heart", "jelly", "offset", "pop-scale"] {
      try FileManager.default.copyItem(atPath: ExampleDocument.path(name), toPath: folder.file("\(name).json").path)
    }
    let pop = #"{"type": "basic", "fromValue": 0, "toValue": 1, "duration": 1}"#
    let endless = #"{"type": "basic", "fromValue": 0, "toValue": 1, "duration": 1, "repeatCount": "infinity"}"#
    let keyframes = "@keyframes slide { from { opacity: 0 } to { opacity: 1 } }\n"
    let spinner = """
      <svg xmlns="http://www.w3.org/2000/svg"><g id="spinner"><animateTransform attributeName="transform" type="rotate" \
      from="0" to="360" dur="1s"/></g></svg>
      """
    let bounce = """
      {"v": "5.7.0", "fr": 60, "ip": 0, "op": 60, "w": 9, "h": 9, "layers": [{"ty": 3, "nm": "Ball", "ip": 0, "op": 60, \
      "st": 0, "ks": {"r": {"a": 1, "k": [{"t": 0, "s": [0], "o": {"x": [0], "y": [0]}, "i": {"x": [1], "y": [1]}}, \
      {"t": 60, "s": [90]}]}}}]}
      """
    let overshoot = #"<overshootInterpolator xmlns:android="http://schemas.android.com/apk/res/android"/>"#
    let files = [
      "pop.json": pop, "endless.json": endless, "slide.css": keyframes, "tokens.css": ":root { --snap: ease-out; }\n",
      "spinner.svg": spinner, "bounce.json": bounce, "overshoot.xml": overshoot,
      "pointer.csv": "t,x\n0,0\n0.05,60\n0.1,100\n",
    ]
    for (name, text) in files { try Data(text.utf8).write(to: folder.file(name)) }
    let tables = """
      cd "$1" && mkdir -p bin .zfunc .config/fish/completions && ln -s "$0" bin/inbetween
      "$0" sample 'spring(1 100 10) 0 -> 300' --rate 60 --precision 5 -o recorded.csv && cp recorded.csv baked.csv
      (echo frame,x; "$0" sample '0.4s ease' --rate 30 --precision 6 | tail -n +2 | awk -F, '{ print NR - 1 "," $2 }') > frames.csv
      """
    #expect(try Tool.shell(tables, folder.path).exitCode == 0)
  }

  @Test func aReaderThatStopsEarlyIsNoError() throws {
    let run = try Tool.shell("\"$0\" --help | head -n 1")
    #expect(run.exitCode == 0)
    #expect(run.output.hasPrefix("OVERVIEW: ") && run.errors.isEmpty)
  }
}
