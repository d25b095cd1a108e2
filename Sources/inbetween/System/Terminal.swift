#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Android)
  import Android
#elseif canImport(Darwin)
  import Darwin
#endif

/// A terminal that shows the output to a person.
struct Terminal {
  /// The number of characters in a line.
  let columns: Int
  /// Whether it shows colours: no if `NO_COLOR` is set, see no-color.org, or on a dumb terminal.
  let hasColors: Bool

  /// The terminal behind an open file; nil if the file is not a terminal.
  init?(_ descriptor: FileDescriptor) {
    guard isatty(descriptor.number) != 0 else { return nil }
    var size = winsize()
    let isKnown = ioctl(descriptor.number, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col > 0
    columns = isKnown ? Int(size.ws_col) : 80
    hasColors = Self.variable("NO_COLOR").isEmpty && Self.variable("TERM") != "dumb"
  }

  /// A variable of the environment; empty if it is not set.
  private static func variable(_ name: String) -> String {
    getenv(name).map { String(cString: $0) } ?? ""
  }
}

extension System {
  /// Shows a file with the program of the desktop, and waits until the program has taken it.
  ///
  /// - Returns: whether a program took it.
  static func show(_ path: String) -> Bool {
    #if canImport(Darwin)
      let programs = ["open"]
    #else
      let programs = ["xdg-open", "wslview"]
    #endif
    return programs.contains { run($0, [path]) == 0 }
  }

  /// Runs a program of the `PATH`, and returns its exit code; nil if it is missing or was killed.
  private static func run(_ program: String, _ arguments: [String]) -> Int32? {
    let words = ([program] + arguments).map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    var identifier = pid_t()
    guard posix_spawnp(&identifier, program, nil, nil, words, environ) == 0 else { return nil }
    var status: Int32 = 0
    while waitpid(identifier, &status, 0) < 0 {
      guard errno == EINTR else { return nil }
    }
    return status & 0x7F == 0 ? (status >> 8) & 0xFF : nil
  }
}
