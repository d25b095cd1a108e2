import Foundation
import Testing

/// The files after a process is interrupted while it writes.
///
/// Each test has its own folder.
@Suite final class InterruptionTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  deinit {
    folder.remove()
  }

  /// The arguments for a table that takes far longer than any test waits.
  private func longTable(_ file: URL) -> [String] {
    ["sample", "ease", "--count", "100000000", "-o", file.path]
  }

  /// Starts the tool through the shell, without core dumps.
  private func start(_ arguments: [String], setUp: String = "") throws -> ChildProcess {
    let script = "ulimit -c 0; \(setUp) exec \"$0\" \"$@\""
    let streams = ["/dev/null", "/dev/null", "/dev/null"]
    return try ChildProcess("/bin/bash", ["-c", script, Tool.path] + arguments, streams: streams)
  }

  /// Waits until a condition holds, at most a minute.
  private func wait(until holds: () throws -> Bool) throws {
    for _ in 0..<60_000 {
      if try holds() { return }
      usleep(1000)
    }
    Issue.record("the condition never held")
  }

  private func temporaryFiles() throws -> [String] {
    try folder.contents().filter { $0.hasPrefix(".inbetween-") }
  }

  @Test(arguments: [SIGINT, SIGTERM, SIGHUP, SIGQUIT])
  func aSignalEndsItAndNothingIsLeft(signal: Int32) throws {
    let file = folder.file("table.csv")
    try Data("old".utf8).write(to: file)
    let process = try start(longTable(file))
    defer { process.send(SIGKILL) }
    try wait { try !temporaryFiles().isEmpty }
    process.send(signal)
    #expect(try process.waitForEnd() == .signal(signal))
    #expect(try folder.contents() == ["table.csv"])
    #expect(try text(of: file) == "old")
  }

  @Test func aNewFileThatIsInterruptedIsNotThere() throws {
    let process = try start(longTable(folder.file("table.csv")))
    defer { process.send(SIGKILL) }
    try wait { try !temporaryFiles().isEmpty }
    process.send(SIGTERM)
    #expect(try process.waitForEnd() == .signal(SIGTERM))
    #expect(try folder.contents().isEmpty)
  }

  /// As under nohup.
  ///
  /// If the process did not ignore the first signal, that would end it before the second one.
  @Test(arguments: [(SIGHUP, "HUP"), (SIGINT, "INT"), (SIGQUIT, "QUIT")])
  func signalsIgnoredFromTheStartStayIgnored(signal: Int32, name: String) throws {
    let process = try start(longTable(folder.file("table.csv")), setUp: "trap '' \(name);")
    defer { process.send(SIGKILL) }
    try wait { try !temporaryFiles().isEmpty }
    process.send(signal)
    process.send(SIGTERM)
    #expect(try process.waitForEnd() == .signal(SIGTERM))
    #expect(try folder.contents().isEmpty)
  }

  /// No process can handle SIGKILL: one hidden file may stay, and the old file is complete.
  @Test func afterAKillTheOldFileIsWhole() throws {
    let file = folder.file("table.csv")
    try Data("old".utf8).write(to: file)
    let process = try start(longTable(file))
    defer { process.send(SIGKILL) }
    try wait { try !temporaryFiles().isEmpty }
    process.send(SIGKILL)
    #expect(try process.waitForEnd() == .signal(SIGKILL))
    #expect(try temporaryFiles().count == 1)
    #expect(try folder.contents().count == 2)
    #expect(try text(of: file) == "old")
  }

  /// A simulation is computed before its table is begun: its file is not even there.
  @Test func aLongSimulationShowsItsProgressAndLeavesNothing() throws {
    let document = folder.file("swing.json")
    try Data(
      """
      {"bodies": [{"name": "a", "mass": 1, "position": [2, 0]}], "gravity": [0, -9.81], "maximumSteps": 40000000,
       "springs": [{"from": "a", "to": [0, 0], "stiffness": 100, "restLength": 1}], "duration": 1e7}
      """.utf8
    ).write(to: document)
    let script = """
      command -v script > /dev/null || exit 3
      script -qefc "exec '$0' simulate '$1' --at 1 -o '$1.csv'" /dev/null > "$1.log" < /dev/null & terminal=$!
      for _ in {1..600}; do grep -q 'left' "$1.log" && break; sleep 0.1; done
      kill -TERM $(ps -o pid= --ppid $terminal)
      wait $terminal
      """
    let run = try Tool.shell(script, document.path)
    guard run.exitCode != 3 else { return }
    #expect(run.exitCode == 128 + SIGTERM, "\(run.errors)")
    #expect(try text(of: folder.file("swing.json.log")).contains("\r0 %, about "))
    #expect(try folder.contents().sorted() == ["swing.json", "swing.json.log"])
  }

  /// The frames that exist are complete.
  ///
  /// The signal may come after the last frame; then the test tries again.
  @Test func framesAreWhole() throws {
    for attempt in 0..<20 {
      let frames = folder.file("frames\(attempt)")
      let process = try start([
        "effect", "render", "water-ball", "--to", "30", "--rate", "119", "--frames", frames.path,
      ])
      defer { process.send(SIGKILL) }
      func names() throws -> [String] {
        guard FileManager.default.fileExists(atPath: frames.path) else { return [] }
        return try FileManager.default.contentsOfDirectory(atPath: frames.path)
      }
      try wait { try names().contains { $0.hasSuffix(".svg") } }
      process.send(SIGINT)
      guard try process.waitForEnd() == .signal(SIGINT) else { continue }
      for name in try names() {
        #expect(name.hasPrefix("water-ball-") && name.hasSuffix(".svg"))
        #expect(try text(of: frames.appendingPathComponent(name)).hasSuffix("</svg>\n"))
      }
      return
    }
    Issue.record("the tool was never interrupted")
  }
}
