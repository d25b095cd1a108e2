import MotionLottie
import MotionNumerics
import Testing
import VectorScene

/// The styles of layers: what is behind the picture, over it, and within it.
struct LayerStyleTests {
  private func animation(_ styles: String..., members: String = "") throws -> LottieAnimation {
    let list = "\"sy\": [\(styles.joined(separator: ", "))]" + (members.isEmpty ? "" : ", " + members)
    return try LottieAnimation(parsing: LottieText.document(LottieText.solid("a", list)))
  }

  private func group(_ styles: String..., members: String = "") throws -> Group {
    let list = "\"sy\": [\(styles.joined(separator: ", "))]" + (members.isEmpty ? "" : ", " + members)
    let text = LottieText.document(LottieText.solid("a", list))
    return try #require(LottieAnimation(parsing: text).scene(at: 0).group("a"))
  }

  private func groups(_ nodes: [Node]) -> [Group] {
    nodes.compactMap { if case .group(let group) = $0 { group } else { nil } }
  }

  private static let square = Path.rectangle(x: 0, y: 0, width: 10, height: 10)
  private static let green = Color(red: 0, green: 1, blue: 0)
  /// The picture, a red square.
  private static let picture = Node.shape(Shape(square, fill: Fill(Color(hex: 0xFF0000))))

  @Test func aBorderIsAroundThePictureWithRoundCorners() throws {
    let group = try group(#"{"ty": 0, "c": {"k": [0, 1, 0]}, "s": {"k": 3}}"#)
    let parts = groups(group.children)
    #expect(parts.count == 2 && parts[1].children == [Self.picture])
    let border = Stroke(Self.green, width: 6, cap: .round, join: .round)
    #expect(parts[0].children == [.shape(Shape(Self.square, fill: Fill(Self.green), stroke: border))])
    #expect(parts[0].mask == nil)
  }

  /// The width is the layer's, whatever the scale of a group of its shapes; strokes grow like insides.
  @Test func aBorderFollowsGroupsAndStrokes() throws {
    let shapes = """
      "shapes": [{"ty": "gr", "it": [
        {"ty": "el", "p": {"k": [0, 0]}, "s": {"k": [8, 8]}}, {"ty": "st", "c": {"k": [0, 0, 1]}, "w": {"k": 1}},
        {"ty": "tr", "s": {"k": [400, 100]}}]}], "sy": [{"ty": 0, "c": {"k": [0, 1, 0]}, "s": {"k": 3}}]
      """
    let text = LottieText.document(LottieText.layer(4, "a", shapes))
    let layer = try #require(LottieAnimation(parsing: text).scene(at: 0).group("a"))
    var widths: [Double] = []
    func collect(_ nodes: [Node]) {
      for node in nodes {
        if case .shape(let shape) = node, let stroke = shape.stroke { widths.append(stroke.width) }
        if case .group(let group) = node { collect(group.children) }
      }
    }
    collect(layer.children)
    // The border, then the picture: 1 + 2 · 3 / 2, as the group's area grows by 4.
    #expect(widths == [4, 1])
  }

  /// What can be seen through does not show the border behind it.
  @Test func aBorderHasAHoleWhereThePictureIsNotOpaque() throws {
    let shapes = """
      "shapes": [{"ty": "el", "p": {"k": [0, 0]}, "s": {"k": [8, 8]}}, {"ty": "fl", "c": {"k": [0, 0, 1]},
        "o": {"k": 50}}], "sy": [{"ty": 0, "s": {"k": 3}}]
      """
    let text = LottieText.document(LottieText.layer(4, "a", shapes))
    let layer = try #require(LottieAnimation(parsing: text).scene(at: 0).group("a"))
    #expect(groups(layer.children).first?.mask?.layers.first?.isInverted == true)
  }

  @Test func anInnerShadowIsTheSurroundingsCastIntoThePicture() throws {
    let group = try group(
      #"{"ty": 2, "c": {"k": [0,1,0]}, "o": {"k": 50}, "a": {"k": 180}, "d": {"k": 4}, "s": {"k": 6}}"#)
    let parts = groups(groups(group.children).count == 2 ? group.children : [])
    #expect(group.isIsolated && parts.count == 2)
    let shadow = try #require(parts.last)
    #expect(shadow.opacity == 0.5 && shadow.mask == Mask([.group(Group(children: [Self.picture]))]))
    let cast = try #require(groups(shadow.children).first)
    guard cast.filters.count == 2, case .colorMatrix(let inverted) = cast.filters[0],
      case .shadowOnly(let shadow) = cast.filters[1]
    else {
      Issue.record("found \(cast.filters)")
      return
    }
    #expect(inverted.alpha == [0, 0, 0, -1] && inverted.offset == [0, 0, 0, 1])
    #expect(abs(shadow.offset.x - 4) < 1e-12 && shadow.radius == 3 && shadow.color == Self.green)
  }

  /// A glow of range 50 % is as opaque at the edge as its colour; a spread makes it harder.
  @Test(arguments: [
    ("\"r\": {\"k\": 50}", 2.0), ("\"r\": {\"k\": 100}", nil), ("\"ch\": {\"k\": 75}", 4),
    ("\"ch\": {\"k\": 100}", 1e6), ("\"s\": {\"k\": 0}, \"ch\": {\"k\": 50}", nil),
  ])
  func aGlowIsBehindThePicture(members: String, gain: Double?) throws {
    let group = try group("{\"ty\": 3, \"c\": {\"k\": [0,1,0]}, \"s\": {\"k\": 6}, \(members)}")
    let parts = groups(group.children)
    #expect(parts.count == 2 && parts[1].children == [Self.picture] && parts[0].mask == nil)
    let filters = try #require(groups(parts[0].children).first).filters
    let radius = members.contains("\"s\"") ? 0.0 : 3
    var expected = [Filter.shadowOnly(Shadow(Self.green, offset: .zero, radius: radius))]
    if let gain { expected.append(.colorMatrix(ColorMatrix(alpha: [0, 0, 0, gain]))) }
    #expect(filters == expected)
  }

  @Test func anInnerGlowIsFromTheEdgesOrFromTheMiddle() throws {
    for (source, count) in [(1, 2), (2, 1)] {
      let group = try group("{\"ty\": 4, \"c\": {\"k\": [0,1,0]}, \"s\": {\"k\": 6}, \"sr\": {\"k\": \(source)}}")
      let glow = try #require(groups(group.children).last)
      #expect(glow.mask != nil && groups(glow.children).first?.filters.count == count)
    }
  }

  @Test func anOverlayTakesThePlaceOfThePicturesColours() throws {
    let group = try group(#"{"ty": 7, "c": {"k": [0, 1, 0]}, "so": {"k": 25}}"#)
    guard case .colorMatrix(let matrix)? = group.filters.first else {
      Issue.record("expected a matrix")
      return
    }
    #expect(matrix.red == [0.75, 0, 0, 0] && matrix.offset == [0, 0.25, 0, 0] && matrix.alpha == [0, 0, 0, 1])
  }

  /// The numbers of After Effects' menu: 5 multiplies, 11 screens; others are named.
  @Test func blendModesAreThoseOfTheMenu() throws {
    for (number, mode) in [(1, BlendMode.normal), (5, .multiply), (11, .screen)] {
      let group = try group("{\"ty\": 3, \"c\": {\"k\": [0,1,0]}, \"s\": {\"k\": 6}, \"bm\": {\"k\": \(number)}}")
      #expect(groups(group.children).first?.blendMode == mode)
    }
    let other = try animation(#"{"ty": 3, "bm": {"k": 20}}"#)
    #expect(
      other.warnings.map { "\($0.pointer) \($0.feature)" } == ["/layers/0/sy/0/bm layer style blend mode"])
  }

  /// A shadow alone stays one filter; with a glow both follow from the picture.
  @Test func stylesFollowFromThePictureAndNotFromEachOther() throws {
    let shadow = #"{"ty": 1, "d": {"k": 4}, "a": {"k": 180}, "s": {"k": 6}, "bm": {"k": 5}}"#
    #expect(try group(shadow).filters.count == 1)
    let both = try group(#"{"ty": 3, "s": {"k": 6}}"#, shadow)
    let parts = groups(both.children)
    #expect(both.filters.isEmpty && parts.count == 3 && parts[2].children == [Self.picture])
    // The shadow is behind the glow.
    guard case .shadowOnly(let cast)? = groups(parts[0].children).first?.filters.first else {
      Issue.record("expected a shadow")
      return
    }
    #expect(abs(cast.offset.x - 4) < 1e-12)
  }

  @Test func whatHasNoOutlinesHasNoBorder() throws {
    let outline = #"{"c": true, "v": [[0,0],[8,0],[8,8]], "i": [[0,0],[0,0],[0,0]], "o": [[0,0],[0,0],[0,0]]}"#
    for members in [
      "\"masksProperties\": [{\"mode\": \"a\", \"pt\": {\"k\": \(outline)}}]",
      #""ef": [{"ty": 29, "ef": [{"ty": 0, "v": {"k": 10}}]}]"#,
    ] {
      let animation = try animation(#"{"ty": 0, "s": {"k": 3}}"#, members: members)
      #expect(animation.warnings.contains { $0.feature == "layer style stroke" && $0.effect == .ignored })
    }
  }

  @Test func theyHaveKeyPaths() throws {
    let animation = try animation(
      #"{"ty": 2, "s": {"k": 3}, "ch": {"k": 20}}"#, #"{"ty": 4, "nm": "Shine", "r": {"k": 30}}"#)
    let expected: [(LottieKeyPath, Double)] = [
      ("a.Inner Shadow.Size", 3), ("a.Inner Shadow.Choke", 20), ("a.Shine.Range", 30), ("a.Shine.Source", 1),
    ]
    for (path, value) in expected {
      #expect(animation.values(at: path, frame: 0).map(\.value) == [.number(value)], "\(path)")
    }
    let wider = try animation.overriding("a.Inner Shadow.Size", with: .number(8))
    #expect(wider.scene(at: 0) != animation.scene(at: 0))
  }

  /// Each style would copy the picture; together they are bounded.
  @Test func copiesAreLimited() throws {
    let style = #"{"ty": 4, "s": {"k": 6}}"#
    let list = "\"sy\": [\(Array(repeating: style, count: 2000).joined(separator: ", "))]"
    let layers = Array(repeating: LottieText.layer(0, "b", "\"refId\": \"c\", \(list)"), count: 8)
    let dots = Array(repeating: LottieText.solid("d"), count: 100)
    let text = LottieText.document(
      layers.joined(separator: ","),
      members: "\"assets\": [{\"id\": \"c\", \"layers\": [\(dots.joined(separator: ","))]}]")
    let scene = try LottieAnimation(parsing: text).scene(at: 0)
    #expect(PictureExtent(scene.nodes).total < 2_000_000)
  }
}
