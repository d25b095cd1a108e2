import Foundation

/// A process that reads its standard input from a file and writes its output and its errors to two others.
///
/// It is made by posix_spawn, as Foundation's `Process` leaks memory as of Swift 6.3, which the address sanitizer would
/// report.
struct ChildProcess {
  private let identifier: pid_t

  /// Starts a process with files for standard input, output and errors.
  init(_ executable: String, _ arguments: [String], streams: [String]) throws {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for (number, file) in streams.enumerated() {
      let mode = number == 0 ? O_RDONLY : O_WRONLY
      posix_spawn_file_actions_addopen(&actions, Int32(number), file, mode, 0)
    }
    let words = ([executable] + arguments).map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    var identifier = pid_t()
    let failure = posix_spawn(&identifier, executable, &actions, nil, words, environ)
    guard failure == 0 else { throw POSIXError(POSIXErrorCode(rawValue: failure) ?? .EINVAL) }
    self.identifier = identifier
  }

  /// The exit code; of a process that was killed 128 and the signal, as in the shell.
  func waitForExit() throws -> Int32 {
    var status: Int32 = 0
    while waitpid(identifier, &status, 0) < 0 {
      guard errno == EINTR else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .ECHILD) }
    }
    let signal = status & 0x7F
    return signal == 0 ? (status >> 8) & 0xFF : 128 + signal
  }
}
