/// Arc length without preparation: Gauss's rule of 24 points, and Brent's method to invert it.
///
/// Most Bézier libraries use this rule. It has no error estimate, and is off by a thousandth beside a cusp.
///
/// Everything is inlinable, so that a benchmark measures the method and not a call into another module.
public struct LengthInversion: Sendable {
  @usableFromInline let curve: PlainCubic
  /// Half of the rule; the other half is its mirror image.
  @usableFromInline let nodes: [SIMD2<Double>]
  /// The length of the curve.
  public let length: Double

  /// Measures a curve.
  @inlinable
  public init(of curve: PlainCubic) {
    self.curve = curve
    nodes = Self.rule
    length = Self.length(of: curve, to: 1, nodes)
  }

  /// The length of a curve up to a parameter.
  @inlinable
  public static func length(of curve: PlainCubic, to end: Double, _ nodes: [SIMD2<Double>]) -> Double {
    let half = 0.5 * end
    var sum = 0.0
    for node in nodes {
      let offset = half * node.x
      sum += node.y * (curve.speed(at: half - offset) + curve.speed(at: half + offset))
    }
    return half * sum
  }

  /// The parameter at a distance in 0…`length`, to a tolerance relative to the length.
  ///
  /// R. P. Brent, *Algorithms for Minimization without Derivatives* (1973), chapter 4: `zero`. It ends when the length,
  /// and not only the parameter, is within the tolerance.
  @inlinable
  public func parameter(at distance: Double, tolerance: Double) -> Double {
    let enough = tolerance * length
    var (a, b) = (0.0, 1.0)
    var (missA, missB) = (-distance, length - distance)
    var (c, missC) = (a, missA)
    var step = b - a
    var lastStep = step
    for _ in 0..<100 {
      if (missB > 0) == (missC > 0) {
        (c, missC) = (a, missA)
        step = b - a
        lastStep = step
      }
      if abs(missC) < abs(missB) {
        (a, b, c) = (b, c, b)
        (missA, missB, missC) = (missB, missC, missB)
      }
      if abs(missB) <= enough { return b }
      let half = 0.5 * (c - b)
      var (p, q) = (half, 1.0)
      var isInterpolated = false
      if abs(missA) > abs(missB) {
        let s = missB / missA
        if a == c {
          (p, q) = (2 * half * s, 1 - s)
        } else {
          let (u, r) = (missA / missC, missB / missC)
          p = s * (2 * half * u * (u - r) - (b - a) * (r - 1))
          q = (u - 1) * (r - 1) * (s - 1)
        }
        if p > 0 { q = -q } else { p = -p }
        isInterpolated = 2 * p < min(3 * half * q, abs(lastStep * q))
      }
      lastStep = isInterpolated ? step : half
      step = isInterpolated ? p / q : half
      (a, missA) = (b, missB)
      b += step
      missB = Self.length(of: curve, to: b, nodes) - distance
    }
    return b
  }

  /// Nodes in 0…1 of −1…1, and their weights (Abramowitz and Stegun, table 25.4).
  public static let rule: [SIMD2<Double>] = [
    SIMD2(0.06405689286260563, 0.12793819534675216), SIMD2(0.1911188674736163, 0.1258374563468283),
    SIMD2(0.3150426796961634, 0.12167047292780339), SIMD2(0.4337935076260451, 0.1155056680537256),
    SIMD2(0.5454214713888396, 0.10744427011596563), SIMD2(0.6480936519369755, 0.09761865210411388),
    SIMD2(0.7401241915785544, 0.08619016153195327), SIMD2(0.820001985973903, 0.0733464814110803),
    SIMD2(0.8864155270044011, 0.05929858491543678), SIMD2(0.9382745520027328, 0.04427743881741981),
    SIMD2(0.9747285559713095, 0.028531388628933663), SIMD2(0.9951872199970213, 0.0123412297999872),
  ]
}
