import MotionLottie
import MotionNumerics
import Testing
import VectorScene

/// Other colours in an animation and in its document, stops of gradients among them.
struct LottieRecoloringTests {
  /// A still gradient over one whose colours move, over a fill whose colour moves, twice shown.
  private static let document = ##"""
    {"v": "5.7.0", "fr": 10, "ip": 0, "op": 20, "w": 60, "h": 30, "layers": [
      {"ty": 0, "nm": "A", "refId": "inner", "w": 60, "h": 30, "ip": 0, "op": 20},
      {"ty": 0, "nm": "B", "refId": "inner", "w": 60, "h": 30, "ip": 0, "op": 20}],
     "slots": {"accent": {"p": {"k": "#ff0000"}}},
     "assets": [{"id": "inner", "layers": [{"ty": 4, "nm": "Ball", "ip": 0, "op": 20, "ks": {}, "shapes": [
       {"ty": "el", "p": {"k": [30, 15]}, "s": {"k": [9, 9]}},
       {"ty": "gf", "nm": "Sky", "o": {"k": 100}, "s": {"k": [0, 0]}, "e": {"k": [60, 0]}, "g": {"p": 2, "k": {"a": 0, "k":
         [0, 1, 0, 0, 1, 0, 0, 1, 0, 0.5, 1, 0.25]}}},
       {"ty": "gs", "nm": "Rim", "o": {"k": 100}, "w": {"k": 2}, "s": {"k": [0, 0]}, "e": {"k": [60, 0]}, "g": {"p": 2, "k":
         {"a": 1, "k": [{"t": 0, "s": [0, 1, 0, 0, 1, 0, 1, 0], "o": {"x": 0, "y": 0}, "i": {"x": 1, "y": 1}},
           {"t": 10, "s": [0, 0, 0, 1, 0.5, 1, 1, 0]}]}}},
       {"ty": "fl", "nm": "Fill", "o": {"k": 100}, "c": {"sid": "accent"}},
       {"ty": "fl", "nm": "Moving", "o": {"k": 100}, "c": {"a": 1, "k": [
         {"t": 0, "s": [1e0, 0.0, 0, 1], "o": {"x": 0, "y": 0}, "i": {"x": 1, "y": 1}}, {"t": 10, "s": [0, 0, 1, 1]}]}}]}]}]}
    """##
  private static let redToBlue = LottieRecoloring([(Color(hex: 0xFF0000), Color(hex: 0x0033FF))])

  private func values(_ animation: LottieAnimation, _ path: LottieKeyPath, _ frame: Double = 0) -> [LottieValue] {
    animation.values(at: path, frame: frame).map(\.value)
  }

  @Test func stopsAreColours() throws {
    let animation = try LottieAnimation(parsing: Self.document)
    #expect(values(animation, "A.**.Sky.Color 2") == [.color(Color(red: 0, green: 0, blue: 1))])
    #expect(values(animation, "A.**.Rim.Color 1", 5) == [.color(Color(red: 0.5, green: 0, blue: 0.5))])
    #expect(values(animation, "A.**.Sky.Color 3").isEmpty)
    let lines = animation.colorLines.split(separator: "\n").map(String.init)
    #expect(
      lines.count == 12 && lines.contains("B.Ball.Sky.Color 2 #0000ff") && lines.contains("A.Ball.Rim.Color 2 #00ff00"))
  }

  @Test func aStopIsOverridden() throws {
    let animation = try LottieAnimation(parsing: Self.document)
    let still = try animation.overriding("A.**.Sky.Color 2", withText: "#00ff00")
    #expect(
      values(still, "*.**.Sky.Colors") == [
        .gradient([0, 1, 0, 0, 1, 0, 1, 0, 0, 0.5, 1, 0.25]), .gradient([0, 1, 0, 0, 1, 0, 0, 1, 0, 0.5, 1, 0.25]),
      ])
    // The offsets of an animated one still move.
    let moving = try animation.overriding("A.**.Rim.Color 2", with: .color(.white))
    #expect(values(moving, "A.**.Rim.Colors", 5) == [.gradient([0, 0.5, 0, 0.5, 0.75, 1, 1, 1])])
    let computed = try animation.overriding("A.**.Sky.Color 1") { .color(Color(red: $0 / 10, green: 0, blue: 0)) }
    #expect(values(computed, "A.**.Sky.Color 1", 5) == [.color(Color(red: 0.5, green: 0, blue: 0))])
    #expect(throws: LottieOverrideError.self) { try animation.overriding("**.Sky.Color 1", withText: "0.5") }
    #expect(try still.scene(at: 0).svg().contains("#00ff00"))
  }

  @Test func coloursOfTheFirstFrameBecomeOthersThroughout() throws {
    let recolored = try LottieAnimation(parsing: Self.document).recolored(Self.redToBlue)
    for path: LottieKeyPath in ["*.**.Sky.Color 1", "*.**.Rim.Color 1", "*.**.Fill.Color", "*.**.Moving.Color"] {
      for frame in [0, 5, 15] {
        let blue = LottieValue.color(Color(hex: 0x0033FF))
        #expect(values(recolored, path, Double(frame)) == [blue, blue], "\(path) at \(frame)")
      }
    }
    #expect(values(recolored, "A.**.Sky.Color 2") == [.color(Color(red: 0, green: 0, blue: 1))])
    #expect(try recolored.overriding(slot: "accent", with: .color(.black)).colorLines.contains("Fill.Color #000000"))
  }

  @Test func colorsThatNobodyHasChangeNothing() throws {
    let animation = try LottieAnimation(parsing: Self.document)
    let nan = Color(red: .nan, green: 0, blue: 0)
    for recoloring in [
      LottieRecoloring([]), LottieRecoloring([(.white, .black), (nan, .black), (Color(hex: 0xFF0000), nan)]),
    ] {
      #expect(try animation.recolored(recoloring).scene(at: 3).svg() == animation.scene(at: 3).svg())
      #expect(try recoloring.applied(toDocument: Array(Self.document.utf8)) == Array(Self.document.utf8))
    }
  }

  /// The numbers alone differ, and the changed document is drawn as the changed animation.
  @Test func aDocumentIsRecolored() throws {
    let changed = String(decoding: try Self.redToBlue.applied(toDocument: Array(Self.document.utf8)), as: UTF8.self)
    let expected = Self.document.replacing("#ff0000", with: "#0033ff").replacing(
      "[0, 1, 0, 0, 1,", with: "[0, 0, 0.2, 1, 1,"
    )
    .replacing("[0, 0, 0, 1, 0.5, 1, 1, 0]", with: "[0, 0, 0.2, 1, 0.5, 1, 1, 0]")
    .replacing("[1e0, 0.0, 0, 1]", with: "[0, 0.2, 1, 1]").replacing("[0, 0, 1, 1]}]}}", with: "[0, 0.2, 1, 1]}]}}")
    #expect(changed == expected)
    let (read, recolored) = (
      try LottieAnimation(parsing: changed), try LottieAnimation(parsing: Self.document).recolored(Self.redToBlue)
    )
    for frame in [0, 4.5, 12] { #expect(try read.scene(at: frame).svg() == recolored.scene(at: frame).svg()) }
    #expect(throws: LottieError.self) { try Self.redToBlue.applied(toDocument: Array("{}".utf8)) }
  }

  /// Exporters before 4.1.9 wrote 0…255.
  @Test func anOldDocumentKeepsItsRange() throws {
    let old = LottieText.document(
      LottieText.layer(4, "Dot", #""shapes": [{"ty": "fl", "c": {"k": [255, 0, 0, 255]}, "o": {"k": 100}}]"#)
    ).replacing("5.12.0", with: "4.0.0")
    let changed = String(decoding: try Self.redToBlue.applied(toDocument: Array(old.utf8)), as: UTF8.self)
    #expect(changed == old.replacing("[255, 0, 0, 255]", with: "[0, 51, 255, 255]"))
  }

  @Test func linesAreRead() {
    #expect(LottieRecoloring(parsing: "") == LottieRecoloring([]))
    #expect(LottieRecoloring(parsing: "#ff0000 #0033ff\n") == Self.redToBlue)
    for text in ["#ff0000", "#ff0000 #0000ff #00ff00", "#ff0000 blau", "#ff0000 x #00f"] {
      #expect(LottieRecoloring(parsing: text) == nil, "\(text)")
    }
  }
}
