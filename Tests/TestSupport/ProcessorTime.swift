#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

// The time limits of Testing are by the clock: all tests begin at once, and each waits minutes for the others.

/// The seconds that a processor works on a body, in this thread.
public func processorSeconds(_ body: () throws -> Void) rethrows -> Double {
  let start = secondsOfThisThread()
  try body()
  return secondsOfThisThread() - start
}

/// The ratio of the processor times of a body for eight times the elements and for the elements.
///
/// It is about 8 where time is proportional to the number of elements, and 64 where it is quadratic. What else a machine
/// does only adds to a time, so that the lesser of two counts.
public func growthOfTime(from count: Int, _ body: (Int) throws -> Void) rethrows -> Double {
  var least = [Double.infinity, .infinity]
  for _ in 0..<2 {
    for (index, count) in [count, 8 * count].enumerated() {
      least[index] = min(least[index], try processorSeconds { try body(count) })
    }
  }
  return least[1] / least[0]
}

private func secondsOfThisThread() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
}
