import MotionNumerics
import RealModule
import TestSupport
import Testing

/// Recordings held against motions.
struct MotionComparisonTests {
  private static let spring = SpringMotion(Spring(mass: 1, stiffness: 100, damping: 10), from: 0, to: 300)

  private func recording(
    of motion: some Motion<Double>, count: Int = 90, late: Double = 0, error: (Int) -> Double = { _ in 0 }
  ) -> [(time: Double, value: Double)] {
    (0..<count).map { index in
      let time = Double(index) / 60
      return (time + late, motion.value(at: time) + error(index))
    }
  }

  @Test func aMotionIsItself() throws {
    let comparison = try MotionComparison(recording(of: Self.spring), with: Self.spring)
    #expect(comparison.maximumError == 0 && comparison.meanError == 0 && comparison.rootMeanSquare == 0)
    #expect(comparison.isWithin(0) && comparison.timeShift == 0 && comparison.velocityJumps(beyond: 0).isEmpty)
    #expect(comparison.times.count == 90 && comparison.indices == Array(0..<90))
  }

  /// Errors of 1, 2, 3 and so on: every fact has a formula.
  @Test(arguments: [1, 1e-300, 1e300]) func factsAreThoseOfTheErrors(unit: Double) throws {
    let motion = TimingCurve.linear
    let times = (0...10).map { Double($0) / 10 }
    let values = times.indices.map { unit * Double($0 == 7 ? -20 : $0) + (unit == 1 ? times[$0] : 0) }
    let comparison = try MotionComparison(times: times, values: values, with: motion)
    guard unit >= 1 else { return #expect(comparison.worstTime == 1) }
    #expect(abs(comparison.maximumError - 20 * unit) <= 2e-15 * 20 * unit)
    #expect(comparison.worstIndex == 7 && comparison.worstTime == 0.7)
    #expect(abs(comparison.meanError - 68 / 11 * unit) <= 1e-15 * 10 * unit)
    let squares = 336.0 + 400
    #expect(abs(comparison.rootMeanSquare - (squares / 11).squareRoot() * unit) <= 1e-14 * unit)
    #expect(!comparison.isWithin(19.9 * unit) && comparison.isWithin(20.1 * unit))
  }

  @Test func missingValuesAreLeftOut() throws {
    var recorded = recording(of: Self.spring)
    for index in [0, 3, 4, 89] { recorded[index].value = .nan }
    recorded[10].value += 2
    let comparison = try MotionComparison(recorded, with: Self.spring)
    #expect(comparison.times.count == 86 && comparison.worstIndex == 10 && comparison.worstTime == recorded[10].time)
    #expect(abs(comparison.maximumError - 2) < 1e-12)
  }

  @Test func aRecordedJumpMeetsTheMotions() throws {
    let steps = Steps(2)
    let comparison = try MotionComparison(
      times: [0, 0.5, 0.5, 1, 1], values: [0, 0, 0.5, 0.5, 1], with: steps)
    #expect(comparison.maximumError == 0)
    // Also on a clock whose ulp is lost in the motion's progress.
    let late = Tween(from: 0.0, to: 1, duration: 9876.5, curve: .steps(steps), delay: -4321)
    let jump = -4321 + 0.5 * 9876.5
    let recorded = try MotionComparison(times: [-4321, jump, jump, 5555.5], values: [0, 0, 0.5, 1], with: late)
    #expect(recorded.maximumError == 0)
    // A single sample at the time of a jump is the value after the jump.
    #expect(try MotionComparison(times: [0, 0.5, 1], values: [0, 0, 1], with: steps).worstIndex == 1)
  }

  @Test func aLateRecordingIsAligned() throws {
    var numbers = SplitMix64(seed: 23)
    for _ in 0..<thorough(40) {
      let late = numbers.number(in: -2...2)
      let frequency = numbers.number(in: 3...30)
      let spring = Spring(stiffness: frequency * frequency, dampingRatio: numbers.number(in: 0.05...1.5))
      let motion = SpringMotion(spring, from: 5, to: numbers.number(in: 50...100))
      let recorded = recording(of: motion, late: late)
      let comparison = try MotionComparison(recorded, with: motion, aligningWithin: -4...4)
      #expect(abs(comparison.timeShift + late) <= 1e-9, "\(late), \(motion)")
      #expect(comparison.maximumError <= 1e-7)
    }
  }

  /// No shift is better than the one that was found: those of a fine grid are compared, with noise in the recording.
  @Test func noShiftIsBetter() throws {
    var numbers = SplitMix64(seed: 24)
    for _ in 0..<thorough(10) {
      let noise = (0..<90).map { _ in numbers.number(in: -5...5) }
      let recorded = recording(of: Self.spring, late: 0.3) { noise[$0] }
      let best = try MotionComparison(recorded, with: Self.spring, aligningWithin: -1...1)
      for index in 0...2000 {
        let shift = -1 + Double(index) / 1000
        let shifted = recorded.map { (time: $0.time + shift, value: $0.value) }
        #expect(try MotionComparison(shifted, with: Self.spring).maximumError >= best.maximumError * (1 - 1e-9))
      }
    }
  }

  @Test func noShiftIsTakenWhereItIsAsGood() throws {
    let same = try MotionComparison(recording(of: Self.spring), with: Self.spring, aligningWithin: -0.3...1)
    #expect(same.timeShift == 0)
    let flat = try MotionComparison([(0, 1), (1, 1)], with: TimingCurve.stepStart, aligningWithin: -3...5)
    #expect(flat.timeShift == 0 && flat.maximumError == 0)
    #expect(try MotionComparison([(0, 1)], with: TimingCurve.linear, aligningWithin: 2...2).timeShift == 2)
  }

  /// A velocity that is 120 larger from a row on: the jump is found there, and says how large it is.
  @Test func aJumpOfTheVelocityIsFoundWhereItIs() throws {
    let recorded = recording(of: Self.spring) { max(0, 120 * Double($0 - 20) / 60) }
    let jumps = try MotionComparison(recorded, with: Self.spring).velocityJumps(beyond: 0.4)
    #expect(jumps.count == 1 && jumps.first?.index == 20 && jumps.first?.time == 20.0 / 60)
    #expect(jumps.allSatisfy { abs($0.change - 120) <= 1e-9 && abs($0.explained - 96) <= 1e-9 })
  }

  @Test func aRecordingWithinTheToleranceHasNoJump() throws {
    var numbers = SplitMix64(seed: 25)
    for _ in 0..<thorough(50) {
      let noise = (0..<90).map { _ in numbers.number(in: -1...1) }
      let comparison = try MotionComparison(recording(of: Self.spring) { noise[$0] }, with: Self.spring)
      #expect(comparison.velocityJumps(beyond: comparison.maximumError).isEmpty)
      #expect(!comparison.velocityJumps(beyond: 0.1).isEmpty)
    }
  }

  @Test func badRecordingsAreRefused() throws {
    let recordings: [([Double], [Double])] = [
      ([], []), ([0], [.nan]), ([0, 1], [0]), ([1, 0], [0, 0]), ([0, .nan], [0, 0]), ([0, .infinity], [0, 0]),
      ([0, 1], [0, .infinity]),
    ]
    for (times, values) in recordings {
      #expect(throws: ParameterError.self) { try MotionComparison(times: times, values: values, with: Self.spring) }
    }
    let far = SpringMotion(Spring.smooth, from: -1e308, to: 0)
    #expect(throws: ParameterError.self) { try MotionComparison([(0, 1e308)], with: far) }
    #expect(throws: ParameterError.self) {
      try MotionComparison([(0, 1)], with: Self.spring, aligningWithin: 0...(.infinity))
    }
  }
}
