import JSONText
import Testing

@Suite struct LottieInfoTests {
  private let documents: LottieFolder

  init() throws {
    documents = try LottieFolder()
  }

  private func info(_ name: String, _ options: String...) throws -> String {
    let run = try Tool.run(["lottie", "info", documents.path(name)] + options, input: "")
    #expect(run.exitCode == 0)
    #expect(run.errors.isEmpty)
    return run.output
  }

  @Test func theTextHasABlockForEachKindOfThing() throws {
    #expect(
      try info("ball.json") == """
        Ball "1"
        size      100 x 80
        rate      10 frames a second
        frames    0 to 20, the last excluded
        duration  2 s
        level     9

        layer 1 'Ball': shape, 0 to 20, parent 'Rig'
        layer 2 'Rig': null, 5 to 15
        layer 3 'Title': text, 0 to 20, hidden

        marker 'pull': 0, 5 frames long
        marker 'spin': 5, 10 frames long
        marker 'done': 15, 5 frames long
        marker 'point': 3

        feature shape layers: 1, level 0
        feature nulls: 1, level 0
        feature parents: 1, level 0
        feature animated properties: 1, level 0
        feature markers: 4, level 0
        feature text: 1, level 9

        """)
  }

  /// Warnings are part of the description, and so not told on standard error.
  @Test func whatIsDrawnOtherwiseIsTold() throws {
    let lines = try info("expression.json").split(separator: "\n")
    #expect(lines.contains("feature expressions: 1, level 11"))
    #expect(
      lines.last
        == "warning /layers/1/ks/o/x: expression: wobble is not known, at line 1, column 1; the value or its keyframes are used"
    )
    let strict = try Tool.run("lottie", "info", documents.path("expression.json"), "--strict")
    #expect(strict.exitCode == 65 && strict.output.isEmpty)
    #expect(strict.errors.contains("/layers/1/ks/o/x: expression"))
  }

  @Test func theJSONHasTheSame() throws {
    let text = try info("expression.json", "--format", "json")
    #expect(text.hasSuffix("}\n") && text.split(separator: "\n").count == 1)
    let root = try JSONDocument(parsing: text).root
    #expect(root["name"]?.string == "Ball \"1\"")
    let numbers = ["width", "height", "frameRate", "inFrame", "outFrame", "duration", "level"]
    #expect(numbers.map { root[$0]?.number } == [100, 80, 10, 0, 20, 2, 11])
    let layers = Array(try #require(root["layers"]?.elements))
    #expect(layers.map { $0["name"]?.string } == ["Ball", "Rig", "Title"])
    #expect(layers.map { $0["index"]?.number } == [1, 2, 3])
    #expect(layers.map { $0["type"]?.string } == ["shape", "null", "text"])
    #expect(
      layers.map { $0["inFrame"]?.number } == [0, 5, 0] && layers.map { $0["outFrame"]?.number } == [20, 15, 20])
    #expect(layers.map { $0["depth"]?.number } == [0, 0, 0])
    #expect(layers.map { $0["hidden"]?.bool } == [false, false, true])
    #expect(layers[0]["parent"]?.string == "Rig" && layers[1]["parent"]?.isNull == true)
    #expect(layers[0]["matte"]?.isNull == true)
    let markers = Array(try #require(root["markers"]?.elements))
    #expect(markers.map { $0["name"]?.string } == ["pull", "spin", "done", "point"])
    #expect(markers.map { $0["frame"]?.number } == [0, 5, 15, 3])
    #expect(markers.map { $0["duration"]?.number } == [5, 10, 5, 0])
    #expect(root["features"]?["markers"]?.number == 4 && root["features"]?["expressions"]?.number == 1)
    let warning = try #require(root["warnings"]?[0])
    #expect(warning["feature"]?.string == "expression" && warning["effect"]?.string == "ignored")
    #expect(warning["pointer"]?.string == "/layers/1/ks/o/x" && warning["count"]?.number == 1)
  }

  @Test func theMarkerForLessMotionIsNamed() throws {
    let text = ExampleLottie.ball.replacing(#""cm": "spin""#, with: #""cm": "Reduced Motion""#)
    try documents.write(text, to: "reduced.json")
    #expect(
      try info("reduced.json").contains("marker 'Reduced Motion': 5, 10 frames long, for who wants less motion\n"))
    let markers = try JSONDocument(parsing: info("reduced.json", "--format", "json")).root["markers"]?.elements
    #expect(markers.map { $0.map { $0["reducedMotion"]?.bool } } == [false, true, false, false])
  }

  @Test func keyPathsAreALineEach() throws {
    let lines = try info("ball.json", "--key-paths").split(separator: "\n").map(String.init)
    #expect(
      lines.filter { $0.hasPrefix("Ball.") } == [
        "Ball.Transform.Anchor Point", "Ball.Transform.Position", "Ball.Transform.Scale", "Ball.Transform.Rotation",
        "Ball.Transform.Opacity", "Ball.Transform.Skew", "Ball.Transform.Skew Axis", "Ball.Outline.Path",
        "Ball.Fill.Color", "Ball.Fill.Opacity", "Ball.@matrix", "Ball.@opacity", "Ball.@frame", "Ball.@visible",
      ])
    #expect(lines.contains("Title.Text") && lines.contains("Rig.@visible"))
    let array = try JSONDocument(parsing: info("ball.json", "--key-paths", "--format", "json")).root
    #expect(array.elements?.map { $0.string } == lines)
  }

  @Test func standardInputIsADocumentToo() throws {
    let run = try Tool.run("lottie", "info", "-", input: ExampleLottie.ball)
    #expect(run.exitCode == 0)
    #expect(run.output == (try info("ball.json")))
  }
}
