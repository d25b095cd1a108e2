import MotionNumerics
import TestSupport
import Testing
import VectorScene

/// Masks, filters, blend modes, pictures and texts over the frames of an animation.
@Suite struct AnimatedCompositingTests {
  private func root(_ nodes: [Node]) throws -> XMLElement {
    let frames = nodes.map { Scene(size: [9, 9], nodes: [$0]) }
    return try XMLReader.read(try AnimatedScene(frames: frames, duration: 1).svg())
  }

  private func values(_ root: XMLElement) -> [String: String] {
    let animations = root.all("animate").map { ($0.attributes["attributeName"] ?? "", $0.attributes["values"] ?? "") }
    return Dictionary(animations, uniquingKeysWith: { $0 + " and " + $1 })
  }

  private let square = Node.shape(Shape(.rectangle(x: 0, y: 0, width: 1, height: 1), fill: Fill(.black)))

  @Test func numbersOfFiltersAreInterpolated() throws {
    let root = try root(
      [1.0, 3, 5].map { unit in
        .group(
          Group(filters: [
            .blur([unit, 0]), .colorMatrix(ColorMatrix(red: [unit / 7, 0, 0, 0])), .erode(unit),
            .componentTable(ComponentTable(red: [0, unit])),
          ]))
      })
    let region = ["x", "y", "width", "height"]
    #expect(
      values(root).filter { !region.contains($0.key) } == [
        "stdDeviation": "1 0;5 0", "radius": "1;5", "tableValues": "0 1;0 5",
        "values": "0.142857 0 0 0 0 0 1 0 0 0 0 0 1 0 0 0 0 0 1 0;0.714286 0 0 0 0 0 1 0 0 0 0 0 1 0 0 0 0 0 1 0",
      ])
    #expect(root.all("g").count == 1)
  }

  @Test func filtersOfOtherKindsAreShownInTurn() throws {
    for filters in [
      [[Filter.erode(1)], [.dilate(1)]], [[.erode(1)], [.erode(1), .erode(1)]], [[], [.erode(1)]],
      [[.componentTable(ComponentTable(red: [0]))], [.componentTable(ComponentTable(red: [0, 1]))]],
      [[.shadow(Shadow(radius: 1))], [.shadowOnly(Shadow(radius: 1))]],
      [[.colorMatrix(ColorMatrix())], [.colorMatrix(ColorMatrix(isLinearLight: true))]],
    ] {
      let root = try root(filters.map { .group(Group(name: "a", filters: $0)) })
      #expect(Set(root.all("g").map { $0.attributes["display"] }) == [nil, "none"] && root.all("g").count == 2)
    }
  }

  @Test func masksKeepTheirLayers() throws {
    let moved = [0.0, 4].map { x -> Node in
      let node = Node.shape(Shape(.rectangle(x: x, y: 0, width: 1, height: 1), fill: Fill(.black)))
      let layers = [MaskLayer([node], mode: .subtract, opacity: x / 4), MaskLayer([square], mode: .lighten)]
      return .group(Group(mask: Mask(layers: layers), children: [square]))
    }
    let found = try root(moved)
    #expect(values(found)["d"] == "M0 0L1 0 1 1 0 1Z;M4 0L5 0 5 1 4 1Z")
    let row = { (number: String) in "0 0 0 \(number) 1" }
    let rows = { (number: String) in "\(row(number)) \(row(number)) \(row(number)) 0 0 0 0 1" }
    #expect(values(found)["values"] == "\(rows("0"));\(rows("-1"))")
    #expect(found.all("mask").count == 1 && found.all("mask")[0].children.filter { $0.name == "g" }.count == 2)
  }

  @Test func masksOfOtherKindsAreShownInTurn() throws {
    let masks: [Mask?] = [nil, [square], Mask([square], kind: .luminance)]
    let found = try root(masks.map { .group(Group(name: "a", mask: $0)) })
    #expect(found.all("g").compactMap { $0.attributes["display"] } == ["none", "none"] && found.all("g").count == 3)
    // In one mask a layer that is inverted from some frame on is another element.
    let inverted = try root(
      [false, true].map { .group(Group(mask: Mask([square], kind: .luminance, isInverted: $0))) })
    #expect(inverted.all("mask").count == 1)
    #expect(inverted.all("mask")[0].children.compactMap { $0.attributes["display"] } == ["none"])
  }

  @Test func blendModesAreShownInTurn() throws {
    let modes: [BlendMode] = [.normal, .multiply, .multiply, .screen]
    let root = try root(modes.map { .group(Group(name: "a", blendMode: $0)) })
    #expect(root.attributes["style"] == "isolation:isolate")
    let shown = root.all("g").map { group in
      [group.attributes["style"] ?? "", group.all("animate")[0].attributes["values"] ?? ""]
    }
    #expect(
      Set(shown) == [
        ["", "inline;none"], ["mix-blend-mode:multiply", "none;inline;none"], ["mix-blend-mode:screen", "none;inline"],
      ])
  }

  @Test func picturesAreWrittenOnceEach() throws {
    let frames = [([1, 2], 3.0), ([1, 2], 5), ([7], 5), ([1, 2], 7)] as [([UInt8], Double)]
    let root = try root(frames.map { .image(Picture($0.0, mediaType: .png, size: [$0.1, 1])) })
    let images = root.all("image")
    #expect(Set(images.map { $0.attributes["href"] }) == ["data:image/png;base64,AQI=", "data:image/png;base64,Bw=="])
    let first = try #require(images.first { $0.attributes["href"] == "data:image/png;base64,AQI=" })
    #expect(images.count == 2 && first.children.map { $0.attributes["attributeName"] } == ["width", "display"])
  }

  /// A picture is known by its bytes, not by its place among others.
  @Test func aPictureStaysWhenTheOneBeforeItGoes() throws {
    let (first, second) = ([1, 2] as [UInt8], [7] as [UInt8])
    let frames = [[first, second], [second], [first, second, second]].map { files in
      Scene(size: [9, 9], nodes: files.map { .image(Picture($0, mediaType: .png, size: [1, 1])) })
    }
    let root = try XMLReader.read(try AnimatedScene(frames: frames, duration: 1).svg())
    let shown = root.all("image").map { image in
      [image.attributes["href"]?.suffix(4).description, image.all("animate").first?.attributes["values"]]
    }
    #expect(Set(shown) == [["AQI=", "inline;none;inline"], ["Bw==", nil], ["Bw==", "none;inline"]], "\(shown)")
  }

  @Test func textsAndOutlinesChange() throws {
    let labels = [(Label.Weight.regular, false, 0.0), (.bold, true, 1), (Label.Weight(450), false, 2)]
    let root = try root(
      labels.map { weight, isItalic, spacing in
        .label(
          Label(
            "a", at: .zero, size: 1, family: isItalic ? "serif" : "", weight: weight, isItalic: isItalic,
            letterSpacing: spacing, stroke: Stroke(.black, miterLimit: 4 + spacing)))
      })
    #expect(
      values(root) == [
        "font-weight": "normal;bold;450", "font-style": "normal;italic;normal",
        "font-family": "sans-serif;serif;sans-serif", "letter-spacing": "0;2", "stroke-miterlimit": "4;6",
      ])
    let clips = try self.root(Fill.Rule.allCases.map { .group(Group(clip: Clip("M0 0H9V9Z", rule: $0))) })
    #expect(values(clips) == ["clip-rule": "nonzero;evenodd"])
  }

  @Test func gradientsAnimate() throws {
    let stops = [GradientStop(.red, at: 0), GradientStop(.red, at: 1)]
    let radial = try root(
      [1.0, 2].map { unit in
        let gradient = RadialGradient(center: .zero, radius: unit, focus: [unit / 2, 0], stops: stops)
        return .shape(Shape("M0 0H1V1Z", fill: Fill(.radialGradient(gradient))))
      })
    #expect(values(radial) == ["r": "1;2", "fx": "0.5;1"])
    let conic = try root(
      [0.0, 1].map { turn in
        let gradient = ConicGradient(center: .zero, startAngle: turn, stops: stops)
        return .shape(Shape("M0 0H1V1Z", fill: Fill(.conicGradient(gradient))))
      })
    #expect(values(conic).keys.sorted() == ["d"] && conic.all("mask").count == 1)
  }
}
