import Dispatch
import Foundation
import Synchronization
import Testing

@testable import SceneRaster

/// The errors for a helper that ends too early.
@Suite struct ChildProcessTests {
  private final class Outcome: Sendable {
    let text = Mutex("it hangs")
    let end = DispatchSemaphore(value: 0)
  }

  /// A script's output or the error, read on another thread: a hang blocks that thread for good.
  private func result(_ script: String, _ read: @escaping @Sendable (ChildProcess) throws -> String) -> String {
    let outcome = Outcome()
    Thread.detachNewThread {
      let text: String
      do {
        text = try read(try ChildProcess("sh", ["-c", script]))
      } catch {
        text = "\(error)"
      }
      outcome.text.withLock { $0 = text }
      outcome.end.signal()
    }
    // It takes milliseconds.
    _ = outcome.end.wait(timeout: .now() + 20)
    return outcome.text.withLock(\.self)
  }

  private static func text(_ child: ChildProcess, _ count: Int) throws -> String {
    String(decoding: try child.bytes(count), as: UTF8.self)
  }

  /// The rest of the picture was waited for for ever.
  @Test(arguments: [
    ("printf abc", "ended with code 0"), ("printf abc; echo 'sh: no memory' >&2; exit 70", "no memory"),
    ("printf abc; kill -9 $$", "ended by signal 9"), ("exit 3", "ended with code 3"),
  ])
  func aHelperThatDiesWithinAPicture(script: String, expected: String) {
    #expect(result(script) { try Self.text($0, 10) } == "sh failed: \(expected)")
  }

  /// A folder may be entered, which its permissions call executable.
  @Test func aFolderIsNoProgram() {
    let folder = FileManager.default.temporaryDirectory.path
    #expect(Posix.executable(named: "/bin/sh") == "/bin/sh" && Posix.executable(named: folder) == nil)
    #expect(Posix.executable(named: #filePath) == nil && Posix.executable(named: "/nowhere/sh") == nil)
    #expect(Posix.executable(named: "sh")?.hasSuffix("/sh") == true)
    #expect(throws: RasterError.missingProgram("..")) { try ChildProcess(folder + "/..", []) }
  }

  @Test func aHelperThatDiesBetweenTwoPictures() {
    let script = "printf 'size 2\\nabcdef'"
    #expect(
      result(script) { try $0.line() + "|" + Self.text($0, 4) + "|" + Self.text($0, 2) } == "size 2|abcd|ef")
    #expect(result(script) { try $0.line() + Self.text($0, 7) } == "sh failed: ended with code 0")
    #expect(result("printf abc") { try $0.line() } == "sh failed: ended with code 0")
  }
}
