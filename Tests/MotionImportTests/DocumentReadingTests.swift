import LayerAnimation
import MotionImport
import MotionNumerics
import Testing

/// Documents as the library reads them; `inbetweenTests` has the fields and their messages.
@Suite struct DocumentReadingTests {
  private func document(_ text: String) throws(DocumentError) -> AnimationDocument {
    try AnimationDocument(parsing: Array(text.utf8))
  }

  private func problem(_ text: String) -> String? {
    do {
      _ = try document(text)
      return nil
    } catch {
      return error.description
    }
  }

  /// The values of the only number at times.
  private func values(_ text: String, at times: [Double]) throws -> [Double] {
    let samples = AnimationSamples(try document(text))
    return times.map { samples.numbers(of: 0, at: $0)[0] }
  }

  private static func keys(_ easings: String, duration: Double = 2) -> String {
    #"""
    {"type": "keyframe", "keyPath": "position.x", "duration": \#(duration), "values": [0, 100, 40],
     "keyTimes": [0, 0.5, 1], "timingFunctions": [\#(easings)]}
    """#
  }

  @Test func columnsAreThoseOfTheNumbers() throws {
    let document = try document(
      #"{"type": "keyframe", "duration": 2, "path": "M0 0H10", "rotationMode": "auto", "fillMode": "forwards"}"#)
    let samples = AnimationSamples(document)
    let columns = samples.columns(at: [-1, 0, 1, 5])
    #expect(document.channels.all[0].components == ["0", "1", "rotation"])
    for (row, time) in columns[0].enumerated() {
      for (numbers, column) in zip(samples.numbers(of: 0, at: time), columns.dropFirst()) {
        #expect(numbers.bitPattern == column[row].bitPattern)
      }
    }
  }

  /// A spring is that of `SpringMotion` in seconds of the animation, from the key before on.
  @Test(arguments: ["spring(1 400 30)", "snappy", "spring(duration: 0.3, bounce: 0.4)"])
  func springsPlayInSeconds(notation: String) throws {
    let spring = try #require(ParsedMotion(parsing: notation).plainSpring)
    let times = (0..<100).map { Double($0) / 100 }
    let found = try values(Self.keys(#""\#(notation)", "linear""#), at: times)
    let motion = SpringMotion(spring, from: 0, to: 100)
    // What is left of the distance at the key, after one second, is lost along the way.
    let rest = 100 - motion.value(at: 1)
    for (time, value) in zip(times, found) {
      #expect(abs(value - motion.value(at: time) - rest * time * time * (3 - 2 * time)) <= 1e-9)
    }
  }

  /// The next key cuts a spring: it is met exactly, and a spring goes on with the velocity.
  @Test func springsMeetTheirKeysAndKeepTheirVelocity() throws {
    let slow = #""spring(1 20 1)""#
    let text = Self.keys("\(slow), \(slow)")
    let found = try values(text, at: [0, 1, 1 - 1e-6, 1 + 1e-6])
    #expect(found[0] == 0 && found[1] == 100)
    let (before, after) = (found[1] - found[2], found[3] - found[1])
    // It has been beyond the key, and comes back.
    #expect(abs(before - after) <= 1e-3 * abs(before) && before < -1e-6)
    let track = KeyframeTrack([
      Keyframe(0, at: 0), Keyframe(100, at: 1, spring: Spring(stiffness: 20, damping: 1)),
      Keyframe(40, at: 2, spring: Spring(stiffness: 20, damping: 1)),
    ])
    let times = (0..<200).map { Double($0) / 100 }
    for (time, value) in zip(times, try values(text, at: times)) { #expect(abs(value - track.value(at: time)) <= 1e-9) }
  }

  @Test func aStepAtTheEndHolds() throws {
    let found = try values(Self.keys(#""steps(1, jump-end)", "ease""#), at: [0, 0.5, 0.999, 1])
    #expect(found == [0, 0, 0, 100])
  }

  @Test(arguments: [
    (#""spring(1 -3 1)", "linear""#, "timingFunctions[0]: 'spring(1 -3 1)': "),
    (
      #""snappy 0 -> 300", "linear""#,
      "timingFunctions[0]: expected a timing curve, or a spring without a velocity and ends"
    ),
    (#""linear", "snap""#, "timingFunctions[1]: 'snap': "),
    (#""linear", 3"#, "timingFunctions[1]: expected a timing curve"),
  ])
  func badEasingsNameTheirPlace(easings: String, expected: String) {
    #expect(problem(Self.keys(easings))?.hasPrefix(expected) == true)
  }

  @Test func springsNeedSecondsAndValues() {
    #expect(
      problem(Self.keys(#""snappy", "snappy""#, duration: 0))
        == "timingFunctions[0]: the spring 'snappy' plays in seconds, and the animation has no duration")
    #expect(
      problem(#"{"type": "keyframe", "path": "M0 0H1", "duration": 1, "timingFunctions": ["snappy"]}"#)
        == "timingFunctions[0]: expected a timing curve, found the spring 'snappy'")
  }

  @Test(arguments: CalculationMode.allCases) func tensionsAreOfSmoothTracks(mode: CalculationMode) {
    let problem = problem(
      """
      {"type": "keyframe", "keyPath": "position.x", "duration": 1, "values": [0, 5, 1], "tensionValues": [0, 0.5, 0],
       "calculationMode": "\(mode.rawValue)"}
      """)
    #expect((problem == nil) == (mode == .cubic || mode == .cubicPaced), "\(problem ?? "read")")
  }

  @Test(arguments: CalculationMode.allCases) func curvesAreOfTracksWithTimes(mode: CalculationMode) {
    let problem = problem(
      """
      {"type": "keyframe", "keyPath": "position.x", "duration": 1, "values": [0, 5], "timingFunctions": ["ease"],
       "calculationMode": "\(mode.rawValue)"}
      """)
    #expect((problem == nil) == (mode == .linear || mode == .cubic), "\(problem ?? "read")")
  }

  /// In the interface of the layers keys may have springs, too; they used to be lost.
  @Test func keysOfALayerHaveTheirSprings() {
    let spring = Spring.bouncy
    let animation = Animation.keyframes(.zPosition, [Keyframe(0.0, at: 0), Keyframe(80, at: 0.8, spring: spring)])
    var found: Double?
    animation.forEachEffect(at: 0.2) { effect in
      if case .number(let number)? = effect.value(model: .number(0)) { found = number }
    }
    let expected = KeyframeTrack([Keyframe(0.0, at: 0), Keyframe(80, at: 0.8, spring: spring)]).value(at: 0.2)
    #expect(abs((found ?? .nan) - expected) <= 1e-9)
  }
}
