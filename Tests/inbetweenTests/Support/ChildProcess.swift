import Foundation

/// A process that reads its standard input from a file and writes its output and its errors to two others.
///
/// It is made by posix_spawn, as Foundation's `Process` leaks memory as of Swift 6.3, which the address sanitizer would
/// report.
struct ChildProcess {
  private let identifier: pid_t

  /// The end of a process.
  enum Ending: Equatable {
    case exit(code: Int32)
    case signal(Int32)
  }

  /// Starts a process with files for standard input, output and errors.
  ///
  /// It ignores and blocks no signal, whatever the tests themselves were started to ignore.
  init(_ executable: String, _ arguments: [String], streams: [String]) throws {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for (number, file) in streams.enumerated() {
      let mode = number == 0 ? O_RDONLY : O_WRONLY
      posix_spawn_file_actions_addopen(&actions, Int32(number), file, mode, 0)
    }
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var (all, none) = (sigset_t(), sigset_t())
    sigfillset(&all)
    sigemptyset(&none)
    posix_spawnattr_setsigdefault(&attributes, &all)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK))
    let words = ([executable] + arguments).map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    var identifier = pid_t()
    let failure = posix_spawn(&identifier, executable, &actions, &attributes, words, environ)
    guard failure == 0 else { throw POSIXError(POSIXErrorCode(rawValue: failure) ?? .EINVAL) }
    self.identifier = identifier
  }

  func send(_ signal: Int32) {
    kill(identifier, signal)
  }

  /// The exit code; for a killed process 128 plus the signal, as in the shell.
  func waitForExit() throws -> Int32 {
    switch try waitForEnd() {
    case .exit(let code): code
    case .signal(let number): 128 + number
    }
  }

  func waitForEnd() throws -> Ending {
    var status: Int32 = 0
    while waitpid(identifier, &status, 0) < 0 {
      guard errno == EINTR else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .ECHILD) }
    }
    let signal = status & 0x7F
    return signal == 0 ? .exit(code: (status >> 8) & 0xFF) : .signal(signal)
  }
}
