import JSONText
import MotionNumerics
import TestSupport
import Testing

/// Look-ups of keys, one by one and many at once.
@Suite struct KeysTests {
  private func object(_ text: String) throws -> JSONValue {
    try JSONDocument(parsing: text, duplicateKeys: .last).root
  }

  @Test func manyKeysAreFoundAtOnce() throws {
    let keys = JSONKeys(["t", "", "of five", "é", "tt", "missing"])
    let values = try object(#"{"t": 1, "": 2, "of five": 3, "\u00e9": 4, "x": 5, "tt": 6}"#).values(of: keys)
    #expect((0..<6).map { values[$0]?.number } == [1, 2, 3, 4, 6, nil])
  }

  @Test func aNamesRawValueIsItsPlace() throws {
    enum Part: Int { case time, value }
    let values = try object(#"{"s": [7], "t": 5}"#).values(of: JSONKeys(["t", "s"]))
    #expect(values[Part.time]?.number == 5)
    #expect(values[Part.value]?.numbers == [7])
  }

  @Test func ofRepeatedKeysTheLastCounts() throws {
    let value = try object(#"{"t": 1, "longer": 1, "t": 2, "longer": 2}"#)
    let values = value.values(of: JSONKeys(["t", "longer"]))
    #expect(values[0]?.number == 2 && values[1]?.number == 2)
    #expect(value["t"]?.number == 2 && value["longer"]?.number == 2)
    #expect(value.members?.count == 2)
  }

  @Test func whatIsNoObjectHasNoKeys() throws {
    for text in ["[1]", "3", "null", #""t""#, "{}"] { #expect(try object(text).values(of: JSONKeys(["t"]))[0] == nil) }
  }

  /// Keys of up to four bytes, longer ones, and some that differ by escapes only, in objects below and above the size
  /// from which keys are sorted.
  @Test func everyLookUpFindsTheLastMemberOfItsKey() throws {
    var random = SplitMix64(seed: 20)
    let letters = ["a", "b", "\\u0061", "é", "\\n", "0"]
    for _ in 0..<thorough(200) {
      let count = Int.random(in: 0...40, using: &random)
      let keys = (0..<count).map { _ in
        (0..<Int.random(in: 0...6, using: &random)).map { _ in letters.randomElement(using: &random) ?? "" }.joined()
      }
      let members = keys.enumerated().map { "\"\($1)\": \($0)" }.joined(separator: ", ")
      let value = try object("{\(members)}")
      var last: [String: Double] = [:]
      for (place, key) in keys.enumerated() {
        last[try object("[\"\(key)\"]")[0]?.string ?? "", default: 0] = Double(place)
      }
      #expect(value.members?.count == last.count)
      let sought = last.keys.sorted().prefix(JSONKeys.greatestCount)
      let values = value.values(of: JSONKeys(Array(sought)))
      for (place, key) in sought.enumerated() { #expect(values[place]?.number == last[key], "\(key) of \(members)") }
      for (key, number) in last { #expect(value[key]?.number == number, "\(key) of \(members)") }
      #expect(value["c"] == nil && value["longer than four"] == nil)
    }
  }
}
