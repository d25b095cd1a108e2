import RealModule

/// A part of an ellipse, by its centre: position = centre + R(rotation)·(rx·cos θ, ry·sin θ) for θ from the start angle on.
///
/// θ is the eccentric angle: of the circle that was stretched to the ellipse. Angles are radians, from x towards y, which is
/// clockwise on a screen. The parameter of the arc goes from 0 to 1, uniformly in θ.
public struct EllipticalArc: Sendable, Hashable {
  /// The centre of the ellipse.
  public let center: SIMD2<Double>
  /// The two half axes, positive.
  public let radii: SIMD2<Double>
  /// The angle from the x axis to the first half axis.
  public let rotation: Double
  /// The eccentric angle at which the arc begins.
  public let startAngle: Double
  /// The eccentric angle that it covers: positive for clockwise, at most a whole turn.
  public let sweep: Double
  /// The first point.
  public let start: SIMD2<Double>
  /// The last point.
  public let end: SIMD2<Double>

  /// An arc whose ends are known beforehand, and kept to the bit.
  init(
    center: SIMD2<Double>, radii: SIMD2<Double>, rotation: Double, startAngle: Double, sweep: Double,
    start: SIMD2<Double>? = nil, end: SIMD2<Double>? = nil
  ) {
    self.center = center
    self.radii = radii
    self.rotation = rotation
    self.startAngle = startAngle
    self.sweep = sweep
    let point = { (angle: Double) in
      center + Self.turned(radii * SIMD2(Double.cos(angle), Double.sin(angle)), by: rotation)
    }
    self.start = start ?? point(startAngle)
    self.end = end ?? point(startAngle + sweep)
  }

  /// The arc between two points that SVG describes, or nil where that is a straight line or nothing.
  ///
  /// The conversion of SVG 2, appendix B.2.4, with the angles from `atan2`, which loses nothing where an arc is
  /// nearly half a turn.
  init?(
    from start: SIMD2<Double>, radii: SIMD2<Double>, rotation: Double, isLarge: Bool, isClockwise: Bool,
    to end: SIMD2<Double>
  ) {
    var radii = SIMD2(radii.x.magnitude, radii.y.magnitude)
    guard start != end, radii.x > 0, radii.y > 0 else { return nil }
    // The ellipse becomes the unit circle; half the chord in it.
    let chord = Self.turned(end - start, by: -rotation)
    var half = 0.5 * chord / radii
    let reach = half.norm
    if reach > 1 {
      radii *= reach
      half /= reach
    }
    // From the middle of the chord to the centre, across the chord.
    let halfSquare = (half * half).sum()
    let distance = (max(0, 1 - halfSquare) / halfSquare).squareRoot()
    let side: Double = isLarge == isClockwise ? -1 : 1
    let toCenter = SIMD2(-half.y, half.x) * (side * distance)
    let toStart = -half - toCenter
    let toEnd = half - toCenter
    guard toStart.isFinite, toEnd.isFinite else { return nil }
    let startAngle = Double.atan2(y: toStart.y, x: toStart.x)
    let cross = toStart.x * toEnd.y - toStart.y * toEnd.x
    var sweep = Double.atan2(y: cross, x: (toStart * toEnd).sum())
    if isClockwise != (sweep > 0) { sweep += isClockwise ? 2 * .pi : -2 * .pi }
    let center = 0.5 * start + 0.5 * end + Self.turned(toCenter * radii, by: rotation)
    guard center.isFinite else { return nil }
    self.init(
      center: center, radii: radii, rotation: rotation, startAngle: startAngle, sweep: sweep, start: start, end: end)
  }

  /// A vector turned by an angle from x towards y; by 0 to the bit.
  static func turned(_ vector: SIMD2<Double>, by angle: Double) -> SIMD2<Double> {
    guard angle != 0 else { return vector }
    let (cosine, sine) = (Double.cos(angle), Double.sin(angle))
    return SIMD2(cosine * vector.x - sine * vector.y, sine * vector.x + cosine * vector.y)
  }
}

extension EllipticalArc {
  /// The eccentric angle at a parameter.
  func angle(at parameter: Double) -> Double { startAngle + sweep * parameter }

  /// The point at a parameter in 0…1; the ends to the bit.
  public func position(at parameter: Double) -> SIMD2<Double> {
    if parameter == 0 { return start }
    if parameter == 1 { return end }
    let angle = angle(at: parameter)
    return center + Self.turned(radii * SIMD2(Double.cos(angle), Double.sin(angle)), by: rotation)
  }

  /// The derivative of the position with respect to the parameter.
  public func derivative(at parameter: Double) -> SIMD2<Double> {
    let angle = angle(at: parameter)
    return Self.turned(radii * SIMD2(-Double.sin(angle), Double.cos(angle)), by: rotation) * sweep
  }

  /// The second derivative of the position with respect to the parameter.
  public func secondDerivative(at parameter: Double) -> SIMD2<Double> {
    let angle = angle(at: parameter)
    return Self.turned(radii * SIMD2(-Double.cos(angle), -Double.sin(angle)), by: rotation) * (sweep * sweep)
  }

  /// The arc between two parameters, the other way round if `end` is the smaller one.
  func part(from start: Double, to end: Double) -> EllipticalArc {
    EllipticalArc(
      center: center, radii: radii, rotation: rotation, startAngle: angle(at: start), sweep: sweep * (end - start),
      start: position(at: start), end: position(at: end))
  }
}
