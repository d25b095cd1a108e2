import MotionLottie
import MotionNumerics
import RealModule
import TestSupport
import Testing

/// Layers that turn into the direction of their motion.
struct AutoOrientationTests {
  /// The angle of the layer's first axis in degrees.
  private func angle(_ position: String, at frame: Double) throws -> Double {
    let text = LottieText.document(LottieText.solid("a", "\"ao\": 1, \"ks\": {\"p\": \(position)}"))
    let map = try #require(LottieAnimation(parsing: text).geometry(of: "a", at: frame)).map
    return Double.atan2(y: map.b, x: map.a) * 180 / .pi
  }

  private static let linear = #""o": {"x": 0, "y": 0}, "i": {"x": 1, "y": 1}"#
  private static let eased = #""o": {"x": 0.5, "y": 0}, "i": {"x": 0.5, "y": 1}"#

  /// To the rounding of an arc tangent.
  private func isNear(_ angle: Double, _ expected: Double) -> Bool { abs(angle - expected) < 1e-9 }

  @Test func aStraightMotionHasOneDirection() throws {
    for easing in [Self.linear, Self.eased] {
      let keys = "{\"a\": 1, \"k\": [{\"t\": 10, \"s\": [0, 0], \(easing)}, {\"t\": 20, \"s\": [30, 40]}]}"
      let expected = Double.atan2(y: 40, x: 30) * 180 / .pi
      // It looks ahead before it begins, and back after it has ended.
      for frame in [0, 10, 13.5, 20, 50] { #expect(isNear(try angle(keys, at: frame), expected), "at \(frame)") }
    }
  }

  @Test func atAKeyItIsTheDirectionOfArrival() throws {
    let keys = """
      {"a": 1, "k": [{"t": 0, "s": [0, 0], \(Self.linear)}, {"t": 10, "s": [10, 0], \(Self.linear)},
        {"t": 20, "s": [10, 10]}]}
      """
    for (frame, expected) in [(0.0, 0.0), (5, 0), (10, 0), (10.5, 90), (20, 90)] {
      #expect(isNear(try angle(keys, at: frame), expected), "at \(frame)")
    }
  }

  @Test func aCurveGivesItsTangent() throws {
    // A quarter of a circle, nearly, from 0° to 90°.
    let keys = """
      {"a": 1, "k": [{"t": 0, "s": [0, 0], \(Self.linear), "to": [55.2, 0], "ti": [0, -55.2]},
        {"t": 10, "s": [100, 100]}]}
      """
    #expect(isNear(try angle(keys, at: 0), 0))
    #expect(isNear(try angle(keys, at: 5), 45))
    #expect(isNear(try angle(keys, at: 10), 90))
  }

  /// The same motion from any frame on, over any number of frames, turns alike; a motion before it does not count.
  @Test func aMotionFromAnyFrameOnTurnsAlike() throws {
    func keys(from start: Double, over count: Double) -> String {
      """
      {"a": 1, "k": [{"t": \(start - 7), "s": [-300, 40], \(Self.eased)},
        {"t": \(start), "s": [0, 0], \(Self.eased), "to": [80, -30], "ti": [10, -70]}, {"t": \(start + count), "s": [100, 100]}]}
      """
    }
    var random = SplitMix64(seed: 38)
    for _ in 0..<20 {
      let (start, count) = (random.number(in: -90...400), random.number(in: 1...90))
      for part in [0.1, 0.35, 0.5, 0.8, 1] {
        let plain = try angle(keys(from: 0, over: 10), at: part * 10)
        #expect(abs(try angle(keys(from: start, over: count), at: start + part * count) - plain) < 1e-6)
      }
    }
  }

  @Test func standingStillKeepsTheLastDirection() throws {
    let keys = """
      {"a": 1, "k": [{"t": 0, "s": [0, 0], "h": 1}, {"t": 5, "s": [0, 0], \(Self.linear)},
        {"t": 10, "s": [0, 10], \(Self.linear)}, {"t": 20, "s": [0, 10], "h": 1}, {"t": 30, "s": [50, 10]}]}
      """
    for frame in [0, 2.5, 7, 15, 25, 40] { #expect(isNear(try angle(keys, at: frame), 90), "at \(frame)") }
  }

  @Test func splitCoordinatesMoveTogether() throws {
    func coordinate(_ end: Double) -> String {
      "{\"a\": 1, \"k\": [{\"t\": 10, \"s\": [0], \(Self.eased)}, {\"t\": 20, \"s\": [\(end)]}]}"
    }
    let position = "{\"s\": true, \"x\": \(coordinate(10)), \"y\": \(coordinate(10))}"
    for frame in [0.0, 10, 12, 15, 20, 33] { #expect(isNear(try angle(position, at: frame), 45), "at \(frame)") }
  }

  @Test func whatNeverMovesIsNotTurned() throws {
    #expect(try angle(#"{"a": 0, "k": [5, 6]}"#, at: 3) == 0)
    #expect(try angle(#"{"s": true, "x": {"k": 1}, "y": {"k": 2}}"#, at: 3) == 0)
    #expect(try angle(#"{"a": 1, "k": [{"t": 0, "s": [5, 6]}, {"t": 9, "s": [5, 6]}]}"#, at: 3) == 0)
  }
}
