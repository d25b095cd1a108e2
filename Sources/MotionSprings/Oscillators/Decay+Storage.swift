public import MotionCurves

extension Decay: CustomStringConvertible {
  /// The motion as Swift, as in `Decay(velocity: 1000, deceleration: 0.998)`; a start or a start time of 0 is left out.
  public var description: String {
    let place = preciseStart == .zero ? "" : "from: \(preciseStart.listedScalars), "
    let time = startTime == 0 ? "" : ", startingAt: \(startTime.shortestDecimal)"
    let velocity = preciseVelocity.listedScalars
    return "Decay(\(place)velocity: \(velocity), deceleration: \(deceleration.shortestDecimal)\(time))"
  }
}

// Embedded Swift has no Codable.
#if !hasFeature(Embedded)
  extension Decay: Codable where Value.Precise: Codable {
    private enum CodingKeys: CodingKey {
      case start, initialVelocity, deceleration, startTime
    }

    /// Decodes the motion; the start is zero and the start time 0 where they are missing.
    ///
    /// - Throws: a `DecodingError` for a missing value, or a number outside its domain.
    public init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      let start = try container.decodeIfPresent(Value.Precise.self, forKey: .start) ?? .zero
      let velocity = try container.decode(Value.Precise.self, forKey: .initialVelocity)
      let deceleration = try container.decode(Double.self, forKey: .deceleration)
      let startTime = try container.decodeIfPresent(Double.self, forKey: .startTime) ?? 0
      self = try decoder.checked(
        try Self(validatingPrecise: velocity, from: start, deceleration: deceleration, startingAt: startTime))
    }

    /// Encodes the start, the velocity, the deceleration and the start time.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(preciseStart, forKey: .start)
      try container.encode(preciseVelocity, forKey: .initialVelocity)
      try container.encode(deceleration, forKey: .deceleration)
      try container.encode(startTime, forKey: .startTime)
    }
  }
#endif
