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

  @Test func aReaderThatStopsEarlyIsNoError() throws {
    let run = try Tool.shell("\"$0\" --help | head -n 1")
    #expect(run.exitCode == 0)
    #expect(run.output.hasPrefix("OVERVIEW: ") && run.errors.isEmpty)
  }
}
