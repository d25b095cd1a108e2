import JSONText
import TestSupport
import Testing

/// Large and deep texts are parsed in proportional time and memory, or refused for a stated limit.
@Suite struct LimitTests {
  private func repeated(_ text: String, _ count: Int) -> String { String(repeating: text, count: count) }

  @Test func depthIsLimited() {
    let limits = JSONLimits(maximumDepth: 64)
    let tooDeep = "nested deeper than 64 levels, the deepest that is allowed"
    #expect(refusal(of: repeated("[", 64) + repeated("]", 64), limits: limits) == nil)
    #expect(refusal(of: repeated("[", 65) + repeated("]", 65), limits: limits) == "line 1, column 65: \(tooDeep)")
    #expect(refusal(of: repeated(#"{"a":"#, 64) + "1" + repeated("}", 64), limits: limits) == nil)
    #expect(refusal(of: repeated(#"{"a":"#, 65), limits: limits) == "line 1, column 321: \(tooDeep)")
    #expect(refusal(of: "1", limits: JSONLimits(maximumDepth: 0)) == nil)
    #expect(refusal(of: "[]", limits: JSONLimits(maximumDepth: 0))?.contains("deeper than 0 levels") == true)
    #expect(refusal(of: repeated("[", 512) + repeated("]", 512)) == nil)
    #expect(refusal(of: repeated("[", 513) + repeated("]", 513))?.contains("deeper than 512") == true)
  }

  /// A million nested arrays need no stack, refused or parsed.
  @Test func depthNeedsNoStack() throws {
    let depth = 1_000_000
    #expect(refusal(of: repeated("[", depth))?.contains("deeper than 512") == true)
    let limits = JSONLimits(maximumDepth: depth)
    #expect(
      refusal(of: repeated("[", depth), limits: limits) == "line 1, column 1000001: expected a value, found the end")
    let document = try JSONDocument(parsing: repeated("[", depth) + repeated("]", depth), limits: limits)
    #expect(document.root[0]?[0]?.elements?.count == 1)
  }

  @Test func bytesAndValuesAreLimited() {
    let limits = JSONLimits(maximumByteCount: 10, maximumValueCount: 4)
    #expect(refusal(of: "[1,2,3]   ", limits: limits) == nil)
    #expect(
      refusal(of: "[1,2,3]    ", limits: limits)
        == "line 1, column 1: larger than 10 bytes, the largest that is allowed")
    #expect(
      refusal(of: "[1,2,3,4]", limits: limits)
        == "line 1, column 8: more than 4 values, the most that are allowed")
    #expect(refusal(of: #"{"a":[1]}"#, limits: limits) == nil)
  }

  /// `[]` 200,000 times at depth 63, 600 kB, took 28 s when each cost an exception for each kind that it is not.
  @Test func manyCollectionsDeepDown() throws {
    let text = repeated("[", 63) + repeated("[],", 199_999) + "[]" + repeated("]", 63)
    let seconds = try processorSeconds {
      var value = try JSONDocument(parsing: text, limits: JSONLimits(maximumDepth: 64)).root
      for _ in 0..<62 { value = try #require(value[0]) }
      #expect(value.elements?.count == 200_000)
    }
    #expect(seconds < 15)
  }

  /// Documents of 16 MiB of every kind: quadratic time would take days.
  @Test(arguments: 0..<9)
  func largeDocumentsOf(shape: Int) throws {
    let unit: String
    switch shape {
    case 0: unit = "0,"
    case 1: unit = "[],"
    case 2: unit = #"{"a":0},"#
    case 3: unit = #""","#
    case 4: unit = "null,"
    case 5: unit = "[[[[[[[[[[[[[[[[]]]]]]]]]]]]]]]],"
    case 6: unit = #""\ud83d\ude00","#
    case 7: unit = "0.30000000000000004,"
    default: unit = "1e-300,"
    }
    // Less where the code is not optimised, which makes it twenty times as slow.
    let size = (_isDebugAssertConfiguration() ? 1 : 16) << 20
    let count = size / unit.utf8.count
    let seconds = try processorSeconds {
      let document = try JSONDocument(parsing: "[" + repeated(unit, count) + "0]")
      #expect(document.root.elements?.count == count + 1)
    }
    // A ceiling for a hang: each takes a second.
    #expect(seconds < 60)
  }

  @Test func largeObjectsTextsAndNumbers() throws {
    let count = _isDebugAssertConfiguration() ? 100_000 : 1_000_000
    let seconds = try processorSeconds {
      let members = (0..<count).map { #""k\#($0)":0"# }
      let root = try JSONDocument(parsing: "{" + members.joined(separator: ",") + "}").root
      #expect(root.members?.count == count)
      for index in stride(from: 0, to: count, by: 97) { #expect(root["k\(index)"] != nil) }
      let breaks = try JSONDocument(parsing: "\"" + repeated("\\n", 10 * count) + "\"")
      #expect(breaks.root.string?.utf8.count == 10 * count)
      #expect(try JSONDocument(parsing: "0." + repeated("1", 10 * count)).root.number == 1.0 / 9)
      #expect(refusal(of: repeated("1", 10 * count))?.contains("infinite") == true)
      #expect(refusal(of: repeated(" ", 10 * count))?.hasSuffix("found nothing") == true)
      #expect(refusal(of: repeated("\n", 10 * count) + "x")?.hasPrefix("line \(10 * count + 1), column 1: ") == true)
    }
    #expect(seconds < 60)
  }
}
