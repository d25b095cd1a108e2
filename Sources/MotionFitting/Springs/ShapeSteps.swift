import RealModule

/// Damped Gauss–Newton steps from a shape towards a better one.
///
/// Source: H. B. Nielsen, *Damping parameter in Marquardt's method*, IMM, Technical University of Denmark (1999).
struct ShapeSteps {
  /// The normal equations: (a, b; b, c) times the step is (p, q).
  private let a, b, c, p, q: Double

  /// - Parameters:
  ///   - slopes: the derivatives of the model by the logarithm of the frequency and the damping ratio, without their
  ///     projections onto the linear parameters.
  ///   - residuals: the distances of the values from the model.
  init(slopes: [[Double]], residuals: [Double]) {
    a = OrthogonalBasis.dot(slopes[0], slopes[0])
    b = OrthogonalBasis.dot(slopes[0], slopes[1])
    c = OrthogonalBasis.dot(slopes[1], slopes[1])
    p = OrthogonalBasis.dot(slopes[0], residuals)
    q = OrthogonalBasis.dot(slopes[1], residuals)
  }

  /// The next shape, and what the sum of squares should lose; nil if the slopes do not determine one.
  func change(of shape: SpringShape, damping: Double) -> (shape: SpringShape, gain: Double)? {
    let (d, e) = (a * (1 + damping), c * (1 + damping))
    let determinant = d * e - b * b
    guard determinant > 0 else { return nil }
    var (growth, rise) = ((p * e - q * b) / determinant, (q * d - p * b) / determinant)
    // At the lowest damping ratio the frequency alone can change.
    if shape.dampingRatio == 0 && rise < 0 { (growth, rise) = (p / d, 0) }
    growth = max(-1, min(growth, 1))
    rise = max(-0.5, min(rise, 0.5))
    let next = SpringShape(
      frequency: shape.frequency * Double.exp(growth), dampingRatio: max(0, shape.dampingRatio + rise))
    return (next, growth * (2 * p - a * growth - b * rise) + rise * (2 * q - b * growth - c * rise))
  }

  /// The factor of the damping after a step.
  ///
  /// It is a tenth if the step gained what was expected. If it gained less, as a step too far does, it is up to 2:
  /// otherwise steps could go back and forth across a valley.
  static func dampingFactor(gain: Double, expected: Double) -> Double {
    let excess = expected > 0 ? 2 * gain / expected - 1 : 0
    return max(0.1, min(1 - excess * excess * excess, 2))
  }
}
