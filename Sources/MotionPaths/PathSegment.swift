import MotionCurves

/// One line or curve of a path together with its start, independent of the elements before it.
///
/// The parameter goes from 0 to 1; the ends are exact to the bit. Positions, derivatives and bounds of Bézier curves
/// are computed from their polynomials, in O(1).
public enum PathSegment: Sendable, Hashable {
  /// A position in the plane, in points.
  public typealias Point = SIMD2<Double>

  /// A straight line.
  case line(from: Point, to: Point)
  /// A quadratic Bézier curve.
  case quadratic(from: Point, control: Point, to: Point)
  /// A cubic Bézier curve.
  case cubic(from: Point, control1: Point, control2: Point, to: Point)
  /// An elliptical arc.
  case arc(EllipticalArc)

  /// The point at parameter 0.
  public var start: Point {
    switch self {
    case .line(let start, _), .quadratic(let start, _, _), .cubic(let start, _, _, _): start
    case .arc(let arc): arc.start
    }
  }

  /// The point at parameter 1.
  public var end: Point {
    switch self {
    case .line(_, let end), .quadratic(_, _, let end), .cubic(_, _, _, let end): end
    case .arc(let arc): arc.end
    }
  }

  /// The point at a parameter in 0…1; finite even for the largest control points.
  public func position(at parameter: Double) -> Point {
    if parameter == 0 { return start }
    if parameter == 1 { return end }
    let t = parameter
    let rest = 1 - t
    let position: Point
    switch self {
    case .line(let start, let end):
      position = start + (end - start) * t
    case .quadratic(let start, let control, let end):
      position = start * (rest * rest) + control * (2 * rest * t) + end * (t * t)
    case .cubic(let start, let control1, let control2, let end):
      position = CubicPoints(start, control1, control2, end).position(at: t)
    case .arc(let arc):
      position = arc.position(at: t)
    }
    return position.isFinite || !isHuge ? position : positionNearOverflow(at: t)
  }

  /// The derivative of the position with respect to the parameter.
  ///
  /// It can overflow if coordinates are greater than 2¹⁰⁰⁰. The second derivative can overflow then, too.
  public func derivative(at parameter: Double) -> Point {
    let t = parameter
    let rest = 1 - t
    switch self {
    case .line(let start, let end):
      return end - start
    case .quadratic(let start, let control, let end):
      return 2 * ((control - start) * rest + (end - control) * t)
    case .cubic(let start, let control1, let control2, let end):
      let ends = (control1 - start) * (rest * rest) + (end - control2) * (t * t)
      return 3 * (ends + (control2 - control1) * (2 * rest * t))
    case .arc(let arc):
      return arc.derivative(at: t)
    }
  }

  /// The second derivative of the position with respect to the parameter.
  package func secondDerivative(at parameter: Double) -> Point {
    switch self {
    case .line:
      return .zero
    case .quadratic(let start, let control, let end):
      return 2 * ((end - control) - (control - start))
    case .cubic(let start, let control1, let control2, let end):
      let first = (control2 - control1) - (control1 - start)
      let last = (end - control2) - (control2 - control1)
      return 6 * (first * (1 - parameter) + last * parameter)
    case .arc(let arc):
      return arc.secondDerivative(at: parameter)
    }
  }

  /// The segment in the opposite direction.
  public var reversed: PathSegment {
    switch self {
    case .line(let start, let end): .line(from: end, to: start)
    case .quadratic(let start, let control, let end): .quadratic(from: end, control: control, to: start)
    case .cubic(let start, let control1, let control2, let end):
      .cubic(from: end, control1: control2, control2: control1, to: start)
    case .arc(let arc): .arc(arc.part(from: 1, to: 0))
    }
  }

  /// The part between two parameters, 0 ≤ `start` ≤ `end` ≤ 1; its ends are the positions there.
  ///
  /// - Parameters:
  ///   - start: the parameter at which the part begins.
  ///   - end: the parameter at which it ends.
  /// - Returns: a segment of the same kind. For 0 and 1 it is the whole segment, to the bit.
  public func part(from start: Double, to end: Double) -> PathSegment {
    if start == 0 && end == 1 { return self }
    // The control points by blossoming: each is the polar form at a mixture of the two parameters.
    switch self {
    case .line:
      return .line(from: position(at: start), to: position(at: end))
    case .quadratic(let first, let control, let last):
      let inner = Self.between(
        Self.between(first, control, start), Self.between(control, last, start), end)
      return .quadratic(from: position(at: start), control: inner, to: position(at: end))
    case .cubic(let first, let control1, let control2, let last):
      let quadratic = { (t: Double) in
        (Self.between(first, control1, t), Self.between(control1, control2, t), Self.between(control2, last, t))
      }
      let atStart = quadratic(start)
      let atEnd = quadratic(end)
      let inner1 = Self.between(
        Self.between(atStart.0, atStart.1, start), Self.between(atStart.1, atStart.2, start), end)
      let inner2 = Self.between(
        Self.between(atEnd.0, atEnd.1, end), Self.between(atEnd.1, atEnd.2, end), start)
      return .cubic(from: position(at: start), control1: inner1, control2: inner2, to: position(at: end))
    case .arc(let arc):
      return .arc(arc.part(from: start, to: end))
    }
  }

  private static func between(_ a: Point, _ b: Point, _ fraction: Double) -> Point {
    a * (1 - fraction) + b * fraction
  }
}

extension PathSegment {
  /// The curvature at a parameter, in radians per point: positive where the segment bends from x towards y.
  ///
  /// κ = (x′y″ − y′x″)/|v|³. If the velocity v vanishes, κ is infinite, or 0 if the segment is straight there. NaN for
  /// NaN.
  public func curvature(at parameter: Double) -> Double {
    guard !parameter.isNaN else { return .nan }
    if isHuge { return scaledDown.curvature(at: parameter) * Self.downscale }
    let velocity = derivative(at: parameter)
    let speed = velocity.norm
    let acceleration = secondDerivative(at: parameter)
    guard speed > 0 else { return curvatureAtStop(acceleration, at: parameter) }
    // Both vectors are divided by the speed first, so that nothing overflows early.
    return Self.cross(velocity / speed, acceleration / speed) / speed
  }

  /// The curvature at a stop.
  ///
  /// There v ≈ a·τ + j·τ²/2, so x′y″ − y′x″ ≈ (a × j)·τ²/2, and κ grows as 1/|τ| with the sign of a × j.
  private func curvatureAtStop(_ acceleration: Point, at parameter: Double) -> Double {
    guard case .cubic(let start, let control1, let control2, let end) = self else { return 0 }
    // One vector operator at a time: a single expression would take the compiler seconds.
    let middle: Point = 2 * (control2 - control1)
    let bends: Point = (end - control2) - middle
    let jerk: Point = 6 * (bends + (control1 - start))
    let bend = Self.cross(acceleration, jerk)
    return bend == 0 ? 0 : bend > 0 ? .infinity : -.infinity
  }

  private static func cross(_ a: Point, _ b: Point) -> Double { a.x * b.y - a.y * b.x }
}
