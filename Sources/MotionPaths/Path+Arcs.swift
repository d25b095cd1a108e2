public import MotionCurves
import RealModule

extension Path {
  /// A path of one circular arc; ``addArc(center:radius:startAngle:endAngle:clockwise:)`` explains the parameters.
  ///
  /// - Precondition: the conditions explained there; ``arc(validatingCenter:radius:startAngle:endAngle:clockwise:)``
  ///   throws instead.
  public static func arc(
    center: Point, radius: Double, startAngle: Double, endAngle: Double, clockwise: Bool
  ) -> Path {
    ParameterError.orTrap(
      try arc(
        validatingCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise))
  }

  /// A path of one circular arc, from untrusted numbers.
  ///
  /// - Throws: ``ParameterError`` for a negative radius, a number that is not finite, or a coordinate that overflows.
  @inline(never)
  public static func arc(
    validatingCenter center: Point, radius: Double, startAngle: Double, endAngle: Double, clockwise: Bool
  ) throws(ParameterError) -> Path {
    try ParameterError.requireFinite(center, "center")
    try ParameterError.requireNotNegative(radius, "radius")
    try ParameterError.requireFinite(startAngle, "startAngle")
    try ParameterError.requireFinite(endAngle, "endAngle")
    let point = { (angle: Double) in center + Point(Double.cos(angle), Double.sin(angle)) * radius }
    let start = point(startAngle)
    var path = Path()
    path.append(.move(to: start))
    let sweep = Path.sweep(from: startAngle, to: endAngle, clockwise: clockwise)
    guard sweep != 0, radius > 0 else { return try path.checked() }
    let count = EllipticalArc.quarterCount(of: sweep)
    for piece in 1..<count {
      path.appendQuarter(
        radius: radius, isClockwise: clockwise, to: point(startAngle + sweep * Double(piece) / Double(count)))
    }
    let isWhole = sweep.magnitude == 2 * .pi
    path.appendQuarter(radius: radius, isClockwise: clockwise, to: isWhole ? start : point(endAngle))
    return try path.checked()
  }

  /// Adds a circular arc, with a line to its start from the current point if there is one, as UIBezierPath does.
  ///
  /// Angles are radians and increase clockwise on a screen, where y points down: from 0 to π, `clockwise` draws the
  /// lower half. Angles that are a turn or more apart give a whole circle in the given direction; others give the arc
  /// from the first to the second in that direction, whichever is the larger number. Equal angles give a single point.
  /// The arc is divided into equal pieces of at most a quarter turn, because the ends of an SVG arc of nearly half a
  /// turn or a whole turn do not determine it.
  ///
  /// - Precondition: the radius is not negative and all numbers are finite;
  ///   ``arc(validatingCenter:radius:startAngle:endAngle:clockwise:)`` throws instead.
  public mutating func addArc(
    center: Point, radius: Double, startAngle: Double, endAngle: Double, clockwise: Bool
  ) {
    let arc = Path.arc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
    for element in arc.elements {
      if case .move(let start) = element, !isEmpty { append(.line(to: start)) } else { append(element) }
    }
  }

  /// The signed angle of the arc: 0, or in the given direction and at most a turn.
  private static func sweep(from start: Double, to end: Double, clockwise: Bool) -> Double {
    let turn: Double = clockwise ? 2 * .pi : -2 * .pi
    let difference = end - start
    // The sum of an angle and a turn is rounded. This rounding must not make the arc empty.
    let rounding = 4 * max(start.magnitude, end.magnitude).ulp
    if difference.magnitude >= 2 * .pi - rounding { return turn }
    return difference == 0 || clockwise == (difference > 0) ? difference : difference + turn
  }

  /// Adds a circular arc of at most about a quarter turn, unchecked.
  private mutating func appendQuarter(radius: Double, isClockwise: Bool, to end: Point) {
    append(
      .arc(radii: Point(radius, radius), rotation: 0, isLarge: false, isClockwise: isClockwise, to: end))
  }
}
