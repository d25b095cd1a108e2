import Foundation
import MotionNumerics
import Testing
import VectorScene

/// Scenes and animations as JSON.
@Suite struct StoredSceneTests {
  private static let scene: Scene = {
    let gradient = LinearGradient(from: [0, 0], to: [1, 0], stops: [.init(.red, at: 0), .init(.clear, at: 1)])
    let shape = Shape(
      .circle(center: [5, 5], radius: 3), fill: Fill(.linearGradient(gradient), rule: .evenOdd),
      stroke: Stroke(
        .teal, width: 0.1, cap: .round, join: .bevel, dash: [1, 2], dashPhase: 0.5, trim: .init(from: 0.25)),
      shadow: Shadow(offset: [0, 1], radius: 2))
    let label = Label("a “b”", at: [1, 2], size: 12, weight: .bold, anchor: .end, color: .orange)
    let group = Group(
      name: "g", transform: .rotation(by: 0.3), opacity: 0.5, clip: "M0 0H9V9Z", mask: [.shape(shape)],
      shadow: Shadow(radius: 0), children: [.label(label), .group(Group())])
    return Scene(
      size: [10, 20], background: .white, title: "T", description: "D", nodes: [.shape(shape), .group(group)])
  }()

  private func decoded<Value: Codable>(_ value: Value) throws -> Value {
    try JSONDecoder().decode(Value.self, from: JSONEncoder().encode(value))
  }

  private func read<Value: Decodable>(_ type: Value.Type, _ json: String) throws -> Value {
    try JSONDecoder().decode(type, from: Data(json.utf8))
  }

  @Test func scenesComeBack() throws {
    for scene in [Self.scene, Scene(size: [1, 2])] { #expect(try decoded(scene) == scene) }
  }

  @Test func nodesAndPaintsNameTheirKind() throws {
    let json = #"{"shape":{"path":"M0 0H1","fill":{"paint":{"color":{"red":1,"green":0,"blue":0}},"rule":"nonZero"}}}"#
    #expect(try read(Node.self, json) == .shape(Shape("M0 0H1", fill: Fill(.red))))
    for bad in ["{}", #"{"circle":{}}"#, #"{"shape":{"path":"M0 0"},"label":{}}"#, #"{"shape":{"path":"L0 0"}}"#] {
      #expect(throws: DecodingError.self) { try read(Node.self, bad) }
    }
  }

  @Test func animationsComeBack() throws {
    let frames = [Self.scene, Scene(size: [1, 2]), Self.scene]
    for animation in [
      AnimatedScene(frames: frames, duration: 2), AnimatedScene(frames: frames, at: [0, 0.1, 0.7], repeats: 3),
      AnimatedScene(frames: [Self.scene], duration: 0.5),
    ] {
      #expect(try decoded(animation) == animation)
    }
    let even = try read(
      AnimatedScene.self,
      #"{"frames":[{"size":[1,1],"title":"","description":"","nodes":[]}],"duration":2,"repeats":1}"#)
    #expect(even == AnimatedScene(frames: [Scene(size: [1, 1])], duration: 2, repeats: 1))
    for bad in [#"{"frames":[],"duration":1}"#, #"{"frames":[{"size":[1,1],"title":"","description":"","nodes":[]}]}"#]
    {
      #expect(throws: DecodingError.self) { try read(AnimatedScene.self, bad) }
    }
  }
}
