import MotionEffects
import MotionNumerics
import Testing

/// The events of an effect, which are forgotten at their start and taken back at their end.
@Suite struct EventLogTests {
  /// Letters at given times.
  private func logged(_ events: [(String, Double)]) -> EventLog<String> {
    var log = EventLog<String>()
    for (event, time) in events { log.append(event, at: time) }
    return log
  }

  private func events(_ log: EventLog<String>) -> String { log.indices.map { log[$0] }.joined() }

  @Test(
    arguments: [
      (-1, "", -1), (0, "a", 0), (0.5, "a", 0), (1, "abc", 1), (2.5, "abcd", 2), (3, "abcde", 3), (9, "abcde", 3),
    ] as [(Double, String, Double)])
  func takenBackAreTheEventsAfterATime(time: Double, left: String, latest: Double) {
    var log = logged([("a", 0), ("b", 1), ("c", 1), ("d", 2), ("e", 3)])
    log.removeAll(after: time)
    #expect(events(log) == left && log.latestTime == latest && log.last == left.last.map(String.init))
    // Where events have been taken back, others follow.
    log.append("f", at: 9)
    #expect(events(log) == left + "f" && log.time(of: log.indices.upperBound - 1) == 9)
  }

  /// The indices of the others stay, whatever is forgotten and taken back.
  @Test func forgottenEventsAreCounted() {
    var log = logged([("a", 0), ("b", 1), ("c", 1), ("d", 2), ("e", 3)])
    log.forget(before: 1)
    log.removeAll(after: 1)
    #expect(log.indices == 1..<3 && log[1] == "b" && log[2] == "c" && log.last(notAfter: 5) == 2)
    log.append("f", at: 0.5)
    #expect(log.indices == 1..<4 && log.time(of: 3) == 1, "it gets the time of the latest")
    log.removeAll(after: 0.5)
    #expect(log.indices.isEmpty && log.indices.lowerBound == 1 && log.last == nil && log.latestTime == 0.5)
    log.append("g", at: 0.75)
    #expect(log.indices == 1..<2 && log[1] == "g" && log.time(of: 1) == 0.75)
    log.forget(before: 9)
    #expect(log.indices == 2..<2 && log.last(notAfter: 9) == nil && log.latestTime == 0.75)
  }

  @Test func aLogWithoutEvents() {
    var log = EventLog<String>()
    log.removeAll(after: 1)
    #expect(log.indices.isEmpty && log.latestTime == -.infinity && log.last(notAfter: 1) == nil)
  }
}
