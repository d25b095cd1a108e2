import MotionCurves
public import MotionValues

extension ParticleEmitter {
  /// The parameters of the particles; a range r means that numbers are uniform within ± r.
  public struct Parameters: Sendable, Hashable {
    /// The point of birth.
    public var origin: SIMD2<Double>
    /// The number of births per second, at even intervals.
    public var birthRate: Double
    /// The duration of the emission in seconds, from 0 s.
    public var emissionDuration: Double
    /// The mean lifetime in seconds.
    public var lifetime: Double
    /// The range of the lifetime, less than the lifetime.
    public var lifetimeRange: Double
    /// The mean initial speed in points per second.
    public var speed: Double
    /// The range of the initial speed.
    public var speedRange: Double
    /// The mean initial direction in radians, clockwise on a screen from the right; −π/2 is upwards.
    public var direction: Double
    /// The range of the initial direction.
    public var spread: Double
    /// The acceleration, in points per second squared.
    public var gravity: SIMD2<Double>
    /// The mean angular velocity in radians per second.
    public var spin: Double
    /// The range of the angular velocity.
    public var spinRange: Double
    /// The mean scale.
    public var scale: Double
    /// The range of the scale, at most the scale.
    public var scaleRange: Double
    /// The width and height of a particle of scale 1, in points.
    public var size: SIMD2<Double>
    /// The colours; each particle has one of them.
    public var colors: [Color]
    /// The seed of all random numbers.
    public var seed: UInt64

    /// Creates parameters; the defaults are those of confetti.
    public init(
      origin: SIMD2<Double> = [160, 120],
      birthRate: Double = 80.0,
      emissionDuration: Double = 1.0,
      lifetime: Double = 2.0,
      lifetimeRange: Double = 0.5,
      speed: Double = 220.0,
      speedRange: Double = 80.0,
      direction: Double = -0.5 * Double.pi,
      spread: Double = 0.25 * Double.pi,
      gravity: SIMD2<Double> = [0, 300],
      spin: Double = 0.0,
      spinRange: Double = 10.0,
      scale: Double = 1.0,
      scaleRange: Double = 0.4,
      size: SIMD2<Double> = [6, 10],
      colors: [Color] = [0xD5_5E00, 0x00_72B2, 0x00_9E73, 0xF0_E442, 0xCC_79A7].map { Color(hex: $0) },
      seed: UInt64 = 0
    ) {
      self.origin = origin
      self.birthRate = birthRate
      self.emissionDuration = emissionDuration
      self.lifetime = lifetime
      self.lifetimeRange = lifetimeRange
      self.speed = speed
      self.speedRange = speedRange
      self.direction = direction
      self.spread = spread
      self.gravity = gravity
      self.spin = spin
      self.spinRange = spinRange
      self.scale = scale
      self.scaleRange = scaleRange
      self.size = size
      self.colors = colors
      self.seed = seed
    }

    /// Throws unless lengths and ranges are not negative, the rate and the lifetime positive, the ranges of lifetime
    /// and scale not greater than these, the particles not too many, and there is a colour.
    func validate() throws(ParameterError) {
      try ParameterError.require(origin, "origin")
      try ParameterError.require(gravity, "gravity")
      try ParameterError.require(speed, "speed")
      try ParameterError.require(direction, "direction")
      try ParameterError.require(spin, "spin")
      let notNegative = ParameterError.notNegativeRange
      try ParameterError.require(speedRange, "speedRange", in: notNegative)
      try ParameterError.require(spread, "spread", in: notNegative)
      try ParameterError.require(spinRange, "spinRange", in: notNegative)
      try ParameterError.require(birthRate, "birthRate", in: ParameterError.positiveRange)
      try ParameterError.require(emissionDuration, "emissionDuration", in: notNegative)
      try ParameterError.require(lifetime, "lifetime", in: ParameterError.positiveRange)
      try ParameterError.require(lifetimeRange, "lifetimeRange", in: 0...lifetime.nextDown)
      try ParameterError.require(scale, "scale", in: notNegative)
      try ParameterError.require(scaleRange, "scaleRange", in: 0...scale)
      try ParameterError.require(size, "size", in: notNegative)
      try ParameterError.require(birthRate * emissionDuration, "birthRate * emissionDuration", in: 0...1e6)
      guard !colors.isEmpty else {
        throw ParameterError(parameter: "colors", value: "[]", allowed: "one or more colors")
      }
      for (index, color) in colors.enumerated() { try ParameterError.require(color, "colors[\(index)]") }
    }
  }
}

// Embedded Swift has no Codable.
#if !hasFeature(Embedded)
  extension ParticleEmitter.Parameters: Codable {
    /// Decodes parameters; missing ones have their defaults.
    ///
    /// - Throws: `DecodingError` for numbers that ``ParticleEmitter/init(validating:)`` refuses.
    public init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: CodingKeys.self)
      self.init()
      try values.decode(to: &origin, .origin)
      try values.decode(to: &birthRate, .birthRate)
      try values.decode(to: &emissionDuration, .emissionDuration)
      try values.decode(to: &lifetime, .lifetime)
      try values.decode(to: &lifetimeRange, .lifetimeRange)
      try values.decode(to: &speed, .speed)
      try values.decode(to: &speedRange, .speedRange)
      try values.decode(to: &direction, .direction)
      try values.decode(to: &spread, .spread)
      try values.decode(to: &gravity, .gravity)
      try values.decode(to: &spin, .spin)
      try values.decode(to: &spinRange, .spinRange)
      try values.decode(to: &scale, .scale)
      try values.decode(to: &scaleRange, .scaleRange)
      try values.decode(to: &size, .size)
      try values.decode(to: &colors, .colors)
      try values.decode(to: &seed, .seed)
      try decoder.checked(try validate())
    }
  }
#endif
