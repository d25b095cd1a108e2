import Foundation

/// The built executable, run from outside.
enum Tool {
  /// The result of a run.
  struct Result {
    let exitCode: Int32
    let output: String
    let errors: String
  }

  /// The tool is beside the test runner.
  static let path: String = {
    let runner = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    let folder = URL(fileURLWithPath: runner ?? CommandLine.arguments[0]).deletingLastPathComponent()
    return folder.appendingPathComponent("inbetween").path
  }()

  /// Runs the tool with arguments and text on standard input.
  static func run(_ arguments: String..., input: String = "") throws -> Result {
    try run(arguments, input: input)
  }

  static func run(_ arguments: [String], input: String) throws -> Result {
    try run(path, arguments, input: input)
  }

  /// Runs the tool by another name of its file.
  static func run(as path: String, _ arguments: [String]) throws -> Result {
    try run(path, arguments, input: "")
  }

  /// Runs a script of the shell, in which the tool is `$0`.
  static func shell(_ script: String, _ arguments: String...) throws -> Result {
    try shell(script, arguments: arguments)
  }

  static func shell(_ script: String, arguments: [String]) throws -> Result {
    try run("/bin/bash", ["-c", "set -o pipefail; " + script, path] + arguments, input: "")
  }

  private static func run(_ executable: String, _ arguments: [String], input: String) throws -> Result {
    // Files rather than pipes, which would have to be read while the process runs.
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let streams = ["input", "output", "errors"].map(folder.file)
    for (file, text) in zip(streams, [input, "", ""]) { try Data(text.utf8).write(to: file) }
    let exitCode = try ChildProcess(executable, arguments, streams: streams.map(\.path)).waitForExit()
    return Result(exitCode: exitCode, output: try text(of: streams[1]), errors: try text(of: streams[2]))
  }
}

/// The cells of a printed CSV table.
struct PrintedTable {
  let columns: [String]
  /// nil is an empty cell.
  let rows: [[Double?]]

  init(_ text: String) {
    let lines = text.split(separator: "\n").map { $0.split(separator: ",", omittingEmptySubsequences: false) }
    columns = lines.first?.map(String.init) ?? []
    rows = lines.dropFirst().map { $0.map { Double($0) } }
  }

  /// The cells of a column that are not empty.
  func numbers(of column: Int) -> [Double] { rows.compactMap { $0[column] } }
}
