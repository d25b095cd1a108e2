package import MotionNumerics
package import Testing

/// Checks that a subject that forgets its past answers, from its horizon on, like one that never forgets.
///
/// Two copies are told the same random script, and one of them forgets now and then. The script begins before or after
/// 0. Its pauses are zero, tiny or long. The horizon moves to times of events and just beside them.
///
/// - Parameters:
///   - subject: the subject, without a past.
///   - seeds: the number of scripts.
///   - what: the subject in words.
///   - sourceLocation: where an issue is recorded.
///   - tell: tells one event of the script, at a time not before that of the last event.
///   - forget: lets a copy forget everything before a time.
///   - answer: the answer of a copy at a time, from the horizon on.
package func expectForgetting<Subject, Answer: Equatable>(
  of subject: Subject, seeds: Range<Int>, _ what: @autoclosure () -> String = "",
  sourceLocation: SourceLocation = #_sourceLocation, tell: (inout Subject, Double, inout SplitMix64) -> Void,
  forget: (inout Subject, Double) -> Void, answer: (Subject, Double) -> Answer
) {
  for seed in seeds {
    var random = SplitMix64(seed: UInt64(seed))
    var (forgetful, whole) = (subject, subject)
    var time = random.timeMap().origin
    var told: [Double] = []
    var horizon = -Double.infinity
    for _ in 0..<30 {
      time = max(time + random.element(of: [0, 1e-9, 0.02, 0.1, 0.5, 2]) * random.number(in: 0.5...1), horizon)
      told.append(time)
      var same = random
      tell(&forgetful, time, &random)
      tell(&whole, time, &same)
      if random.nextUnit() < 0.4 {
        let event = random.element(of: told)
        let border = random.element(of: [event, event.nextDown, event.nextUp, time - random.nextUnit()])
        forget(&forgetful, border)
        horizon = max(horizon, border)
        told.removeAll { $0 < horizon }
      }
      let from = max(horizon, told.first ?? time)
      for asked in [from, max(from, time), max(from, time).nextUp, from + random.number(in: 0...3)] {
        let (found, expected) = (answer(forgetful, asked), answer(whole, asked))
        guard found != expected else { continue }
        Issue.record(
          "\(what()) of seed \(seed), forgotten before \(horizon): at \(asked) \(found), not \(expected)",
          sourceLocation: sourceLocation)
        return
      }
    }
  }
}
