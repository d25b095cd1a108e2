import RealModule

extension Path {
  /// The path with each element replaced by the elements that a closure adds.
  ///
  /// The closure gets the element, its start, and the path to add to.
  func rewritten(_ rewrite: (Element, Point, inout Path) -> Void) -> Path {
    var result = Path()
    var current = Point.zero
    var subpathStart = Point.zero
    for element in elements {
      rewrite(element, current, &result)
      if case .move(let point) = element { subpathStart = point }
      current = element.end ?? subpathStart
    }
    return result
  }

  /// The path with its arcs replaced by cubic curves of at most a quarter turn each.
  ///
  /// The inner control points lie 4/3·tan(θ/4) radii along the tangents, with θ the angle of the piece. A quarter
  /// circle thus has Core Graphics' 0.5522847498. It lies at most 2.8e-4 of the radius outside the circle, and never
  /// inside. Arcs without a radius become lines, and arcs between equal ends are dropped. Other elements are unchanged.
  public var withCubicsForArcs: Path {
    rewritten { element, start, path in
      guard case .arc(_, _, _, _, let end) = element else { return path.append(element) }
      if let arc = EllipticalArc(element, from: start) {
        path.addCubics(of: arc)
      } else if start != end {
        path.addLine(to: end)
      }
    }
  }

  /// The point, with overflowed coordinates limited to the greatest double.
  ///
  /// It keeps the arc of the largest radii a path.
  private static func limited(_ point: Point) -> Point {
    let greatest = Point(repeating: .greatestFiniteMagnitude)
    return point.clamped(lowerBound: -greatest, upperBound: greatest)
  }

  /// Adds the cubics of an arc that starts at the current point.
  @inline(never)
  mutating func addCubics(of arc: EllipticalArc) {
    let count = arc.quarterCount
    let angle = arc.sweep / Double(count)
    let handle = 4.0 / 3 * Double.tan(angle / 4)
    var start = arc.start
    for piece in 1...count {
      let parameter = Double(piece) / Double(count)
      let end = arc.position(at: parameter)
      let startTangent = arc.tangent(at: arc.angle(at: Double(piece - 1) / Double(count)))
      let endTangent = arc.tangent(at: arc.angle(at: parameter))
      let controls = (start + startTangent * handle, end - endTangent * handle)
      append(.cubic(control1: Self.limited(controls.0), control2: Self.limited(controls.1), to: Self.limited(end)))
      start = end
    }
  }
}

extension Path.Element {
  /// The end of the element; nil for a close, which ends at the start of the subpath.
  var end: Path.Point? {
    switch self {
    case .move(let end), .line(let end), .quadratic(_, let end), .cubic(_, _, let end), .arc(_, _, _, _, let end): end
    case .close: nil
    }
  }
}

extension EllipticalArc {
  /// Creates the arc of an element that starts at a point; nil for another element, a straight line, or nothing.
  init?(_ element: Path.Element, from start: SIMD2<Double>) {
    guard case .arc(let radii, let rotation, let isLarge, let isClockwise, let end) = element else { return nil }
    self.init(
      from: start, radii: radii, rotation: rotation, isLarge: isLarge, isClockwise: isClockwise, to: end)
  }
}
