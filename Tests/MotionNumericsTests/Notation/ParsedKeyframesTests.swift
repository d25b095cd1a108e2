import MotionNumerics
import TestSupport
import Testing

/// Keyframes in a line.
@Suite struct ParsedKeyframesTests {
  @Test(arguments: [
    ("keyframes(0, 110 at 60%, 100)", "keyframes(0, 110 at 60%, 100)"),
    ("KEYFRAMES( 0 0%,110 60%,100 100% )", "keyframes(0, 110 at 60%, 100)"),
    ("0.5s keyframes(0, 110 at 60% ease-out, 100)", "keyframes(0 at 0s, 110 at 0.3s ease-out, 100 at 0.5s)"),
    ("0.9s keyframes(0, 1 at 40%, 2)", "keyframes(0 at 0s, 1 at 0.36s, 2 at 0.9s)"),
    ("keyframes(0, 1, 2, 3) 3s 1s", "keyframes(0 at 0s, 1 at 1s, 2 at 2s, 3 at 3s) after 1s"),
    ("keyframes(0, 5, 1 at 300ms)", "keyframes(0 at 0s, 5 at 0.15s, 1 at 0.3s)"),
    ("keyframes(5 at 25%, 7 at 75%)", "keyframes(5, 5 at 25%, 7 at 75%, 7)"),
    ("keyframes(0, 1 at 1s, 0 at 2s, mode: natural)", "keyframes(0 at 0s, 1 at 1s, 0 at 2s, mode: natural)"),
    ("keyframes(0, 1 at 1s, mode: linear)", "keyframes(0 at 0s, 1 at 1s)"),
    ("keyframes(0, 1 at 1s, 5 at 1s)", "keyframes(0 at 0s, 1 at 1s, 5 at 1s)"),
    ("keyframes(0 ease-in, 1 at 1s), 2 times", "keyframes(0 at 0s ease-in, 1 at 1s), 2 times"),
  ])
  func areReadAndPrintedCanonically(text: String, canonical: String) throws {
    let motion = try ParsedMotion(parsing: text)
    #expect(motion.description == canonical)
    #expect(try ParsedMotion(parsing: canonical) == motion)
    #expect(motion.timeMeaning == (canonical.contains("s,") || canonical.contains("s)") ? .seconds : .progress))
  }

  @Test(arguments: [
    ("keyframes(1)", 10, "two keys"), ("keyframes()", 11, "a value"), ("keyframes(0, 1 at)", 18, "a time"),
    ("keyframes(0, 1 at 3)", 19, "a time with its unit"),
    ("keyframes(0, 1 at 1s, 2 at 50%)", 28, "a time with its unit"),
    ("keyframes(0, 1 at 10%, 2 at 1s)", 29, "a percentage"), ("keyframes(0, 1 at 120%)", 19, "from 0 to 100"),
    ("keyframes(0, 1 at -1s)", 19, "not negative"), ("keyframes(0, 1 at 1s, 2 at 0.5s)", 23, "not before"),
    ("keyframes(0, 1 at 1s, 2)", 23, "a time of the last key"), ("keyframes(0, 1 at 1s", 21, "',' or ')'"),
    ("keyframes(0, 1, mode: wobbly)", 23, "monotone"), ("keyframes(0 ease, 1, mode: cubic)", 11, "no curve"),
    ("keyframes(0, 1 at 1s) 0 -> 3", 23, "no ends"), ("1s keyframes(0, 1 at 1s)", 1, "no duration"),
    ("0s keyframes(0, 1)", 1, "a positive number"), ("keyframes(0, 1, mood: cubic)", 17, "mode"),
    ("keyframes 0, 1", 1, "'(' after"), ("keyframes(10%, 1)", 11, "a value"),
  ])
  func errorsPointAtTheColumn(text: String, column: Int, expected: String) {
    #expect { try ParsedMotion(parsing: text) } throws: { error in
      guard let error = error as? NotationError else { return false }
      return error.column == column && error.expected.contains(expected)
    }
  }

  /// The library's own tracks say the same.
  @Test func equalsTheTrackOfTheLibrary() throws {
    var random = SplitMix64(seed: 4711)
    let curves: [TimingCurve] = [.linear, .easeIn, .easeOut, .steps(Steps(3)), .penner(PennerEasing(.back, .easeOut))]
    let splines: [(String, Spline<Double>)] = [
      ("cubic", .coreAnimation()), ("monotone", .monotone()), ("natural", .natural), ("catmull-rom", .catmullRom()),
    ]
    for _ in 0..<thorough(200) {
      var time = 0.0
      let isEased = random.number() < 0.5
      let keys = (0...Int(random.number(in: 1...6))).map { _ in
        defer { time += random.number(in: 0.1...1) }
        return Keyframe(
          random.number(in: -5...5), at: time, curve: isEased ? random.element(of: curves) : .linear)
      }
      let (name, spline) = random.element(of: splines)
      let track = isEased ? KeyframeTrack(keys) : KeyframeTrack(keys, spline: spline)
      let texts = keys.map { "\($0.value) at \($0.time)s\(isEased ? " \($0.curve)" : "")" }
      let motion = try ParsedMotion(
        parsing: "keyframes(\(texts.joined(separator: ", "))\(isEased ? "" : ", mode: \(name)"))")
      #expect(motion.restTime == track.restTime && motion.restValue == keys[keys.count - 1].value)
      for _ in 0..<20 {
        let time = random.number(in: -0.1...track.restTime + 0.1)
        #expect(abs(motion.value(at: time) - track.value(at: time)) < 1e-12, "\(motion) at \(time)")
        #expect(abs(motion.velocity(at: time) - track.velocity(at: time)) < 1e-9 * 100, "\(motion) at \(time)")
      }
    }
  }

  @Test func progressBecomesSeconds() throws {
    let shape = try ParsedMotion(parsing: "keyframes(0, 110 at 60% ease-out, 100)")
    let motion = try ParsedMotion(parsing: "2s keyframes(0, 110 at 60% ease-out, 100)")
    #expect(shape.timeMeaning == .progress && shape.domain == 0...1 && motion.domain == 0...2)
    for part in [0, 0.1, 0.5, 0.7, 1] { #expect(abs(motion.value(at: 2 * part) - shape.value(at: part)) < 1e-12) }
    #expect(motion.ends.start == 0 && motion.ends.end == 100)
  }

  /// Natural splines alone change their acceleration without a jump.
  @Test(arguments: [("natural", true), ("cubic", false), ("monotone", false)])
  func theJerkIsFiniteWithoutJumpsOfTheAcceleration(mode: String, isFinite: Bool) throws {
    let motion = try ParsedMotion(parsing: "keyframes(0, 3 at 1s, 1 at 2s, 4 at 3.5s, mode: \(mode))")
    #expect(motion.peaks.jerk.isFinite == isFinite)
  }

  @Test func peaksAreThoseOfTheCurve() throws {
    for mode in ["cubic", "monotone", "natural"] {
      let motion = try ParsedMotion(parsing: "keyframes(0, 3 at 0.5s, -1 at 0.8s, 2 at 1.5s, mode: \(mode))")
      let speeds = (1..<15_000).map { abs(motion.velocity(at: Double($0) * 1e-4)) }
      let peak = try #require(speeds.max())
      #expect(abs(motion.peaks.speed - peak) < 1e-3 * peak, "\(mode)")
    }
    #expect(
      try ParsedMotion(parsing: "keyframes(0, 1 at 1s, 2 at 1s, 3 at 2s, mode: natural)").peaks.speed == .infinity)
  }
}
