import Foundation
import MotionNumerics
import TestSupport
import Testing

/// Springs between the keys of a track.
@Suite struct SpringKeyTests {
  private let hop = KeyframeTrack([
    Keyframe(0.0, at: 0.5), Keyframe(2, at: 1), Keyframe(3, at: 1.25, spring: .bouncy),
    Keyframe(-1, at: 2, spring: .smooth), Keyframe(1, at: 2.5),
  ])

  /// With time to settle, it is the spring's motion; what was corrected is what was left.
  @Test func aSettledSpringIsItsMotion() {
    let track = KeyframeTrack([Keyframe(1.0, at: 0), Keyframe(5, at: 4, spring: .snappy)])
    let motion = SpringMotion(.snappy, from: 1.0, to: 5)
    let rest = abs(motion.value(at: 4) - 5)
    #expect(rest < 1e-9)
    for step in 0...80 {
      let time = Double(step) / 20
      #expect(abs(track.value(at: time) - motion.value(at: time)) <= rest + 1e-15)
      #expect(abs(track.velocity(at: time) - motion.velocity(at: time)) <= 1.5 * rest + 1e-13)
    }
  }

  /// The spring of Apple's `SpringKeyframe`: at the key the value is exact, and what was left is spread.
  @Test func aShortSpringIsExactAtItsKey() {
    let motion = SpringMotion(.bouncy, from: 0.0, to: 10)
    let track = KeyframeTrack([Keyframe(0.0, at: 1), Keyframe(10, at: 1.125, spring: .bouncy)])
    let rest = 10 - motion.value(at: 0.125)
    #expect(abs(rest) > 1)
    #expect(track.value(at: 1) == 0 && track.value(at: 1.125) == 10 && track.value(at: 9) == 10)
    #expect(abs(track.value(at: 1.0625) - (motion.value(at: 0.0625) + rest / 2)) <= 1e-14)
    #expect(abs(track.value(at: 1.125.nextDown) - 10) <= 1e-13)
    #expect(track.velocity(at: 1) == 0 && abs(track.velocity(at: 1.125) - motion.velocity(at: 0.125)) <= 1e-12)
    #expect(track.restTime == 1.125 && track.velocity(at: 1.3) == 0)
  }

  @Test func theValuesAtTheKeysAreExact() {
    #expect([0.5, 1, 1.25, 2, 2.5].map { hop.value(at: $0) } == [0, 2, 3, -1, 1])
    var random = SplitMix64(seed: 5)
    for _ in 0..<200 {
      var time = 0.0
      let keys = (0..<8).map { _ in
        time += random.number(in: 0.01...1)
        let spring = Spring(response: random.number(in: 0.05...2), dampingRatio: random.number(in: 0...2))
        return Keyframe(random.number(in: -100...100), at: time, spring: spring)
      }
      let track = KeyframeTrack(keys)
      for key in keys { #expect(track.value(at: key.time) == key.value) }
      // Springs go on with the velocity of those before.
      for key in keys.dropFirst().dropLast() {
        let (before, after) = (track.velocity(at: key.time.nextDown), track.velocity(at: key.time))
        #expect(abs(before - after) <= 1e-9 * (1 + abs(after)))
      }
    }
  }

  /// 4 per second on the line before, and after the first spring that spring's velocity.
  @Test func aSpringStartsWithTheVelocityBefore() {
    #expect(hop.velocity(at: 0.75) == 4 && hop.velocity(at: 1) == 4)
    #expect(abs(hop.velocity(at: 1.25.nextDown) - hop.velocity(at: 1.25)) <= 1e-11)
    // The line after a spring does not.
    #expect(abs(hop.velocity(at: 2.25) - 4) <= 1e-15)
    let eased = KeyframeTrack([
      Keyframe(0.0, at: 0, curve: .easeOutQuad), Keyframe(1, at: 1), Keyframe(0, at: 2, spring: .smooth),
    ])
    #expect(eased.velocity(at: 1) == 0)
    let held = KeyframeTrack([
      Keyframe(0.0, at: 0, hold: true), Keyframe(1, at: 1), Keyframe(0, at: 2, spring: .smooth),
      Keyframe(4, at: 2, spring: .smooth), Keyframe(5, at: 3, spring: .smooth),
    ])
    #expect(held.value(at: 0.5) == 0 && held.velocity(at: 1) == 0 && held.value(at: 2) == 4)
    // A jump has no velocity to go on with.
    #expect(held.velocity(at: 2) == 0)
  }

  @Test func hasTheLaws() {
    checkMotion(hop, over: 0...3, breaks: hop.keyTimes)
    let points = KeyframeTrack([
      Keyframe(SIMD2(0.0, 1), at: 0), Keyframe(SIMD2(3, -4), at: 0.5, spring: .bouncy),
      Keyframe(SIMD2(1, 1), at: 1.5, spring: Spring(stiffness: 40, damping: 0), curve: .easeIn),
      Keyframe(SIMD2(0, 0), at: 2),
    ])
    checkMotion(points, over: -0.5...2.5, breaks: points.keyTimes)
    let eased = KeyframeTrack(hop.keyframes, timingCurve: .easeOutBack)
    checkMotion(eased, over: 0...3, breaks: hop.keyTimes)
    // Springs split a spline, as holds do.
    let smooth = KeyframeTrack(hop.keyframes, spline: .natural)
    checkMotion(smooth, over: 0...3, breaks: hop.keyTimes)
    #expect(abs(smooth.value(at: 1.1) - hop.value(at: 1.1)) <= 1e-14 && smooth.value(at: 2.2) == hop.value(at: 2.2))
  }

  @Test func aCursorReadsTheSame() {
    var cursor = hop.cursor()
    for step in 0...300 {
      let time = Double(step) / 100
      #expect(cursor.value(at: time) == hop.value(at: time))
    }
  }

  @Test func isStored() throws {
    let text = String(decoding: try JSONEncoder().encode(hop), as: UTF8.self)
    #expect(text.contains(#""spring":{"#))
    let read = try JSONDecoder().decode(KeyframeTrack<Double>.self, from: Data(text.utf8))
    #expect(read == hop && read.hashValue == hop.hashValue && read.keyframes == hop.keyframes)
    #expect(hop.keyframes.map { $0.spring } == [nil, nil, .bouncy, .smooth, nil])
    let other = KeyframeTrack(hop.keyframes.map { Keyframe($0.value, at: $0.time) })
    #expect(other != hop && other.value(at: 0.75) == hop.value(at: 0.75))
    #expect(
      Keyframe(1.0, at: 0.5, spring: Spring(stiffness: 100, damping: 10)).description
        == "Keyframe(1.0, at: 0.5, spring: Spring(mass: 1, stiffness: 100, damping: 10))")
  }

  @Test func aSpringIsOnlyBesideALine() {
    func message(_ keys: [Keyframe<Double>]) -> String? {
      #expect(throws: ParameterError.self) { try KeyframeTrack(validating: keys) }?.description
    }
    #expect(
      message([Keyframe(0, at: 0, hold: true), Keyframe(1, at: 1, spring: .smooth)])
        == "the segment from key 0 to key 1 must be a spring, a hold or a curve, not a spring and a hold")
    let curved = message([Keyframe(0, at: 0, curve: .ease), Keyframe(1, at: 1, spring: .smooth)])
    #expect(curved?.contains("not a spring and a curve") == true)
    #expect(message([Keyframe(-1e308, at: 0), Keyframe(1e308, at: 1, spring: .smooth)]) != nil)
    #expect(throws: ParameterError.self) {
      try InterpolatedTrack(validating: [Keyframe(0.0, at: 0), Keyframe(1, at: 1, spring: .smooth)])
    }
    // Modes that ignore curves ignore springs.
    for mode in [CalculationMode.discrete, .paced] {
      let keys = [Keyframe(0.0, at: 0), Keyframe(1, at: 1, spring: .bouncy), Keyframe(4, at: 2)]
      let plain = keys.map { Keyframe($0.value, at: $0.time) }
      #expect(KeyframeTrack(keys, mode: mode) == KeyframeTrack(plain, mode: mode))
    }
  }
}
