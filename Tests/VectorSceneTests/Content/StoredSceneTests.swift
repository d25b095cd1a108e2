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

  @Test func whatAGroupHasNotIsLeftOut() throws {
    let plain = try JSONEncoder().encode(Group())
    let keys = try #require(try JSONSerialization.jsonObject(with: plain) as? [String: Any]).keys
    #expect(Set(keys) == ["name", "transform", "opacity", "children"])
    #expect(try decoded(Group()) == Group())
    let mask = Mask(layers: [MaskLayer([], mode: .difference, kind: .luminance, opacity: 0.5, isInverted: true)])
    let full = Group(
      clip: Clip("M0 0H9V9Z", rule: .evenOdd), mask: mask, filters: [.erode(1)], blendMode: .hardLight, isIsolated: true
    )
    #expect(try decoded(full) == full)
    let json = String(decoding: try JSONEncoder().encode(full), as: UTF8.self)
    #expect(json.contains(#""filters":[{"erode":1}]"#) && json.contains(#""blendMode":"hard-light""#))
  }

  @Test func picturesAreStoredInBase64() throws {
    let picture = Picture([1, 2, 3, 255], mediaType: .jpeg, size: [2, 3])
    #expect(try decoded(Node.image(picture)) == .image(picture))
    let json = #"{"image":{"data":"AQID/w==","mediaType":"image/jpeg","size":[2,3]}}"#
    #expect(try read(Node.self, json) == .image(picture))
    for bad in ["A", "*", "=A"] {
      #expect(throws: DecodingError.self) { try read(Node.self, json.replacing("AQID/w==", with: bad)) }
    }
  }

  @Test func filtersAndPaintsOfEachKindComeBack() throws {
    let shadow = Shadow(radius: 1)
    let filters: [Filter] = [
      .blur([1, 2]), .colorMatrix(ColorMatrix(red: [0, 1, 2, 3], isLinearLight: true)),
      .componentTable(ComponentTable(red: [1], alpha: [0, 1])), .shadow(shadow), .shadowOnly(shadow), .erode(1),
      .dilate(2),
    ]
    #expect(try decoded(filters) == filters)
    let stops = [GradientStop(.red, at: 0)]
    let paints: [Paint] = [
      .radialGradient(RadialGradient(center: [1, 2], radius: 3, focus: [4, 5], stops: stops)),
      .conicGradient(ConicGradient(center: [1, 2], startAngle: 3, stops: stops)),
    ]
    #expect(try decoded(paints) == paints)
    for bad in ["{}", #"{"blur":[1,2],"erode":1}"#, #"{"sharpen":1}"#] {
      #expect(throws: DecodingError.self) { try read(Filter.self, bad) }
    }
    let label = Label(
      "a", at: .zero, size: 1, family: "serif", weight: 350, isItalic: true, letterSpacing: -1, stroke: Stroke(.red))
    #expect(try decoded(label) == label)
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
