/// A polynomial of degree eight in s through nine points of an arc, and its greatest distance from the arc at the zeros
/// of a Chebyshev polynomial of θ.
///
/// The points are those at the extrema of T₈, with both ends and the middle. The proof of a cell uses the distances: it
/// does not depend on how exact the points between the ends are.
struct ArcFit {
  /// The value at s = 0, above that at θ = 0.
  let middle: Double
  /// The coefficients of s, s³, s⁵ and s⁷.
  let odd: SIMD4<Double>
  /// The coefficients of s², s⁴, s⁶ and s⁸.
  let even: SIMD4<Double>
  /// The greatest distance from the arc at the zeros of T₃₂.
  let distance: Double

  init(odd: SIMD4<Double>, even: SIMD4<Double>, middle: Double, distance: Double) {
    self.odd = odd
    self.even = even
    self.middle = middle
    self.distance = distance
  }

  /// Fits an arc by vectors of any width; `motion_fit_arc` takes the same steps.
  init(of arc: CurveArc) {
    let values = Self.values(of: arc)
    middle = values.middle
    even = Self.evenPowers(of: 0.5 * (values.right + values.left) - values.middle)
    odd = Self.oddPowers(of: 0.5 * (values.right - values.left))
    distance = Self.distance(of: odd, even, values.middle, from: arc)
  }

  /// cos(jπ/8) for j from 0 to 3.
  private static var s: SIMD4<Double> { SIMD4(1, 0.9238795325112867, 0.7071067811865476, 0.3826834323650898) }

  /// The values at −s, at s and at 0.
  @inline(__always)
  private static func values(
    of arc: CurveArc
  ) -> (left: SIMD4<Double>, right: SIMD4<Double>, middle: Double) {
    // The ends are known: the middle is in their place.
    var nodes = SIMD8(lowHalf: -s, highHalf: s)
    nodes[0] = 0
    nodes[4] = 0
    // The reverted series of s, with x₁ ≈ 1 − x₃ as at all ends, then a step of Halley's method.
    let steps = nodes - arc.x0
    var theta = steps * (2 * arc.x2 * arc.x2 - arc.x3) - arc.x2
    theta = theta * steps + ((arc.x3 + 1) * arc.x3 + 1)
    theta = theta * steps
    let bends = theta * (3 * arc.x3) + arc.x2
    let slopes = (bends + arc.x2) * theta + arc.x1
    var excess = theta * arc.x3 + arc.x2
    excess = excess * theta + arc.x1
    excess = excess * theta - steps
    theta -= excess * slopes / (slopes * slopes - excess * bends)
    var values = theta * arc.y3 + arc.y2
    values = values * theta + arc.y1
    values = values * theta
    let middle = values[0]
    values[0] = arc.start
    values[4] = arc.end
    return (values.lowHalf, values.highHalf, middle)
  }

  /// The coefficients of s², s⁴, s⁶ and s⁸ for given values at the nodes.
  ///
  /// The multiple of s² that fits the ends is taken out first. So the rest, and its rounding, is small and 0 there.
  @inline(__always)
  private static func evenPowers(of values: SIMD4<Double>) -> SIMD4<Double> {
    let rest = values - s * s * values[0]
    var powers = SIMD4(2.34314575050762, -23.02943725152286, 52.68629150101524, -32) * rest[1]
    powers += SIMD4(-4.0, 36, -64, 32) * rest[2]
    powers += SIMD4(13.65685424949238, -56.97056274847714, 75.31370849898477, -32) * rest[3]
    powers[0] += values[0]
    return powers
  }

  /// The coefficients of s, s³, s⁵ and s⁷ likewise.
  @inline(__always)
  private static func oddPowers(of values: SIMD4<Double>) -> SIMD4<Double> {
    let rest = values - s * values[0]
    var powers = SIMD4(2.164784400584788, -21.276425721934952, 48.67578636171134, -29.564145040361176) * rest[1]
    powers += SIMD4(-2.8284271247461903, 25.45584412271571, -45.254833995939045, 22.627416997969522) * rest[2]
    powers += SIMD4(5.226251859505506, -21.801690496357956, 28.82130847253532, -12.245869835682873) * rest[3]
    powers[0] += values[0]
    return powers
  }

  /// The greatest distance from the arc at the zeros of T₃₂.
  private static func distance(
    of odd: SIMD4<Double>, _ even: SIMD4<Double>, _ middle: Double, from arc: CurveArc
  ) -> Double {
    /// p(s) without its constant.
    @inline(__always)
    func rise(at s: SIMD4<Double>) -> SIMD4<Double> {
      let square = s * s
      var sumOfEven = square * even[3] + even[2]
      sumOfEven = sumOfEven * square + even[1]
      sumOfEven = sumOfEven * square + even[0]
      var sumOfOdd = square * odd[3] + odd[2]
      sumOfOdd = sumOfOdd * square + odd[1]
      sumOfOdd = sumOfOdd * square + odd[0]
      return s * sumOfOdd + square * sumOfEven
    }
    var squares = SIMD4<Double>.zero
    for theta in zeros {
      // Both signs share the even and the odd powers.
      let square = theta * theta
      let evenX = square * arc.x2 + arc.x0
      let oddX = (square * arc.x3 + arc.x1) * theta
      let evenY = square * arc.y2 - middle
      let oddY = (square * arc.y3 + arc.y1) * theta
      let left = (evenY - oddY) - rise(at: evenX - oddX)
      let right = (evenY + oddY) - rise(at: evenX + oddX)
      squares = (left * left).atLeast(squares)
      squares = (right * right).atLeast(squares)
    }
    return squares.greatest.squareRoot()
  }

  /// The positive zeros of T₃₂, cos((2k + 1)π/64).
  private static let zeros: [SIMD4<Double>] = [
    SIMD4(0.9987954562051724, 0.989176509964781, 0.970031253194544, 0.9415440651830208),
    SIMD4(0.9039892931234433, 0.8577286100002721, 0.8032075314806449, 0.7409511253549591),
    SIMD4(0.6715589548470183, 0.5956993044924335, 0.5141027441932217, 0.4275550934302822),
    SIMD4(0.33688985339222005, 0.24298017990326398, 0.14673047445536175, 0.049067674327418126),
  ]
}
