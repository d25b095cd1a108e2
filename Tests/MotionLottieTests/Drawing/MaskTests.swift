import MotionLottie
import MotionNumerics
import Testing
import VectorScene

/// Masks of layers as masks and clips of scenes.
struct MaskTests {
  private static let square =
    #"{"c": true, "v": [[0,0],[8,0],[8,8],[0,8]], "i": [[0,0],[0,0],[0,0],[0,0]], "o": [[0,0],[0,0],[0,0],[0,0]]}"#
  private static let path = Path.rectangle(x: 0, y: 0, width: 8, height: 8)

  private func mask(_ mode: String, _ members: String = "", path: String = square) -> String {
    "{\"mode\": \"\(mode)\", \"pt\": {\"a\": 0, \"k\": \(path)}\(members.isEmpty ? "" : ", " + members)}"
  }

  private func group(_ masks: String..., members: String = "", at frame: Double = 0) throws -> Group {
    let text = LottieText.document(
      LottieText.solid("a", "\"masksProperties\": [\(masks.joined(separator: ", "))]\(members)"))
    return try #require(LottieAnimation(parsing: text).scene(at: frame).group("a"))
  }

  private var node: Node { .shape(Shape(Self.path, fill: Fill(.black))) }

  @Test func anOutlineAloneIsAClip() throws {
    for mode in ["a", "i", "l"] {
      let group = try group(mask(mode))
      #expect(group.clip == Clip(Self.path))
      #expect(group.mask == nil)
    }
  }

  @Test func modesOpacitiesAndInversionAreThoseOfTheScene() throws {
    let modes: [(String, MaskLayer.Mode)] = [
      ("a", .add), ("s", .subtract), ("i", .intersect), ("l", .lighten), ("d", .darken), ("f", .difference),
    ]
    for (word, mode) in modes {
      let group = try group(mask(word, #""o": {"k": 40}, "inv": true"#), mask("n"), mask("a"))
      let layers = [MaskLayer([node], mode: mode, opacity: 0.4, isInverted: true), MaskLayer([node])]
      #expect(group.mask == Mask(layers: layers), "\(word)")
      #expect(group.clip == nil)
    }
  }

  @Test func masksWithoutAModeHideNothing() throws {
    let group = try group(mask("n"))
    #expect(group.mask == nil && group.clip == nil)
    let off = try self.group(mask("s"), members: #", "hasMask": false"#)
    #expect(off.mask == nil)
  }

  @Test func anOpenOutlineHasNoInside() throws {
    let open = Self.square.replacing("true", with: "false")
    #expect(try group(mask("a", path: open)).clip == Clip(Path()))
    #expect(try group(mask("s", path: open)).mask == Mask(layers: [MaskLayer([], mode: .subtract)]))
  }

  @Test func aFeatherBlursTheEdge() throws {
    let text = LottieText.document(
      LottieText.solid("a", "\"masksProperties\": [\(mask("a", #""f": {"k": [6, 2]}"#))]"))
    let animation = try LottieAnimation(parsing: text)
    #expect(animation.warnings.map { "\($0.pointer) \($0.feature)" } == ["/layers/0/masksProperties/0/f feather"])
    let mask = try #require(animation.scene(at: 0).group("a")?.mask)
    #expect(mask.layers[0].nodes == [.group(Group(filters: [.blur(SIMD2(6, 2) * 0.38)], children: [node]))])
  }

  @Test func anOldDocumentSaysBesideTheOutlineWhetherItIsClosed() throws {
    let open = Self.square.replacing("true", with: "false")
    let layer = LottieText.solid("a", "\"masksProperties\": [\(mask("a", #""cl": true"#, path: open))]")
    let old = LottieText.document(layer).replacing("5.12.0", with: "4.4.17")
    #expect(try #require(LottieAnimation(parsing: old).scene(at: 0).group("a")).clip == Clip(Self.path))
    let new = try LottieAnimation(parsing: LottieText.document(layer))
    #expect(try #require(new.scene(at: 0).group("a")).clip == Clip(Path()))
  }

  @Test func masksComeBeforeEffects() throws {
    let group = try group(mask("a"), members: #", "ef": [{"ty": 29, "ef": [{"ty": 0, "v": {"k": 10}}]}]"#)
    #expect(group.filters == [.blur([3, 3])])
    #expect(group.clip == nil)
    guard case .group(let masked)? = group.children.first else { throw NoGroup() }
    #expect(masked.clip == Clip(Self.path))
  }

  private struct NoGroup: Error {}

  @Test func masksAreLimited() throws {
    let masks = Array(repeating: mask("s"), count: 300).joined(separator: ", ")
    let text = LottieText.document(LottieText.solid("a", "\"masksProperties\": [\(masks)]"))
    let animation = try LottieAnimation(parsing: text)
    #expect(animation.warnings.map(\.feature) == ["many masks"])
    #expect(animation.scene(at: 0).group("a")?.mask?.layers.count == 256)
  }
}
