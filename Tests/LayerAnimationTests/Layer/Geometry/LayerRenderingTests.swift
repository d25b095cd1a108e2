import LayerAnimation
import MotionNumerics
import RealModule
import Testing

@Suite struct LayerRenderingTests {
  private func square(_ name: String, _ size: Double = 100, _ change: (inout LayerState) -> Void = { _ in }) -> Layer {
    var layer = Layer(name: name)
    layer.model.bounds = Rectangle(x: 0, y: 0, width: size, height: size)
    change(&layer.model)
    return layer
  }

  private func names(_ layer: Layer) -> [String] { layer.rendered(at: 0).map(\.name) }

  @Test func aLayerIsBehindItsSublayersInOrder() {
    var (root, a, b) = (Layer(name: "root"), Layer(name: "a"), Layer(name: "b"))
    a.sublayers = [Layer(name: "a1"), Layer(name: "a2")]
    root.sublayers = [a, b]
    #expect(names(root) == ["root", "a", "a1", "a2", "b"])
    #expect(root.rendered(at: 0).map(\.path) == [[], [0], [0, 0], [0, 1], [1]])
    b.model.zPosition = -1
    root.sublayers = [a, b, Layer(name: "c")]
    #expect(names(root) == ["root", "b", "a", "a1", "a2", "c"])
  }

  @Test func hiddenAndClearLayersAreLeftOutWithTheirSublayers() {
    var (root, a) = (Layer(name: "root"), Layer(name: "a"))
    a.sublayers = [Layer(name: "a1")]
    for change: (inout LayerState) -> Void in [{ $0.isHidden = true }, { $0.opacity = 0 }, { $0.opacity = -0.1 }] {
      var gone = a
      change(&gone.model)
      root.sublayers = [gone, Layer(name: "b")]
      #expect(names(root) == ["root", "b"])
    }
  }

  @Test func opacitiesMultiply() {
    var (root, box, face) = (Layer(), Layer(.transform), Layer())
    root.model.opacity = 1.5
    box.model.opacity = 0.5
    face.model.opacity = 0.25
    box.sublayers = [face, Layer()]
    root.sublayers = [box]
    #expect(root.rendered(at: 0).map(\.opacity) == [1, 0.125, 0.5])
  }

  /// The front is visible up to a right angle, with and without a perspective.
  @Test func theBackIsVisibleBeyondARightAngle() {
    for distance in [Double.infinity, 400] {
      var root = Layer(name: "root")
      root.model.sublayerTransform = .perspective(distance: distance)
      for (degrees, isFront) in [(0, true), (89, true), (91, false), (180, false), (269, false), (271, true)] {
        for axis in [SIMD3(1.0, 0, 0), SIMD3(0, 1, 0)] {
          var card = square("card") {
            $0.transform = .rotation(by: Double(degrees) * .pi / 180, about: axis)
          }
          card.sublayers = [Layer(name: "on it")]
          root.sublayers = [card]
          let rendered = root.rendered(at: 0)
          #expect(rendered.count == 3 && rendered[1].isFrontFacing == isFront, "\(degrees)")
          root.sublayers[0].model.isDoubleSided = false
          #expect(names(root) == (isFront ? ["root", "card", "on it"] : ["root"]), "\(degrees)")
        }
      }
    }
  }

  /// With a perspective the eye sees the inner side of a wall that is rotated by less than a right angle.
  @Test func visibilityDependsOnTheEye() {
    var root = Layer(name: "root")
    root.model.sublayerTransform = .perspective(distance: 200)
    // Rotated by 80° about y, the front faces +x: visible at the left, facing away from the eye at the right.
    root.sublayers = [-300.0, 300].map { x in
      square("\(x)") {
        $0.transform = .rotation(by: 80 * .pi / 180, about: [0, 1, 0])
        $0.position.x = x
        $0.isDoubleSided = false
      }
    }
    #expect(names(root) == ["root", "-300.0"])
  }

  @Test func cornersAreProjected() throws {
    var root = Layer()
    root.model.sublayerTransform = .perspective(distance: 500)
    root.sublayers = [square("card") { $0.transform = .rotation(by: .pi / 3, about: [0, 1, 0]) }]
    let card = try #require(root.rendered(at: 0).last)
    let corners = try #require(card.corners)
    // x = ±50·cos 60°, z = ∓50·sin 60°: the left side comes nearer.
    let (near, far) = (1 - 50 * Double.sin(.pi / 3) / 500, 1 + 50 * Double.sin(.pi / 3) / 500)
    let expected: [SIMD2<Double>] = [
      [-25 / near, -50 / near], [25 / far, -50 / far], [25 / far, 50 / far], [-25 / near, 50 / near],
    ]
    for (corner, truth) in zip(corners, expected) { #expect((corner - truth).norm < 1e-13) }
    #expect(card.transform.affine == nil)
    // The nearer half of a card larger than the distance is behind the eye.
    root.sublayers = [square("wall", 2000) { $0.transform = .rotation(by: .pi / 3, about: [0, 1, 0]) }]
    let wall = try #require(root.rendered(at: 0).last)
    #expect(wall.corners == nil && wall.isFrontFacing)
    #expect(wall.screenPoint(of: [2000, 0]) != nil && wall.screenPoint(of: [0, 0]) == nil)
  }

  /// A layer that is seen edge-on has no front: a one-sided one is not drawn, from whichever side it is turned.
  @Test func aLayerOnEdgeHasNoFront() throws {
    // A quarter turn without the rounding of its cosine.
    for sign in [1.0, -1] {
      let turned = Transform3D(
        row1: [0, 0, sign, 0], row2: [0, 1, 0, 0], row3: [-sign, 0, 0, 0], row4: [0, 0, 0, 1])
      for distance in [Double.infinity, 512] {
        var root = Layer(name: "root")
        root.model.sublayerTransform = .perspective(distance: distance)
        root.sublayers = [square("card") { $0.transform = turned }]
        let card = try #require(root.rendered(at: 0).last)
        #expect(card.name == "card" && !card.isFrontFacing)
        root.sublayers[0].model.isDoubleSided = false
        #expect(names(root) == ["root"])
      }
    }
  }

  /// A point at the eye of a perspective has no image, like points behind the eye: w is exactly 0 there.
  @Test func aPointAtTheEyeHasNoImage() throws {
    for (height, isSeen) in [(511.0, true), (512, false), (513, false)] {
      var root = Layer()
      root.model.sublayerTransform = .perspective(distance: 512)
      root.sublayers = [square("near") { $0.zPosition = height }]
      let near = try #require(root.rendered(at: 0).last)
      #expect((near.screenPoint(of: [3, 4]) != nil) == isSeen && (near.corners != nil) == isSeen, "\(height)")
    }
  }

  /// A child that undoes its parent's rotation is undistorted in space, and foreshortened in the plane.
  @Test func aPlainLayerFlattensATransformLayerDoesNot() throws {
    let angle = Double.pi / 3
    for kind in [Layer.Kind.plain, .transform] {
      var (root, middle) = (Layer(), Layer(kind))
      middle.model.transform = .rotation(by: angle, about: [0, 1, 0])
      middle.sublayers = [square("inner") { $0.transform = .rotation(by: -angle, about: [0, 1, 0]) }]
      root.sublayers = [middle]
      let corners = try #require(root.rendered(at: 0).last?.corners)
      let half = kind == .transform ? 50 : 50 * Double.cos(angle) * Double.cos(angle)
      #expect((corners[2] - [half, 50]).norm < 1e-13, "\(kind)")
    }
  }

  /// A plain layer within a transform layer is flat itself, but placed in that layer's space.
  @Test func spaceEndsAtTheNextPlainLayer() throws {
    var (root, box, plate, pin) = (Layer(), Layer(.transform), Layer(), square("pin"))
    pin.model.zPosition = 40
    plate.model.zPosition = 10
    plate.sublayers = [pin]
    box.sublayers = [plate]
    box.model.transform = .rotation(by: .pi / 2, about: [0, 1, 0])
    root.sublayers = [box]
    let drawn = root.rendered(at: 0)
    #expect(drawn.map(\.kind) == [.plain, .plain, .plain])
    // Ry(90°) takes z to x: the plate is at 10, and so is the pin on it, whose depth of 40 is lost.
    let x = try #require(drawn.last?.screenPoint(of: [0, 0])?.x)
    #expect((x - 10).magnitude < 1e-13)
  }

  @Test func aTransformLayerSortsByDepth() {
    var (root, box) = (Layer(name: "root"), Layer(.transform, name: "box"))
    box.sublayers = [
      square("near") { $0.position.x = 10 }, square("far") { $0.position.x = -10 }, square("first"), square("second"),
    ]
    // Ry(−90°) takes x to z.
    box.model.transform = .rotation(by: -.pi / 2, about: [0, 1, 0])
    root.sublayers = [box]
    #expect(names(root) == ["root", "far", "first", "second", "near"])
    box.model.transform = .rotation(by: .pi / 2, about: [0, 1, 0])
    #expect(names(box) == ["near", "first", "second", "far"])
  }

  @Test func depthIsThatOfTheVisibleCentre() {
    var (root, box) = (Layer(name: "root"), Layer(.transform))
    box.sublayers = [
      square("high") {
        $0.zPosition = 5
        $0.anchorPointZ = 20
      }, square("flat"),
    ]
    root.sublayers = [box]
    #expect(names(root) == ["root", "high", "flat"], "the plane lies 15 behind, whatever zPosition says")
  }

  @Test func thePlaneOfTheScreenIsAffineWithoutPerspective() throws {
    var root = Layer()
    root.model.position = [5, 6]
    root.sublayers = [square("a") { $0.transform = .rotation(by: 1, about: [1, 1, 0]) }]
    #expect(root.rendered(at: 0).allSatisfy { $0.transform.affine != nil })
    let a = try #require(root.rendered(at: 0).last)
    let screen = try #require(a.screenPoint(of: [30, 40]))
    let back = try #require(a.point(atScreen: screen))
    #expect((back - [30, 40]).norm < 1e-13)
  }
}
