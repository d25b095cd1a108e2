import Testing

@testable import inbetween

@Suite struct ProgressTests {
  /// The rows of a table that takes longer than a second, by a tool that is built as the tests are.
  private static let rows = _isDebugAssertConfiguration() ? 300_000 : 10_000_000

  @Test func saysWhatIsDoneAndWhatIsLeft() {
    #expect(Progress.text(done: 0.25, after: .seconds(3)) == "25 %, about 9 s left")
    #expect(Progress.text(done: 0.999, after: .seconds(1)) == "99 %, about 1 s left")
    #expect(Progress.text(done: 0.01, after: .seconds(10)) == "1 %, about 17 min left")
    #expect(Progress.text(done: 0, after: .seconds(2)) == "0 %")
  }

  @Test func nothingIsSaidWhereNobodyLooks() throws {
    let run = try Tool.run("sample", "spring(1 100 10)", "--count", "\(Self.rows)", "-o", "/dev/null")
    #expect(run.exitCode == 0 && run.errors.isEmpty)
  }

  @Test func aTerminalSeesALineThatVanishes() throws {
    let script = """
      command -v script > /dev/null || exit 3
      script -qec "'$0' sample 'spring(1 100 10)' --count \(Self.rows) -o /dev/null" /dev/null
      """
    let run = try Tool.shell(script)
    guard run.exitCode != 3 else { return }
    // A machine that is fast enough has nothing to say.
    #expect(run.exitCode == 0)
    #expect(run.output.isEmpty || (run.output.contains(" left") && run.output.hasSuffix("\r\u{1B}[K")))
  }
}
