// Embedded Swift has no Codable.
#if !hasFeature(Embedded)
  public import MotionCurves

  extension Spring: Codable {
    private enum CodingKeys: CodingKey {
      case mass, stiffness, damping
    }

    /// Decodes `mass`, `stiffness` and `damping`.
    ///
    /// - Throws: a `DecodingError` for a missing number, or a number outside its domain.
    public init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      let mass = try container.decode(Double.self, forKey: .mass)
      let stiffness = try container.decode(Double.self, forKey: .stiffness)
      let damping = try container.decode(Double.self, forKey: .damping)
      self = try decoder.checked(try Self(validatingMass: mass, stiffness: stiffness, damping: damping))
    }

    /// Encodes `mass`, `stiffness` and `damping`.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(mass, forKey: .mass)
      try container.encode(stiffness, forKey: .stiffness)
      try container.encode(damping, forKey: .damping)
    }
  }

  extension SpringMotion: Codable where Value.Precise: Codable {
    private enum CodingKeys: CodingKey {
      case spring, start, target, initialVelocity, startTime
    }

    /// Decodes `spring`, `start`, `target`, `initialVelocity` and `startTime`; the last two are 0 if they are missing.
    ///
    /// - Throws: a `DecodingError` for a missing value, or a number outside its domain.
    public init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      let spring = try container.decode(Spring.self, forKey: .spring)
      let start = try container.decode(Value.Precise.self, forKey: .start)
      let target = try container.decode(Value.Precise.self, forKey: .target)
      let velocity = try container.decodeIfPresent(Value.Precise.self, forKey: .initialVelocity) ?? .zero
      let startTime = try container.decodeIfPresent(Double.self, forKey: .startTime) ?? 0
      self = try decoder.checked(
        try Self(validating: spring, fromPrecise: start, to: target, velocity: velocity, startingAt: startTime))
    }

    /// Encodes all parameters of the motion.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(spring, forKey: .spring)
      try container.encode(preciseStart, forKey: .start)
      try container.encode(preciseTarget, forKey: .target)
      try container.encode(preciseVelocity, forKey: .initialVelocity)
      try container.encode(startTime, forKey: .startTime)
    }
  }
#endif
