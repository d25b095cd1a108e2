import MotionLottie
import MotionNumerics
import Testing
import VectorScene

/// The effects and styles of layers, as filters of scenes.
struct EffectTests {
  private func group(_ members: String) throws -> Group {
    let text = LottieText.document(LottieText.solid("a", members))
    return try #require(LottieAnimation(parsing: text).scene(at: 0).group("a"))
  }

  /// The filters of a layer with one effect; its values are numbers, or arrays for colours.
  private func filters(_ type: Int, _ values: String...) throws -> [Filter] {
    let list = values.map { "{\"ty\": \($0.hasPrefix("[") ? 2 : 0), \"v\": {\"k\": \($0)}}" }
    return try group("\"ef\": [{\"ty\": \(type), \"ef\": [\(list.joined(separator: ", "))]}]").filters
  }

  @Test func aFillHasOneColourAndTheOpacityOfThePicture() throws {
    let filter = Filter.colorMatrix(
      ColorMatrix(
        red: .zero, green: .zero, blue: .zero, alpha: [0, 0, 0, 0.5], offset: [0.25, 0.5, 0.75, 0]))
    #expect(try filters(21, "0", "0", "[0.25, 0.5, 0.75, 1]", "0", "0", "0", "0.5") == [filter])
  }

  @Test func aTintGoesFromOneColourToAnother() throws {
    let found = try filters(20, "[0.25, 0, 0]", "[1, 0.5, 0]", "100")
    guard found.count == 2, case .colorMatrix(let mean) = found[0], case .colorMatrix(let colors) = found[1] else {
      Issue.record("expected two matrices, found \(found)")
      return
    }
    #expect(mean.isLinearLight && mean.red == SIMD4(1, 1, 1, 0) / 3.0 && mean.green == mean.red)
    #expect(colors.red == [0.75, 0, 0, 0] && colors.green == [0, 0.5, 0, 0] && colors.blue == .zero)
    #expect(colors.offset == [0.25, 0, 0, 0] && !colors.isLinearLight)
  }

  @Test func aPartOfATintCoversThePicture() throws {
    let effect =
      #"{"ty": 20, "ef": [{"ty": 2, "v": {"k": [0,0,0]}}, {"ty": 2, "v": {"k": [1,1,1]}}, {"v": {"k": 40}, "ty": 0}]}"#
    let group = try group("\"ef\": [\(effect)]")
    #expect(group.filters.isEmpty)
    guard group.children.count == 2, case .group(let plain) = group.children[0],
      case .group(let tinted) = group.children[1]
    else {
      Issue.record("expected the picture twice")
      return
    }
    #expect(plain.filters.isEmpty && tinted.opacity == 0.4 && tinted.filters.count == 2)
    #expect(tinted.children == [.group(plain)])
  }

  @Test func copiesOfThePictureAreLimited() throws {
    let effect = #"{"ty": 20, "ef": [{"ty": 0, "v": {"k": 0}}, {"ty": 0, "v": {"k": 1}}, {"ty": 0, "v": {"k": 50}}]}"#
    // Each of a hundred tints would double the picture.
    let group = try group("\"ef\": [\(Array(repeating: effect, count: 100).joined(separator: ", "))]")
    var (depth, node) = (0, group)
    while case .group(let first)? = node.children.first {
      depth += 1
      node = first
    }
    #expect(depth < 20)
  }

  @Test func aTritoneIsATable() throws {
    let found = try filters(23, "[1, 1, 1]", "[0.5, 0, 0]", "[0, 0, 0.25]")
    #expect(
      found.last
        == .componentTable(ComponentTable(red: [0, 0.5, 1], green: [0, 0, 1], blue: [0.25, 0, 1])))
  }

  @Test func aDropShadowLiesInItsDirection() throws {
    // 90° is to the right.
    let shadow = Shadow(Color(red: 1, green: 0, blue: 0, alpha: 0.5), offset: [8, 0], radius: 3)
    #expect(try filters(25, "[1, 0, 0]", "127.5", "90", "8", "12", "0") == [.shadow(shadow)])
    #expect(try filters(25, "[1, 0, 0]", "127.5", "90", "8", "12", "1") == [.shadowOnly(shadow)])
  }

  @Test func aBlurHasItsDirections() throws {
    let expected: [(String, SIMD2<Double>)] = [("1", [3, 3]), ("2", [3, 0]), ("3", [0, 3])]
    for (dimensions, deviations) in expected {
      #expect(try filters(29, "10", dimensions, "0") == [.blur(deviations)])
    }
    #expect(try filters(29, "0", "1") == [])
    #expect(try filters(29, "-5", "1") == [])
  }

  @Test func aStyleCastsAShadowAwayFromTheLight() throws {
    let style = #"{"ty": 1, "c": {"k": [0,0,1]}, "o": {"k": 50}, "a": {"k": 180}, "d": {"k": 4}, "s": {"k": 6}}"#
    guard case .shadow(let shadow)? = try group("\"sy\": [\(style)]").filters.first else {
      Issue.record("expected a shadow")
      return
    }
    #expect(shadow.color == Color(red: 0, green: 0, blue: 1, alpha: 0.5))
    #expect(abs(shadow.offset.x - 4) < 1e-12 && abs(shadow.offset.y) < 1e-12 && shadow.radius == 3)
  }

  @Test func effectsAreInTheirOrderAndMayBeOff() throws {
    let blur = #"{"ty": 29, "ef": [{"ty": 0, "v": {"k": 10}}]}"#
    let fill = #"{"ty": 21, "ef": []}"#
    let off = #"{"ty": 29, "en": 0, "ef": [{"ty": 0, "v": {"k": 50}}]}"#
    let filters = try group("\"ef\": [\(fill), \(off), \(blur)]").filters
    #expect(filters.count == 2)
    #expect(filters.last == .blur([3, 3]))
  }

  @Test func masksAreStrokedOverThePictureInItsPlaceOrThroughIt() throws {
    let outline = #"{"c": true, "v": [[0,0],[8,0],[8,8]], "i": [[0,0],[0,0],[0,0]], "o": [[0,0],[0,0],[0,0]]}"#
    for (style, count) in [(1, 2), (2, 1), (3, 1)] {
      let values = [1, 0, 0, 0, 2, 0, 1, 25, 75, 0, style].map { "{\"ty\": 0, \"v\": {\"k\": \($0)}}" }
      let group = try group(
        """
        "masksProperties": [{"mode": "n", "pt": {"k": \(outline)}}, {"mode": "a", "pt": {"k": \(outline)}}],
        "ef": [{"ty": 22, "ef": [\(values.joined(separator: ", "))]}]
        """)
      #expect(group.children.count == count, "style \(style)")
      if style == 2, case .shape(let shape)? = group.children.first {
        #expect(shape.stroke?.trim == .init(from: 0.25, to: 0.75) && shape.stroke?.width == 4)
      }
    }
  }

  /// Triangles of masks; the first hides nothing.
  private static func triangle(_ side: Int) -> String {
    let zeros = "[[0,0],[0,0],[0,0]]"
    return "{\"c\": true, \"v\": [[0,0],[\(side),0],[\(side),\(side)]], \"i\": \(zeros), \"o\": \(zeros)}"
  }

  private static func mask(_ mode: String, _ side: Int) -> String {
    "{\"mode\": \"\(mode)\", \"pt\": {\"k\": \(triangle(side))}}"
  }

  /// A stroke of a mask, or of all, by a style: 1 on the picture, 2 in its place, 3 the picture where the strokes are.
  private static func stroke(
    ofMask number: Int, all: Int = 0, style: Int = 1, size: Int = 2, from start: Int = 0, to end: Int = 100
  ) -> String {
    let values = [number, all, 0, 0, size, 0, 1, start, end, 0, style].map { "{\"ty\": 0, \"v\": {\"k\": \($0)}}" }
    return "\"ef\": [{\"ty\": 22, \"ef\": [\(values.joined(separator: ", "))]}]"
  }

  private func strokedSides(_ group: Group) -> [Double] {
    group.children.compactMap { node in
      guard case .shape(let shape) = node, shape.stroke != nil else { return nil }
      return shape.path.bounds?.size.x
    }
  }

  /// The brush lies on both sides of the outline, and a section may be written from its end to its start.
  @Test(arguments: [(2, 4.0), (5, 10), (0, 0), (-3, 0)])
  func aStrokeIsTwiceAsWideAsItsBrushAndHasASection(size: Int, width: Double) throws {
    for (start, end) in [(25, 75), (75, 25)] {
      let stroke = Self.stroke(ofMask: 1, style: 2, size: size, from: start, to: end)
      let group = try group("\"masksProperties\": [\(Self.mask("n", 3))], \(stroke)")
      guard case .shape(let shape)? = group.children.first else {
        Issue.record("expected a shape")
        return
      }
      #expect(shape.stroke?.width == width)
      #expect(shape.stroke?.trim == .init(from: 0.25, to: 0.75))
    }
  }

  /// Masks of mode `n` were dropped when read: the effect had nothing to stroke, or another mask than it names.
  @Test func effectsNameMasksByTheirPlacesThoseWithoutAModeIncluded() throws {
    let masks = "\"masksProperties\": [\(Self.mask("n", 3)), \(Self.mask("a", 5)), \(Self.mask("n", 7))]"
    for (number, side) in [(1, 3.0), (2, 5), (3, 7)] {
      let group = try group("\(masks), \(Self.stroke(ofMask: number))")
      #expect(strokedSides(group) == [side], "mask \(number)")
    }
    #expect(strokedSides(try group("\(masks), \(Self.stroke(ofMask: 1, all: 1))")) == [3, 5, 7])
    #expect(strokedSides(try group("\(masks), \(Self.stroke(ofMask: 4))")).isEmpty)
  }

  /// A mask without a mode hides nothing, also beside one that does.
  @Test func masksWithoutAModeAreOnlyStroked() throws {
    let group = try group("\"masksProperties\": [\(Self.mask("n", 3))], \(Self.stroke(ofMask: 1))")
    #expect(group.mask == nil && group.clip == nil && group.children.count == 2)
    let animation = try LottieAnimation(
      parsing: LottieText.document(LottieText.solid("a", "\"masksProperties\": [\(Self.mask("n", 3))]")))
    #expect(animation.values(at: "a.Mask 1.Path", frame: 0).count == 1)
    #expect(animation.features[.mask] == nil)
  }

  /// Only the strokes of such a layer are seen, which were left out.
  @Test func masksOfAnEmptyLayerAreStrokedToo() throws {
    for style in 1...3 {
      let layer = LottieText.layer(
        4, "a",
        "\"shapes\": [], \"masksProperties\": [\(Self.mask("n", 3)), \(Self.mask("a", 5))], "
          + Self.stroke(ofMask: 1, all: 1, style: style))
      let group = try #require(LottieAnimation(parsing: LottieText.document(layer)).scene(at: 0).group("a"))
      // Nothing is seen through strokes where nothing is.
      #expect(strokedSides(group) == (style == 3 ? [] : [3, 5]), "style \(style)")
    }
    // Other effects have nothing to change.
    let blurred = LottieText.layer(4, "a", #""shapes": [], "ef": [{"ty": 29, "ef": [{"ty": 0, "v": {"k": 10}}]}]"#)
    let group = try #require(LottieAnimation(parsing: LottieText.document(blurred)).scene(at: 0).group("a"))
    #expect(group.children.isEmpty && group.filters.isEmpty)
  }

  @Test func otherEffectsAreNamedInWarnings() throws {
    let text = LottieText.document(
      LottieText.solid("a", #""ef": [{"ty": 26, "ef": []}, {"ty": 5, "ef": []}], "sy": [{"ty": 8}]"#))
    let animation = try LottieAnimation(parsing: text)
    #expect(
      animation.warnings.map { "\($0.pointer) \($0.feature)" } == [
        "/layers/0/ef/0 effect type 26", "/layers/0/sy/0 layer style gradient overlay",
      ])
  }
}
