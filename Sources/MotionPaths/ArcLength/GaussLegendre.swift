/// A Gauss–Legendre quadrature rule: the integral of a smooth function from a few of its values.
///
/// It is exact for polynomials of degree 2n − 1. For a function that is analytic inside the ellipse with foci at the
/// ends of the interval and a sum of half axes ρ (in units of half the interval), the error is of the order ρ^(−2n).
/// Source: L. N. Trefethen, *Approximation Theory and Approximation Practice*, theorem 19.3. Nodes and weights were
/// computed with mpmath to 60 digits; a test checks them against the polynomials.
enum GaussLegendre: Sendable {
  case eight, sixteen, twentyFour

  /// The number of evaluations of the function.
  var order: Int { 8 * groups.count }

  /// The groups of eight nodes.
  private var groups: Range<Int> {
    switch self {
    case .eight: 0..<1
    case .sixteen: 1..<3
    case .twentyFour: 3..<6
    }
  }

  /// The integral from `start` to `end` of a function that takes eight arguments at once.
  @inline(__always)
  func integral(from start: Double, to end: Double, of function: (SIMD8<Double>) -> SIMD8<Double>) -> Double {
    let half = 0.5 * (end - start)
    let middle = 0.5 * (start + end)
    var sum = SIMD4<Double>.zero
    for group in groups {
      let (nodes, weights) = Self.nodes(of: group)
      let offsets = half * nodes
      let values = function(SIMD8(lowHalf: middle - offsets, highHalf: middle + offsets))
      sum += weights * (values.lowHalf + values.highHalf)
    }
    return half * ((sum[0] + sum[1]) + (sum[2] + sum[3]))
  }

  /// Four nodes in the upper half 0…1 of the interval −1…1, with their weights; the lower half mirrors them.
  @inline(__always)
  private static func nodes(of group: Int) -> (nodes: SIMD4<Double>, weights: SIMD4<Double>) {
    switch group {
    case 0:
      (
        SIMD4(0.1834346424956498, 0.525532409916329, 0.7966664774136267, 0.9602898564975363),
        SIMD4(0.362683783378362, 0.31370664587788727, 0.22238103445337448, 0.10122853629037626)
      )
    case 1:
      (
        SIMD4(0.09501250983763744, 0.2816035507792589, 0.45801677765722737, 0.6178762444026438),
        SIMD4(0.1894506104550685, 0.18260341504492358, 0.16915651939500254, 0.14959598881657674)
      )
    case 2:
      (
        SIMD4(0.755404408355003, 0.8656312023878318, 0.9445750230732326, 0.9894009349916499),
        SIMD4(0.12462897125553388, 0.09515851168249279, 0.062253523938647894, 0.027152459411754096)
      )
    case 3:
      (
        SIMD4(0.06405689286260563, 0.1911188674736163, 0.3150426796961634, 0.4337935076260451),
        SIMD4(0.12793819534675216, 0.1258374563468283, 0.12167047292780339, 0.1155056680537256)
      )
    case 4:
      (
        SIMD4(0.5454214713888396, 0.6480936519369755, 0.7401241915785544, 0.820001985973903),
        SIMD4(0.10744427011596563, 0.09761865210411388, 0.08619016153195327, 0.0733464814110803)
      )
    default:
      (
        SIMD4(0.8864155270044011, 0.9382745520027328, 0.9747285559713095, 0.9951872199970213),
        SIMD4(0.05929858491543678, 0.04427743881741981, 0.028531388628933663, 0.0123412297999872)
      )
    }
  }
}
