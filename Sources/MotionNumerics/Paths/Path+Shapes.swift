import RealModule

extension Path {
  /// A closed rectangle with quarter circles as corners, clockwise on a screen, from the left end of its top edge.
  ///
  /// The radius is limited to half of the shorter side, as in UIKit; edges without remaining length are left out, and a
  /// radius of 0 or less gives ``rectangle(x:y:width:height:)`` from its corner with the smallest coordinates. A
  /// negative width or height extends to the other side. Traps unless all coordinates are finite.
  public static func roundedRectangle(
    x: Double, y: Double, width: Double, height: Double, cornerRadius: Double
  ) -> Path {
    let limit = 0.5 * min(width.magnitude, height.magnitude)
    let horizontal = Side(from: x, length: width)
    let vertical = Side(from: y, length: height)
    ParameterError.trapUnlessFinite(cornerRadius, "cornerRadius")
    let radius = min(cornerRadius, limit)
    guard radius > 0 else {
      return rectangle(x: horizontal.first, y: vertical.first, width: width.magnitude, height: height.magnitude)
    }
    let (left, right) = horizontal.inset(by: radius)
    let (top, bottom) = vertical.inset(by: radius)
    let corners: [(edgeEnd: Point, arcEnd: Point)] = [
      (Point(right, vertical.first), Point(horizontal.last, top)),
      (Point(horizontal.last, bottom), Point(right, vertical.last)),
      (Point(left, vertical.last), Point(horizontal.first, bottom)),
      (Point(horizontal.first, top), Point(left, vertical.first)),
    ]
    var path = Path()
    var current = Point(left, vertical.first)
    path.move(to: current)
    for corner in corners {
      if corner.edgeEnd != current { path.addLine(to: corner.edgeEnd) }
      path.addQuarter(radii: Point(radius, radius), isClockwise: true, to: corner.arcEnd)
      current = corner.arcEnd
    }
    path.close()
    return path
  }

  /// The ellipse inscribed in a rectangle: four quarters from (greatest x, middle y), clockwise on a screen, closed.
  ///
  /// Start and direction are those of Core Graphics, but the arcs are exact; ``withCubicsForArcs`` gives its curves. A
  /// negative width or height extends to the other side; with a width or height of 0 the quarters are lines. Traps
  /// unless all coordinates are finite.
  public static func ellipse(x: Double, y: Double, width: Double, height: Double) -> Path {
    ellipse(
      Side(from: x, length: width), Side(from: y, length: height),
      radii: Point(0.5 * width.magnitude, 0.5 * height.magnitude))
  }

  /// A circle: four quarters from the point to the right of the centre, clockwise on a screen, closed.
  ///
  /// Traps unless the radius is not negative and all coordinates are finite.
  public static func circle(center: Point, radius: Double) -> Path {
    ParameterError.trapUnless(radius >= 0, "radius", radius, "a finite number that is not negative")
    return ellipse(
      Side(first: center.x - radius, middle: center.x, last: center.x + radius),
      Side(first: center.y - radius, middle: center.y, last: center.y + radius), radii: Point(radius, radius))
  }

  private static func ellipse(_ horizontal: Side, _ vertical: Side, radii: Point) -> Path {
    let right = Point(horizontal.last, vertical.middle)
    let others = [
      Point(horizontal.middle, vertical.last), Point(horizontal.first, vertical.middle),
      Point(horizontal.middle, vertical.first),
    ]
    var path = Path()
    path.move(to: right)
    for end in others + [right] { path.addQuarter(radii: radii, isClockwise: true, to: end) }
    path.close()
    return path
  }

  /// The extent of an axis-parallel box along one axis.
  private struct Side {
    let first: Double
    let middle: Double
    let last: Double

    init(first: Double, middle: Double, last: Double) {
      self.first = first
      self.middle = middle
      self.last = last
    }

    init(from start: Double, length: Double) {
      let end = start + length
      self.init(first: min(start, end), middle: start + 0.5 * length, last: max(start, end))
    }

    /// The ends of the edge between two corners; the middle twice if nothing remains, whatever the rounding.
    func inset(by radius: Double) -> (Double, Double) {
      let ends = (first + radius, last - radius)
      return ends.0 < ends.1 ? ends : (middle, middle)
    }
  }
}

extension Path {
  /// A path of one circular arc; ``addArc(center:radius:startAngle:endAngle:clockwise:)`` explains the parameters.
  public static func arc(
    center: Point, radius: Double, startAngle: Double, endAngle: Double, clockwise: Bool
  ) -> Path {
    var path = Path()
    path.addArc(center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
    return path
  }

  /// Adds a circular arc, with a line to its start from the current point if there is one, as UIBezierPath does.
  ///
  /// Angles are radians and increase clockwise on a screen, where y points down: from 0 to π, `clockwise` draws the
  /// lower half. Angles that are a turn or more apart give a whole circle in the given direction; others give the arc
  /// from the first to the second in that direction, whichever is the larger number. Equal angles give a single point.
  /// The arc is divided into equal pieces of at most a quarter turn, because the ends of an SVG arc of nearly half a
  /// turn or a whole turn do not determine it. Traps unless the radius is not negative and all numbers are finite.
  public mutating func addArc(
    center: Point, radius: Double, startAngle: Double, endAngle: Double, clockwise: Bool
  ) {
    ParameterError.trapUnless(radius >= 0, "radius", radius, "a finite number that is not negative")
    ParameterError.trapUnlessFinite(startAngle, "startAngle")
    ParameterError.trapUnlessFinite(endAngle, "endAngle")
    let point = { (angle: Double) in center + Point(Double.cos(angle), Double.sin(angle)) * radius }
    let start = point(startAngle)
    if isEmpty { move(to: start) } else { addLine(to: start) }
    let sweep = Path.sweep(from: startAngle, to: endAngle, clockwise: clockwise)
    guard sweep != 0, radius > 0 else { return }
    let count = EllipticalArc.quarterCount(of: sweep)
    let radii = Point(radius, radius)
    for piece in 1..<count {
      addQuarter(
        radii: radii, isClockwise: clockwise, to: point(startAngle + sweep * Double(piece) / Double(count)))
    }
    let isWhole = sweep.magnitude == 2 * .pi
    addQuarter(radii: radii, isClockwise: clockwise, to: isWhole ? start : point(endAngle))
  }

  /// The signed angle of the arc: 0, or in the given direction and at most a turn.
  private static func sweep(from start: Double, to end: Double, clockwise: Bool) -> Double {
    let turn: Double = clockwise ? 2 * .pi : -2 * .pi
    let difference = end - start
    // The sum of an angle and a turn is rounded, and must not become an empty arc by that.
    let rounding = 4 * max(start.magnitude, end.magnitude).ulp
    if difference.magnitude >= 2 * .pi - rounding { return turn }
    return difference == 0 || clockwise == (difference > 0) ? difference : difference + turn
  }

  /// Adds an arc of at most about a quarter turn.
  private mutating func addQuarter(radii: Point, isClockwise: Bool, to end: Point) {
    addArc(radii: radii, isLarge: false, isClockwise: isClockwise, to: end)
  }
}
