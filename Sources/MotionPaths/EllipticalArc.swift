import RealModule

/// An elliptical arc, given by its centre and its angles.
///
/// position = centre + R(rotation)·(rx·cos θ, ry·sin θ), with θ from the start angle on.
///
/// θ is the eccentric angle: the angle on the circle that is stretched to the ellipse. Angles are radians, from x
/// towards y, which is clockwise on a screen. The parameter of the arc goes from 0 to 1, uniformly in θ.
public struct EllipticalArc: Sendable, Hashable {
  /// The centre of the ellipse.
  public let center: SIMD2<Double>
  /// The lengths of the two half axes, positive.
  public let radii: SIMD2<Double>
  /// The angle from the x axis to the first half axis.
  public let rotation: Double
  /// The eccentric angle of the start.
  public let startAngle: Double
  /// The eccentric angle of the whole arc: positive for clockwise, at most a turn.
  public let sweep: Double
  /// The first point.
  public let start: SIMD2<Double>
  /// The last point.
  public let end: SIMD2<Double>
  /// The vectors from the centre to the points at θ = 0 and at a quarter turn.
  let axes: (SIMD2<Double>, SIMD2<Double>)

  /// Creates an arc; given ends are kept to the bit.
  package init(
    center: SIMD2<Double>, radii: SIMD2<Double>, rotation: Double, startAngle: Double, sweep: Double,
    start: SIMD2<Double>? = nil, end: SIMD2<Double>? = nil
  ) {
    self.center = center
    self.radii = radii
    self.rotation = rotation
    self.startAngle = startAngle
    self.sweep = sweep
    let axes = Self.axes(radii: radii, rotation: rotation)
    let point = { (angle: Double) in center + (axes.0 * Double.cos(angle) + axes.1 * Double.sin(angle)) }
    self.start = start ?? point(startAngle)
    self.end = end ?? point(startAngle + sweep)
    self.axes = axes
  }

  /// The two half axes of an ellipse as vectors.
  static func axes(radii: SIMD2<Double>, rotation: Double) -> (SIMD2<Double>, SIMD2<Double>) {
    (turned(SIMD2(radii.x, 0), by: rotation), turned(SIMD2(0, radii.y), by: rotation))
  }

  /// A vector rotated by an angle from x towards y; unchanged to the bit for 0.
  static func turned(_ vector: SIMD2<Double>, by angle: Double) -> SIMD2<Double> {
    guard angle != 0 else { return vector }
    let (cosine, sine) = (Double.cos(angle), Double.sin(angle))
    return SIMD2(cosine * vector.x - sine * vector.y, sine * vector.x + cosine * vector.y)
  }

  /// Whether two arcs are equal in all their numbers.
  public static func == (a: EllipticalArc, b: EllipticalArc) -> Bool {
    a.center == b.center && a.radii == b.radii && a.rotation == b.rotation && a.startAngle == b.startAngle
      && a.sweep == b.sweep && a.start == b.start && a.end == b.end
  }

  /// Feeds the numbers of the arc to a hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(center)
    hasher.combine(radii)
    hasher.combine(rotation)
    hasher.combine(startAngle)
    hasher.combine(sweep)
    hasher.combine(start)
    hasher.combine(end)
  }
}

extension EllipticalArc {
  /// The angle at a parameter.
  func angle(at parameter: Double) -> Double { startAngle + sweep * parameter }

  /// The point at a parameter in 0…1; the ends are exact to the bit.
  ///
  /// The error is some ten ulps of the coordinates and of the distance from the nearer end. The point is computed from
  /// that end, not from the centre, which may be far away. Near the tips of a flat ellipse, the error also includes
  /// some ulps of the longer radius.
  package func position(at parameter: Double) -> SIMD2<Double> {
    if parameter == 0 { return start }
    if parameter == 1 { return end }
    if parameter <= 0.5 { return start + chord(from: 0, to: parameter) }
    return end - chord(from: parameter, to: 1)
  }

  /// The vector between the points at two parameters.
  ///
  /// It uses cos b − cos a = −2·sin((a+b)/2)·sin((b−a)/2) and the same for the sine. These products do not cancel if a
  /// and b are close.
  private func chord(from start: Double, to end: Double) -> SIMD2<Double> {
    let middle = angle(at: 0.5 * (start + end))
    let size = 2 * Double.sin(0.5 * sweep * (end - start))
    return (axes.1 * Double.cos(middle) - axes.0 * Double.sin(middle)) * size
  }

  /// The derivative of the position with respect to the parameter.
  package func derivative(at parameter: Double) -> SIMD2<Double> {
    tangent(at: angle(at: parameter)) * sweep
  }

  /// The derivative of the position with respect to the eccentric angle.
  func tangent(at angle: Double) -> SIMD2<Double> {
    axes.1 * Double.cos(angle) - axes.0 * Double.sin(angle)
  }

  /// The second derivative of the position with respect to the parameter.
  package func secondDerivative(at parameter: Double) -> SIMD2<Double> {
    let angle = angle(at: parameter)
    return (axes.0 * Double.cos(angle) + axes.1 * Double.sin(angle)) * -(sweep * sweep)
  }

  /// The arc between two parameters, in the opposite direction if `end` is less than `start`.
  func part(from start: Double, to end: Double) -> EllipticalArc {
    EllipticalArc(
      center: center, radii: radii, rotation: rotation, startAngle: angle(at: start), sweep: sweep * (end - start),
      start: position(at: start), end: position(at: end))
  }

  /// The parameters inside 0…1 at which `weights.x`·cos θ + `weights.y`·sin θ has an extremum, in ascending order.
  func extremumParameters(of weights: SIMD2<Double>) -> [Double] {
    guard weights != .zero else { return [] }
    // One extremum is at the angle of the weights, the next half a turn further.
    let first = (Double.atan2(y: weights.y, x: weights.x) - startAngle).remainder(dividingBy: .pi)
    let parameters = (-2...2).map { (first + Double($0) * .pi) / sweep }
    return parameters.filter { $0 > 0 && $0 < 1 }.sorted()
  }

  /// The pieces of the arc between the vertices of the ellipse, the ends of its longer axis.
  var piecesBetweenVertices: [EllipticalArc] {
    let boundaries = [0] + extremumParameters(of: radii.x >= radii.y ? [1, 0] : [0, 1]) + [1]
    return zip(boundaries, boundaries.dropFirst()).map { part(from: $0, to: $1) }
  }

  /// The number of equal pieces of at most a quarter turn: four for a whole turn.
  var quarterCount: Int { Self.quarterCount(of: sweep) }

  /// The points at which those pieces meet.
  var quarterPoints: [SIMD2<Double>] {
    (1..<quarterCount).map { position(at: Double($0) / Double(quarterCount)) }
  }

  static func quarterCount(of sweep: Double) -> Int {
    max(1, Int((sweep.magnitude / (0.5 * .pi) - 0x1p-40).rounded(.up)))
  }
}
