import RealModule

/// The directions of a chain of segments, with an angle that is continuous but for corners and cusps.
struct PathDirections: Sendable {
  /// The direction of each segment; one without a length takes over a constant one from its neighbours.
  private let profiles: [DirectionProfile?]
  /// The derivatives alone, zero for an arc.
  ///
  /// Nearly every tangent comes from them, as a profile is so large that it takes long to read.
  private let derivatives: [DerivativePolynomial]
  /// The angle at the start of each segment, without jumps of whole turns.
  private let startAngles: [Double]

  /// The directions of segments.
  init(of segments: [PathSegment]) {
    profiles = segments.map { DirectionProfile(of: $0) }
    derivatives = segments.map { segment in
      if case .arc = segment { .zero } else { DerivativePolynomial(of: segment) }
    }
    // Points at the start have the direction of the first segment that has one.
    var angle = profiles.lazy.compactMap { $0 }.first?.startAngle ?? 0
    var startAngles: [Double] = []
    for profile in profiles {
      if let profile { angle = Self.angle(profile.startAngle, after: angle) }
      startAngles.append(angle)
      if let profile { angle += profile.angle(at: 1) - profile.startAngle }
    }
    self.startAngles = startAngles
  }

  /// The angle plus as many whole turns as bring it nearest to another one, before which there is half a turn at most;
  /// an exact reversal counts as +π.
  private static func angle(_ angle: Double, after previous: Double) -> Double {
    let turns = ((previous - angle) / (2 * .pi) + 0.5 + reversalRounding).rounded(.down)
    return angle + turns * 2 * .pi
  }

  /// Two angles that are half a turn apart are so but for a few units in the last place.
  private static let reversalRounding = 0x1p-48

  /// The angle at a place; NaN for a NaN parameter.
  func angle(at location: PathPosition) -> Double {
    guard !location.parameter.isNaN else { return .nan }
    let start = startAngles[location.segment]
    guard let profile = profiles[location.segment] else { return start }
    return start + (profile.angle(at: location.parameter) - profile.startAngle)
  }

  /// The tangent of length 1 at a place; NaN for a NaN parameter.
  func unitTangent(at location: PathPosition) -> SIMD2<Double> {
    if let direction = derivatives[location.segment].direction(at: location.parameter) { return direction }
    guard !location.parameter.isNaN else { return SIMD2(repeating: .nan) }
    if let profile = profiles[location.segment] { return profile.unitTangent(at: location.parameter) }
    let angle = startAngles[location.segment]
    return SIMD2(Double.cos(angle), Double.sin(angle))
  }
}
