import JSONText
import MotionNumerics
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
}
