import FoundationEssentials
import JSONText
import MotionNumerics
import Testing
import VectorScene

@testable import MotionLottie

/// Shapes that are prepared once equal those that each frame would compute.
struct PreparedShapeTests {
  @Test(arguments: ["geometry", "modifiers", "styles", "gradients", "blending"])
  func preparedShapesAreTheSame(_ folder: String) throws {
    let tests = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let files = try FileManager.default.contentsOfDirectory(
      atPath: tests.appending(path: "Fixtures/Lottie/\(folder)").path)
    var count = 0
    for file in files where file.hasSuffix(".json") {
      let document = try ReferenceDocument("Fixtures/Lottie/\(folder)/\(file.dropLast(5))")
      for layer in document.layers where layer.json["shapes"] != nil {
        var reader = LottieReader(version: LottieVersion(5, 7, 0), slots: nil)
        let plain = ShapeContent(reading: layer.json["shapes"], reader: &reader)
        var prepared = plain
        var budget = FrameBudget()
        prepared.prepare(budget: &budget)
        for frame in [0.0, 0.5, 15, 29.25, 59] {
          #expect(prepared.nodes(at: frame) == plain.nodes(at: frame), "\(file) at \(frame)")
          #expect(prepared.outlines(at: frame) == plain.outlines(at: frame), "\(file) at \(frame)")
        }
        if plain.isConstant {
          #expect(plain.nodes(at: 0) == plain.nodes(at: 33.3), "\(file)")
        }
        count += 1
      }
    }
    #expect(count > 15)
  }

  @Test func aMovingModifierOutsideChangesWhatIsInside() throws {
    let group = ShapeText.group(ShapeText.lines([(0, 0), (10, 0)]), ShapeText.stroke)
    let trim = #"{"ty": "tm", "e": \#(ShapeText.moving(0, 100))}"#
    let content = try ShapeContent(group, trim, prepared: true)
    #expect(!content.isConstant)
    for frame in [2.0, 5, 10] {
      #expect(content.nodes(at: frame).first?.asShape?.path.bounds?.width == frame)
    }
  }

  @Test func aMovingGroupIsSeenByLaterStyles() throws {
    let group = ShapeText.group(ShapeText.square, transform: #""p": {"k": [\#(moving), {"t": 10, "s": [10, 0]}]}"#)
    let content = try ShapeContent(group, ShapeText.fill, prepared: true)
    for frame in [0.0, 5, 10] { #expect(content.nodes(at: frame).first?.asShape?.path.bounds?.minX == frame) }
  }

  private let moving = #"{"t": 0, "s": [0, 0], "o": {"x": 0, "y": 0}, "i": {"x": 1, "y": 1}}"#
}
