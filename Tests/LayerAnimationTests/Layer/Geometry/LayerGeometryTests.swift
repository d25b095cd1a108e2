import LayerAnimation
import MotionNumerics
import RealModule
import TestSupport
import Testing

@Suite struct LayerGeometryTests {
  @Test func toTheSuperlayerByTheDefinition() throws {
    var state = LayerState()
    state.bounds = Rectangle(x: 10, y: 20, width: 100, height: 50)
    state.anchorPoint = [0, 1]
    state.anchorPointZ = 5
    state.position = [300, 200]
    state.zPosition = 7
    #expect(state.anchor == [10, 70, 5])
    state.transform = .scale(x: 2, y: 3, z: 4)
    #expect(state.transformToSuperlayer.applied(to: [11, 71, 6]) == [302, 203, 11])
    let back = try #require(state.transformToSuperlayer.inverse)
    // 1/3 is rounded.
    #expect((back.applied(to: [302, 203, 11]) - [11, 71, 6]).norm < 3e-14)
    state.transform = .scale(x: 0, y: 1)
    #expect(state.transformToSuperlayer.inverse == nil)
  }

  /// m34 = −1/d: w = 1 − z/d, about the superlayer's anchor point.
  @Test func perspectiveIsAboutTheSuperlayersAnchor() throws {
    var (scene, card) = (Layer(name: "scene"), Layer(name: "card"))
    scene.model.frame = Rectangle(x: 0, y: 0, width: 400, height: 300)
    scene.model.sublayerTransform = .perspective(distance: 500)
    card.model.frame = Rectangle(x: 150, y: 100, width: 100, height: 100)
    card.model.zPosition = 100
    scene.sublayers = [card]
    #expect(scene.model.transformOfSublayers.applied(to: [200, 150, 100]) == [200, 150, 125])
    // 50 away from the centre (200, 150) becomes 50/0.8 = 62.5.
    let corner = try #require(scene.convert([0, 0], from: [0], to: [], at: 0))
    #expect((corner - [137.5, 87.5]).norm < 1e-13)
    let back = try #require(scene.convert(corner, from: [], to: [0], at: 0))
    #expect(back.norm < 1e-12)
    // Behind the eye, and in its plane.
    scene.sublayers[0].model.zPosition = 600
    #expect(scene.convert([0, 0], from: [0], to: [], at: 0) == nil)
    scene.sublayers[0].model.zPosition = 500
    #expect(scene.convert([0, 0], from: [0], to: [], at: 0) == nil)
  }

  @Test func layersAreFoundByPathAndName() {
    var (root, a, b) = (Layer(name: "root"), Layer(name: "a"), Layer(name: "b"))
    a.sublayers = [Layer(name: "x"), Layer(name: "y")]
    b.sublayers = [Layer(name: "y")]
    root.sublayers = [a, b]
    #expect(root.sublayer(at: [])?.name == "root")
    #expect(root.sublayer(at: [1, 0])?.name == "y")
    #expect(root.sublayer(at: [0, 2]) == nil && root.sublayer(at: [-1]) == nil)
    #expect(root.path(ofNames: []) == [] && root.path(ofNames: ["b", "y"]) == [1, 0])
    #expect(root.path(ofNames: ["b", "x"]) == nil && root.path(ofNames: ["root"]) == nil)
    #expect(root.path(toLayerNamed: "y") == [0, 1] && root.path(toLayerNamed: "b") == [1])
    #expect(root.path(toLayerNamed: "root") == [] && root.path(toLayerNamed: "z") == nil)
  }

  @Test func pointsConvertBetweenBranches() throws {
    var (root, left, right, inner) = (Layer(), Layer(), Layer(), Layer())
    root.model.frame = Rectangle(x: 1000, y: 1000, width: 500, height: 500)
    left.model.frame = Rectangle(x: 10, y: 20, width: 100, height: 100)
    right.model.frame = Rectangle(x: 200, y: 0, width: 100, height: 100)
    inner.model.frame = Rectangle(x: 5, y: 5, width: 10, height: 10)
    left.sublayers = [inner]
    root.sublayers = [left, right]
    #expect(root.convert([1, 2], from: [0, 0], to: [1], at: 0) == [-184, 27])
    #expect(root.convert([-184, 27], from: [1], to: [0, 0], at: 0) == [1, 2])
    #expect(root.convert([1, 2], from: [0, 0], to: [0, 0], at: 0) == [1, 2])
    #expect(root.convert([1, 2], from: [0, 0], to: [], at: 0) == [16, 27])
    let space = try #require(root.transform(from: [0, 0], to: [1], at: 0))
    #expect(space.applied(to: [1, 2, 3]) == [-184, 27, 3])
    #expect(root.transformToScreen(from: [0, 0], at: 0)?.affine == .translation(x: 1015, y: 1025))
    for path in [[2], [0, 1], [0, 0, 0]] {
      #expect(root.convert([0, 0], from: path, to: [], at: 0) == nil)
      #expect(root.convert([0, 0], from: [], to: path, at: 0) == nil)
      #expect(root.transform(from: path, to: [], at: 0) == nil && root.transform(from: [], to: path, at: 0) == nil)
      #expect(root.transformToScreen(from: path, at: 0) == nil)
    }
  }

  @Test func edgeOnLayersHaveNoPoint() {
    var (root, card) = (Layer(), Layer())
    card.model.transform = .scale(x: 0, y: 1)
    root.sublayers = [card]
    #expect(root.convert([1, 1], from: [], to: [0], at: 0) == nil)
    #expect(root.transform(from: [], to: [0], at: 0) == nil)
    #expect(root.convert([1, 1], from: [0], to: [], at: 0) == [0, 1])
  }

  /// The faces of a box share its space, and a point is seen on another face along the enclosing plane's axis.
  @Test func withinATransformLayerPointsAreInSpace() throws {
    var (root, box, front, side) = (Layer(), Layer(.transform), Layer(), Layer())
    front.model.zPosition = 10
    side.model.transform = .rotation(by: .pi / 2, about: [0, 1, 0])
    side.model.position = [10, 0]
    box.sublayers = [front, side]
    box.model.transform = .rotation(by: -.pi / 4, about: [0, 1, 0])
    root.sublayers = [box]
    let space = try #require(root.transform(from: [0, 0], to: [0, 1], at: 0))
    // Ry(90°) takes x to −z: (4, 5, 10) is 6 to the left of the side, at its x = −10.
    #expect((space.applied(to: [4, 5, 0]) - [-10, 5, -6]).norm < 1e-14)
    let seen = try #require(root.convert([4, 5], from: [0, 0], to: [0, 1], at: 0))
    let there = try #require(root.convert([4, 5], from: [0, 0], to: [], at: 0))
    let again = try #require(root.convert(seen, from: [0, 1], to: [], at: 0))
    #expect((there - again).norm < 1e-14)
    // x on the screen: k·x − k·z, and of the side k·10 + k·x: 4 − 10 = 10 + x.
    #expect((seen - [-16, 5]).norm < 1e-13)
    // The same without an enclosing flat layer.
    let alone = try #require(box.convert([4, 5], from: [0], to: [1], at: 0))
    #expect((alone - seen).norm < 1e-13)
  }

  @Test func conversionUsesThePresentedGeometry() throws {
    var (root, slow, ball) = (Layer(), Layer(), Layer())
    let move = Animation(
      .property(
        PropertyAnimation(
          LayerKeyPath("position.x"), .basic(FromToBy(from: .number(0), to: .number(100))))),
      timing: MediaTiming(duration: 10))
    root.timeSpace = TimeSpace(beginTime: 1)
    slow.timeSpace = TimeSpace(speed: 0.5)
    ball.add(move, at: 0)
    slow.sublayers = [ball]
    root.sublayers = [slow]
    // Absolute 9 is 8 in the root, 4 in the slow layer: 40 of 100.
    let point = try #require(root.convert([0, 0], from: [0, 0], to: [], at: 9))
    #expect((point - [40, 0]).norm < 1e-14)
    let rendered = try #require(root.rendered(at: 9).last)
    #expect((rendered.state.position - [40, 0]).norm < 1e-14)
  }
}
