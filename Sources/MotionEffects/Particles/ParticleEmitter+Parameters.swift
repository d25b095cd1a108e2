public import MotionNumerics

extension ParticleEmitter {
  /// What particles are born, and how; a range r means that numbers are uniform within ± r.
  public struct Parameters: Sendable, Hashable {
    /// Where they are born, in points.
    public var origin: SIMD2<Double> = [160, 120]
    /// How many are born in a second, at even intervals.
    public var birthRate = 80.0
    /// For how long, in seconds from 0 s.
    public var emissionDuration = 1.0
    /// How long they live, in seconds.
    public var lifetime = 2.0
    /// The range of that, less than the lifetime.
    public var lifetimeRange = 0.5
    /// How fast they start, in points per second.
    public var speed = 220.0
    /// The range of that.
    public var speedRange = 80.0
    /// In which direction they start, in radians, clockwise on a screen from the right; −π/2 is upwards.
    public var direction = -0.5 * Double.pi
    /// The range of that.
    public var spread = 0.25 * Double.pi
    /// The acceleration, in points per second squared.
    public var gravity: SIMD2<Double> = [0, 300]
    /// How fast they turn, in radians per second.
    public var spin = 0.0
    /// The range of that.
    public var spinRange = 10.0
    /// The scale of their size.
    public var scale = 1.0
    /// The range of that, at most the scale.
    public var scaleRange = 0.4
    /// The width and height of a particle of scale 1, in points.
    public var size: SIMD2<Double> = [6, 10]
    /// The colours, of which each has one.
    public var colors = [0xD5_5E00, 0x00_72B2, 0x00_9E73, 0xF0_E442, 0xCC_79A7].map { Color(hex: $0) }
    /// The seed of all random numbers.
    public var seed: UInt64 = 0

    /// Parameters of confetti, to be changed.
    public init() {}

    /// Throws what ``ParticleEmitter/init(_:)`` does.
    func check() throws(ParameterError) {
      try Self.require(origin.x, "origin.x")
      try Self.require(origin.y, "origin.y")
      try Self.require(gravity.x, "gravity.x")
      try Self.require(gravity.y, "gravity.y")
      try Self.require(speed, "speed")
      try Self.require(direction, "direction")
      try Self.require(spin, "spin")
      try Self.require(speedRange, "speedRange", from: 0)
      try Self.require(spread, "spread", from: 0)
      try Self.require(spinRange, "spinRange", from: 0)
      try Self.require(birthRate, "birthRate", from: 1e-3)
      try Self.require(emissionDuration, "emissionDuration", from: 0)
      try Self.require(lifetime, "lifetime", from: 1e-3)
      try Self.require(lifetimeRange, "lifetimeRange", from: 0, to: lifetime.nextDown)
      try Self.require(scale, "scale", from: 0)
      try Self.require(scaleRange, "scaleRange", from: 0, to: scale)
      try Self.require(size.x, "size.x", from: 0)
      try Self.require(size.y, "size.y", from: 0)
      try Self.require(birthRate * emissionDuration, "birthRate * emissionDuration", from: 0, to: 1e6)
      guard !colors.isEmpty else {
        throw ParameterError(parameter: "colors", value: "[]", allowed: "one or more colors")
      }
    }

    /// Numbers whose products do not overflow.
    private static func require(
      _ value: Double, _ parameter: String, from least: Double = -1e9, to most: Double = 1e9
    ) throws(ParameterError) {
      guard value >= least && value <= most else {
        let allowed = "a number in \(least.shortestDecimal)...\(most.shortestDecimal)"
        throw ParameterError(parameter: parameter, value: value.shortestDecimal, allowed: allowed)
      }
    }
  }
}
