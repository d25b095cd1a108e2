import RealModule

/// The directions of a chain of segments, with an angle that is continuous except at corners and cusps.
struct PathDirections: Sendable {
  /// The direction of each segment.
  ///
  /// Nil for a segment without length; its constant angle comes from its neighbours.
  private let profiles: [DirectionProfile?]
  /// The derivatives of the segments, zero for an arc.
  ///
  /// Nearly every tangent comes from these derivatives, as a profile is so large that reading it is slow.
  private let derivatives: [DerivativePolynomial]
  /// The angle at the start of each segment, without jumps of whole turns.
  private let startAngles: [Double]

  /// The directions of segments.
  init(of segments: [PathSegment]) {
    profiles = segments.map { DirectionProfile(of: $0) }
    derivatives = segments.map { segment in
      if case .arc = segment { .zero } else { DerivativePolynomial(of: segment) }
    }
    // Segments without length at the start take the direction of the first one with a length.
    var angle = profiles.lazy.compactMap { $0 }.first?.startAngle ?? 0
    var startAngles: [Double] = []
    for profile in profiles {
      if let profile { angle = Self.angle(profile.startAngle, after: angle) }
      startAngles.append(angle)
      if let profile { angle += profile.angle(at: 1) - profile.startAngle }
    }
    self.startAngles = startAngles
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

  /// The angle at a position on the path; NaN for a NaN parameter.
  func angle(at pathPosition: PathPosition) -> Double {
    guard !pathPosition.parameter.isNaN else { return .nan }
    let start = startAngles[pathPosition.segment]
    guard let profile = profiles[pathPosition.segment] else { return start }
    return start + (profile.angle(at: pathPosition.parameter) - profile.startAngle)
  }

  /// The tangent of length 1 at a position on the path; NaN for a NaN parameter.
  func unitTangent(at pathPosition: PathPosition) -> SIMD2<Double> {
    if let direction = derivatives[pathPosition.segment].direction(at: pathPosition.parameter) { return direction }
    guard !pathPosition.parameter.isNaN else { return SIMD2(repeating: .nan) }
    if let profile = profiles[pathPosition.segment] { return profile.unitTangent(at: pathPosition.parameter) }
    let angle = startAngles[pathPosition.segment]
    return SIMD2(Double.cos(angle), Double.sin(angle))
  }
}
