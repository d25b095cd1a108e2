import RealModule

/// The directions of a chain of segments, with an angle that is continuous except at corners and cusps.
struct PathDirections: Sendable {
  /// The derivatives of the segments, zero for an arc.
  ///
  /// Nearly every tangent comes from these derivatives. A profile is so large that it is made where it is needed.
  private let derivatives: [DerivativePolynomial]
  /// The angle at the start of each segment, without jumps of whole turns.
  ///
  /// A segment without length has no direction; its constant angle comes from its neighbours.
  private let startAngles: [Double]

  /// The directions of segments.
  init(of segments: [PathSegment]) {
    derivatives = segments.map { segment in
      if case .arc = segment { .zero } else { DerivativePolynomial(of: segment) }
    }
    // Segments without length at the start take the direction of the first one with a length.
    var angle = segments.lazy.compactMap { DirectionProfile(of: $0) }.first?.startAngle ?? 0
    startAngles = segments.map { segment in
      guard let profile = DirectionProfile(of: segment) else { return angle }
      let start = Self.angle(profile.startAngle, after: angle)
      angle = start + (profile.angle(at: 1) - profile.startAngle)
      return start
    }
  }

  /// The angle plus the number of whole turns that brings it nearest to the previous angle, at most half a turn away.
  ///
  /// An exact reversal counts as +π.
  private static func angle(_ angle: Double, after previous: Double) -> Double {
    let turns = ((previous - angle) / (2 * .pi) + 0.5 + reversalRounding).rounded(.down)
    return angle + turns * 2 * .pi
  }

  /// The rounding error of a reversal: angles half a turn apart differ from π by a few units in the last place.
  private static let reversalRounding = 0x1p-48

  /// The angle at a parameter of a segment; NaN for NaN.
  func angle(at parameter: Double, of segment: PathSegment, _ index: Int) -> Double {
    guard !parameter.isNaN else { return .nan }
    guard let profile = DirectionProfile(of: segment) else { return startAngles[index] }
    return startAngles[index] + (profile.angle(at: parameter) - profile.startAngle)
  }

  /// The tangent of length 1 at a position on the path; nil where the derivative does not tell it.
  @inline(__always)
  func quickTangent(at pathPosition: PathPosition) -> SIMD2<Double>? {
    derivatives[pathPosition.segment].direction(at: pathPosition.parameter)
  }

  /// The tangent where there is no quick one.
  func unitTangent(at parameter: Double, of segment: PathSegment, _ index: Int) -> SIMD2<Double> {
    guard !parameter.isNaN else { return SIMD2(repeating: .nan) }
    if let profile = DirectionProfile(of: segment) { return profile.unitTangent(at: parameter) }
    return SIMD2(Double.cos(startAngles[index]), Double.sin(startAngles[index]))
  }
}
