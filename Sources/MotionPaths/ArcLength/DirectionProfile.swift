import MotionCurves
import RealModule

/// The direction of a segment along its parameter: unit tangents, and the angle without jumps of whole turns.
///
/// Where the derivative vanishes, the direction is the limit from the right; at the end of the segment, the limit from
/// the left.
struct DirectionProfile: Sendable {
  private enum Form {
    case polynomial(DerivativePolynomial, FactoredPolynomial)
    case ellipse(EllipticalArc)
  }

  private let form: Form
  /// The angle at the start, in −π…π.
  let startAngle: Double

  /// Creates the profile of a segment; nil for a point, which has no direction.
  init?(of segment: PathSegment) {
    guard let form = Self.form(of: segment) else { return nil }
    let start = DirectionProfile(form: form, startAngle: 0).direction(at: 0)
    self.init(form: form, startAngle: .atan2(y: start.y, x: start.x))
  }

  private static func form(of segment: PathSegment) -> Form? {
    if case .arc(let arc) = segment { return .ellipse(arc) }
    let derivative = DerivativePolynomial(of: segment)
    let factors = derivative.factors
    return factors.leading == .zero ? nil : .polynomial(derivative, factors)
  }

  private init(form: Form, startAngle: Double) {
    self.form = form
    self.startAngle = startAngle
  }

  /// The tangent of length 1 at a parameter in 0…1.
  func unitTangent(at parameter: Double) -> SIMD2<Double> {
    let direction = direction(at: parameter)
    let norm = direction.norm
    // The norm of a nearly subnormal derivative is rounded to few digits.
    if norm < 0x1p-960, let unit = direction.direction { return unit }
    return direction / norm
  }

  /// The tangent at a parameter, of any length.
  private func direction(at parameter: Double) -> SIMD2<Double> {
    switch form {
    case .ellipse(let arc): return arc.derivative(at: parameter)
    case .polynomial(let polynomial, let factors):
      // A small derivative loses its digits as a sum of coefficients, but not as a product.
      return polynomial.clearValue(at: parameter) ?? factors.direction(at: parameter)
    }
  }

  /// The angle of the tangent at a parameter, from the x axis towards y; it jumps only at cusps, by half a turn.
  func angle(at parameter: Double) -> Double {
    switch form {
    case .ellipse(let arc): startAngle + arc.turn(to: parameter)
    case .polynomial(_, let factors): startAngle + factors.turn(to: parameter)
    }
  }
}

extension FactoredPolynomial {
  /// The direction of the value at a parameter, with a length near 1; its limit at a root.
  fileprivate func direction(at parameter: Double) -> SIMD2<Double> {
    var direction = leading / leading.norm
    for root in roots {
      var factor = SIMD2(parameter - root.real, -root.imaginary)
      // The limit from the right; at the end of the segment, the limit from the left.
      if factor == .zero { factor.x = parameter < 1 ? 1 : -1 }
      direction = Self.product(direction, factor / factor.norm)
    }
    return direction
  }

  /// The turn of the direction between the parameters 0 and `parameter`.
  ///
  /// The second of two cusps turns back, so that a line out and back is not a whole turn.
  fileprivate func turn(to parameter: Double) -> Double {
    guard let first = roots.first else { return 0 }
    guard roots.count > 1 else { return first.turn(to: parameter) }
    let second = roots[1].turn(to: parameter)
    return first.turn(to: parameter) + (first.isCusp && roots[1].isCusp ? -second : second)
  }
}

extension EllipticalArc {
  /// The turn of the direction between the parameters 0 and `parameter`.
  ///
  /// On a circle the direction turns by θ. On an ellipse it leads by δ(θ), less than a quarter turn:
  /// tan δ = (rx − ry)·sin θ·cos θ / (rx·sin²θ + ry·cos²θ). If the ellipse is flat along x, the sign is the opposite.
  fileprivate func turn(to parameter: Double) -> Double {
    sweep * parameter + (lead(at: angle(at: parameter)) - lead(at: startAngle))
  }

  private func lead(at angle: Double) -> Double {
    let (sine, cosine) = (Double.sin(angle), Double.cos(angle))
    // The cross and the dot product of the circle's tangent (−sin, cos) and the ellipse's (−rx·sin, ry·cos).
    let cross = (radii.x - radii.y) * sine * cosine
    let dot = radii.x * sine * sine + radii.y * cosine * cosine
    return .atan2(y: cross, x: dot)
  }
}
