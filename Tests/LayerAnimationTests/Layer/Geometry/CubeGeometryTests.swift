import LayerAnimation
import MotionNumerics
import RealModule
import Testing

/// The cubes of the cube refresh: transform layers with six faces, in one that is turned by Rz(−45°)·Rx(45°).
///
/// Source: Documentation/Effects.md, "Cube refresh".
@Suite struct CubeGeometryTests {
  private static let size = 10.0

  private func face(_ name: String, _ transform: Transform3D) -> Layer {
    var face = Layer(name: name)
    face.model.bounds = Rectangle(x: 0, y: 0, width: Self.size, height: Self.size)
    face.model.isDoubleSided = false
    face.model.transform = transform
    return face
  }

  private func cube(at position: SIMD2<Double>, name: String = "cube") -> Layer {
    let half = Self.size / 2
    var cube = Layer(.transform, name: name)
    cube.model.position = position
    cube.sublayers = [
      face("top", .translation(x: 0, y: 0, z: half)),
      face("bottom", Transform3D.translation(x: 0, y: 0, z: -half).rotated(by: .pi, about: [1, 0, 0])),
      face("back", Transform3D.translation(x: 0, y: -half).rotated(by: .pi / 2, about: [1, 0, 0])),
      face("front", Transform3D.translation(x: 0, y: half).rotated(by: -.pi / 2, about: [1, 0, 0])),
      face("left", Transform3D.translation(x: -half, y: 0).rotated(by: -.pi / 2, about: [0, 1, 0])),
      face("right", Transform3D.translation(x: half, y: 0).rotated(by: .pi / 2, about: [0, 1, 0])),
    ]
    return cube
  }

  private func scene(_ cubes: [Layer]) -> Layer {
    var (view, space) = (Layer(name: "view"), Layer(.transform, name: "space"))
    space.model.transform = Transform3D.identity.rotated(by: .pi / 4, about: [1, 0, 0])
      .rotated(by: -.pi / 4, about: [0, 0, 1])
    space.sublayers = cubes
    view.sublayers = [space]
    return view
  }

  @Test func topLeftAndFrontAreVisible() {
    let shown = scene([cube(at: [0, 0])]).rendered(at: 0).dropFirst()
    #expect(Set(shown.map(\.name)) == ["top", "left", "front"])
    #expect(shown.count == 3 && shown.allSatisfy(\.isFrontFacing))
  }

  @Test func theOtherFacesShowTheirBacks() {
    var cube = cube(at: [0, 0])
    for index in cube.sublayers.indices { cube.sublayers[index].model.isDoubleSided = true }
    let shown = scene([cube]).rendered(at: 0).dropFirst()
    #expect(shown.count == 6)
    #expect(Set(shown.filter { !$0.isFrontFacing }.map(\.name)) == ["bottom", "right", "back"])
    // The farther faces are drawn first.
    #expect(Set(shown.prefix(3).map(\.name)) == ["bottom", "right", "back"])
  }

  @Test func pointsFollowTheFormulas() throws {
    let position = SIMD2(7.0, -3)
    let shown = scene([cube(at: position)]).rendered(at: 0)
    let k = 0.5.squareRoot()
    func screen(_ x: Double, _ y: Double, _ z: Double) -> SIMD2<Double> {
      [k * (x + y), 0.5 * (y - x) - k * z]
    }
    let half = Self.size / 2
    let top = try #require(shown.first { $0.name == "top" }?.corners)
    for (corner, offset) in zip(top, [SIMD2(-half, -half), [half, -half], [half, half], [-half, half]]) {
      let place = position + offset
      #expect((corner - screen(place.x, place.y, half)).norm < 1e-14)
    }
    // A rhombus √2·c wide, c high; the sides are √½·c high.
    #expect((top[2].x - top[0].x - 2.0.squareRoot() * Self.size).magnitude < 1e-14)
    #expect((top[3].y - top[1].y - Self.size).magnitude < 1e-14)
    let front = try #require(shown.first { $0.name == "front" })
    let corners = try #require(front.corners)
    let heights = corners.map(\.y)
    #expect(((heights[3] - heights[0]).magnitude - k * Self.size).magnitude < 1e-14)
    for offset in [(-half, -half), (half, half)] {
      let expected = screen(position.x + offset.0, position.y + half, -offset.1)
      #expect(corners.contains { ($0 - expected).norm < 1e-14 })
    }
  }

  /// The painter's order of the cubes is the order of y − x.
  @Test func cubesAreDrawnFromBackToFront() {
    let places: [SIMD2<Double>] = [[5, 10], [-5, -10], [5, 0], [-5, 0]]
    let cubes = places.enumerated().map { cube(at: $1, name: "cube\($0)") }
    let shown = scene(cubes).rendered(at: 0).dropFirst()
    #expect(shown.count == 12)
    let order = stride(from: 0, to: 12, by: 3).map { places[shown[shown.startIndex + $0].path[1]] }
    let depths = order.map { $0.y - $0.x }
    #expect(depths == depths.sorted())
  }
}
