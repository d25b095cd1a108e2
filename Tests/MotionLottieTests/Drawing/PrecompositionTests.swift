import MotionLottie
import MotionNumerics
import Testing
import VectorScene

/// Layers that show other compositions.
struct PrecompositionTests {
  private func layer(_ name: String, _ id: String, _ members: String = "") -> String {
    LottieText.layer(0, name, "\"refId\": \"\(id)\"\(members.isEmpty ? "" : ", " + members)")
  }

  private func asset(_ id: String, _ layers: String...) -> String {
    "{\"id\": \"\(id)\", \"layers\": [\(layers.joined(separator: ", "))]}"
  }

  private func animation(_ layers: String, _ assets: String...) throws -> LottieAnimation {
    try LottieAnimation(
      parsing: LottieText.document(layers, members: "\"assets\": [\(assets.joined(separator: ",\n"))]"))
  }

  @Test func itsContentIsClippedToItsSizeAndNamedByItsPath() throws {
    let animation = try animation(
      layer("out.er", "in", #""w": 30, "h": 20, "ks": {"o": {"k": 50}, "p": {"k": [5, 6]}}"#),
      asset("in", LottieText.solid("in*ner")))
    let group = try #require(animation.scene(at: 0).group(#"out\.er"#))
    #expect(group.clip == Clip(.rectangle(x: 0, y: 0, width: 30, height: 20)))
    #expect(group.transform == .translation(x: 5, y: 6))
    #expect(group.opacity == 0.5)
    #expect(group.children.map(\.groupName) == [#"out\.er.in\*ner"#])
  }

  @Test func startAndStretchMapItsTime() throws {
    // Shown where 10 ≤ (frame − 4) / 0.5 < 20.
    let inner = asset("in", LottieText.solid("inner", #""ip": 10, "op": 20"#))
    let animation = try animation(layer("outer", "in", #""st": 4, "sr": 0.5"#), inner)
    for (frame, count) in [(8.75, 0), (9, 1), (13.75, 1), (14, 0)] {
      #expect(try #require(animation.scene(at: frame).group("outer.inner")).children.count == count, "at \(frame)")
    }
  }

  @Test func aNegativeStretchRunsBackwards() throws {
    let inner = asset("in", LottieText.solid("inner", #""ip": 10, "op": 20"#))
    let animation = try animation(layer("outer", "in", #""st": 50, "sr": -2"#), inner)
    // 10 ≤ (50 − frame) / 2 < 20.
    for (frame, count) in [(9.5, 0), (10, 0), (10.5, 1), (30, 1), (30.5, 0)] {
      #expect(try #require(animation.scene(at: frame).group("outer.inner")).children.count == count, "at \(frame)")
    }
  }

  @Test func aRemappedTimeIsInSecondsAndRestsOnTheLastPicture() throws {
    let inner = asset("in", LottieText.solid("inner", #""ip": 0, "op": 30"#))
    let animation = try animation(
      layer("outer", "in", #""st": 9, "sr": 3, "tm": {"k": [{"t": 0, "s": [0]}, {"t": 40, "s": [1]}]}"#), inner)
    for frame in [0, 20, 39.9, 40, 59] {
      #expect(try #require(animation.scene(at: frame).group("outer.inner")).children.count == 1, "at \(frame)")
    }
    #expect(animation.geometry(of: "outer.inner", at: 20)?.frame == 15)
    let overrun = try self.animation(layer("outer", "in", #""tm": {"k": 1.01}"#), inner)
    #expect(try #require(overrun.scene(at: 0).group("outer.inner")).children.isEmpty)
  }

  @Test func compositionsInsideThemselvesAreCut() throws {
    let animation = try animation(
      layer("a", "1"), asset("1", layer("b", "2"), LottieText.solid("s")), asset("2", layer("c", "1"), layer("d", "2")))
    #expect(animation.warnings.map { "\($0.feature) \($0.count)" } == ["cycle of precompositions 2"])
    let scene = animation.scene(at: 0)
    #expect(scene.group("a.s") != nil)
    #expect(try #require(scene.group("a.b")).children.isEmpty)
  }

  @Test func nestingIsLimited() throws {
    let assets = (0..<80).map { asset("\($0)", layer("n", "\($0 + 1)"), LottieText.solid("s")) }
    let text = LottieText.document(
      layer("n", "0"), members: "\"assets\": [\((assets + [asset("80")]).joined(separator: ", "))]")
    let animation = try LottieAnimation(parsing: text)
    #expect(animation.warnings.map(\.feature) == ["deep precompositions"])
    var depth = 0
    var path = "n"
    let scene = animation.scene(at: 0)
    while let group = scene.group(path), !group.children.isEmpty {
      depth += 1
      path += ".n"
    }
    #expect(depth == 64)
  }

  @Test func theLayersOfAFrameAreLimited() throws {
    let animation = try LottieAnimation(parsing: unfolding(levels: 4))
    #expect(animation.warnings.map(\.feature) == ["many layers"])
    #expect(count(animation.scene(at: 0).nodes) <= 100_000)
  }

  /// Ten layers in ten in ten, and so on.
  private func unfolding(levels: Int) -> String {
    let assets = (0..<levels).map { level in
      "{\"id\": \"\(level)\", \"layers\": ["
        + (0..<10).map { layer("\($0)", "\(level + 1)") }.joined(separator: ", ") + "]}"
    }
    let solids = Array(repeating: LottieText.solid("s"), count: 10).joined(separator: ", ")
    return LottieText.document(
      layer("n", "0"),
      members: "\"assets\": [\(assets.joined(separator: ", ")), \(asset("\(levels)", solids))]")
  }

  @Test func aDocumentThatUnfoldsToTooManyLayersIsRefused() throws {
    for levels in [5, 60] {
      let error = #expect(throws: LottieError.self) { try LottieAnimation(parsing: unfolding(levels: levels)) }
      #expect(error?.description.hasPrefix("more than 200000 layers") == true)
    }
  }

  @Test func aSceneHasNoMoreGroupsInsideEachOtherThanCanBeWritten() throws {
    let shapes = (0..<120).reduce(##"{"ty": "el", "s": {"k": [5, 5]}}, {"ty": "fl"}"##) { inner, _ in
      "{\"ty\": \"gr\", \"it\": [\(inner), {\"ty\": \"tr\", \"o\": {\"k\": 99}}]}"
    }
    let deep = LottieText.layer(4, "deep", "\"shapes\": [\(shapes)]")
    let shallow = LottieText.solid("shallow")
    for (layers, members) in [
      (deep + "," + shallow, ""),
      (layer("outer", "0") + "," + shallow, "\"assets\": [\(asset("0", deep))]"),
      (LottieText.solid("cut", #""tt": 1, "tp": 7"#) + "," + deep.dropLast() + #", "ind": 7, "td": 1},"# + shallow, ""),
    ] {
      let animation = try LottieAnimation(parsing: LottieText.document(layers, members: members))
      #expect(animation.warnings.map(\.feature) == ["deep nesting"])
      let scene = animation.scene(at: 0)
      #expect(try scene.svg().contains("shallow"))
    }
  }

  private func count(_ nodes: [Node]) -> Int {
    nodes.reduce(0) { sum, node in
      guard case .group(let group) = node else { return sum }
      return sum + 1 + count(group.children)
    }
  }

  @Test func onlyWhatBlendsInsideIsIsolated() throws {
    let animation = try animation(
      layer("a", "plain") + "," + layer("b", "blended"), asset("plain", LottieText.solid("s")),
      asset("blended", LottieText.solid("s", #""bm": 1"#)))
    let scene = animation.scene(at: 0)
    #expect(try #require(scene.group("a")).isIsolated == false)
    #expect(try #require(scene.group("b")).isIsolated)
    #expect(try #require(scene.group("b.s")).blendMode == .multiply)
  }
}
