import MotionNumerics
import Testing
import VectorScene

@testable import SceneRaster

/// Scenes taken apart where a rasteriser does not know `plus-lighter`.
struct SceneLayersTests {
  private let square = Node.shape(Shape(.rectangle(x: 0, y: 0, width: 4, height: 4), fill: Fill(.white)))

  private func scene(_ nodes: [Node]) -> Scene { Scene(size: [8, 8], background: .black, title: "a", nodes: nodes) }

  private func lighter(_ nodes: [Node]) -> Node { .group(Group(blendMode: .plusLighter, children: nodes)) }

  @Test func aSceneWithoutItIsOneLayer() {
    let scene = scene([square, .group(Group(blendMode: .multiply, children: [square]))])
    let layers = SceneLayers(of: scene).layers
    #expect(layers.count == 1 && layers[0].scene == scene && layers[0].mode == .over)
  }

  @Test func theCanvasIsTakenApart() {
    let move = Affine.translation(x: 2, y: 1)
    let nested = Node.group(Group(transform: move, children: [square, lighter([square]), square]))
    let layers = SceneLayers(of: scene([square, nested, square])).layers
    #expect(layers.map(\.mode) == [.over, .plusLighter, .over])
    #expect(layers.map(\.scene.background) == [.black, nil, nil])
    let moved = Node.group(Group(transform: move, children: [square]))
    #expect(layers.map(\.scene.nodes) == [[square, moved], [moved], [moved, square]])
  }

  @Test func itMayComeFirst() {
    let layers = SceneLayers(of: scene([lighter([square])])).layers
    #expect(layers.map(\.mode) == [.over, .plusLighter] && layers[0].scene.nodes.isEmpty)
  }

  @Test func inAPictureOfItsOwnItStays() {
    let faded = scene([.group(Group(opacity: 0.5, children: [lighter([square])])), lighter([square])])
    #expect(faded.losesPlusLighter && SceneLayers(of: faded).layers.count == 2)
    #expect(!scene([lighter([square])]).losesPlusLighter)
    // A group that multiplies with the canvas needs the whole canvas.
    let mixed = scene([lighter([square]), .group(Group(blendMode: .multiply, children: [square]))])
    #expect(mixed.losesPlusLighter && SceneLayers(of: mixed).layers.count == 1)
  }
}
