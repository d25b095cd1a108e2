public import MotionCurves
public import MotionValues

// Each shape has two forms. The form for numbers chosen by the program traps; the form for untrusted numbers throws.

extension Path {
  /// A closed rectangle that starts at (`x`, `y`) and goes along the x axis first.
  ///
  /// A negative width or height extends to the other side.
  ///
  /// - Precondition: all four corners are finite; ``rectangle(validatingX:y:width:height:)`` throws instead.
  public static func rectangle(x: Double, y: Double, width: Double, height: Double) -> Path {
    ParameterError.orTrap(try rectangle(validatingX: x, y: y, width: width, height: height))
  }

  /// A closed rectangle of untrusted numbers, as ``rectangle(x:y:width:height:)``.
  ///
  /// - Throws: ``ParameterError`` for a number that is not finite, or a corner that overflows.
  @inline(never)
  public static func rectangle(
    validatingX x: Double, y: Double, width: Double, height: Double
  ) throws(ParameterError) -> Path {
    try ParameterError.requireFinite(x: x, y: y, width: width, height: height)
    var path = try Path(validatingPolyline: [
      Point(x, y), Point(x + width, y), Point(x + width, y + height), Point(x, y + height),
    ])
    path.append(.close)
    return path
  }

  /// The outline of a rectangle, as ``rectangle(x:y:width:height:)`` draws it.
  public static func rectangle(_ rectangle: Rectangle) -> Path {
    .rectangle(x: rectangle.x, y: rectangle.y, width: rectangle.width, height: rectangle.height)
  }

  /// A closed rectangle with quarter circles as corners, clockwise on a screen, from the left end of its top edge.
  ///
  /// The radius is limited to half of the shorter side, as in UIKit. Edges without remaining length are left out. A
  /// radius of 0 or less gives ``rectangle(x:y:width:height:)`` from its corner with the smallest coordinates. A
  /// negative width or height extends to the other side.
  ///
  /// - Precondition: all coordinates are finite;
  ///   ``roundedRectangle(validatingX:y:width:height:cornerRadius:)`` throws instead.
  public static func roundedRectangle(
    x: Double, y: Double, width: Double, height: Double, cornerRadius: Double
  ) -> Path {
    ParameterError.orTrap(
      try roundedRectangle(validatingX: x, y: y, width: width, height: height, cornerRadius: cornerRadius))
  }

  /// A rounded rectangle of untrusted numbers, as ``roundedRectangle(x:y:width:height:cornerRadius:)``.
  ///
  /// - Throws: ``ParameterError`` for a number that is not finite, or a coordinate that overflows.
  @inline(never)
  public static func roundedRectangle(
    validatingX x: Double, y: Double, width: Double, height: Double, cornerRadius: Double
  ) throws(ParameterError) -> Path {
    try ParameterError.requireFinite(x: x, y: y, width: width, height: height)
    try ParameterError.requireFinite(cornerRadius, "cornerRadius")
    let limit = 0.5 * min(width.magnitude, height.magnitude)
    let horizontal = Side(from: x, length: width)
    let vertical = Side(from: y, length: height)
    let radius = min(cornerRadius, limit)
    guard radius > 0 else {
      return try rectangle(
        validatingX: horizontal.first, y: vertical.first, width: width.magnitude, height: height.magnitude)
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
    path.append(.move(to: current))
    for corner in corners {
      if corner.edgeEnd != current { path.append(.line(to: corner.edgeEnd)) }
      path.appendQuarter(radii: Point(radius, radius), isClockwise: true, to: corner.arcEnd)
      current = corner.arcEnd
    }
    path.append(.close)
    return try path.checked()
  }

  /// The outline of a rectangle with rounded corners, as ``roundedRectangle(x:y:width:height:cornerRadius:)`` draws it.
  public static func roundedRectangle(_ rectangle: Rectangle, cornerRadius: Double) -> Path {
    .roundedRectangle(
      x: rectangle.x, y: rectangle.y, width: rectangle.width, height: rectangle.height, cornerRadius: cornerRadius)
  }
}

extension Path {
  /// The ellipse inscribed in a rectangle: four quarters from (greatest x, middle y), clockwise on a screen, closed.
  ///
  /// Start and direction are those of Core Graphics, but the arcs are exact. ``withCubicsForArcs`` gives the curves of
  /// Core Graphics. A negative width or height extends to the other side; with a width or height of 0 the quarters are
  /// lines.
  ///
  /// - Precondition: all coordinates are finite; ``ellipse(validatingX:y:width:height:)`` throws instead.
  public static func ellipse(x: Double, y: Double, width: Double, height: Double) -> Path {
    ParameterError.orTrap(try ellipse(validatingX: x, y: y, width: width, height: height))
  }

  /// An ellipse of untrusted numbers, as ``ellipse(x:y:width:height:)``.
  ///
  /// - Throws: ``ParameterError`` for a number that is not finite, or a coordinate that overflows.
  @inline(never)
  public static func ellipse(
    validatingX x: Double, y: Double, width: Double, height: Double
  ) throws(ParameterError) -> Path {
    try ParameterError.requireFinite(x: x, y: y, width: width, height: height)
    return try ellipse(
      Side(from: x, length: width), Side(from: y, length: height),
      radii: Point(0.5 * width.magnitude, 0.5 * height.magnitude))
  }

  /// The ellipse inscribed in a rectangle, as ``ellipse(x:y:width:height:)`` draws it.
  public static func ellipse(in rectangle: Rectangle) -> Path {
    .ellipse(x: rectangle.x, y: rectangle.y, width: rectangle.width, height: rectangle.height)
  }

  /// A circle: four quarters from the point to the right of the centre, clockwise on a screen, closed.
  ///
  /// - Precondition: the radius is not negative and all coordinates are finite; ``circle(validatingCenter:radius:)``
  ///   throws instead.
  public static func circle(center: Point, radius: Double) -> Path {
    ParameterError.orTrap(try circle(validatingCenter: center, radius: radius))
  }

  /// A circle of untrusted numbers, as ``circle(center:radius:)``.
  ///
  /// - Throws: ``ParameterError`` for a negative radius, a number that is not finite, or a coordinate that overflows.
  @inline(never)
  public static func circle(validatingCenter center: Point, radius: Double) throws(ParameterError) -> Path {
    try ParameterError.requireFinite(center, "center")
    try ParameterError.requireNotNegative(radius, "radius")
    return try ellipse(
      Side(first: center.x - radius, middle: center.x, last: center.x + radius),
      Side(first: center.y - radius, middle: center.y, last: center.y + radius), radii: Point(radius, radius))
  }

  private static func ellipse(_ horizontal: Side, _ vertical: Side, radii: Point) throws(ParameterError) -> Path {
    let right = Point(horizontal.last, vertical.middle)
    let others = [
      Point(horizontal.middle, vertical.last), Point(horizontal.first, vertical.middle),
      Point(horizontal.middle, vertical.first),
    ]
    var path = Path()
    path.append(.move(to: right))
    for end in others + [right] { path.appendQuarter(radii: radii, isClockwise: true, to: end) }
    path.append(.close)
    return try path.checked()
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

    /// The ends of the edge between two corners.
    ///
    /// If nothing remains, both ends are the middle, whatever the rounding.
    func inset(by radius: Double) -> (Double, Double) {
      let ends = (first + radius, last - radius)
      return ends.0 < ends.1 ? ends : (middle, middle)
    }
  }

  /// Adds an arc of at most about a quarter turn, unchecked.
  private mutating func appendQuarter(radii: Point, isClockwise: Bool, to end: Point) {
    append(.arc(radii: radii, rotation: 0, isLarge: false, isClockwise: isClockwise, to: end))
  }
}

extension ParameterError {
  fileprivate static func requireFinite(
    x: Double, y: Double, width: Double, height: Double
  ) throws(ParameterError) {
    try requireFinite(x, "x")
    try requireFinite(y, "y")
    try requireFinite(width, "width")
    try requireFinite(height, "height")
  }
}
