import RealModule

/// The accelerating half of a Penner easing, from which the other directions follow.
package struct PennerShape {
  package let family: PennerEasing.Family
  /// Whether this is one half of an in-out curve, for which Penner changes the constants of back and elastic.
  let isHalf: Bool

  package init(family: PennerEasing.Family, isHalf: Bool) {
    self.family = family
    self.isHalf = isHalf
  }

  /// Penner's overshoot of 10 %, the root of 4s³ = 27(s + 1)²/10.
  ///
  /// In-out curves multiply it by 1.525. Each half, at half the height, then overshoots by 10 % too.
  package var overshoot: Double { isHalf ? 1.70158 * 1.525 : 1.70158 }

  /// The angular frequency of Penner's period: 0.3 of the duration, or 0.3 · 1.5 of a half.
  ///
  /// His phase of a quarter of a period turns his −sin into a cosine.
  package var angularFrequency: Double { 2 * .pi / (isHalf ? 0.3 * 1.5 : 0.3) }

  /// The exponent of expo and elastic, 2^(10p), as a rate: 10 ln 2.
  package static let rate = 10 * Double.log(2)

  /// The value at a progress p, given with q = 1 − p: one of them is exact, the other rounded.
  func value(at p: Double, rest q: Double) -> Double {
    switch family {
    case .sine:
      // 1 − cos(πp/2) in a form without cancellation at the start, and exactly 1 at the end.
      guard p < 0.5 else { return 1 - Double.sin(0.5 * .pi * q) }
      let sine = Double.sin(0.25 * .pi * p)
      return 2 * sine * sine
    case .quad: return p * p
    case .cubic: return p * p * p
    case .quart: return (p * p) * (p * p)
    case .quint: return (p * p) * (p * p) * p
    case .expo: return p == 0 ? 0 : Double.exp2(-10 * q)
    case .circ:
      // 1 − √(1 − p²) in a form without cancellation.
      return p * p / (1 + (q * (1 + p)).squareRoot())
    case .back: return p == 1 ? 1 : p * p * ((overshoot + 1) * p - overshoot)
    case .elastic:
      return p == 0 ? 0 : Double.exp2(-10 * q) * Double.cos(angularFrequency * q)
    case .bounce: return 1 - Bounce.value(at: q)
    }
  }

  /// The derivative at a progress p, given with q = 1 − p.
  package func slope(at p: Double, rest q: Double) -> Double {
    switch family {
    case .sine: return 0.5 * .pi * Double.sin(0.5 * .pi * p)
    case .quad: return 2 * p
    case .cubic: return 3 * p * p
    case .quart: return 4 * p * p * p
    case .quint: return 5 * (p * p) * (p * p)
    case .expo: return Self.rate * Double.exp2(-10 * q)
    case .circ: return p / (q * (1 + p)).squareRoot()
    case .back: return 3 * (overshoot + 1) * p * p - 2 * overshoot * p
    case .elastic:
      let angle = angularFrequency * q
      return Double.exp2(-10 * q) * (Self.rate * Double.cos(angle) + angularFrequency * Double.sin(angle))
    case .bounce: return Bounce.slope(at: q)
    }
  }

  /// The progress of each local extremum strictly between 0 and 1, in ascending order.
  var extrema: [Double] {
    switch family {
    case .back: return [2 * overshoot / (3 * (overshoot + 1))]
    case .elastic:
      // The slope vanishes where tan(ω(p − 1)) = rate/ω.
      let last = Double.atan(Self.rate / angularFrequency)
      let progress = { (count: Double) in 1 + (last - count * .pi) / angularFrequency }
      var count = 1.0
      while progress(count + 1) > 0 { count += 1 }
      return stride(from: count, through: 1, by: -1).map(progress)
    case .bounce: return Bounce.extrema.map { 1 - $0 }
    default: return []
    }
  }

  /// Penner's bounce, forwards: parabolas 7.5625(p − c)² + h with 7.5625 = 2.75².
  ///
  /// The impacts are at 1, 2 and 2.5 parts of 2.75.
  private enum Bounce {
    private static func arc(at p: Double) -> (center: Double, height: Double) {
      if p < 1 / 2.75 { return (0, 0) }
      if p < 2 / 2.75 { return (1.5 / 2.75, 0.75) }
      if p < 2.5 / 2.75 { return (2.25 / 2.75, 0.9375) }
      return (2.625 / 2.75, 0.984375)
    }

    static func value(at p: Double) -> Double {
      if p == 1 { return 1 }
      let arc = arc(at: p)
      return 7.5625 * (p - arc.center) * (p - arc.center) + arc.height
    }

    static func slope(at p: Double) -> Double {
      2 * 7.5625 * (p - arc(at: p).center)
    }

    static let extrema = [1, 1.5, 2, 2.25, 2.5, 2.625].map { $0 / 2.75 }
  }
}
