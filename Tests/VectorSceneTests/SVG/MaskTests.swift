import MotionNumerics
import TestSupport
import Testing
import VectorScene

/// Masks as SVG; `Scripts/check/effects.py` checks the pictures that programs draw of them.
@Suite struct MaskTests {
  private let square = Node.shape(Shape(.rectangle(x: 0, y: 0, width: 1, height: 1), fill: Fill(.black)))

  private func mask(_ mask: Mask) throws -> XMLElement? {
    try XMLReader.read(Scene(size: [9, 9], nodes: [.group(Group(mask: mask))]).svg()).all("mask").first
  }

  @Test func aPlainMaskHoldsItsNodesAlone() throws {
    let alpha = try #require(try mask([square, square]))
    #expect(alpha.attributes["mask-type"] == "alpha" && alpha.children.map(\.name) == ["path", "path"])
    let luminance = try #require(try mask(Mask([square], kind: .luminance)))
    #expect(luminance.attributes["mask-type"] == "luminance" && luminance.children.map(\.name) == ["path"])
    for mode in MaskLayer.Mode.allCases where mode != .subtract {
      #expect(try mask(Mask(layers: [MaskLayer([square], mode: mode)])) == mask([square]))
    }
  }

  @Test func layersThatAddArePaintedOverEachOther() throws {
    let found = try #require(
      try mask(Mask(layers: [MaskLayer([square], opacity: 0.5), MaskLayer([square]), MaskLayer([square], opacity: 7)])))
    #expect(found.attributes["mask-type"] == "alpha")
    #expect(found.children.map(\.attributes) == [["opacity": "0.5"], ["opacity": "1"], ["opacity": "1"]])
    let one = try #require(try mask(Mask(layers: [MaskLayer([square], kind: .luminance, opacity: 0.25)])))
    #expect(one.attributes["mask-type"] == "luminance" && one.children.map(\.attributes) == [["opacity": "0.25"]])
  }

  /// Each row of the matrix is that of a grey: factor · alpha + offset.
  @Test(arguments: [
    (MaskLayer.Mode.add, false, 1.0, "1 0"), (.add, true, 0.25, "-0.25 0.25"), (.subtract, false, 1, "-1 1"),
    (.subtract, true, 0.25, "0.25 0.75"), (.intersect, false, 0.5, "0.5 0"), (.difference, true, 1, "-1 1"),
    (.lighten, false, -3, "0 0"), (.darken, true, 9, "-1 1"),
  ])
  func otherLayersAreGreys(mode: MaskLayer.Mode, isInverted: Bool, opacity: Double, row: String) throws {
    let layer = MaskLayer([square], mode: mode, opacity: opacity, isInverted: isInverted)
    let found = try #require(try mask(Mask(layers: [MaskLayer([square], mode: .subtract), layer])))
    #expect(found.attributes["mask-type"] == "luminance")
    let matrices = found.all("feColorMatrix").map { $0.attributes["values"] }
    #expect(matrices.last == "0 0 0 \(row) 0 0 0 \(row) 0 0 0 \(row) 0 0 0 0 1")
    let styles = found.children.filter { $0.name == "g" }.map { $0.attributes["style"] }
    let blends: [MaskLayer.Mode: String] = [
      .add: "screen", .subtract: "multiply", .intersect: "multiply", .lighten: "lighten", .darken: "darken",
      .difference: "exclusion",
    ]
    #expect(styles == [nil, "mix-blend-mode:" + (blends[mode] ?? "")])
  }

  @Test func aLuminanceIsTakenOverBlack() throws {
    let found = try #require(try mask(Mask([square], kind: .luminance, isInverted: true)))
    #expect(found.all("filter")[0].children.map(\.name) == ["feFlood", "feComposite", "feColorMatrix"])
    let row = "-0.2126 -0.7152 -0.0722 0 1"
    #expect(found.all("feColorMatrix")[0].attributes["values"] == "\(row) \(row) \(row) 0 0 0 0 1")
  }

  @Test func masksWithoutLayersAndWithoutNodes() throws {
    #expect(try mask(Mask(layers: [])) == nil)
    #expect(try #require(try mask([])).children.isEmpty)
    #expect(Mask([]) == [] && Mask(layers: [MaskLayer([square])]) == [square])
  }

  @Test func clipsHaveARule() throws {
    let path: Path = "M0 0H9V9Z"
    let groups = [Group(clip: path), Group(clip: Clip(path)), Group(clip: Clip(path, rule: .evenOdd))]
    #expect(groups[0] == groups[1])
    let root = try XMLReader.read(Scene(size: [9, 9], nodes: groups.map(Node.group)).svg())
    let rules = root.all("clipPath").map { $0.children[0].attributes }
    #expect(rules == [["d": "M0 0L9 0 9 9Z"], ["d": "M0 0L9 0 9 9Z"], ["d": "M0 0L9 0 9 9Z", "clip-rule": "evenodd"]])
  }
}
