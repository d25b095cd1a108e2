import ExportReading
import MotionExport
import MotionLottie
import MotionNumerics
import Testing
import VectorScene

/// Animated scenes as Lottie documents.
struct SceneLottieTests {
  private static let square = Path.rectangle(x: -10, y: -10, width: 20, height: 20)

  private func scene(_ nodes: [Node], background: Color? = nil) -> Scene {
    Scene(size: [100, 100], background: background, nodes: nodes)
  }

  private func square(at x: Double, name: String = "square", opacity: Double = 1) -> Node {
    .group(
      Group(
        name: name, transform: .translation(x: x, y: 50), opacity: opacity,
        children: [.shape(Shape(Self.square, fill: Fill(.black)))]))
  }

  /// Reads a document back, and compares its frames with all scenes except the last: the document has ended there.
  private func check(
    _ animation: AnimatedScene, tolerance: Double = 0.05, warnings: [String] = [],
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> LottieAnimation {
    let lottie = try animation.lottie(tolerance: tolerance)
    #expect(lottie.warnings == warnings, sourceLocation: sourceLocation)
    let document = try LottieAnimation(parsing: lottie.text)
    #expect(document.warnings.isEmpty, "\(document.warnings)", sourceLocation: sourceLocation)
    for (frame, time) in animation.times.enumerated().dropLast(animation.times.count > 1 ? 1 : 0) {
      let isBeforeJump = animation.times.count > 1 && animation.times[frame + 1] == time
      let drawn = document.scene(at: 60 * time - (isBeforeJump ? 1e-6 : 0))
      let difference = DrawnDifference(animation.frames[frame], drawn)
      #expect(
        difference.length <= tolerance + 0.02 && difference.color <= 3e-3 && difference.others.isEmpty,
        "frame \(frame): \(difference)", sourceLocation: sourceLocation)
    }
    return document
  }

  @Test func oneSceneStandsStill() throws {
    let still = AnimatedScene(frames: [scene([square(at: 20)], background: .white)], duration: 2)
    let document = try check(still)
    #expect(document.frames == 0..<120)
    #expect(try still.lottie().maximumError < 1e-9)
    #expect(try !still.lottie().text.contains("\"t\":"))
  }

  @Test func anEmptySceneHasNoLayers() throws {
    let document = try check(AnimatedScene(frames: [scene([]), scene([])], duration: 1))
    #expect(document.layers.isEmpty)
  }

  /// The value before a jump is there until a thousandth of a frame before it.
  @Test func jumpsAreJumps() throws {
    let positions = [10.0, 30, 80, 90]
    let animation = AnimatedScene(frames: positions.map { scene([square(at: $0)]) }, at: [0, 0.5, 0.5, 1])
    let document = try check(animation)
    func x(_ frame: Double) -> Double? {
      guard case .outline(let path, _, _)? = document.scene(at: frame).drawnParts.first else { return nil }
      return path.subpaths[0].start.x + 10
    }
    #expect(abs(try #require(x(15)) - 20) < 0.05)
    #expect(abs(try #require(x(29.9985)) - 30) < 0.01)
    #expect(abs(try #require(x(30)) - 80) < 0.01)
  }

  @Test func elementsComeAndGo() throws {
    let frames: [[Node]] = [
      [square(at: 10)], [square(at: 20), square(at: 30, name: "other")], [square(at: 30, name: "other")],
      [square(at: 30), square(at: 30, name: "other")], [square(at: 40)],
    ]
    _ = try check(AnimatedScene(frames: frames.map { scene($0) }, duration: 2))
    // Inside of a group they are hidden by their opacity.
    let grouped = frames.map { scene([.group(Group(name: "all", children: $0))]) }
    _ = try check(AnimatedScene(frames: grouped, duration: 2))
  }

  @Test func theDrawingOrderChanges() throws {
    let (first, second) = (
      (0..<6).map { square(at: 10 * Double($0)) }, (0..<6).map { square(at: 60, name: "b\($0 * 0)") }
    )
    let frames = zip(first, second).enumerated().map { index, pair in
      scene(index < 3 ? [pair.0, pair.1] : [pair.1, pair.0])
    }
    _ = try check(AnimatedScene(frames: frames, duration: 1))
  }

  /// Rotations go on beyond half a turn, and a part that swings between two equal values has a key in between.
  @Test func transformsHaveTheirParts() throws {
    let frames = (0...60).map { index in
      let part = Double(index) / 60
      let swing = 20 * (1 - (2 * part - 1) * (2 * part - 1))
      var map = Affine.translation(x: 50 + swing, y: 50).rotated(by: 9 * part).scaledBy(x: 1 + part, y: 1 - 0.5 * part)
      map = map * Affine(a: 1, b: 0, c: 0.4 * part, d: 1, tx: 0, ty: 0)
      let inner = Group(name: "inner", transform: .rotation(by: -3 * part), children: [square(at: 0)])
      return scene([.group(Group(name: "outer", transform: map, opacity: 0.5 + 0.5 * part, children: [.group(inner)]))])
    }
    _ = try check(AnimatedScene(frames: frames, duration: 1))
  }

  /// A closed outline whose last segment ends where it began has no vertex twice; others keep theirs.
  @Test(arguments: [
    ("M0 0H10V10H0Z", 4, true), ("M0 0H10V10H0V0Z", 4, true), ("M0 0H10V10Z", 3, true), ("M0 0H10V10L0 0Z", 3, true),
    ("M0 0H10V10H0V0", 5, false), ("M0 0C9 0 9 9 0 0Z", 2, true), ("M0 0H10V10H0V1Z", 5, true),
  ])
  func closedOutlinesHaveNoVertexTwice(data: String, count: Int, isClosed: Bool) throws {
    let node = Node.shape(Shape(try Path(parsing: data), fill: Fill(.black)))
    let text = try AnimatedScene(frames: [scene([node])], duration: 1).lottie().text
    #expect(text.contains(#""k":{"c":\#(isClosed),"v":[["#))
    let vertices = try #require(text.between(#""v":[["#, "]]"))
    #expect(vertices.split(separator: "],[").count == count, "\(vertices)")
  }

  /// A motion that swings about a line by less than a point, but more than the tolerance, swings in the document, too.
  @Test func smallSwingsAreKept() throws {
    let frames = (0...60).map { frame in
      // Chebyshev's polynomial of degree five, which is from −1 to 1; the motion goes on to the right all the same.
      let x = Double(frame) / 30 - 1
      let swing = x * (5 + x * x * (16 * x * x - 20))
      return scene([square(at: 50 + 20 * x + 0.4 * swing)])
    }
    _ = try check(AnimatedScene(frames: frames, duration: 1))
  }

  /// The easing of a key counts until the next one: the last key has none.
  @Test func lastKeyHasNoEasing() throws {
    let animation = AnimatedScene(frames: [scene([square(at: 20)]), scene([square(at: 60)])], duration: 1)
    let text = try #require(animation.lottie().text.between(#"{"a":1,"k":["#, "]}]}"))
    let keys = text.split(separator: "},{")
    #expect(keys.count == 2 && keys[0].contains(#""o":"#), "\(keys)")
    let last = try #require(keys.last)
    #expect(last.hasPrefix(#""t":60,"s":[60"#) && !last.contains(#""h""#) && !last.contains(#""o""#), "\(keys)")
  }

  @Test func strokesAndPathsChange() throws {
    let frames = (0...30).map { index in
      let part = Double(index) / 30
      var path = Path.circle(center: [50, 50], radius: 20 + 10 * part)
      path.move(to: [5, 5])
      path.addQuadratic([50 * part, 40], to: [95, 5])
      let stroke = Stroke(
        Color(red: part, green: 0.2, blue: 1 - part, alpha: 0.5 + 0.5 * part), width: 1 + 3 * part, cap: .round,
        dash: [], trim: Stroke.Trim(from: 0.3 * part, to: 0.2 + 0.8 * part))
      return scene([.shape(Shape(path, fill: Fill(.white, rule: .evenOdd), stroke: stroke))])
    }
    _ = try check(AnimatedScene(frames: frames, duration: 0.5))
  }

  @Test func clipsAndFadedPicturesAreMasksAndCompositions() throws {
    let frames = (0...10).map { index in
      let part = Double(index) / 10
      let label = Label("\(index / 5)", at: [10 * part, 0], size: 12, color: .black)
      let clipped = Group(
        name: "clipped", transform: .translation(x: 20 * part, y: 0),
        clip: .circle(center: [50, 50], radius: 10 + part),
        children: [square(at: 50)])
      let faded = Group(
        name: "faded", transform: .translation(x: 50, y: 50 - 20 * part), opacity: 1 - 0.8 * part,
        children: [square(at: 0), .label(label)])
      return scene([.group(clipped), .group(faded)])
    }
    let lottie = try AnimatedScene(frames: frames, duration: 1).lottie()
    #expect(lottie.warnings == ["text is drawn with the fonts of the machine that plays it"])
    #expect(lottie.text.contains("\"masksProperties\"") && lottie.text.contains("\"refId\""))
    let document = try LottieAnimation(parsing: lottie.text)
    for (index, frame) in frames.enumerated().dropLast() {
      let difference = DrawnDifference(frame, document.scene(at: 6 * Double(index)))
      #expect(difference.length <= 0.07 && difference.color < 3e-3 && difference.others.isEmpty, "\(difference)")
    }
  }

  /// The transforms around a separate picture place it.
  ///
  /// Those that change nothing have no layer.
  @Test(arguments: [
    (Affine.identity, 0), (.translation(x: 3, y: 0), 1), (.rotation(by: 0.1), 1), (.scale(x: 1, y: 2), 1),
    (Affine(a: 1, b: 0, c: 0.2, d: 1, tx: 0, ty: 0), 1),
  ])
  func pictureIsPlacedByWhatMovesIt(map: Affine, count: Int) throws {
    let label = Label("a", at: .zero, size: 9)
    let picture = Group(name: "faded", opacity: 0.5, children: [square(at: 50), .label(label)])
    let outer = Group(name: "outer", transform: map, children: [.group(picture)])
    let text = try AnimatedScene(frames: [scene([.group(outer)])], duration: 1).lottie().text
    #expect(text.contains("\"refId\""))
    #expect(text.ranges(of: "\"nm\":\"place\"").count == count)
  }

  @Test func gradientsKeepTheirStops() throws {
    func node(_ part: Double) -> Scene {
      let stops = [
        GradientStop(.black, at: 0.1 * part), GradientStop(Color(red: 1, green: 0, blue: 0, alpha: 0.5), at: 1),
      ]
      let gradient = LinearGradient(from: [0, 10 * part], to: [100, 0], stops: stops)
      return scene([.shape(Shape(Self.square, fill: Fill(.linearGradient(gradient))))])
    }
    let lottie = try AnimatedScene(frames: [node(0), node(1)], duration: 1).lottie()
    let document = try LottieAnimation(parsing: lottie.text)
    #expect(document.warnings.isEmpty)
    var found: LinearGradient?
    func look(_ nodes: [Node]) {
      for node in nodes {
        if case .group(let group) = node { look(group.children) }
        if case .shape(let shape) = node, case .linearGradient(let gradient)? = shape.fill?.paint { found = gradient }
      }
    }
    look(document.scene(at: 30).nodes)
    let gradient = try #require(found)
    #expect(gradient.start == [0, 5] && gradient.end == [100, 0])
    #expect(gradient.stops.first.map { abs($0.offset - 0.05) < 1e-3 } == true)
    #expect(gradient.stops.last?.color.alpha == 0.5)
  }

  @Test func whatLottieHasNotIsNamed() throws {
    func warnings(_ node: Node) throws -> [String] {
      try AnimatedScene(frames: [scene([node])], duration: 1).lottie().warnings
    }
    let shape = Node.shape(Shape(Self.square, fill: Fill(.black)))
    let conic = ConicGradient(center: .zero, stops: [GradientStop(.black, at: 0), GradientStop(.white, at: 1)])
    #expect(
      try warnings(.shape(Shape(Self.square, fill: Fill(.conicGradient(conic)))))
        == ["a conic gradient, which players do not draw, is in its first colour"])
    #expect(
      try warnings(.group(Group(filters: [.erode(1)], children: [shape])))
        == ["a filter that thins or thickens is left out"])
    #expect(
      try warnings(.shape(Shape(Self.square, fill: Fill(.black), shadow: Shadow(radius: 2))))
        == ["shadows are not drawn by all players"])
    var label = Label("abcd", at: .zero, size: 9)
    let fonts = "text is drawn with the fonts of the machine that plays it"
    #expect(try warnings(.label(label)) == [fonts])
    label.runs = [Label.Run("ab", color: .white, shift: [0, -20]), Label.Run("cd")]
    #expect(
      try warnings(.label(label)) == [fonts, "own colours, outlines and places of the letters of a text are left out"])
  }

  @Test func whatCannotBeWrittenIsRefused() throws {
    let still = AnimatedScene(frames: [scene([square(at: 20)])], duration: 2)
    #expect(throws: ExportError.self) { try still.lottie(frameRate: 0) }
    #expect(throws: ExportError.self) { try still.lottie(frameRate: .nan) }
    #expect(throws: ExportError.self) { try still.lottie(tolerance: -1) }
    #expect(throws: ExportError.self) { try still.lottie(frameRate: 1e-6) }
    let broken = AnimatedScene(frames: [scene([square(at: .nan)])], duration: 2)
    #expect(throws: ExportError.self) { try broken.lottie() }
    let mask = Mask(layers: [MaskLayer([square(at: 10)]), MaskLayer([square(at: 20)], mode: .intersect)])
    let masked = scene([.group(Group(mask: mask, children: [square(at: 20)]))])
    #expect(throws: ExportError.unrepresentable("a mask of several layers that are not added to each other")) {
      try AnimatedScene(frames: [masked], duration: 1).lottie()
    }
  }
}
