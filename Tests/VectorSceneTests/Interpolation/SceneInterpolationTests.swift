import MotionNumerics
import Testing
import VectorScene

@Suite struct SceneInterpolationTests {
  /// A scene in which every number is a multiple of one.
  private func scene(_ unit: Double, name: String = "a", more: [Node] = []) -> Scene {
    let color = Color(red: unit, green: unit, blue: unit, alpha: unit)
    let path = Path(polyline: [[0, unit], [unit, 0]])
    let gradient = LinearGradient(from: [unit, 0], to: [0, unit], stops: [.init(color, at: unit)])
    let shadow = Shadow(color, offset: [unit, 2 * unit], radius: 3 * unit)
    let radial = RadialGradient(center: [unit, 0], radius: unit, focus: [0, unit], stops: gradient.stops)
    let conic = ConicGradient(center: [unit, 0], startAngle: -unit, stops: gradient.stops)
    let stroke = Stroke(
      .linearGradient(gradient), width: unit, miterLimit: unit, dash: [unit, 2 * unit], dashPhase: -unit,
      trim: .init(from: unit, to: 2 * unit))
    let shape = Node.shape(Shape(path, fill: Fill(color), stroke: stroke, shadow: shadow))
    let label = Node.label(
      Label(
        "t", at: [unit, unit], size: unit, weight: Label.Weight(unit), letterSpacing: -unit, color: color,
        stroke: Stroke(.radialGradient(radial), width: unit)))
    let image = Node.image(Picture([1], mediaType: .png, size: [unit, 2 * unit]))
    let painted = Node.shape(Shape(path, fill: Fill(.conicGradient(conic))))
    let matrix = ColorMatrix(
      red: SIMD4(repeating: unit), alpha: SIMD4(repeating: -unit), offset: SIMD4(repeating: unit))
    let filters: [Filter] = [
      .blur([unit, 2 * unit]), .colorMatrix(matrix), .componentTable(ComponentTable(green: [unit, -unit])),
      .erode(unit),
      .dilate(unit), .shadow(shadow), .shadowOnly(shadow),
    ]
    let mask = Mask(layers: [
      MaskLayer([shape], opacity: unit), MaskLayer([shape], mode: .subtract, kind: .luminance, isInverted: true),
    ])
    let group = Group(
      name: name, transform: .translation(x: unit, y: -unit), opacity: unit, clip: Clip(path, rule: .evenOdd),
      mask: mask,
      shadow: shadow, filters: filters, blendMode: .screen, isIsolated: true, children: [label, image, painted] + more)
    return Scene(size: [unit, 2 * unit], background: color, nodes: [shape, .group(group)])
  }

  @Test(arguments: [0.25, 0.5, 0.75])
  func everyNumberInterpolates(fraction: Double) {
    #expect(scene(1).interpolated(to: scene(2), by: fraction) == scene(1 + fraction))
    #expect(scene(4).interpolated(to: scene(2), by: fraction) == scene(4 - 2 * fraction))
  }

  @Test func theEndsAreExact() {
    let (first, last) = (scene(0.1), scene(1.0 / 3))
    #expect(first.interpolated(to: last, by: 0) == first)
    #expect(first.interpolated(to: last, by: 1) == last)
  }

  @Test func differentNodesAreDiscrete() throws {
    let (first, last) = (scene(1), scene(2, name: "b", more: [.group(Group())]))
    let middle = first.interpolated(to: last, by: 0.5)
    guard case .group(let group) = middle.nodes[1], case .group(let start) = first.nodes[1] else {
      throw Mismatch()
    }
    #expect(group.name == "a")
    #expect(group.opacity == 1.5)
    #expect(group.children == start.children)
    guard case .group(let end) = first.interpolated(to: last, by: 1.5).nodes[1] else { throw Mismatch() }
    #expect(end.name == "b")
    #expect(end.children.count == 4)
  }

  @Test func kindsAndMissingPropertiesAreDiscrete() {
    let label = Node.label(Label("a", at: .zero, size: 1))
    let plain = Shape(Path())
    let full = Shape(Path(), fill: Fill(.black), stroke: Stroke(.white), shadow: Shadow(radius: 1))
    #expect(Node.shape(plain).interpolated(to: label, by: 0.9) == .shape(plain))
    #expect(Node.shape(plain).interpolated(to: label, by: 1) == label)
    #expect(plain.interpolated(to: full, by: 0.9) == plain)
    #expect(full.interpolated(to: plain, by: 0.9) == full)
    let gradient = Paint.linearGradient(LinearGradient(from: .zero, to: .zero, stops: []))
    #expect(Paint.color(.black).interpolated(to: gradient, by: 0.9) == .color(.black))
    #expect(gradient.interpolated(to: .color(.black), by: 2) == .color(.black))
    let styled = Stroke(.black, cap: .round, join: .bevel, dash: [1])
    let between = Stroke(.black, width: 3).interpolated(to: styled, by: 0.5)
    #expect(between == Stroke(.black, width: 2))
  }

  @Test func modesAndKindsAreDiscrete() {
    let first = Group(clip: Clip("M0 0H9", rule: .evenOdd), mask: [], filters: [.erode(1)], blendMode: .hue)
    let last = Group(
      clip: "M0 0H11", mask: Mask(layers: [MaskLayer([], mode: .darken, kind: .luminance, isInverted: true)]),
      filters: [.dilate(1)], isIsolated: true)
    #expect(
      first.interpolated(to: last, by: 0.5)
        == Group(clip: Clip("M0 0H10", rule: .evenOdd), mask: [], filters: [.erode(1)], blendMode: .hue))
    let more = Group(mask: Mask(layers: [MaskLayer([]), MaskLayer([])]), filters: [.erode(1), .erode(2)])
    let between = first.interpolated(to: more, by: 0.5)
    #expect(between.mask == [] && between.filters == [.erode(1)])
    let picture = Picture([1], mediaType: .png, size: [1, 1])
    let other = Picture([2], mediaType: .gif, size: [3, 1])
    #expect(picture.interpolated(to: other, by: 0.5) == Picture([1], mediaType: .png, size: [2, 1]))
    let radial = Paint.radialGradient(RadialGradient(center: .zero, radius: 1, stops: []))
    let conic = Paint.conicGradient(ConicGradient(center: .zero, stops: []))
    #expect(radial.interpolated(to: conic, by: 0.9) == radial)
  }

  /// The result of an overshooting curve can always be written: below fraction −1 every length would be negative.
  @Test(arguments: [-3, -1, -0.5, 1.5, 3]) func lengthsStopAtZero(fraction: Double) throws {
    let scene = scene(1).interpolated(to: scene(2), by: fraction)
    try scene.validate()
    let unit = max(0, 1 + fraction)
    #expect(scene.size == [unit, 2 * unit])
    guard case .shape(let shape) = scene.nodes[0], case .group(let group) = scene.nodes[1],
      case .label(let label) = group.children[0]
    else { throw Mismatch() }
    #expect(shape.stroke?.width == unit && shape.stroke?.dash == [unit, 2 * unit])
    #expect(label.weight.value == max(1, unit))
    #expect(group.filters[0] == .blur([unit, 2 * unit]) && group.filters[3] == .erode(unit))
    #expect(shape.shadow?.radius == 3 * unit && group.shadow?.radius == 3 * unit && label.size == unit)
  }

  private struct Mismatch: Error {}
}
