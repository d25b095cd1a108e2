import JSONText
import MotionNumerics
import RealModule
import Testing

@testable import MotionLottie

/// The forms in which a document may write a property.
struct PropertyReadingTests {
  private func number(_ text: String, at frame: Double) throws -> Double {
    var reader = LottieReader(version: LottieVersion(5, 7, 0), slots: nil)
    return try reader.number(JSONDocument(parsing: text).root, default: -1).value(at: frame)
  }

  @Test func aValueIsANumberOrAnArrayOfOne() throws {
    #expect(try number(#"{"a": 0, "k": 5}"#, at: 3) == 5)
    #expect(try number(#"{"a": 1, "k": [5]}"#, at: 3) == 5)
    #expect(try number("7", at: 3) == 7)
    #expect(try number(#"{"k": "five"}"#, at: 3) == -1)
  }

  @Test func keyframesAreKnownByTheirTimesWhateverTheFlagSays() throws {
    let keys = #"[{"t": 0, "s": [0], "o": {"x": 0, "y": 0}, "i": {"x": 1, "y": 1}}, {"t": 10, "s": [20]}]"#
    for flag in ["\"a\": 1,", "\"a\": 0,", ""] {
      let text = "{\(flag) \"k\": \(keys)}"
      #expect(try number(text, at: -5) == 0)
      #expect(try number(text, at: 2.5) == 5)
      #expect(try number(text, at: 10) == 20)
      #expect(try number(text, at: 99) == 20)
    }
  }

  @Test func theEndValuesOfOldExportersCount() throws {
    let keys = #"[{"t": 0, "s": [0], "e": [4], "h": 0}, {"t": 4, "s": [4], "e": [10]}, {"t": 10}]"#
    #expect(try number("{\"k\": \(keys)}", at: 2) == 2)
    #expect(try number("{\"k\": \(keys)}", at: 7) == 7)
    #expect(try number("{\"k\": \(keys)}", at: 12) == 10)
  }

  @Test func aHeldKeyLastsUntilTheNextExactly() throws {
    let keys = #"[{"t": 0, "s": [1], "h": 1}, {"t": 5, "s": [2], "h": 1}]"#
    #expect(try number("{\"k\": \(keys)}", at: 4.999) == 1)
    #expect(try number("{\"k\": \(keys)}", at: 5) == 2)
  }

  @Test func ofTwoKeysAtOneTimeTheSecondCounts() throws {
    let keys = #"[{"t": 0, "s": [0]}, {"t": 5, "s": [1]}, {"t": 5, "s": [8]}, {"t": 10, "s": [9]}]"#
    #expect(try number("{\"k\": \(keys)}", at: 5) == 8)
    #expect(abs(try number("{\"k\": \(keys)}", at: 5 - 1e-9) - 1) < 1e-9)
  }

  /// Less than a thousandth of a square point beside the chord is on it, as in lottie-web; as much is a curve.
  @Test(arguments: [(0.000_999, true), (0.001, false), (-0.000_999, true), (-0.001, false)])
  func tangentsBesideTheChordMakeACurve(area: Double, isLine: Bool) throws {
    // A chord of length 1, beside which the tangents end by the area: at half of the time the curve is ¾ of it away.
    let tangents = #""to": [0.3, \#(area)], "ti": [-0.3, \#(area)]"#
    let easing = #""o": {"x": 0, "y": 0}, "i": {"x": 1, "y": 1}"#
    let keys = "[{\"t\": 0, \"s\": [0, 0], \(easing), \(tangents)}, {\"t\": 10, \"s\": [1, 0]}]"
    var reader = LottieReader(version: LottieVersion(5, 7, 0), slots: nil)
    let position = try reader.vector(JSONDocument(parsing: "{\"k\": \(keys)}").root).value(at: 5)
    #expect(abs(position.y - (isLine ? 0 : 0.75 * area)) < 1e-6 && abs(position.x - 0.5) < 1e-6, "\(position)")
  }

  @Test func tangentsAlongTheChordMakeALineWithEasingsOfItsComponents() throws {
    func position(_ tangents: String, at frame: Double) throws -> Vector {
      let easing = #""o": {"x": [0.3, 0], "y": [0, 0]}, "i": {"x": [0.7, 1], "y": [1, 1]}"#
      let keys = "[{\"t\": 0, \"s\": [0, 0], \(easing), \(tangents)}, {\"t\": 10, \"s\": [30, 60]}]"
      var reader = LottieReader(version: LottieVersion(5, 7, 0), slots: nil)
      return try reader.vector(JSONDocument(parsing: "{\"k\": \(keys)}").root).value(at: frame)
    }
    let eased = 30 * CubicBezier(0.3, 0, 0.7, 1).value(at: 0.25)
    let along = try position(#""to": [5, 10], "ti": [-5, -10]"#, at: 2.5)
    #expect(abs(along.x - eased) < 1e-12 && along.y == 15)
    // Beyond the end: there and back, by the first component's easing.
    let beyond = try position(#""to": [90, 180], "ti": [0, 0]"#, at: 6)
    #expect(abs(beyond.y - 2 * beyond.x) < 1e-9 && beyond.x > 30)
  }

  @Test func aRotationAboutZIsOneOfSpaceOnlyBesideOneAboutX() throws {
    func angle(_ members: String) throws -> Double {
      let text = LottieText.document(LottieText.solid("a", "\"ks\": {\(members)}"))
      let map = try #require(try LottieAnimation(parsing: text).geometry(of: "a", at: 0)).map
      return Double.atan2(y: map.b, x: map.a) * 180 / .pi
    }
    #expect(abs(try angle(#""rz": {"k": 30}, "rx": {"k": 0}, "r": {"k": 10}"#) - 30) < 1e-9)
    #expect(abs(try angle(#""rz": {"k": 30}, "r": {"k": 10}"#) - 10) < 1e-9)
    #expect(try angle(#""rz": {"k": 30}, "ry": {"k": 60}"#) == 0)
  }
}
