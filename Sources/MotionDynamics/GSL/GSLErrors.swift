internal import CGSL

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Android)
  internal import Android
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// GSL's error handler, which by default aborts the process.
///
/// A process has only one handler. GSL calls it before it returns an error code. While a simulation runs, the handler
/// is off. When the last simulation ends, the handler from before the first is restored, unless the host has installed
/// another in the meantime.
enum GSLErrors {
  private typealias Handler =
    @convention(c) (
      UnsafePointer<CChar>?, UnsafePointer<CChar>?, Int32, Int32
    ) -> Void

  /// The number of running simulations, and the handler from before the first; nil is GSL's default, which aborts.
  private struct Silence {
    var runs = 0
    var handler: Handler?
  }

  /// A POSIX lock: the thread sanitizer does not know the locks of the Synchronization module, and reports races.
  private final class Lock: @unchecked Sendable {
    private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
    private var silence = Silence()

    init() {
      pthread_mutex_init(mutex, nil)
    }

    deinit {
      pthread_mutex_destroy(mutex)
      mutex.deallocate()
    }

    func withLock(_ body: (inout Silence) -> Void) {
      pthread_mutex_lock(mutex)
      body(&silence)
      pthread_mutex_unlock(mutex)
    }
  }

  private static let lock = Lock()

  /// Does nothing: every status is checked.
  private static let ignore: Handler = { _, _, _, _ in }

  /// Runs GSL without its handler.
  static func silenced<Result, Failure: Error>(
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    lock.withLock { silence in
      if silence.runs == 0 { silence.handler = gsl_set_error_handler(ignore) }
      silence.runs += 1
    }
    defer {
      lock.withLock { silence in
        silence.runs -= 1
        if silence.runs == 0 { restore(silence.handler) }
      }
    }
    return try body()
  }

  private static func restore(_ handler: Handler?) {
    let current = gsl_set_error_handler(handler)
    let isOurs = current.map { unsafeBitCast($0, to: Int.self) } == unsafeBitCast(ignore, to: Int.self)
    if !isOurs { gsl_set_error_handler(current) }
  }

  /// GSL's text for an error code.
  static func text(of code: Int32) -> String {
    gsl_strerror(code).map { String(cString: $0) } ?? "error \(code)"
  }
}
