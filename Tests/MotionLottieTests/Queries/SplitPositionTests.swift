import MotionLottie
import MotionNumerics
import Testing

/// Positions with a separate property for each coordinate, by the key paths of all positions.
struct SplitPositionTests {
  private static func coordinate(_ start: Double, _ end: Double) -> String {
    #"{"a": 1, "k": [{"t": 0, "s": [\#(start)], "o": {"x": 0, "y": 0}, "i": {"x": 1, "y": 1}}, "#
      + #"{"t": 20, "s": [\#(end)]}]}"#
  }

  private static let split = #"{"s": true, "x": \#(coordinate(0, 40)), "y": {"k": 5}, "z": {"k": 7}}"#

  private static let group =
    #"{"ty": "gr", "nm": "group", "it": [{"ty": "rc", "p": {"k": [8, 9]}, "s": {"k": [1, 1]}}, "#
    + #"{"ty": "fl", "c": {"k": [0, 0, 0]}}, {"ty": "tr", "p": \#(split)}]}"#

  /// A solid whose position is split, one whose is not, and in a precomposition a layer and a group whose are.
  private static let json = LottieText.document(
    LottieText.solid("split", "\"ks\": {\"p\": \(split)}"),
    LottieText.solid("whole", #""ks": {"p": {"k": [1, 2]}}"#),
    LottieText.layer(0, "inner", #""refId": "one", "st": 10, "ks": {"p": {"k": [3, 4]}}"#),
    members: "\"assets\": [{\"id\": \"one\", \"layers\": ["
      + LottieText.layer(4, "shapes", "\"ks\": {\"p\": \(split)}, \"shapes\": [\(group)]") + "]}]")

  private func animation() throws -> LottieAnimation { try LottieAnimation(parsing: Self.json) }

  @Test func theyAreFoundWithAllOthers() throws {
    let found = try animation().values(at: "**.Position", frame: 10)
    let expected: [(String, [Double])] = [
      ("split.Transform.Position", [20, 5]), ("whole.Transform.Position", [1, 2]),
      ("inner.Transform.Position", [3, 4]),
      ("inner.shapes.Transform.Position", [0, 5]), ("inner.shapes.group.Transform.Position", [0, 5]),
      ("inner.shapes.group.Rectangle 1.Position", [8, 9]),
    ]
    #expect(Set(found.map(\.keyPath.description)) == Set(expected.map(\.0)))
    for (path, numbers) in expected {
      #expect(found.first { $0.keyPath.description == path }?.value == .vector(numbers), "\(path)")
    }
  }

  @Test func theCoordinatesAreStillThere() throws {
    let animation = try animation()
    for (path, value) in [("split.X Position", 20.0), ("split.Y Position", 5), ("split.Z Position", 7)] {
      #expect(animation.values(at: LottieKeyPath(parsing: path), frame: 10).map(\.value) == [.number(value)])
    }
    #expect(animation.properties(matching: "split.Position").count == 1)
    #expect(Set(animation.keyPaths).count == animation.keyPaths.count)
  }

  @Test func theyAreOverriddenWithAllOthers() throws {
    let changed = try animation().overriding("**.Position", with: .vector([11, 12]))
    #expect(changed.values(at: "**.Position", frame: 5).allSatisfy { $0.value == .vector([11, 12]) })
    #expect(changed.values(at: "split.X Position", frame: 5).map(\.value) == [.number(11)])
    #expect(changed.values(at: "split.Z Position", frame: 5).map(\.value) == [.number(7)])
    #expect(changed.geometry(of: "split", at: 5)?.map.tx == 11)
    let text = try animation().overriding("split.Position", withText: "6, 8")
    #expect(text.geometry(of: "split", at: 3).map { [$0.map.tx, $0.map.ty] } == [6, 8])
    #expect(throws: LottieOverrideError.self) { try animation().overriding("split.Position", with: .number(1)) }
  }

  /// Frame by frame, and where a value is of another kind, that of the document.
  @Test func aClosureGivesThemAValueForEachFrame() throws {
    let changed = try animation().overriding("split.Position") { frame in
      frame < 10 ? .vector([2 * frame, -frame]) : .text("?")
    }
    let map = try #require(changed.geometry(of: "split", at: 4)).map
    #expect(map.tx == 8 && map.ty == -4)
    let later = try #require(changed.geometry(of: "split", at: 15)).map
    #expect(later.tx == 30 && later.ty == 5)
  }

  /// One coordinate may still be replaced by itself.
  @Test func oneCoordinateAlone() throws {
    let changed = try animation().overriding("split.Y Position", with: .number(-1))
    #expect(changed.values(at: "split.Position", frame: 10).map(\.value) == [.vector([20, -1])])
  }
}
