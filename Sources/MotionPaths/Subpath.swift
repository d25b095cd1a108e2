public import MotionCurves

/// A connected piece of a path: the segments after one move.
public struct Subpath: Sendable, Hashable {
  /// The first point.
  public var start: SIMD2<Double>
  /// The lines and curves, each starting at the end of the previous one.
  ///
  /// The last segment of a closed subpath is the line of its `close()`, even if that line has no length. A degenerate
  /// arc, with a radius of 0, is a line.
  public var segments: [PathSegment]
  /// Whether the end is joined to the start.
  public var isClosed: Bool

  /// Creates a subpath.
  public init(start: SIMD2<Double>, segments: [PathSegment] = [], isClosed: Bool = false) {
    self.start = start
    self.segments = segments
    self.isClosed = isClosed
  }
}

extension Path {
  /// The subpaths in drawing order.
  ///
  /// A move that no segment follows gives a subpath without segments.
  ///
  /// An element after a `close()` without a move starts a new subpath at the same point.
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
      // With a second reference to the segments, each element would copy them.
      current = nil
      subpath.append(element)
      current = subpath.isClosed ? nil : subpath
      if subpath.isClosed { subpaths.append(subpath) }
    }
    if let current { subpaths.append(current) }
    return subpaths
  }

  /// Creates a path from subpaths.
  ///
  /// The line back to the start at the end of a closed subpath becomes its `close()`. Only the start of the first
  /// segment counts: each later segment begins where the previous one ends.
  ///
  /// - Precondition: all coordinates are finite; ``init(validatingSubpaths:)`` throws instead.
  /// - Complexity: O(*n*) for *n* segments.
  public init(subpaths: [Subpath]) {
    self = ParameterError.orTrap(try Path(validatingSubpaths: subpaths))
  }

  /// Creates a path from subpaths after checking them.
  ///
  /// - Throws: ``ParameterError`` if a number is not finite. The error names the element and the number.
  public init(validatingSubpaths subpaths: [Subpath]) throws(ParameterError) {
    var path = Path()
    for subpath in subpaths { path.append(subpath) }
    self = try path.checked()
  }

  private mutating func append(_ subpath: Subpath) {
    append(.move(to: subpath.start))
    var drawn = subpath.segments[...]
    if subpath.isClosed, case .line(_, subpath.start)? = drawn.last { drawn.removeLast() }
    for segment in drawn { append(segment) }
    if subpath.isClosed { append(.close) }
  }

  /// Adds a segment whose start is the current point, unchecked.
  private mutating func append(_ segment: PathSegment) {
    switch segment {
    case .line(_, let end): append(.line(to: end))
    case .quadratic(_, let control, let end): append(.quadratic(control: control, to: end))
    case .cubic(_, let control1, let control2, let end):
      append(.cubic(control1: control1, control2: control2, to: end))
    case .arc(let arc): append(arc)
    }
  }

  /// Adds an arc: as one element if its ends determine it in that form, otherwise as pieces.
  ///
  /// An arc flatter than 2⁻²⁶ is added as cubics, as its ends do not determine so flat an ellipse. Cubics are off by
  /// 0.03 % of a radius. They meet at the vertices of the longer axis, so the error is 0.03 % of the shorter radius,
  /// across the arc. A cubic over a vertex would be off by that part of the longer radius, along the arc.
  private mutating func append(_ arc: EllipticalArc) {
    if arc.radii.min() < 0x1p-26 * arc.radii.max() {
      for piece in arc.piecesBetweenVertices { addCubics(of: piece) }
      return
    }
    let isLarge = arc.sweep.magnitude > .pi
    let isClockwise = arc.sweep > 0
    let reconstructed = EllipticalArc(
      from: arc.start, radii: arc.radii, rotation: arc.rotation, isLarge: isLarge, isClockwise: isClockwise,
      to: arc.end)
    let isDetermined = reconstructed?.hasMiddle(arc.position(at: 0.5), within: 0x1p-46) ?? false
    for end in (isDetermined ? [] : arc.quarterPoints) + [arc.end] {
      append(
        .arc(
          radii: arc.radii, rotation: arc.rotation, isLarge: isLarge && isDetermined, isClockwise: isClockwise, to: end)
      )
    }
  }
}

extension Subpath {
  /// The last point, at which the next segment starts.
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
