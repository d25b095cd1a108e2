import MotionPaths
import MotionValues
import RealModule
public import VectorScene

extension CheckmarkRefresh {
  /// The generators of both ends of the strokes, and of the dot's numbers: one motion makes all parts.
  public var generators: [ChannelGenerator] {
    let motion = motion
    return [
      ChannelGenerator("head.strokeStart", motion) { $0.head?.start },
      ChannelGenerator("head.strokeEnd", motion) { $0.head?.end },
      ChannelGenerator("line.strokeStart", motion) { $0.line?.start },
      ChannelGenerator("line.strokeEnd", motion) { $0.line?.end },
      ChannelGenerator("dot.rotation", motion) { $0.dot?.rotation },
      ChannelGenerator("dot.arc", motion) { $0.dot?.arc },
      ChannelGenerator("check.strokeStart", motion) { $0.check?.start },
      ChannelGenerator("check.strokeEnd", motion) { $0.check?.end },
    ]
  }

  /// The ends of the strokes and the dot's numbers; nil for a hidden part.
  public func channels(at time: Double) -> [Double?] {
    if time.isNaN { return Array(repeating: time, count: channelNames.count) }
    let parts = motion.value(at: time)
    return [
      parts.head?.start, parts.head?.end, parts.line?.start, parts.line?.end, parts.dot?.rotation, parts.dot?.arc,
      parts.check?.start, parts.check?.end,
    ]
  }

  /// The visible parts, with a margin of two line widths for the round ends.
  ///
  /// At NaN nothing is drawn; at an infinite time the turning dot is left out.
  public func scene(at time: Double) -> Scene {
    let margin = 2 * parameters.lineWidth
    var scene = Scene(
      size: parameters.size + 2 * SIMD2(margin, margin), title: "Checkmark refresh",
      description: "An arrow that becomes a ring with a dot, and a check mark.")
    guard !time.isNaN else { return scene }
    let children = nodes(of: motion.value(at: time))
    scene.nodes = [.group(Group(transform: .translation(x: margin, y: margin), children: children))]
    return scene
  }

  /// The parts as named groups, so that an `AnimatedScene` does not animate one into another.
  private func nodes(of parts: CheckmarkParts) -> [Node] {
    let paths = CheckmarkPaths(size: parameters.size)
    var nodes: [Node] = []
    func add(_ name: String, _ path: Path, _ stroke: Stroke) {
      nodes.append(.group(Group(name: name, children: [.shape(Shape(path, stroke: stroke))])))
    }
    if parts.hasRing { add("ring", paths.ring, Stroke(parameters.ringColor, width: parameters.lineWidth)) }
    if let line = parts.line { add("line", paths.line, stroke(line)) }
    if let head = parts.head { add("head", paths.head, stroke(head)) }
    if let check = parts.check { add("check", paths.check, stroke(check)) }
    if let dot = parts.dot, dot.rotation.isFinite { nodes.append(node(of: dot, paths)) }
    return nodes
  }

  /// The dot in a group that only rotates, so that it stays on the ring between the frames of an animation.
  private func node(of dot: CheckmarkParts.Dot, _ paths: CheckmarkPaths) -> Node {
    let turn = Affine.rotation(by: dot.rotation.truncatingRemainder(dividingBy: 2 * .pi))
    let turned = Group(
      name: "dot", transform: turn, children: [.shape(Shape(paths.dot(arc: dot.arc), stroke: stroke()))])
    let middle = paths.middle
    return .group(
      Group(name: "turning", transform: .translation(x: middle.x, y: middle.y), children: [.group(turned)]))
  }

  private func stroke(_ trim: Stroke.Trim = .whole) -> Stroke {
    Stroke(parameters.color, width: 2 * parameters.lineWidth, cap: .round, join: .round, trim: trim)
  }
}

/// The outlines of the effect's parts in a rectangle of a size.
///
/// Source: the original's `initLineLayer`, `initArrowLayer`, `drawCircle`, `drawPoint` and `drawCheck`.
struct CheckmarkPaths {
  var size: SIMD2<Double>

  /// From the top to five sixths of the height.
  var line: Path {
    Path(polyline: [[size.x / 2, 0], [size.x / 2, 5 * size.y / 6]])
  }

  /// Both sides of the arrow's head; its tip is at half its length.
  var head: Path {
    let side = size.y / 6
    let tip = SIMD2(size.x / 2, 5 * size.y / 6)
    return Path(polyline: [tip - [side, side], tip, tip + [side, -side]])
  }

  /// The circle.
  var ring: Path { .circle(center: size / 2, radius: size.y / 2) }

  /// The centre of the dot's rotation.
  var middle: SIMD2<Double> { size / 2 }

  /// The dot before its rotation, relative to the middle: an arc that begins at the top and extends anticlockwise.
  func dot(arc: Double) -> Path {
    Path.arc(
      center: [0, (size.x - size.y) / 2], radius: size.x / 2, startAngle: 1.5 * .pi, endAngle: 1.5 * .pi - arc,
      clockwise: false)
  }

  /// The check mark; it begins on the ring, 0.4 radians above its leftmost point.
  var check: Path {
    let width = size.x
    let up = Double.sin(0.4) * width / 2
    let left = Double.cos(0.4) * width / 2
    return Path(polyline: [
      [width / 2 - left, width / 2 - up], [width / 2 - width / 20, width / 2 + width / 8],
      [width - width / 5, width / 2 - up],
    ])
  }
}
