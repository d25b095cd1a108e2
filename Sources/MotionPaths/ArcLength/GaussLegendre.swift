/// A Gauss–Legendre quadrature rule: the integral of a smooth function from a few of its values.
///
/// It is exact for polynomials of degree 2n − 1. For a function that is analytic inside the ellipse with foci at the
/// ends of the interval and a sum of half axes ρ (in units of half the interval), the error is of the order ρ^(−2n).
/// Source: L. N. Trefethen, *Approximation Theory and Approximation Practice*, theorem 19.3. Nodes and weights were
/// computed with mpmath to 60 digits; a test checks them against the polynomials.
struct GaussLegendre: Sendable {
  /// The number of evaluations of the function.
  let order: Int
  /// The nodes in the upper half 0…1 of the interval −1…1, with their weights; the lower half mirrors them.
  private let nodes: [(offset: Double, weight: Double)]

  private init(_ nodes: [(offset: Double, weight: Double)]) {
    order = 2 * nodes.count
    self.nodes = nodes
  }

  /// The integral from `start` to `end`.
  @inline(__always)
  func integral(from start: Double, to end: Double, of function: (Double) -> Double) -> Double {
    let half = 0.5 * (end - start)
    let middle = 0.5 * (start + end)
    var sum = 0.0
    for node in nodes {
      let offset = half * node.offset
      sum += node.weight * (function(middle - offset) + function(middle + offset))
    }
    return half * sum
  }
}

extension GaussLegendre {
  /// The rule of eight points.
  static let eight = GaussLegendre([
    (0.1834346424956498, 0.362683783378362),
    (0.525532409916329, 0.31370664587788727),
    (0.7966664774136267, 0.22238103445337448),
    (0.9602898564975363, 0.10122853629037626),
  ])
  /// The rule of sixteen points.
  static let sixteen = GaussLegendre([
    (0.09501250983763744, 0.1894506104550685),
    (0.2816035507792589, 0.18260341504492358),
    (0.45801677765722737, 0.16915651939500254),
    (0.6178762444026438, 0.14959598881657674),
    (0.755404408355003, 0.12462897125553388),
    (0.8656312023878318, 0.09515851168249279),
    (0.9445750230732326, 0.062253523938647894),
    (0.9894009349916499, 0.027152459411754096),
  ])
  /// The rule of twenty-four points.
  static let twentyFour = GaussLegendre([
    (0.06405689286260563, 0.12793819534675216),
    (0.1911188674736163, 0.1258374563468283),
    (0.3150426796961634, 0.12167047292780339),
    (0.4337935076260451, 0.1155056680537256),
    (0.5454214713888396, 0.10744427011596563),
    (0.6480936519369755, 0.09761865210411388),
    (0.7401241915785544, 0.08619016153195327),
    (0.820001985973903, 0.0733464814110803),
    (0.8864155270044011, 0.05929858491543678),
    (0.9382745520027328, 0.04427743881741981),
    (0.9747285559713095, 0.028531388628933663),
    (0.9951872199970213, 0.0123412297999872),
  ])
}
