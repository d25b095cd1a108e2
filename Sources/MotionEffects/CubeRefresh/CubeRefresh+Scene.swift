import MotionPaths
import MotionValues
public import VectorScene

extension CubeRefresh {
  /// The generators of `cube0.x`, `cube0.y`, …, `cube3.y`, the cubes' centres, and of `step`: all are numbers of one
  /// pose.
  ///
  /// They are NaN at an infinite time in the loop, which has no limit.
  public var generators: [ChannelGenerator] {
    let (motion, unit) = (motion, parameters.cubeUnit)
    let centers = (0..<CubeForms.cubeCount).flatMap { cube in
      [
        ChannelGenerator("cube\(cube).x", motion) { $0.map { $0.center(of: cube, unit: unit).x } ?? .nan },
        ChannelGenerator("cube\(cube).y", motion) { $0.map { $0.center(of: cube, unit: unit).y } ?? .nan },
      ]
    }
    return centers + [ChannelGenerator("step", motion) { $0.map { Double($0.step) } ?? .nan }]
  }

  /// The centres of the cubes in points, and the form at the start of the step.
  public func channels(at time: Double) -> [Double?] {
    guard let pose = motion.value(at: time) else { return Array(repeating: .nan, count: 2 * CubeForms.cubeCount + 1) }
    var numbers: [Double?] = []
    for center in centers(in: pose) { numbers += [center.x, center.y] }
    return numbers + [Double(pose.step)]
  }

  /// The cubes from above, their shadows below them.
  ///
  /// The layer is rotated by −45° about z, then by 45° about x, and seen along z; the origin is at (2, 2) cubes. For a
  /// time without a pose nothing is drawn. Groups are named after their cubes. At the begin and at the reset the cubes
  /// change their names, so the group of all cubes has another name in between. Therefore an `AnimatedScene` never
  /// moves one cube to the position of another.
  public func scene(at time: Double) -> Scene {
    let unit = parameters.cubeUnit
    let drop = Self.projected(parameters.shadowOffset, height: 0)
    let size = SIMD2(4 * unit + 2 * drop.x.magnitude, 4 * unit + max(0, drop.y))
    var scene = Scene(
      size: size, title: "Cube refresh",
      description: "Four cubes that move around each other while something is loaded.")
    guard let pose = motion.value(at: time) else { return scene }
    let centers = centers(in: pose)
    let shadows = centers.indices.map { node("shadow\($0)", [shadow], at: centers[$0]) }
    let cubes = centers.indices.sorted { Self.isBehind(centers[$0], centers[$1]) }
      .map { node("cube\($0)", cube, at: centers[$0]) }
    let phase = phase(at: time)
    let all = Group(
      name: phase == .looping || phase == .finishing ? "running" : "waiting",
      transform: .translation(x: 2 * unit + drop.x.magnitude, y: 2 * unit),
      children: [
        .group(Group(name: "shadows", children: shadows)), .group(Group(name: "cubes", children: cubes)),
      ])
    scene.nodes = [.group(all)]
    return scene
  }

  private func node(_ name: String, _ shapes: [Shape], at center: SIMD2<Double>) -> Node {
    let position = Self.projected(center, height: 0)
    return .group(
      Group(name: name, transform: .translation(x: position.x, y: position.y), children: shapes.map { .shape($0) }))
  }

  private func centers(in pose: CubePose) -> [SIMD2<Double>] {
    (0..<CubeForms.cubeCount).map { pose.center(of: $0, unit: parameters.cubeUnit) }
  }

  /// The position of a point of the layer on the screen: X = √½(x + y), Y = ½(y − x) − √½·z.
  static func projected(_ point: SIMD2<Double>, height: Double) -> SIMD2<Double> {
    let scale = 0.5.squareRoot()
    return SIMD2(scale * (point.x + point.y), 0.5 * (point.y - point.x) - scale * height)
  }

  /// The painter's order: by the depth ½(y − x), then by x, so that the picture depends on the set of positions alone.
  private static func isBehind(_ a: SIMD2<Double>, _ b: SIMD2<Double>) -> Bool {
    let depths = (a.y - a.x, b.y - b.x)
    return depths.0 == depths.1 ? a.x < b.x : depths.0 < depths.1
  }

  /// The square under the top face, offset; it belongs to the top layer, whose corner is the path's origin.
  ///
  /// It is not blurred: the original's σ of 0.2 points would change a pixel of a screen by 2 of 255 levels.
  private var shadow: Shape {
    let half = 0.5 * parameters.cubeUnit
    let corner = parameters.shadowOffset - SIMD2(half, half)
    let size = parameters.shadowSize
    let corners = [corner, corner + [size, 0], corner + [size, size], corner + [0, size]]
    return face(corners.map { Self.projected($0, height: half) }, parameters.shadowColor)
  }

  /// The three faces towards the viewer: left, front, top.
  private var cube: [Shape] {
    let half = 0.5 * parameters.cubeUnit
    let corners: [SIMD2<Double>] = [[-half, -half], [half, -half], [half, half], [-half, half]]
    let top = corners.map { Self.projected($0, height: half) }
    let bottom = corners.map { Self.projected($0, height: -half) }
    return [
      face([top[0], top[3], bottom[3], bottom[0]], parameters.sideColor),
      face([top[3], top[2], bottom[2], bottom[3]], parameters.frontColor),
      face(top, parameters.topColor),
    ]
  }

  private func face(_ corners: [SIMD2<Double>], _ color: Color) -> Shape {
    var path = Path(polyline: corners)
    path.close()
    return Shape(path, fill: Fill(color))
  }
}
