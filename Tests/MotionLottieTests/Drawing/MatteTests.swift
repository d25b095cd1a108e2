import MotionLottie
import MotionNumerics
import Testing
import VectorScene

/// Layers that are cut by others.
struct MatteTests {
  private func animation(_ layers: String...) throws -> LottieAnimation {
    try LottieAnimation(parsing: LottieText.document(layers.joined(separator: ",\n")))
  }

  private func mask(_ name: String, _ layers: String...) throws -> Mask? {
    let animation = try animation(layers.joined(separator: ",\n"))
    return try #require(animation.scene(at: 0).group(name)).mask
  }

  @Test func aMatteIsTheLayerBeforeOrTheOneThatIsNamed() throws {
    let before = try #require(
      try self.mask("a", LottieText.solid("x", #""ind": 5"#), LottieText.solid("m"), LottieText.solid("a", #""tt": 1"#))
    )
    #expect(before.layers[0].nodes.map(\.groupName) == ["m"])
    let named = try #require(
      try self.mask(
        "a", LottieText.solid("x", #""ind": 5"#), LottieText.solid("m"), LottieText.solid("a", #""tt": 1, "tp": 5"#)))
    #expect(named.layers[0].nodes.map(\.groupName) == ["x"])
  }

  /// A layer that names none as its matte is drawn whole, and so is the layer before it.
  @Test func aMatteThatIsNoLayerHidesNone() throws {
    let animation = try animation(LottieText.solid("m", #""ind": 1"#), LottieText.solid("a", #""tt": 1, "tp": 9"#))
    #expect(animation.warnings.map(\.feature) == ["missing matte"])
    #expect(animation.scene(at: 0).nodes.map(\.groupName) == ["a", "m"])
    #expect(try #require(animation.scene(at: 0).group("a")).mask == nil)
  }

  @Test func aSourceIsDrawnOnlyAsAMatte() throws {
    let scene = try animation(
      LottieText.solid("m"), LottieText.solid("a", #""tt": 1"#), LottieText.solid("n", #""td": 1, "ind": 3"#),
      LottieText.solid("b", #""tt": 2, "tp": 3"#), LottieText.solid("c", #""tt": 3, "tp": 3"#)
    ).scene(at: 0)
    #expect(scene.nodes.map(\.groupName) == ["c", "b", "a"])
  }

  @Test func theKindsAreAlphaAndLuminanceAndTheirInverses() throws {
    let kinds: [(Int, Mask.Kind, Bool)] = [
      (1, .alpha, false), (2, .alpha, true), (3, .luminance, false), (4, .luminance, true),
    ]
    for (number, kind, isInverted) in kinds {
      let mask = try #require(try self.mask("a", LottieText.solid("m"), LottieText.solid("a", "\"tt\": \(number)")))
      #expect(mask.layers.map(\.kind) == [kind])
      #expect(mask.layers.map(\.isInverted) == [isInverted])
    }
  }

  @Test func aMatteHasItsOwnTransformAndTheLayerItsInside() throws {
    let group = try #require(
      animation(
        LottieText.solid("m", #""ks": {"p": {"k": [3, 4]}, "o": {"k": 20}}"#),
        LottieText.solid("a", #""tt": 1, "bm": 2, "ks": {"p": {"k": [7, 8]}, "o": {"k": 50}}"#)
      ).scene(at: 0).group("a"))
    #expect(group.transform == .identity)
    #expect(group.opacity == 0.5)
    #expect(group.blendMode == .screen)
    guard case .group(let inner)? = group.children.first, case .group(let matte)? = group.mask?.layers[0].nodes.first
    else {
      Issue.record("no groups inside")
      return
    }
    #expect(inner.transform == .translation(x: 7, y: 8))
    #expect(matte.transform == .translation(x: 3, y: 4))
    #expect(matte.opacity == 0.2)
  }

  @Test func outsideOfItsSpanAMatteIsEmpty() throws {
    let matte = LottieText.solid("m", #""ip": 30"#)
    let cut = try animation(matte, LottieText.solid("a", #""tt": 1"#))
    #expect(try #require(cut.scene(at: 0).group("a")).children.isEmpty)
    #expect(try #require(cut.scene(at: 30).group("a")).children.count == 1)
    let inverse = try animation(matte, LottieText.solid("a", #""tt": 2"#))
    let group = try #require(inverse.scene(at: 0).group("a"))
    #expect(group.children.count == 1 && group.mask == nil)
  }

  @Test func aHiddenLayerIsAMatteToo() throws {
    let mask = try self.mask("a", LottieText.solid("m", #""hd": true"#), LottieText.solid("a", #""tt": 1"#))
    #expect(mask?.layers[0].nodes.map(\.groupName) == ["m"])
  }

  @Test func aSourceHasNoMatteItself() throws {
    let animation = try animation(
      LottieText.solid("m"), LottieText.solid("n", #""tt": 1"#), LottieText.solid("a", #""tt": 1"#))
    #expect(animation.warnings.map(\.feature) == ["matte of a matte"])
    guard case .group(let source)? = try #require(animation.scene(at: 0).group("a")).mask?.layers[0].nodes.first else {
      Issue.record("no matte")
      return
    }
    #expect(source.name == "n" && source.mask == nil)
  }

  @Test func mattesInACircleCutEachOther() throws {
    let animation = try animation(
      LottieText.solid("a", #""ind": 1, "tt": 1, "tp": 2"#), LottieText.solid("b", #""ind": 2, "tt": 1, "tp": 1"#),
      LottieText.solid("c", #""ind": 3, "tt": 1, "tp": 3"#), LottieText.solid("d", #""tt": 7"#))
    #expect(
      animation.warnings.map { "\($0.feature) \($0.count)" } == [
        "matte of a matte 2", "missing matte 1", "matte type 7 1",
      ])
    #expect(try #require(animation.scene(at: 0).group("c")).children.count == 1)
  }

  @Test func theFirstLayerHasNoneBeforeIt() throws {
    let animation = try animation(LottieText.solid("a", #""tt": 1"#))
    #expect(animation.warnings.map(\.feature) == ["missing matte"])
    #expect(try #require(animation.scene(at: 0).group("a")).children.count == 1)
  }

  @Test func aLongChainOfMattesEndsAtTheFirst() throws {
    let layers = Array(repeating: LottieText.solid("m", #""tt": 2"#), count: 2_000)
    let animation = try animation(LottieText.solid("first"), layers.joined(separator: ", "))
    #expect(animation.scene(at: 0).nodes.count == 1)
  }
}
