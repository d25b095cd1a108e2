import MotionNumerics
import TestSupport
import Testing
import VectorScene

/// Numbers of a request that no document can hold once ended the process: each is refused by its place and name.
@Suite struct SceneErrorTests {
  /// A scene with every kind of content.
  private static let whole: Scene = {
    let gradient = LinearGradient(from: [0, 1], to: [2, 3], stops: [.init(.black, at: 0), .init(.white, at: 1)])
    let shadow = Shadow(.black, offset: [1, 2], radius: 1)
    let path = Path(polyline: [[0, 0], [1, 0], [1, 1]])
    let shape = Shape(
      path, fill: Fill(.linearGradient(gradient)),
      stroke: Stroke(.black, width: 2, dash: [1, 2], dashPhase: 0.5, trim: .init(from: 0.1, to: 0.9)), shadow: shadow)
    let label = Label("text", at: [1, 2], size: 9)
    let group = Group(
      name: "g", transform: .scale(x: 2, y: 3), opacity: 0.5, clip: path, mask: [.shape(shape)], shadow: shadow,
      children: [.shape(shape), .label(label)])
    return Scene(
      size: [9, 8], background: .white, title: "t", description: "d", nodes: [.label(label), .group(group)])
  }()

  /// A number of the scene by its name in errors, and whether it may be negative.
  private struct Field {
    let name: String
    let isLength: Bool
    let set: (inout Scene, Double) -> Void
  }

  private static func group(_ scene: inout Scene, _ change: (inout Group) -> Void) {
    guard case .group(var group) = scene.nodes[1] else { return }
    change(&group)
    scene.nodes[1] = .group(group)
  }

  private static func shape(_ scene: inout Scene, inMask: Bool, _ change: (inout Shape) -> Void) {
    group(&scene) { group in
      let node = inMask ? group.mask?.layers[0].nodes[0] : group.children[0]
      guard case .shape(var shape)? = node else { return }
      change(&shape)
      if inMask { group.mask?.layers[0].nodes[0] = .shape(shape) } else { group.children[0] = .shape(shape) }
    }
  }

  private static func label(_ scene: inout Scene, _ change: (inout Label) -> Void) {
    guard case .label(var label) = scene.nodes[0] else { return }
    change(&label)
    scene.nodes[0] = .label(label)
  }

  private static func gradient(_ shape: inout Shape, _ change: (inout LinearGradient) -> Void) {
    guard case .linearGradient(var gradient)? = shape.fill?.paint else { return }
    change(&gradient)
    shape.fill?.paint = .linearGradient(gradient)
  }

  private static func colors(
    _ name: String, _ change: @escaping (inout Scene, (inout Color) -> Void) -> Void
  ) -> [Field] {
    let components: [(String, WritableKeyPath<Color, Double>)] = [
      ("red", \.red), ("green", \.green), ("blue", \.blue), ("alpha", \.alpha),
    ]
    return components.map { component, path in
      Field(name: "\(name).\(component)", isLength: false) { scene, value in
        change(&scene) { $0[keyPath: path] = value }
      }
    }
  }

  private static func lengths(_ fields: [(String, (inout Scene, Double) -> Void)]) -> [Field] {
    fields.map { Field(name: $0.0, isLength: true, set: $0.1) }
  }

  private static func numbers(_ fields: [(String, (inout Scene, Double) -> Void)]) -> [Field] {
    fields.map { Field(name: $0.0, isLength: false, set: $0.1) }
  }

  private static var fields: [Field] {
    let inScene =
      lengths([("size.x", { $0.size.x = $1 }), ("size.y", { $0.size.y = $1 })])
      + colors("background") { scene, change in
        var color = scene.background ?? .black
        change(&color)
        scene.background = color
      }
      + numbers([
        ("nodes[0].position.x", { scene, value in label(&scene) { $0.position.x = value } }),
        ("nodes[0].position.y", { scene, value in label(&scene) { $0.position.y = value } }),
      ])
      + lengths([("nodes[0].size", { scene, value in label(&scene) { $0.size = value } })])
      + colors("nodes[0].color") { scene, change in label(&scene) { change(&$0.color) } }
    let affine: [(String, WritableKeyPath<Affine, Double>)] = [
      ("a", \.a), ("b", \.b), ("c", \.c), ("d", \.d), ("tx", \.tx), ("ty", \.ty),
    ]
    let inGroup =
      affine.map { name, path in
        Field(name: "nodes[1].transform.\(name)", isLength: false) { scene, value in
          group(&scene) { $0.transform[keyPath: path] = value }
        }
      }
      + numbers([
        ("nodes[1].opacity", { scene, value in group(&scene) { $0.opacity = value } }),
        ("nodes[1].shadow.offset.x", { scene, value in group(&scene) { $0.shadow?.offset.x = value } }),
        ("nodes[1].shadow.offset.y", { scene, value in group(&scene) { $0.shadow?.offset.y = value } }),
      ])
      + lengths([("nodes[1].shadow.radius", { scene, value in group(&scene) { $0.shadow?.radius = value } })])
      + colors("nodes[1].shadow.color") { scene, change in
        group(&scene) { group in
          guard var shadow = group.shadow else { return }
          change(&shadow.color)
          group.shadow = shadow
        }
      }
    return inScene + inGroup + shapeFields("nodes[1].children[0]", inMask: false)
      + shapeFields("nodes[1].mask[0]", inMask: true)
  }

  private static func shapeFields(_ place: String, inMask: Bool) -> [Field] {
    func field(_ name: String, _ isLength: Bool = false, _ set: @escaping (inout Shape, Double) -> Void) -> Field {
      Field(name: "\(place).\(name)", isLength: isLength) { scene, value in
        shape(&scene, inMask: inMask) { set(&$0, value) }
      }
    }
    let gradients = [
      field("fill.gradient.start.x") { shape, value in gradient(&shape) { $0.start.x = value } },
      field("fill.gradient.end.y") { shape, value in gradient(&shape) { $0.end.y = value } },
      field("fill.gradient.stops[1].offset") { shape, value in gradient(&shape) { $0.stops[1].offset = value } },
      field("fill.gradient.stops[0].color.green") { shape, value in gradient(&shape) { $0.stops[0].color.green = value }
      },
    ]
    let strokes = [
      field("stroke.color.alpha") { shape, value in
        shape.stroke?.paint = .color(Color(red: 0, green: 0, blue: 0, alpha: value))
      },
      field("stroke.width", true) { $0.stroke?.width = $1 },
      field("stroke.dash[0]", true) { $0.stroke?.dash[0] = $1 },
      field("stroke.dash[1]", true) { $0.stroke?.dash[1] = $1 },
      field("stroke.dashPhase") { $0.stroke?.dashPhase = $1 },
      field("stroke.trim.start") { $0.stroke?.trim.start = $1 },
      field("stroke.trim.end") { $0.stroke?.trim.end = $1 },
    ]
    let shadows = [
      field("shadow.offset.x") { $0.shadow?.offset.x = $1 },
      field("shadow.radius", true) { $0.shadow?.radius = $1 },
      field("shadow.color.blue") { $0.shadow?.color.blue = $1 },
    ]
    return gradients + strokes + shadows
  }

  /// A scene and an animation throw the same error; that of the animation names the frame.
  private func expectRefusal(of scene: Scene, naming name: String, _ value: String) throws {
    let error = try #require(#expect(throws: SceneError.self) { try scene.svg() })
    #expect(throws: error) { try scene.validate() }
    let found = error.place.isEmpty ? error.field : "\(error.place).\(error.field)"
    #expect(found == name && error.value == value)
    #expect(error.description == "\(name) must be \(error.allowed), not \(value)")
    let animation = AnimatedScene(frames: [Self.whole, scene], duration: 1)
    let animated = try #require(#expect(throws: SceneError.self) { try animation.svg() })
    #expect(animated.description.hasPrefix("frames[1].\(name) "))
  }

  @Test func everyNumberIsRefusedByItsName() throws {
    #expect(throws: Never.self) { try Self.whole.svg() }
    #expect(Self.fields.count == 2 + 4 + 2 + 1 + 4 + 6 + 3 + 1 + 4 + 2 * 14)
    for field in Self.fields {
      let bad: [(Double, String)] =
        [(.nan, "nan"), (.infinity, "inf"), (-.infinity, "-inf")]
        + (field.isLength ? [(-1, "-1"), (-1e308, "-1e+308")] : [])
      for (value, text) in bad {
        var scene = Self.whole
        field.set(&scene, value)
        if field.name.hasPrefix("size") {
          #expect(throws: SceneError.self) { try scene.svg() }
          #expect(throws: SceneError.self) { try scene.validate() }
          #expect(throws: SceneError.self) {
            try AnimatedScene(validatingFrames: [scene, Self.whole], duration: 1).svg()
          }
        } else {
          try expectRefusal(of: scene, naming: field.name, text)
        }
      }
    }
  }

  /// The greatest numbers overflow while they are written, but the document holds finite ones.
  @Test func everyOtherNumberIsWrittenAsANumber() throws {
    for field in Self.fields {
      for value in [1e308, .greatestFiniteMagnitude, .leastNonzeroMagnitude, -0.0] + (field.isLength ? [] : [-1e308]) {
        var scene = Self.whole
        field.set(&scene, value)
        for document in [
          try scene.svg(), try AnimatedScene(frames: [Self.whole, scene], duration: 1).svg(),
          try AnimatedScene(frames: [scene, Self.whole, scene], duration: 1).svg(),
        ] {
          #expect(!document.contains("nan") && !document.contains("inf"), "\(field.name) = \(value)")
        }
      }
    }
  }

  /// 1e308 radians overflow in degrees.
  @Test func pathsOfTheGreatestNumbers() throws {
    let great = 1e308
    var arc = Path(polyline: [[-great, great]])
    arc.addArc(radii: [great, -great], rotation: great, isLarge: true, isClockwise: false, to: [great, -great])
    arc.addCubic([great, great], [-great, great], to: [1, 1])
    let paths = [arc, Path(polyline: [[-great, -great], [great, great], [-great, great]])]
    let scenes = paths.map { path in
      Scene(size: [9, 9], nodes: [.group(Group(clip: path, children: [.shape(Shape(path, fill: Fill(.black)))]))])
    }
    for scene in scenes { #expect(try !scene.svg().contains("inf")) }
    for frames in [scenes, [scenes[0], scenes[0]], [scenes[1], scenes[1], scenes[0]]] {
      #expect(try !AnimatedScene(frames: frames, duration: 1e308).svg().contains("inf"))
    }
  }

  @Test func aTrimmedPathWhoseLengthOverflows() throws {
    let path = Path(polyline: [[-1e308, -1e308], [1e308, 1e308]])
    let shape = Shape(path, stroke: Stroke(.black, trim: .init(to: 0.5)))
    let scene = Scene(size: [1, 1], nodes: [.group(Group(mask: [.shape(shape)]))])
    let error = try #require(#expect(throws: SceneError.self) { try scene.svg() })
    #expect(error.place == "nodes[0].mask[0]" && error.field == "path")
  }

  /// Each level costs stack, and a parser has its limit too.
  @Test func groupsInTooManyGroups() throws {
    var node = Node.label(Label("deep", at: .zero, size: 1))
    for level in 1...101 {
      let inMask = level % 2 == 0
      node = .group(Group(mask: inMask ? [node] : nil, children: inMask ? [] : [node]))
      let scene = Scene(size: [1, 1], nodes: [node])
      if level <= 100 {
        #expect(throws: Never.self) { try scene.svg() }
      } else {
        let error = try #require(#expect(throws: SceneError.self) { try scene.svg() })
        #expect(error.allowed == "in at most 100 groups")
      }
    }
  }

  @Test(arguments: ["a b", "1", "-a", "_", "ä", "a\"", "\0", "a<", " "]) func prefixes(prefix: String) throws {
    let scene = Self.whole
    let animation = AnimatedScene(frames: [scene, scene], duration: 1)
    let error = try #require(#expect(throws: SceneError.self) { try scene.svg(idPrefix: prefix) })
    #expect(error.place.isEmpty && error.field == "idPrefix" && error.value == "'\(prefix)'")
    #expect(throws: SceneError.self) { try animation.svg(idPrefix: prefix) }
    #expect(throws: Never.self) { try scene.svg(idPrefix: "a1-_Z") }
  }

  @Test(arguments: [-1, 7, Int.max, Int.min]) func decimals(decimals: Int) throws {
    let scene = Self.whole
    for error in [
      #expect(throws: SceneError.self) { try scene.svg(decimals: decimals) },
      #expect(throws: SceneError.self) {
        try AnimatedScene(validatingFrames: [scene], duration: 1).svg(decimals: decimals)
      },
    ] {
      #expect(error?.description == "decimals must be 0...6, not \(decimals)")
    }
  }

  /// In release, too.
  @Test func programmersErrorsTrapWithWords() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = FixedDecimal(places: 3).string(for: .nan)
    }
    let words = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(words.contains("FixedDecimal: a number to be written is not finite"))
    await #expect(processExitsWith: .failure) { _ = Color(hex: 0x100_0000) }
  }
}
