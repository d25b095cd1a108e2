import MotionNumerics
public import VectorScene

extension CheckmarkRefresh {
  /// The names of both ends of the strokes, and the dot's numbers.
  public var channelNames: [String] {
    [
      "head.strokeStart", "head.strokeEnd", "line.strokeStart", "line.strokeEnd", "dot.rotation", "dot.arc",
      "check.strokeStart", "check.strokeEnd",
    ]
  }

  /// The ends of the strokes and the dot's numbers; nil for what is hidden.
  public func channels(at time: Double) -> [Double?] {
    if time.isNaN { return Array(repeating: time, count: channelNames.count) }
    let parts = parts(at: time)
    return [
      parts.head?.start, parts.head?.end, parts.line?.start, parts.line?.end, parts.dot?.rotation, parts.dot?.arc,
      parts.check?.start, parts.check?.end,
    ]
  }

  /// The parts that are seen, with a margin of two line widths for the round ends.
  ///
  /// Of a time that is NaN nothing is drawn, of an infinite one no turning dot.
  public func scene(at time: Double) -> Scene {
    let margin = 2 * parameters.lineWidth
    var scene = Scene(
      size: parameters.size + 2 * SIMD2(margin, margin), title: "Checkmark refresh",
      description: "An arrow that becomes a ring with a dot, and a check mark.")
    guard !time.isNaN else { return scene }
    let children = nodes(of: parts(at: time))
    scene.nodes = [.group(Group(transform: .translation(x: margin, y: margin), children: children))]
    return scene
  }

  /// Each part has a name, so that an `AnimatedScene` does not make one of another.
  private func nodes(of parts: CheckmarkParts) -> [Node] {
    let paths = CheckmarkPaths(size: parameters.size)
    var nodes: [Node] = []
    func add(_ name: String, _ path: Path?, _ stroke: Stroke) {
      guard let path else { return }
      nodes.append(.group(Group(name: name, children: [.shape(Shape(path, stroke: stroke))])))
    }
    if parts.hasRing { add("ring", paths.ring, Stroke(parameters.ringColor, width: parameters.lineWidth)) }
    add("line", parts.line.flatMap { trimmed(paths.line, to: $0) }, stroke)
    add("head", parts.head.flatMap { trimmed(paths.head, to: $0) }, stroke)
    add("check", parts.check.flatMap { trimmed(paths.check, to: $0) }, stroke)
    if let dot = parts.dot, dot.rotation.isFinite { nodes.append(node(of: dot, paths)) }
    return nodes
  }

  /// The dot in a group that does nothing but turn: so it goes along the ring between the frames of an animation, too.
  private func node(of dot: CheckmarkParts.Dot, _ paths: CheckmarkPaths) -> Node {
    let turn = Affine.rotation(by: dot.rotation.truncatingRemainder(dividingBy: 2 * .pi))
    let turned = Group(
      name: "dot", transform: turn, children: [.shape(Shape(paths.dot(arc: dot.arc), stroke: stroke))])
    let middle = paths.middle
    return .group(
      Group(name: "turning", transform: .translation(x: middle.x, y: middle.y), children: [.group(turned)]))
  }

  private var stroke: Stroke {
    Stroke(parameters.color, width: 2 * parameters.lineWidth, cap: .round, join: .round)
  }

  /// The part of an outline; nil if nothing is left of it, and so no round ends either.
  private func trimmed(_ path: Path, to range: StrokeRange) -> Path? {
    guard range.start < range.end else { return nil }
    // The paths are finite and the tolerance is the default, so there is nothing to throw for.
    return try? path.trimmed(from: range.start, to: range.end)
  }
}
