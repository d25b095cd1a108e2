import RealModule

/// The speed |derivative| along a segment, and the branch points at which it is not smooth.
///
/// The speed is scaled by a power of two to magnitudes near 1, so that neither tiny nor huge coordinates lose digits.
struct SpeedProfile: Sendable {
  /// The form of the speed.
  private enum Form {
    /// The speed of a Bézier curve or line.
    case polynomial(DerivativePolynomial)
    /// The speed of an elliptical arc, √((rx·sin θ)² + (ry·cos θ)²)·|sweep|.
    case ellipse(radii: SIMD2<Double>, startAngle: Double, sweep: Double)
  }

  private let form: Form
  private let scale: Double
  /// The zeros of the derivative; for an ellipse, the zeros nearest to the arc.
  let branchPoints: BranchPoints

  /// Creates the profile of a segment.
  init(of segment: PathSegment) {
    if case .arc(let arc) = segment {
      self.init(of: arc)
    } else {
      self.init(DerivativePolynomial(of: segment))
    }
  }

  private init(_ derivative: DerivativePolynomial) {
    scale = derivative.scale
    form = .polynomial(derivative)
    branchPoints = derivative.factors.roots
  }

  private init(of arc: EllipticalArc) {
    scale = Double(sign: .plus, exponent: arc.radii.max().exponent, significand: 1)
    let radii = arc.radii / scale
    form = .ellipse(radii: radii, startAngle: arc.startAngle, sweep: arc.sweep)
    branchPoints = Self.branchPoints(radii: radii, startAngle: arc.startAngle, sweep: arc.sweep)
  }

  /// The branch points of an ellipse, where tan²θ = −(ry/rx)².
  ///
  /// Their real parts are the angles of the longer axis, where the speed is least.
  private static func branchPoints(radii: SIMD2<Double>, startAngle: Double, sweep: Double) -> BranchPoints {
    var points = BranchPoints()
    guard radii.x != radii.y else { return points }
    let first = radii.x > radii.y ? 0 : 0.5 * Double.pi
    let height = Double.atanh(radii.min() / radii.max())
    let lowest = Swift.min(startAngle, startAngle + sweep)
    let before = ((lowest - first) / .pi).rounded(.down)
    // An arc of at most a turn lies between the first and the fourth of these angles.
    for step in 0...3 {
      let angle = first + (before + Double(step)) * .pi
      points.append(BranchPoint(real: (angle - startAngle) / sweep, imaginary: height / sweep))
    }
    return points
  }

  /// The speed at a parameter, in points per unit of the parameter.
  func speed(at parameter: Double) -> Double { scale * scaledSpeed(at: parameter) }

  /// The factor from scaled speeds and lengths to those in points.
  var unit: Double { scale }

  /// The scaled speeds at eight parameters.
  @inline(__always)
  func scaledSpeeds(at t: SIMD8<Double>) -> SIMD8<Double> {
    switch form {
    case .polynomial(let polynomial): Self.speeds(of: polynomial, at: t)
    case .ellipse(let radii, let startAngle, let sweep):
      Self.ellipseSpeeds(radii: radii, angles: startAngle + sweep * t, sweep: sweep)
    }
  }

  @inline(__always)
  private static func speeds(of polynomial: DerivativePolynomial, at t: SIMD8<Double>) -> SIMD8<Double> {
    let (x, y) = polynomial.values(at: t)
    return (x * x + y * y).squareRoot()
  }

  private static func ellipseSpeeds(radii: SIMD2<Double>, angles: SIMD8<Double>, sweep: Double) -> SIMD8<Double> {
    var speeds = SIMD8<Double>.zero
    for index in 0..<8 { speeds[index] = ellipseSpeed(radii: radii, angle: angles[index], sweep: sweep) }
    return speeds
  }

  /// The speed in units of the profile.
  func scaledSpeed(at t: Double) -> Double {
    switch form {
    case .polynomial(let polynomial): Self.speed(of: polynomial, at: t)
    case .ellipse(let radii, let startAngle, let sweep):
      Self.ellipseSpeed(radii: radii, angle: startAngle + sweep * t, sweep: sweep)
    }
  }

  @inline(__always)
  private static func speed(of polynomial: DerivativePolynomial, at t: Double) -> Double {
    let derivative = polynomial.value(at: t)
    return (derivative * derivative).sum().squareRoot()
  }

  @inline(__always)
  private static func ellipseSpeed(radii: SIMD2<Double>, angle: Double, sweep: Double) -> Double {
    let axes = radii * SIMD2(Double.sin(angle), Double.cos(angle))
    return (axes * axes).sum().squareRoot() * sweep.magnitude
  }

  /// The integral of the scaled speed by a rule.
  ///
  /// The form of the speed is switched on once, not at each node.
  private func integral(by rule: GaussLegendre, from start: Double, to end: Double) -> Double {
    switch form {
    case .polynomial(let polynomial):
      rule.integral(from: start, to: end) { Self.speeds(of: polynomial, at: $0) }
    case .ellipse(let radii, let startAngle, let sweep):
      rule.integral(from: start, to: end) {
        Self.ellipseSpeeds(radii: radii, angles: startAngle + sweep * $0, sweep: sweep)
      }
    }
  }

  /// Whether the speed is constant.
  var isConstant: Bool {
    switch form {
    case .polynomial(let polynomial): polynomial.isConstant
    case .ellipse(let radii, _, _): radii.x == radii.y
    }
  }
}

extension SpeedProfile {
  /// The length between two parameters, `start` ≤ `end`, in points.
  ///
  /// It uses a Gauss–Legendre rule of an order that suffices for the nearest branch point. If no rule suffices, the
  /// interval is halved, so that intervals shrink in proportion to their distance from the point. The bound holds a
  /// priori, and does not depend on two estimates that may agree by chance.
  ///
  /// - Parameters:
  ///   - start: the parameter at which the interval begins.
  ///   - end: the parameter at which it ends.
  ///   - tolerance: the relative error.
  ///   - negligible: a length in points below which the error does not matter.
  /// - Returns: the length.
  /// - Complexity: one evaluation of a rule where the curve is well behaved, O(log(1/distance)) of them near a branch
  ///   point.
  @inline(never)
  func length(from start: Double, to end: Double, tolerance: Double, negligible: Double) -> Double {
    guard end > start else { return 0 }
    if isConstant { return speed(at: start) * (end - start) }
    let ellipse = Self.ellipseOfEight(for: tolerance)
    var sum = 0.0
    var left = start
    while left < end {
      let right = min(branchPoints.nextReal(after: left), end)
      sum += smoothLength(from: left, to: right, ellipse, negligible: negligible / scale)
      left = right
    }
    return scale * sum
  }

  /// The same for an interval without the real part of a branch point inside: within one of the ``pieces``.
  func lengthOfPart(from start: Double, to end: Double, tolerance: Double, negligible: Double) -> Double {
    let ellipse = Self.ellipseOfEight(for: tolerance)
    return scale * smoothLength(from: start, to: end, ellipse, negligible: negligible / scale)
  }

  /// The length to a few digits.
  func roughLength(from start: Double, to end: Double) -> Double {
    scale * integral(by: .sixteen, from: start, to: end)
  }

  /// The scaled length of an interval without the real part of a branch point inside.
  private func smoothLength(from start: Double, to end: Double, _ ellipse: Double, negligible: Double) -> Double {
    guard end > start else { return 0 }
    if let rule = rule(over: start, end, ellipse) { return integral(by: rule, from: start, to: end) }
    let middle = 0.5 * (start + end)
    let rough = integral(by: .eight, from: start, to: end)
    guard rough > negligible, middle > start, middle < end else { return rough }
    return smoothLength(from: start, to: middle, ellipse, negligible: negligible)
      + smoothLength(from: middle, to: end, ellipse, negligible: negligible)
  }

  /// The smallest rule with an error below a tolerance, if there is one.
  private func rule(over start: Double, _ end: Double, _ ellipseOfEight: Double) -> GaussLegendre? {
    var nearest = Double.infinity
    for point in branchPoints { nearest = Swift.min(nearest, point.ellipse(over: start, end)) }
    if nearest >= ellipseOfEight { return .eight }
    if nearest * nearest >= ellipseOfEight { return .sixteen }
    return nearest * nearest * nearest >= ellipseOfEight ? .twentyFour : nil
  }

  /// The least sum ρ of half axes for which the rule of eight points has an error below a tolerance.
  ///
  /// For the rule of 8k points it is the k-th root of this sum.
  ///
  /// The bound of a rule of n points is 64/15·ρ^(−2n). The larger factor allows for the speed on the ellipse, which
  /// exceeds the speed on the interval.
  private static func ellipseOfEight(for tolerance: Double) -> Double {
    (errorFactor / tolerance).squareRoot().squareRoot().squareRoot().squareRoot()
  }

  private static let errorFactor = 64.0
}
