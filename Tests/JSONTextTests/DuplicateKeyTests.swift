import JSONText
import MotionNumerics
import TestSupport
import Testing

@Suite struct DuplicateKeyTests {
  /// Objects that are scanned, and objects that are searched.
  @Test(arguments: [2, 3, 15, 16, 17, 18, 100, 1000])
  func keysAreFoundAndCountOnce(count: Int) throws {
    let members = (0..<count).map { #""k\#($0)":\#($0)"# }
    let document = try JSONDocument(parsing: "{" + members.joined(separator: ",") + "}")
    #expect(document.root.members?.count == count)
    for index in 0..<count { #expect(document.root["k\(index)"]?.number == Double(index)) }
    for index in [count, count + 7] { #expect(document.root["k\(index)"] == nil) }
    #expect(document.root["k"] == nil && document.root[""] == nil)
    #expect(document.root.members?.map { $0.value.number ?? -1 } == (0..<count).map(Double.init))
    // Each of them again, escaped.
    for index in Set([0, count / 2, count - 1]) {
      let again = "{" + members.joined(separator: ",") + #", "\u006b\#(index)": [-1], "z": 7}"#
      #expect(refusal(of: again)?.contains("found 'k\(index)' again") == true)
      let root = try JSONDocument(parsing: again, duplicateKeys: .last).root
      #expect(root.members?.count == count + 1)
      #expect(root["k\(index)"]?[0]?.number == -1)
      #expect(root["z"]?.number == 7)
      #expect(root.members?.map(\.key).filter { $0 == "k\(index)" }.count == 1)
    }
  }

  @Test func theFirstRepetitionIsNamed() {
    #expect(refusal(of: #"{"a":1,"b":1,"b":1,"a":1}"#)?.hasPrefix("line 1, column 14: ") == true)
    let many = (0..<40).map { #""\#($0)":0"# }.joined(separator: ",")
    #expect(refusal(of: "{\(many),\n\"7\":0,\"3\":0}")?.hasPrefix("line 2, column 1: ") == true)
    #expect(refusal(of: "{\(many),\n\"7\":0,\"3\":0}")?.contains("'7' again, first at line 1") == true)
  }

  @Test func theLastOfThreeCounts() throws {
    let root = try JSONDocument(parsing: #"{"a":1,"a":{"b":2},"c":3,"a":[4]}"#, duplicateKeys: .last).root
    #expect(root["a"]?[0]?.number == 4)
    #expect(root.members?.map(\.key) == ["c", "a"])
    #expect(root["c"]?.place.path.description == "c")
  }

  /// Pairs of keys of one hash, which are made from one such pair.
  @Test func keysOfEqualHashDiffer() throws {
    var byHash: [UInt32: String] = [:]
    var pair: (String, String)?
    var random = SplitMix64(seed: 1)
    // By the birthday paradox about 2^16 texts are enough.
    while pair == nil {
      let text = String(random.next(), radix: 36)
      let hash = text.utf8.reduce(0x811C_9DC5 as UInt32) { ($0 ^ UInt32($1)) &* 0x0100_0193 }
      if let other = byHash.updateValue(text, forKey: hash), other != text { pair = (other, text) }
    }
    let (one, other) = try #require(pair)
    // An equal suffix changes both hashes alike.
    let keys = (0..<20).flatMap { [one + "\($0)", other + "\($0)"] } + [one, other]
    let root = try JSONDocument(
      parsing: "{" + keys.enumerated().map { #""\#($1)":\#($0)"# }.joined(separator: ",") + "}"
    ).root
    for (index, key) in keys.enumerated() { #expect(root[key]?.number == Double(index)) }
    let small = try JSONDocument(parsing: #"{"\#(one)":1,"\#(other)":2}"#).root
    #expect(small[one]?.number == 1 && small[other]?.number == 2)
    #expect(
      refusal(of: "{" + (keys + [other]).map { #""\#($0)":0"# }.joined(separator: ",") + "}")?
        .contains("'\(other)' again") == true)
  }
}
