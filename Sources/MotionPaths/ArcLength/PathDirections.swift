import RealModule

/// The directions of a chain of segments, with an angle that is continuous except at corners and cusps.
struct PathDirections: Sendable {
  /// The angle at the start of each segment, without jumps of whole turns.
  ///
  /// A segment without length has no direction; its constant angle comes from its neighbours.
  private let startAngles: [Double]

  /// The directions of segments.
  init(of segments: [PathSegment]) {
    var angles: [Double] = []
    angles.reserveCapacity(segments.count)
    var angle: Double?
    for segment in segments {
      guard let profile = DirectionProfile(of: segment) else {
        angles.append(angle ?? 0)
        continue
      }
      // Segments without length at the start take the direction of the first one with a length.
      if angle == nil { for index in angles.indices { angles[index] = profile.startAngle } }
      let start = Self.angle(profile.startAngle, after: angle ?? profile.startAngle)
      angle = start + (profile.angle(at: 1) - profile.startAngle)
      angles.append(start)
    }
    startAngles = angles
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

  /// The tangent where there is no quick one.
  func unitTangent(at parameter: Double, of segment: PathSegment, _ index: Int) -> SIMD2<Double> {
    guard !parameter.isNaN else { return SIMD2(repeating: .nan) }
    if let profile = DirectionProfile(of: segment) { return profile.unitTangent(at: parameter) }
    return SIMD2(Double.cos(startAngles[index]), Double.sin(startAngles[index]))
  }
}
