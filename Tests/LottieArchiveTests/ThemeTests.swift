import LottieArchive
import MotionLottie
import MotionNumerics
import Testing

/// Themes in the slots of documents.
struct ThemeTests {
  private func values(_ animation: LottieAnimation, _ keyPath: String, at frame: Double = 0) -> [LottieValue] {
    animation.values(at: LottieKeyPath(parsing: keyPath), frame: frame).map(\.value)
  }

  private func color(_ name: String, _ theme: LottieThemeChoice) throws -> [Double] {
    let opened = try ContainerFile.container("second.lottie").opened(name, theme: theme)
    guard case .color(let color) = values(opened.animation, "Square.Fill.Color").first else { return [] }
    return [color.red, color.green, color.blue]
  }

  @Test func animationsBeginWithTheirTheme() throws {
    #expect(try color("ball", .initial) == [1, 1, 0])
    #expect(try color("ball", .none) == [1, 0, 0])
    #expect(try color("box", .initial) == [0, 1, 0])
  }

  @Test func themesReplaceTheValuesOfSlots() throws {
    #expect(try color("ball", .named("dark")) == [0, 0, 1])
    #expect(try color("box", .named("dark")) == [0, 0, 1])
  }

  @Test func rulesCountForTheirAnimationsAlone() throws {
    #expect(try color("box", .named("light")) == [0, 1, 0])
  }

  @Test func rulesMayHaveKeyframes() throws {
    let opened = try ContainerFile.container("second.lottie").opened("box", theme: .named("dark"))
    #expect(values(opened.animation, "Square.Opacity", at: 0) == [.number(0)])
    #expect(values(opened.animation, "Square.Opacity", at: 10) == [.number(50)])
  }

  @Test func rulesForGradientsAndImagesAreApplied() throws {
    let container = try ContainerFile.container("themed.lottie")
    let (plain, night) = (try container.opened(), try container.opened(theme: .named("night")))
    #expect(night.warnings.isEmpty && night.animation.warnings.isEmpty)
    #expect(
      values(night.animation, "Square.Fill.Colors") == [.gradient([0, 1, 0, 0, 1, 0, 0, 1, 0, 1, 1, 0.5])])
    #expect(plain.animation.images.map(\.path) == ["dot.png"])
    #expect(night.animation.images.map(\.path) == ["other.png"])
    let pictures = [plain, night].map { $0.animation.images[0].picture }
    #expect(!pictures.contains(nil) && pictures[0] != pictures[1])
  }

  @Test func rulesThatAreNotAppliedAreNamed() throws {
    let opened = try ContainerFile.container("second.lottie").opened("box", theme: .named("dark"))
    #expect(
      opened.warnings.last?.description == #"t/dark.json: the rule for the slot "words", "Text", is not applied"#)
  }

  @Test func documentHasTheValuesAndItsOtherSlots() throws {
    let opened = try ContainerFile.container("second.lottie").opened("box", theme: .named("dark"))
    let text = String(decoding: opened.document, as: UTF8.self)
    #expect(text.contains(#""slots":{"other":{"p":{"a":0,"k":[5,5]}},"fill":{"p":{"a":0,"k":[0,0,1]}}"#))
    #expect(try LottieAnimation(parsing: opened.document).name == "Box")
  }

  /// The property that a rule of a theme puts into its slot.
  private func slot(_ type: String, _ value: String) throws -> String? {
    let manifest = #"{"version":"2","animations":[{"id":"one"}],"themes":[{"id":"night"}]}"#
    let rules = #"{"rules":[{"id":"it","type":"\#(type)","value":\#(value)}]}"#
    let files = [("manifest.json", manifest), ("a/one.json", HandmadeArchive.document), ("t/night.json", rules)]
    let container = try LottieContainer(reading: HandmadeArchive(files: files).bytes)
    let opened = try container.opened(theme: .named("night"))
    #expect(opened.warnings.isEmpty == opened.document.contains(Array(#""it""#.utf8)))
    return String(decoding: opened.document, as: UTF8.self).split(separator: #""it":{"p":"#, maxSplits: 1).last
      .flatMap { $0.hasSuffix("}}}") ? String($0.dropLast(3)) : nil }
  }

  @Test(arguments: [
    ("Scalar", "3", "3"), ("Scalar", "-3.5", "-3.5"), ("Scalar", "0", "0"), ("Scalar", "-0.0", "-0"),
    ("Scalar", "1e300", "1e+300"), ("Position", "[7,9]", "[7,9]"), ("Vector", "[7,9,11]", "[7,9,11]"),
    ("Color", "[0.5,0,1]", "[0.5,0,1]"),
    ("Gradient", #"[{"offset":0.25,"color":[1,0,0]}]"#, "[0.25,1,0,0]"),
    ("Gradient", #"[{"offset":0,"color":[1,0,0,1]},{"offset":1,"color":[0,0.5,0]}]"#, "[0,1,0,0,1,0,0.5,0]"),
    (
      "Gradient", #"[{"offset":0,"color":[1,0,0]},{"offset":1,"color":[0,0.5,0,0]}]"#,
      "[0,1,0,0,1,0,0.5,0,0,1,1,0]"
    ),
  ])
  func rulesBecomeTheValuesOfDocuments(type: String, value: String, expected: String) throws {
    #expect(try slot(type, value) == #"{"a":0,"k":\#(expected)}"#)
  }

  @Test(arguments: [
    ("Scalar", "[3]"), ("Position", "[7]"), ("Color", "[]"), ("Gradient", "[]"),
    ("Gradient", #"[{"offset":0,"color":[1,0]}]"#), ("Gradient", #"[{"color":[1,0,0]}]"#),
  ])
  func rulesOfOtherValuesAreNotApplied(type: String, value: String) throws {
    #expect(try slot(type, value) == nil)
  }
}
