/// A connected piece of a path: what follows one move.
public struct Subpath: Sendable, Hashable {
  /// The point with which it begins.
  public var start: SIMD2<Double>
  /// Its lines and curves, each starting where the one before it ends.
  ///
  /// The line with which `close()` leads back is the last one, even where it has no length. An arc that is not one
  /// (a radius of 0) is a line.
  public var segments: [PathSegment]
  /// Whether its end is joined to its start.
  public var isClosed: Bool

  /// Creates a subpath.
  public init(start: SIMD2<Double>, segments: [PathSegment] = [], isClosed: Bool = false) {
    self.start = start
    self.segments = segments
    self.isClosed = isClosed
  }
}

extension Path {
  /// The subpaths in drawing order, with one for a move that nothing follows.
  ///
  /// What follows a `close()` without a move starts a new one at the same point.
  ///
  /// - Complexity: O(*n*) for *n* elements.
  public var subpaths: [Subpath] {
    var subpaths: [Subpath] = []
    var current: Subpath?
    for element in elements {
      if case .move(let point) = element {
        if let current { subpaths.append(current) }
        current = Subpath(start: point)
        continue
      }
      var subpath = current ?? Subpath(start: subpaths.last?.start ?? .zero)
      // A second reference to the segments would have them copied for each element.
      current = nil
      subpath.append(element)
      current = subpath.isClosed ? nil : subpath
      if subpath.isClosed { subpaths.append(subpath) }
    }
    if let current { subpaths.append(current) }
    return subpaths
  }

  /// Creates the path that consists of subpaths.
  ///
  /// The line back to the start at the end of a closed one becomes its `close()`. Traps unless all coordinates are
  /// finite.
  public init(_ subpaths: [Subpath]) {
    self.init()
    for subpath in subpaths { append(subpath) }
  }

  private mutating func append(_ subpath: Subpath) {
    move(to: subpath.start)
    var drawn = subpath.segments[...]
    if subpath.isClosed, case .line(_, subpath.start)? = drawn.last { drawn.removeLast() }
    for segment in drawn { add(segment) }
    if subpath.isClosed { close() }
  }

  /// Adds a segment whose start is the current point.
  mutating func add(_ segment: PathSegment) {
    switch segment {
    case .line(_, let end): addLine(to: end)
    case .quadratic(_, let control, let end): addQuadratic(control, to: end)
    case .cubic(_, let control1, let control2, let end): addCubic(control1, control2, to: end)
    case .arc(let arc): add(arc)
    }
  }

  /// Adds an arc: as one element, if its ends determine it in that form, and else as pieces.
  ///
  /// One that is flatter than 2⁻²⁶ is added as cubics, as its ends say nothing about so flat an ellipse. They are off by
  /// 0.03 % of a radius, which would lie along the arc where it turns round; so they meet there, and it lies across.
  private mutating func add(_ arc: EllipticalArc) {
    if arc.radii.min() < 0x1p-26 * arc.radii.max() {
      for part in arc.partsBetweenTips { addCubics(of: part) }
      return
    }
    let isLarge = arc.sweep.magnitude > .pi
    let isClockwise = arc.sweep > 0
    let again = EllipticalArc(
      from: arc.start, radii: arc.radii, rotation: arc.rotation, isLarge: isLarge, isClockwise: isClockwise,
      to: arc.end)
    let isClear = again?.hasMiddle(arc.position(at: 0.5), within: 0x1p-46) ?? false
    for end in (isClear ? [] : arc.quarterPoints) + [arc.end] {
      addArc(
        radii: arc.radii, rotation: arc.rotation, isLarge: isLarge && isClear, isClockwise: isClockwise, to: end)
    }
  }
}

extension Subpath {
  /// The point where the next segment starts.
  public var end: SIMD2<Double> { segments.last?.end ?? start }

  fileprivate mutating func append(_ element: Path.Element) {
    let from = end
    switch element {
    case .move: break
    case .line(let end): segments.append(.line(from: from, to: end))
    case .quadratic(let control, let end): segments.append(.quadratic(from: from, control: control, to: end))
    case .cubic(let control1, let control2, let end):
      segments.append(.cubic(from: from, control1: control1, control2: control2, to: end))
    case .arc(let radii, let rotation, let isLarge, let isClockwise, let end):
      let arc = EllipticalArc(
        from: from, radii: radii, rotation: rotation, isLarge: isLarge, isClockwise: isClockwise, to: end)
      segments.append(arc.map(PathSegment.arc) ?? .line(from: from, to: end))
    case .close:
      segments.append(.line(from: from, to: start))
      isClosed = true
    }
  }
}
