import MotionNumerics
import TestSupport
import Testing
import VectorScene

/// Blend modes, isolation and filters as SVG.
@Suite struct CompositingTests {
  private func root(_ groups: [Group]) throws -> XMLElement {
    try XMLReader.read(Scene(size: [9, 9], nodes: groups.map(Node.group)).svg())
  }

  @Test func blendModesAreStyles() throws {
    for mode in BlendMode.allCases where mode != .normal {
      let root = try root([Group(blendMode: mode), Group(blendMode: mode, isIsolated: true), Group()])
      let word = "mix-blend-mode:\(mode.rawValue)"
      #expect(root.children.map { $0.attributes["style"] } == [word, word + ";isolation:isolate", nil])
      #expect(root.attributes["style"] == "isolation:isolate")
    }
    #expect(BlendMode.allCases.count == 17)
    #expect(BlendMode(rawValue: "color-dodge") == .colorDodge && BlendMode(rawValue: "plus-lighter") == .plusLighter)
  }

  /// A page around the document does not show through; librsvg does not isolate what is clipped.
  @Test func theDocumentAndClipsAreIsolatedIfSomethingMixes() throws {
    let inner = Node.group(Group(blendMode: .screen))
    let clip = Path.rectangle(x: 0, y: 0, width: 9, height: 9)
    let root = try root([Group(clip: clip, children: [inner]), Group(clip: clip), Group(isIsolated: true)])
    #expect(root.attributes["style"] == "isolation:isolate")
    let groups = root.children.filter { $0.name == "g" }
    #expect(groups.map { $0.attributes["style"] } == ["isolation:isolate", nil, "isolation:isolate"])
    let plain = try self.root([Group(isIsolated: true)])
    #expect(plain.attributes["style"] == nil)
  }

  @Test func filtersAreOneChain() throws {
    let shadow = Shadow(.teal, offset: [1, 2], radius: 3)
    let group = Group(
      shadow: shadow,
      filters: [
        .blur([1, 2]), .erode(3), .dilate(0.5), .colorMatrix(ColorMatrix(offset: [1, 0, 0, 0.5], isLinearLight: true)),
        .componentTable(ComponentTable(red: [1, 0], alpha: [0.5])), .shadowOnly(shadow),
      ])
    let filter = try #require(try root([group]).children.first)
    #expect(filter.name == "filter" && filter.attributes["id"] == "s1")
    #expect(
      filter.children.map(\.name) == [
        "feGaussianBlur", "feMorphology", "feMorphology", "feColorMatrix", "feComponentTransfer", "feGaussianBlur",
        "feOffset", "feFlood", "feComposite", "feGaussianBlur", "feOffset", "feFlood", "feComposite", "feMerge",
      ])
    let attributes = filter.children.map(\.attributes)
    #expect(attributes[0] == ["stdDeviation": "1 2"])
    #expect(attributes[1] == ["operator": "erode", "radius": "3"])
    #expect(attributes[2] == ["operator": "dilate", "radius": "0.5"])
    #expect(
      attributes[3] == [
        "values": "1 0 0 0 1 0 1 0 0 0 0 0 1 0 0 0 0 0 1 0.5", "color-interpolation-filters": "linearRGB",
      ])
    #expect(attributes[4] == ["result": "a5"] && attributes[5] == ["stdDeviation": "3"])
    #expect(
      filter.children[4].children.map(\.attributes) == [
        ["type": "table", "tableValues": "1 0"], ["type": "table", "tableValues": "0.5"],
      ])
    #expect(attributes[6]["result"] == "b5" && attributes[8]["in2"] == "b5" && attributes[8]["result"] == "a9")
    #expect(filter.children[13].children.map(\.attributes) == [[:], ["in": "a9"]])
    // 3·2 of the first blur, 0.5 of the dilation, and twice √5 + 9 of shadows, beyond a canvas of 9.
    #expect(filter.attributes["x"] == "-64")
  }

  @Test func theOnlyShadowAmongFiltersIsTheShadow() throws {
    let shadow = Shadow(.teal, offset: [1, 2], radius: 3)
    #expect(try root([Group(filters: [.shadow(shadow)])]) == root([Group(shadow: shadow)]))
  }

  @Test func approximationsAreNamed() throws {
    let stops = [GradientStop(.red, at: 0)]
    let conic = Paint.conicGradient(ConicGradient(center: .zero, stops: stops))
    let turned = Affine.rotation(by: 0.3)
    func found(_ node: Node) -> [SVGApproximation] {
      let inGroup = Node.group(Group(mask: [node], children: [.group(Group(children: [node]))]))
      let names = Scene(size: [1, 1], nodes: [inGroup]).svgApproximations
      #expect(names == Scene(size: [1, 1], nodes: [node]).svgApproximations)
      return names
    }
    #expect(found(.shape(Shape(Path(), fill: Fill(.black), stroke: Stroke(.white)))).isEmpty)
    #expect(found(.shape(Shape(Path(), fill: Fill(conic)))) == [.conicGradient])
    #expect(found(.shape(Shape(Path(), stroke: Stroke(conic)))) == [.conicGradient])
    #expect(found(.label(Label("a", at: .zero, size: 1, stroke: Stroke(conic)))) == [.conicGradient])
    #expect(found(.group(Group(blendMode: .plusLighter))) == [.plusLighter])
    #expect(found(.group(Group(blendMode: .screen))).isEmpty)
    #expect(found(.image(Picture([1], mediaType: .webP, size: .one))) == [.webP])
    let long = [UInt8](repeating: 0, count: 7_400_001)
    #expect(found(.image(Picture(long, mediaType: .png, size: .one))) == [.largePicture])
    for data in [[1], Array(long.dropLast())] {
      #expect(found(.image(Picture(data, mediaType: .png, size: .one))).isEmpty)
    }
    for filter in [Filter.blur([1, 2]), .erode(1), .dilate(1)] {
      #expect(found(.group(Group(transform: turned, filters: [filter]))) == [.turnedFilter])
      for map in [Affine.identity, .rotation(by: .pi / 2), .scale(x: 2, y: -3)] {
        #expect(found(.group(Group(transform: map, filters: [filter]))).isEmpty)
      }
    }
    for filter in [Filter.blur([2, 2]), .erode(0), .shadow(Shadow(radius: 1)), .colorMatrix(ColorMatrix())] {
      #expect(found(.group(Group(transform: turned, filters: [filter]))).isEmpty)
    }
  }
}
