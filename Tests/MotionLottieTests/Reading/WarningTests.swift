import MotionLottie
import Testing
import VectorScene

/// Warnings about features that are not drawn, and about faults in a document.
struct WarningTests {
  private func warnings(_ layers: String..., members: String = "") throws -> [String] {
    var text = LottieText.document(layers.joined(separator: ",\n"), members: members)
    if layers.isEmpty { text = LottieText.document(members: members) }
    return try LottieAnimation(parsing: text).warnings.map { "\($0.pointer) \($0.feature) \($0.count)" }
  }

  @Test func aWarningNamesItsFirstPlaceAndCountsTheOthers() throws {
    let moving = LottieText.solid("a", #""ks": {"r": {"a": 0, "k": 5, "x": "wiggle(1)"}}"#)
    #expect(try warnings(moving, moving, moving) == ["/layers/0/ks/r/x expression 3"])
  }

  @Test func warningsAreInTheOrderOfTheirPlaces() throws {
    #expect(
      try warnings(
        LottieText.layer(77, "a"), LottieText.layer(13, "b"), LottieText.solid("c", #""parent": 9"#),
        LottieText.solid("d", #""tt": 9"#), LottieText.layer(0, "e", #""refId": "none""#),
        LottieText.layer(2, "f", #""refId": "none""#), LottieText.solid("g", #""bm": 17"#)) == [
          "/layers/0/ty layer type 77 1", "/layers/1 camera 1", "/layers/2/parent missing parent 1",
          "/layers/3/tt matte type 9 1", "/layers/4/refId missing asset 2", "/layers/6/bm blend mode 1",
        ])
  }

  @Test func whatHasTheWrongTypeIsTheDefault() throws {
    let bad = #"{"ty": "solid", "nm": 5, "ip": [], "op": {}, "ks": 7, "hd": "no", "ind": {}, "parent": "a", "bm": []}"#
    let animation = try LottieAnimation(parsing: LottieText.document("5", "null", bad, LottieText.solid("last")))
    #expect(animation.warnings.map(\.feature) == ["malformed"])
    #expect(animation.scene(at: 0).nodes.map(\.groupName) == ["last"])
  }

  @Test(arguments: ["null", "5", "\"text\"", "[]", "{}", "[null, 5, {}, [[]]]", "true"])
  func nothingInADocumentTraps(value: String) throws {
    let keys = ["ks", "shapes", "masksProperties", "ef", "sy", "tm", "tt", "td", "tp", "bm", "refId", "t", "st", "sr"]
    for type in 0...15 {
      let members = keys.map { "\"\($0)\": \(value)" }.joined(separator: ", ")
      let text = LottieText.document(
        LottieText.layer(type, "a", members), LottieText.layer(type, "b", "\"ind\": 3, \"parent\": 3, \(members)"),
        members: ["assets", "fonts", "chars", "markers", "slots", "v"].map { "\"\($0)\": \(value)" }
          .joined(separator: ", "))
      let animation = try LottieAnimation(parsing: text)
      for frame in [0, 30, 60, Double.infinity, -.infinity, .nan] { _ = try animation.scene(at: frame).svg() }
    }
  }

  @Test func featuresAreCountedAndTheGreatestLevelIsTheDocuments() throws {
    let text = LottieText.document(
      LottieText.solid("a", #""ind": 1"#), LottieText.solid("b", #""parent": 1, "tt": 1"#), LottieText.layer(3, "c"))
    let animation = try LottieAnimation(parsing: text)
    #expect(animation.features == [.solid: 2, .parent: 1, .matte: 1, .null: 1])
    #expect(animation.level == 3)
    #expect(try LottieAnimation(parsing: LottieText.document()).level == 0)
  }
}
