import ExportReading
import LayerAnimation
import MotionExport
import MotionLottie
import MotionNumerics
import TestSupport
import Testing
import VectorScene

/// Layers with bounds, times and counts of any kind as Lottie documents, compared with their definitions.
struct MovedLayerTests {
  private let canvas = SIMD2(300.0, 300)

  private func document(_ layer: Layer, over domain: ClosedRange<Double> = 0...1) throws -> LottieAnimation {
    let lottie = try layer.lottie(over: domain, size: canvas, frameRate: 32)
    #expect(lottie.maximumError <= 0.05)
    return try LottieAnimation(parsing: lottie.text)
  }

  // MARK: Bounds

  /// The origin of the bounds moves only content in their coordinates: the frame stays where it is.
  @Test func boundsMayBeginAnywhere() throws {
    var draws = SplitMix64(seed: 1)
    for _ in 0..<thorough(200) {
      let bounds = draws.rectangle()
      var plain = Layer(name: "card")
      plain.model.backgroundColor = Color(red: 0.8, green: 0.2, blue: 0.1)
      plain.model.borderColor = .black
      plain.model.borderWidth = draws.element(of: [0, draws.dyadic(in: 1...6)])
      plain.model.cornerRadius = draws.element(of: [0, draws.dyadic(in: 1...60)])
      plain.model.bounds = Rectangle(origin: .zero, size: bounds.size)
      plain.model.position = [draws.dyadic(in: 100...200), draws.dyadic(in: 100...200)]
      plain.model.anchorPoint = [draws.dyadic(in: 0...1), draws.dyadic(in: 0...1)]
      var moved = plain
      moved.model.bounds = bounds
      let parts = try document(moved).scene(at: 16).drawnParts
      let difference = DrawnDifference(
        try document(plain).scene(at: 16), try document(moved).scene(at: 16))
      #expect(difference.length <= 0.1 && difference.others.isEmpty, "\(moved.model.bounds): \(difference)")
      try expectOutlines(of: moved, parts)
    }
  }

  /// The background is the frame, and the border's middle half its width inside, both with the corner's radius.
  private func expectOutlines(of layer: Layer, _ parts: [DrawnPart]) throws {
    let (frame, state) = (layer.model.frame, layer.model)
    let insets = state.borderWidth > 0 ? [0, 0.5 * state.borderWidth] : [0]
    try #require(parts.count == insets.count)
    for (part, inset) in zip(parts, insets) {
      guard case .outline(let path, _, let width) = part else { continue }
      #expect(abs((width ?? 0) - (inset > 0 ? state.borderWidth : 0)) < 0.06 && (width == nil) == (inset == 0))
      let box = try #require(path.bounds)
      let size = frame.size - 2 * SIMD2(inset, inset)
      #expect((box.minimum - frame.origin - SIMD2(inset, inset)).norm < 0.06, "\(state.bounds), inset \(inset)")
      #expect((box.size - size).norm < 0.06, "\(state.bounds), inset \(inset): \(box.size), not \(size)")
      // Of four straight sides and four quarters of a circle.
      let radius = max(0, min(state.cornerRadius - inset, 0.5 * size.min()))
      let length = 2 * (size.x + size.y) + (2 * .pi - 8) * radius
      #expect(abs(PathMeasure(path).length - length) < 0.3, "\(state.bounds), radius \(radius)")
    }
  }

  /// A path is in the coordinates of the bounds.
  @Test func pathsMoveWithTheBounds() throws {
    var draws = SplitMix64(seed: 2)
    for _ in 0..<thorough(100) {
      let bounds = draws.rectangle()
      var plain = Layer(.shape, name: "line")
      plain.model.bounds = Rectangle(origin: .zero, size: bounds.size)
      plain.model.position = [150, 150]
      plain.model.path = Path(
        polyline: (0..<draws.count()).map { _ in [draws.dyadic(in: 0...50), draws.dyadic(in: 0...50)] })
      plain.model.fillColor = draws.element(of: [.clear, .white])
      plain.model.strokeColor = draws.element(of: [.clear, .black])
      plain.model.lineWidth = draws.dyadic(in: 1...5)
      (plain.model.strokeStart, plain.model.strokeEnd) = (draws.dyadic(in: 0...0.5), draws.dyadic(in: 0.625...1))
      var moved = plain
      moved.model.bounds = bounds
      moved.model.path = plain.model.path.transformed(by: .translation(x: bounds.x, y: bounds.y))
      let scenes = [try document(plain).scene(at: 16), try document(moved).scene(at: 16)]
      let difference = DrawnDifference(scenes[0], scenes[1])
      #expect(difference.length <= 0.1 && difference.others.isEmpty, "\(bounds): \(difference)")
      // The fill and the stroke that have a colour, and nothing else.
      let count = (plain.model.fillColor.alpha > 0 ? 1 : 0) + (plain.model.strokeColor.alpha > 0 ? 1 : 0)
      #expect(scenes[0].drawnParts.count == count)
    }
  }

  // MARK: Gradients

  /// Colours without places are evenly spaced, however many there are; places count where there is one for each colour.
  @Test(arguments: 1...7) func colorsAreSpacedEvenly(count: Int) throws {
    var draws = SplitMix64(seed: UInt64(count))
    var layer = Layer(.gradient, name: "sky")
    let bounds = draws.rectangle()
    layer.model.bounds = bounds
    layer.model.position = [150, 150]
    layer.model.colors = (0..<count).map { Color(red: Double($0) / 8, green: 0.5, blue: 1 - Double($0) / 8) }
    layer.model.startPoint = [draws.dyadic(in: 0...1), draws.dyadic(in: 0...1)]
    layer.model.endPoint = [draws.dyadic(in: 0...1) + 1, draws.dyadic(in: 0...1)]
    let even = (0..<count).map { count == 1 ? 0 : Double($0) / Double(count - 1) }
    let own = (0..<count).map { _ in draws.dyadic(in: 0...1) }.sorted()
    for (locations, offsets) in [([], even), (own, own), (own + [1], even), (Array(own.dropLast()), even)] {
      layer.model.locations = locations
      let gradient = try #require(document(layer).scene(at: 0).gradients.first)
      // A single colour is there twice, as players take no less than two.
      let stops = count == 1 ? Array(gradient.stops.prefix(1)) : gradient.stops
      try #require(stops.count == count)
      for (stop, (offset, color)) in zip(stops, zip(offsets, layer.model.colors)) {
        #expect(abs(stop.offset - offset) < 3e-3, "\(locations): \(stops)")
        #expect((stop.color - color).components.max() < 3e-3)
      }
      // Its ends are parts of the bounds.
      let corner = layer.model.frame.origin
      let ends = [layer.model.startPoint, layer.model.endPoint].map { corner + $0 * bounds.size }
      #expect((gradient.start - ends[0]).norm < 0.1 && (gradient.end - ends[1]).norm < 0.1)
    }
  }

  /// Without colours there is nothing to be painted, not even a layer.
  @Test func withoutColorsThereIsNoGradient() throws {
    var layer = Layer(.gradient, name: "sky")
    layer.model.bounds = Rectangle(x: -7, y: 12, width: 80, height: 40)
    layer.model.position = [150, 150]
    #expect(try document(layer).layers.isEmpty)
    layer.model.backgroundColor = .white
    let lottie = try layer.lottie(over: 0...1, size: canvas)
    #expect(lottie.text.pieces(between: "\"ty\":\"sh\"", and: "}").count == 1)
    #expect(try document(layer).scene(at: 0).gradients.isEmpty)
  }

  // MARK: Times

  /// The same animations some time later are the same document.
  @Test func theDomainMayBeginAnywhere() throws {
    var draws = SplitMix64(seed: 3)
    for _ in 0..<thorough(60, unoptimised: 2) {
      let begin = draws.timeMap().origin
      let delay = draws.dyadic(in: 0...1)
      let values = (0..<draws.count()).map { _ in draws.dyadic(in: 0...200) }
      let autoreverses = draws.nextUnit() < 0.5
      func layer(from start: Double) -> Layer {
        var layer = Layer(name: "box")
        layer.model.bounds = Rectangle(x: -9, y: 4, width: 30, height: 20)
        layer.model.backgroundColor = .black
        layer.model.position = [20, 60]
        var slide = Animation.keyframes(
          "position.x", values.map { .number($0) }, .init(mode: .linear), duration: 0.5)
        // A begin of 0 would be that of its adding.
        slide.beginTime = start + delay + 33 * 0x1p-9
        slide.autoreverses = autoreverses
        layer.add(slide, at: start)
        var turn = Animation.basic("transform.rotation.z", from: 1, to: -3, duration: 1.25)
        turn.fillMode = .both
        turn.beginTime = start + 129 * 0x1p-9
        layer.add(turn, at: start)
        return layer
      }
      let plain = try document(layer(from: 0), over: 0...2)
      let moved = try document(layer(from: begin), over: begin...begin + 2)
      #expect(moved.frames == plain.frames)
      for _ in 0..<20 {
        // At a frame, where both are within their tolerance.
        let frame = Double(Int.random(in: 0..<63, using: &draws))
        let difference = DrawnDifference(plain.scene(at: frame), moved.scene(at: frame))
        #expect(difference.length <= 0.15 && difference.others.isEmpty, "from \(begin) at \(frame): \(difference)")
      }
    }
  }
}

extension Scene {
  /// The linear gradients of all fills, on the canvas.
  fileprivate var gradients: [LinearGradient] { nodes.flatMap { $0.gradients(.identity) } }
}

extension Node {
  fileprivate func gradients(_ map: Affine) -> [LinearGradient] {
    switch self {
    case .group(let group): return group.children.flatMap { $0.gradients(map * group.transform) }
    case .shape(let shape):
      guard case .linearGradient(let gradient)? = shape.fill?.paint else { return [] }
      return [
        LinearGradient(
          from: map.applied(to: gradient.start), to: map.applied(to: gradient.end), stops: gradient.stops)
      ]
    case .label, .image: return []
    }
  }
}
