#if COVERAGE
  import FoundationEssentials
  import Glibc
  import Testing

  /// libFuzzer's texts for one target, kept where they reach new code: `Scripts/check/fuzz.sh --coverage`.
  ///
  /// Only in a separate build, which is instrumented and linked with libFuzzer.
  @Suite struct CoverageTests {
    @Test func texts() throws {
      let environment = ProcessInfo.processInfo.environment
      let options = FuzzOptions(environment)
      let folder = try #require(environment["FUZZ_COVERAGE"])
      let name = try #require(options.targets.first)
      guard let target = allTargets.first(where: { $0.name == name }) as? any TextTarget.Type else {
        Issue.record("no target of texts: \(name)")
        return
      }
      CoverageRun.shared = CoverageRun.of(target, findings: "\(folder)/findings/\(name)")
      let arguments = [
        "fuzz", "-max_total_time=\(Int(options.seconds))", "-seed=\(options.seed % 0x7FFF_FFFF)", "-timeout=60",
        "-rss_limit_mb=4096", "-artifact_prefix=\(folder)/findings/\(name)/", "-print_final_stats=1",
        "\(folder)/corpus/\(name)",
      ]
      var pointers = arguments.map { strdup($0) } + [nil]
      var count = CInt(arguments.count)
      pointers.withUnsafeMutableBufferPointer { buffer in
        var list = buffer.baseAddress
        _ = runDriver(&count, &list) { bytes, count in
          CoverageRun.shared?.run(UnsafeBufferPointer(start: bytes, count: count))
          return 0
        }
      }
    }
  }

  /// libFuzzer's callback has no context: the only run of the process.
  private struct CoverageRun {
    nonisolated(unsafe) static var shared: CoverageRun?

    let findings: String
    /// The number of findings that a text adds.
    let check: (String) -> Int

    static func of<Target: TextTarget>(_ target: Target.Type, findings: String) -> CoverageRun {
      let run = FuzzRun<Target>()
      var known = 0
      return CoverageRun(findings: findings) { text in
        let count = run.text(FuzzText(text), seed: UInt64(text.utf8.count))
        defer { known = count }
        return count - known
      }
    }

    /// Runs one text, and writes it to a file if something is violated.
    func run(_ bytes: UnsafeBufferPointer<UInt8>) {
      let text = String(decoding: bytes, as: UTF8.self)
      guard check(text) > 0 else { return }
      var hash: UInt64 = 14_695_981_039_346_656_037
      for byte in bytes { hash = (hash ^ UInt64(byte)) &* 1_099_511_628_211 }
      try? Data(bytes).write(to: URL(filePath: "\(findings)/violation-\(String(hash, radix: 16))"))
    }
  }

  @_silgen_name("LLVMFuzzerRunDriver")
  private func runDriver(
    _ count: UnsafeMutablePointer<CInt>,
    _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?>,
    _ input: @convention(c) (UnsafePointer<UInt8>?, Int) -> CInt
  ) -> CInt
#endif
