import MotionExport
import MotionLottie
import MotionNumerics
import Testing
import VectorScene

/// Masks, clips, effects, gradients and pictures of scenes in Lottie documents, as they are read again.
struct CompositedLottieTests {
  private static let square = Path.rectangle(x: 20, y: 20, width: 60, height: 60)
  private static let disc = Path.circle(center: [50, 50], radius: 20)
  private let child = Node.shape(Shape(square, fill: Fill(Color(red: 1, green: 0, blue: 0))))

  /// The groups, the shapes and the pictures of a frame of a document, from back to front.
  private func read(_ groups: [Group], warnings: [String] = []) throws -> (
    groups: [Group], shapes: [Shape], pictures: [Picture]
  ) {
    let frames = groups.map { Scene(size: [100, 100], nodes: [.group($0)]) }
    let lottie = try AnimatedScene(frames: frames, duration: 1).lottie()
    #expect(lottie.warnings == warnings)
    let document = try LottieAnimation(parsing: lottie.text)
    #expect(document.warnings.isEmpty, "\(document.warnings)")
    var found: (groups: [Group], shapes: [Shape], pictures: [Picture]) = ([], [], [])
    func look(_ nodes: [Node]) {
      for node in nodes {
        switch node {
        case .group(let group):
          found.groups.append(group)
          look(group.children)
        case .shape(let shape): found.shapes.append(shape)
        case .image(let picture): found.pictures.append(picture)
        case .label: break
        }
      }
    }
    look(document.scene(at: groups.count > 1 ? 30 : 0).nodes)
    return found
  }

  @Test(arguments: Mask.Kind.allCases, [false, true]) func masksAreMattes(kind: Mask.Kind, isInverted: Bool) throws {
    let mask = Mask([.shape(Shape(Self.disc, fill: Fill(.white)))], kind: kind, isInverted: isInverted)
    let found = try read([Group(mask: mask, children: [child])])
    let masks = found.groups.compactMap { $0.mask }
    #expect(masks.count == 1)
    let layer = try #require(masks.first?.layers.first)
    #expect(layer.kind == kind && layer.isInverted == isInverted && layer.opacity == 1 && masks[0].layers.count == 1)
    #expect(Self.bounds(of: layer.nodes) == [30, 30, 70, 70])
    #expect(found.shapes.count == 1)
  }

  /// Alpha masks that are added become one matte, with the opacity of each.
  @Test func addedMasksAreOneMatte() throws {
    let other = Path.rectangle(x: 0, y: 0, width: 10, height: 90)
    let mask = Mask(
      layers: [Self.disc, other].map { MaskLayer([.shape(Shape($0, fill: Fill(.white)))], opacity: 0.5) })
    let found = try read([Group(mask: mask, children: [child])])
    let layer = try #require(found.groups.compactMap { $0.mask }.first?.layers.first)
    #expect(Self.bounds(of: layer.nodes) == [0, 0, 70, 90])
    for mode in [MaskLayer.Mode.intersect, .difference] {
      var other = mask
      other.layers[1].mode = mode
      let scene = Scene(size: [100, 100], nodes: [.group(Group(mask: other, children: [child]))])
      #expect(throws: ExportError.self) { try AnimatedScene(frames: [scene], duration: 1).lottie() }
    }
  }

  /// A clip with a hole is a matte; beside a mask it is cut inside of it.
  @Test(arguments: [false, true]) func clipsWithHolesAreMattes(hasMask: Bool) throws {
    let ring = Path(elements: Path.circle(center: [50, 50], radius: 30).elements + Self.disc.elements)
    let mask: Mask? = hasMask ? [.shape(Shape(Self.square, fill: Fill(.white)))] : nil
    let found = try read([Group(clip: Clip(ring, rule: .evenOdd), mask: mask, children: [child])])
    let masks = found.groups.compactMap { $0.mask }
    #expect(masks.count == (hasMask ? 2 : 1))
    let bounds = masks.map { Self.bounds(of: $0.layers.flatMap { $0.nodes }) }
    #expect(bounds.contains([20, 20, 80, 80]) && Set(bounds).count == 1)
  }

  @Test func blursAndShadowsAreEffects() throws {
    func group(_ part: Double) -> Group {
      Group(
        shadow: Shadow(Color(red: 0, green: 0, blue: 1, alpha: 0.5), offset: [3 * part, 4 * part], radius: 2),
        filters: [.blur([1.5 * part, 1.5 * part])], children: [child])
    }
    let found = try read(
      [group(0), group(1)], warnings: ["blurs are not drawn by all players", "shadows are not drawn by all players"])
    let filters = found.groups.flatMap { $0.filters }
    #expect(filters.count + found.groups.compactMap { $0.shadow }.count == 2)
    let blurs = filters.compactMap { if case .blur(let deviations) = $0 { deviations } else { nil } }
    #expect(blurs.count == 1 && (blurs[0] - [0.75, 0.75]).norm < 0.02)
    let shadows =
      found.groups.compactMap { $0.shadow }
      + filters.compactMap { if case .shadow(let shadow) = $0 { shadow } else { nil } }
    let shadow = try #require(shadows.first)
    #expect((shadow.offset - [1.5, 2]).norm < 0.02 && abs(shadow.radius - 2) < 0.02)
    #expect(shadow.color.blue == 1 && abs(shadow.color.alpha - 0.5) < 3e-3)
  }

  /// From the left below to the left above the direction goes by the left, not round by the top.
  @Test func shadowsTurnTheShorterWay() throws {
    let groups = [[-3, 1], [-3, -1]].map { (offset: SIMD2<Double>) in
      Group(filters: [.shadowOnly(Shadow(offset: offset, radius: 1))], children: [child])
    }
    let found = try read(groups, warnings: ["shadows are not drawn by all players"])
    guard case .shadowOnly(let shadow)? = found.groups.flatMap({ $0.filters }).first else {
      Issue.record("\(found.groups)")
      return
    }
    #expect((shadow.offset - [-(10.0.squareRoot()), 0]).norm < 0.05)
  }

  @Test(arguments: [[1.5, 0], [0, 2]] as [SIMD2<Double>]) func blursAlongOneAxis(expected: SIMD2<Double>) throws {
    let found = try read(
      [Group(filters: [.blur(expected)], children: [child])], warnings: ["blurs are not drawn by all players"])
    guard case .blur(let read)? = found.groups.flatMap({ $0.filters }).first else {
      Issue.record("\(found.groups)")
      return
    }
    #expect((read - expected).norm < 1e-3 && (read.x == 0) == (expected.x == 0) && (read.y == 0) == (expected.y == 0))
  }

  @Test func radialGradientsKeepTheirCircle() throws {
    let stops = [GradientStop(.white, at: 0), GradientStop(.black, at: 1)]
    let gradient = RadialGradient(center: [50, 40], radius: 30, focus: [56, 48], stops: stops)
    let shape = Shape(Self.square, fill: Fill(.radialGradient(gradient)))
    let found = try read([Group(children: [.shape(shape)])])
    guard case .radialGradient(let circle)? = found.shapes.first?.fill?.paint else {
      Issue.record("\(found.shapes)")
      return
    }
    #expect((circle.center - gradient.center).norm < 0.05 && abs(circle.radius - 30) < 0.05)
    #expect((circle.focus - gradient.focus).norm < 0.3)
    #expect(circle.stops.map { $0.color.red } == [1, 0])
  }

  @Test func picturesKeepTheirBytes() throws {
    let picture = Picture([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 1, 2, 3], mediaType: .png, size: [20, 10])
    let group = Group(transform: .translation(x: 5, y: 6), opacity: 0.5, children: [.image(picture), child])
    let found = try read([group])
    #expect(found.pictures.map { $0.data } == [picture.data] && found.pictures[0].size == [20, 10])
    #expect(found.shapes.count == 1)
  }

  /// The least box around the outlines of nodes: left, top, right, bottom, to whole points.
  private static func bounds(of nodes: [Node]) -> [Double] {
    var corners: [SIMD2<Double>] = []
    func look(_ nodes: [Node], _ map: Affine) {
      for node in nodes {
        switch node {
        case .group(let group): look(group.children, map * group.transform)
        case .shape(let shape):
          for segment in shape.path.transformed(by: map).subpaths.flatMap({ $0.segments }) {
            corners += (0...64).map { segment.position(at: Double($0) / 64) }
          }
        case .label, .image: break
        }
      }
    }
    look(nodes, .identity)
    guard let first = corners.first else { return [] }
    let (least, most) = corners.reduce((first, first)) { (pointwiseMin($0.0, $1), pointwiseMax($0.1, $1)) }
    return [least.x, least.y, most.x, most.y].map { $0.rounded() }
  }
}
