import Glibc
import Synchronization

/// Names the input and ends the process where an input hangs, exhausts the memory or traps.
///
/// A separate thread checks the thread of the inputs a few times a second. A hanging input cannot be stopped otherwise,
/// and a run without an end would be no finding.
final class Watchdog: Sendable {
  static let shared = Watchdog()

  /// The processor time in seconds after which an input hangs.
  static var ceiling: Double { _isDebugAssertConfiguration() || Machine.isSanitized ? 120 : 20 }
  /// The bytes that an input may add to the memory at the start of its target; among other tests those add some too.
  private static let memory = Machine.isSanitized || !FuzzOptions().isAskedFor ? 8 << 30 : 1 << 30

  /// The current target, and its thread.
  private struct Watched: Sendable {
    var target: String
    var describe: @Sendable (Int) -> String
    var thread: pthread_t
    var residentBytes: Int
  }

  private let watched = Mutex<Watched?>(nil)
  private let index = Atomic<Int>(-1)

  private init() {
    var thread = pthread_t()
    pthread_create(&thread, nil, { _ in Watchdog.watch() }, nil)
    for signal in [SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE, SIGABRT] {
      Glibc.signal(signal) { Watchdog.report(signal: $0) }
    }
  }

  /// Registers this thread as the one that runs inputs of a target.
  func enter(_ target: String, describe: @escaping @Sendable (Int) -> String) {
    index.store(-1, ordering: .relaxed)
    watched.withLock {
      $0 = Watched(
        target: target, describe: describe, thread: pthread_self(), residentBytes: Machine.residentBytes())
    }
  }

  /// Marks the start of an input on the thread.
  @inline(__always)
  func begin(_ index: Int) { self.index.store(index, ordering: .relaxed) }

  /// Marks the end of the target's inputs.
  func leave() { watched.withLock { $0 = nil } }

  private static func watch() -> Never {
    var (last, since) = (-1, 0.0)
    while true {
      usleep(200_000)
      shared.watched.withLock { watched in
        guard let watched else {
          last = -1
          return
        }
        let index = shared.index.load(ordering: .relaxed)
        let spent = Machine.processorSeconds(of: watched.thread)
        if index != last { (last, since) = (index, spent) }
        if index >= 0 && spent - since > ceiling { end(watched, index, "hangs: \(spent - since) s and no end") }
        let bytes = Machine.residentBytes() - watched.residentBytes
        if bytes > memory { end(watched, index, "memory: \(bytes >> 20) MiB more than when the target began") }
      }
    }
  }

  private static func end(_ watched: Watched, _ index: Int, _ problem: String) -> Never {
    Terminal.print("FINDING \(watched.target): \(problem)\n  \(watched.describe(index))")
    _exit(1)
  }

  /// A trap inside the code under test: it holds no lock that the reconstruction of the input would need.
  private static func report(signal: Int32) {
    Glibc.signal(signal, SIG_DFL)
    let index = shared.index.load(ordering: .relaxed)
    Terminal.print("FINDING: signal \(signal) at input \(index)")
    if let watched = shared.watched.withLockIfAvailable({ $0 }) ?? nil,
      pthread_equal(watched.thread, pthread_self()) != 0
    {
      Terminal.print("FINDING \(watched.target): traps\n  \(watched.describe(index))")
    }
    raise(signal)
  }
}
