import LayerAnimation
import MotionExport
import MotionLottie
import MotionNumerics
import Testing
import VectorScene

/// Layer trees as Lottie documents, read back.
struct LayerLottieTests {
  private func box(_ name: String, _ size: Double, color: Color = .black) -> Layer {
    var layer = Layer(name: name)
    layer.model.bounds = Rectangle(x: 0, y: 0, width: size, height: size)
    layer.model.backgroundColor = color
    return layer
  }

  /// Holds the backgrounds of the document against the layers' corners on the screen.
  private func check(_ root: Layer, over domain: ClosedRange<Double>, at times: [Double]) throws {
    let lottie = try root.lottie(over: domain, size: [200, 200])
    #expect(lottie.warnings.isEmpty && lottie.maximumError <= 0.05)
    let document = try LottieAnimation(parsing: lottie.text)
    #expect(document.warnings.isEmpty)
    for time in times {
      let layers = root.rendered(at: time)
      let parts = document.scene(at: 60 * (time - domain.lowerBound)).drawnParts
      #expect(parts.count == layers.count, "\(time)")
      for (part, layer) in zip(parts, layers) {
        guard case .outline(let path, let color, _) = part,
          let corner = layer.screenPoint(of: layer.state.bounds.minimum)
        else { continue }
        let distance = path.subpaths[0].start - corner
        #expect(distance.norm <= 0.06, "\(time): \(layer.name)")
        #expect(abs(color.alpha - layer.opacity * layer.state.backgroundColor.alpha) < 4e-3, "\(time): \(layer.name)")
      }
    }
  }

  @Test func nestedLayersTurnMoreThanOnce() throws {
    var inner = box("inner", 20, color: .white)
    inner.model.position = [30, 10]
    inner.add(.basic(.rotation, from: 0, to: -7, duration: 1), at: 0)
    var outer = box("outer", 60)
    outer.model.position = [100, 100]
    outer.sublayers = [inner]
    outer.add(.basic(.rotation, from: 0, to: 4 * .pi, duration: 2), at: 0)
    outer.add(.basic(.opacity, from: 1, to: 0.2, duration: 2), at: 0)
    try check(outer, over: 0...2, at: (0..<120).map { Double($0) / 60 })
  }

  /// An animation that begins late jumps from the model to its first value, and back at its end.
  @Test func animationsBeginAndEndWithJumps() throws {
    var layer = box("box", 20)
    layer.model.position = [20, 20]
    var slide = Animation.basic(.position, from: [60, 60], to: [100, 60], duration: 0.51)
    slide.beginTime = 0.333
    layer.add(slide, at: 0)
    try check(layer, over: 0...1.5, at: [0, 0.3, 0.3325, 0.334, 0.5, 0.8, 0.842, 0.844, 1, 1.4])
  }

  /// A sublayer jumps between two frames, and each of its copies later by the delay.
  @Test(arguments: [(1, 0), (3, 0), (3, 0.1)]) func copiesJumpAtTheirOwnTimes(count: Double, delay: Double) throws {
    var inner = box("inner", 10, color: .white)
    inner.model.position = [20, 20]
    var slide = Animation.basic(.position, from: [60, 60], to: [100, 60], duration: 0.51)
    slide.beginTime = 0.333
    inner.add(slide, at: 0)
    var copies = Layer(.replicator, name: "copies")
    copies.model.bounds = Rectangle(x: 0, y: 0, width: 150, height: 150)
    copies.model.backgroundColor = .black
    copies.model.instanceCount = count
    copies.model.instanceDelay = delay
    copies.sublayers = [inner]
    var times = [0, 0.3, 0.5, 1, 1.4]
    for shift in [0, delay, 2 * delay] {
      for jump in [0.333 + shift, 0.843 + shift] { times += [jump - 5e-4, jump + 1e-3] }
    }
    try check(copies, over: 0...1.5, at: times)
  }

  @Test func hiddenLayersAppear() throws {
    var root = box("root", 100)
    root.model.position = [50, 50]
    var sublayer = box("late", 10, color: .white)
    sublayer.model.isHidden = true
    sublayer.add(.basic(.isHidden, from: false, to: false, duration: 0.5), at: 0.25)
    root.sublayers = [sublayer]
    try check(root, over: 0...1, at: [0, 0.2, 0.26, 0.5, 0.74, 0.76, 1])
  }

  @Test func aStrokeIsDrawnAlongItsPath() throws {
    var layer = Layer(.shape, name: "line")
    layer.model.path = "M10 10H110V60"
    layer.model.fillColor = .clear
    layer.model.strokeColor = .black
    layer.model.lineWidth = 4
    layer.add(.basic(.strokeEnd, from: 0, to: 1, duration: 1), at: 0)
    let lottie = try layer.lottie(over: 0...1, size: [120, 70])
    #expect(lottie.text.contains("\"ty\":\"tm\""))
    let document = try LottieAnimation(parsing: lottie.text)
    for frame in stride(from: 3.0, to: 60, by: 6) {
      guard case .outline(let path, _, let width)? = document.scene(at: frame).drawnParts.first else {
        Issue.record("nothing at \(frame)")
        continue
      }
      #expect(width == 4)
      #expect(abs(PathMeasure(path).length - 150 * layer.presentation(at: frame / 60).strokeEnd) < 0.06)
    }
  }

  @Test func bordersGradientsAndCornersAreDrawn() throws {
    var layer = Layer(.gradient, name: "card")
    layer.model.bounds = Rectangle(x: 0, y: 0, width: 80, height: 40)
    layer.model.position = [60, 40]
    layer.model.colors = [.black, .white]
    layer.model.cornerRadius = 8
    layer.model.borderWidth = 2
    layer.model.borderColor = .black
    layer.sublayers = [box("mark", 10)]
    let lottie = try layer.lottie(over: 0...1, size: [120, 80])
    let document = try LottieAnimation(parsing: lottie.text)
    #expect(document.layers.map { $0.name } == ["card border", "mark 0", "card"])
    #expect(lottie.text.contains("\"ty\":\"gf\"") && lottie.warnings.isEmpty)
  }

  @Test func whatIsLeftOutIsNamed() throws {
    var root = box("root", 100)
    root.model.masksToBounds = true
    root.sublayers = [Layer(.text, name: "title")]
    #expect(
      try root.lottie(over: 0...1, size: [100, 100]).warnings
        == ["'root': nothing is clipped to its bounds", "'title 0': the text is left out"])
  }

  @Test func badTimesAreRefused() throws {
    var layer = box("box", 10)
    #expect(throws: ExportError.self) { try layer.lottie(over: 0...0, size: [10, 10]) }
    #expect(throws: ExportError.self) { try layer.lottie(over: 0...1e6, size: [10, 10]) }
    #expect(throws: ExportError.self) { try layer.lottie(over: 0...1, size: [10, 10], frameRate: -60) }
    #expect(throws: ExportError.self) { try layer.lottie(over: 0...1, size: [-10, 10]) }
    layer.forget(before: 5)
    #expect(throws: ExportError.self) { try layer.lottie(over: 0...1, size: [10, 10]) }
  }
}
