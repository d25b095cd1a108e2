import MotionNumerics
import RealModule
import TestSupport
import Testing

/// The laws of TestSupport find what breaks them.
@Suite struct LawTests {
  /// A motion that breaks one law at a time.
  struct Culprit: Motion {
    enum Crime: String {
      case none, batch, state, stateBatch, velocity, rest, velocityAtRest, nan, nanVelocity, limit, nanRest
    }
    let crime: Crime

    /// Comes to rest at 1 at time 2.
    func value(at time: Double) -> Double {
      if time.isNaN { return crime == .nan ? 0 : .nan }
      if time == .infinity && crime == .limit { return 0 }
      if time >= 2 { return crime == .rest ? 1 + 1e-9 * (1 - 1 / time) : 1 }
      return time <= 0 ? 0 : time * time * (3 - time) / 4
    }

    func velocity(at time: Double) -> Double {
      if time.isNaN { return crime == .nanVelocity ? 0 : .nan }
      if time >= 2 { return crime == .velocityAtRest ? 1e-9 : 0 }
      return time <= 0 ? 0 : (6 * time - 3 * time * time) / 4 * (crime == .velocity ? 1.00001 : 1)
    }

    func state(at time: Double) -> (value: Double, velocity: Double) {
      let value = value(at: time)
      return (crime == .state && time > 1 ? value.nextUp : value, velocity(at: time))
    }

    func sample(at times: Span<Double>, into values: inout MutableSpan<Double>) {
      for index in times.indices { values[index] = value(at: times[index]) }
      // Only the last of a block of four.
      if crime == .batch, times.count == 4 { values[3] = values[3].nextUp }
    }

    func sample(at times: Span<Double>, into values: inout MutableSpan<Double>, velocities: inout MutableSpan<Double>) {
      for index in times.indices { (values[index], velocities[index]) = state(at: times[index]) }
      if crime == .stateBatch, times.count == 1 { velocities[0] = velocities[0].nextUp }
    }

    var restTime: Double { crime == .nanRest ? .nan : 2 }
  }

  @Test(arguments: [
    (Culprit.Crime.none, []), (.batch, ["batches equal single values to the bit"]), (.state, ["a state has the value"]),
    (.stateBatch, ["batches equal single states to the bit"]), (.velocity, ["the velocity is the difference quotient"]),
    (.rest, ["a motion rests at its last value", "a motion stays where it is after its time of rest"]),
    (.velocityAtRest, ["a motion has no velocity after its time of rest"]), (.nan, ["a NaN time gives NaN"]),
    (.nanVelocity, ["a NaN time gives a velocity of NaN"]), (.limit, ["an infinite time gives the limit"]),
    (.nanRest, ["the time of rest is a number"]),
  ])
  func eachLawIsNamed(crime: Culprit.Crime, laws: [String]) {
    let findings = motionFindings(Culprit(crime: crime), breaks: [0, 2])
    #expect(findings.sentences.map { String($0.prefix { $0 != ":" }) } == laws, "\(findings)")
  }

  @Test func anIssueNamesTheCaller() {
    withKnownIssue {
      checkMotion(Culprit(crime: .velocity), breaks: [0, 2])
    } matching: { issue in
      issue.sourceLocation?.fileID.hasSuffix("LawTests.swift") == true
    }
  }

  /// At infinity a generator gives its limit, or NaN without one.
  @Test func limits() {
    func limitIsAllowed(_ limit: Double, _ value: @escaping @Sendable (Double) -> Double) -> Bool {
      let generator = CustomGenerator { $0.isInfinite ? limit : value($0) }
      return generatorFindings(generator).sentences.isEmpty
    }
    let sine = limitIsAllowed(.nan) { Double.sin($0) }
    let wrongSine = limitIsAllowed(0) { Double.sin($0) }
    #expect(sine && !wrongSine)
    let constant = limitIsAllowed(3) { $0.isNaN ? .nan : 3 }
    let wrongConstant = limitIsAllowed(.nan) { $0.isNaN ? .nan : 3 }
    #expect(constant && !wrongConstant)
    let square = limitIsAllowed(.infinity) { $0 * $0 }
    let wrongSquare = limitIsAllowed(.infinity) { -$0 * $0 }
    #expect(square && !wrongSquare)
    let vanishing = limitIsAllowed(0) { 1 / $0 }
    #expect(vanishing)
  }

  @Test func valuesOfAnyTypeAreCompared() {
    struct Words: ValueGenerator {
      func value(at time: Double) -> String { time < 1 ? "pull" : "release" }
      func sample(at times: Span<Double>, into values: inout MutableSpan<String>) {
        for index in times.indices { values[index] = "pull" }
      }
    }
    withKnownIssue { checkGenerator(batchesOf: Words()) }
    checkGenerator(batchesOf: CustomGenerator { $0 < 1 ? "pull" : "release" })
  }
}
