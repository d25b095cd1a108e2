import Glibc

/// Clocks and memory.
enum Machine {
  /// Whether the build is sanitized, as its flags say.
  static var isSanitized: Bool {
    #if SANITIZED
      true
    #else
      false
    #endif
  }

  /// Seconds of a monotonic clock.
  static func seconds() -> Double { seconds(of: CLOCK_MONOTONIC) }

  /// Processor time of this thread, in seconds.
  static func processorSeconds() -> Double { seconds(of: CLOCK_THREAD_CPUTIME_ID) }

  /// Processor time of a running thread, in seconds.
  static func processorSeconds(of thread: pthread_t) -> Double {
    var clock = clockid_t()
    return pthread_getcpuclockid(thread, &clock) == 0 ? seconds(of: clock) : 0
  }

  private static func seconds(of clock: clockid_t) -> Double {
    var time = timespec()
    clock_gettime(clock, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
  }

  /// The resident memory of this process, in bytes.
  static func residentBytes() -> Int {
    guard let file = fopen("/proc/self/statm", "r") else { return 0 }
    defer { fclose(file) }
    var (size, resident) = (0, 0)
    withUnsafeMutablePointer(to: &size) { size in
      withUnsafeMutablePointer(to: &resident) { resident in
        _ = withVaList([size, resident]) { vfscanf(file, "%ld %ld", $0) }
      }
    }
    return resident * sysconf(Int32(_SC_PAGESIZE))
  }
}

/// The output of findings: whole lines, written without a buffer.
enum Terminal {
  static func print(_ text: String) {
    var bytes = Array((text + "\n").utf8)[...]
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes { write(STDOUT_FILENO, $0.baseAddress, $0.count) }
      guard count > 0 else { return }
      bytes = bytes.dropFirst(count)
    }
  }
}
