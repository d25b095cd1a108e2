public import MotionNumerics
internal import RealModule
public import VectorScene

/// A source of particles, such as confetti, in closed form: any time is as near as any other, and nothing is stepped.
///
/// Particle i is born at i/birthRate. At age a it is at origin + v·a + g·a²/2, with v from its speed and direction,
/// turned by an angle that grows evenly. Its random numbers come from the seed and i alone.
///
/// - Complexity: O(particles alive) for a time, whatever has been before.
public struct ParticleEmitter: Sendable, Hashable {
  /// What was chosen.
  public let parameters: Parameters
  /// How many are born in all.
  public let count: Int

  /// Creates an emitter that starts at 0 s.
  ///
  /// - Throws: ``ParameterError`` for a number that is not finite or beyond 10⁹, a negative range, a rate or lifetime
  ///   below 0.001, a lifetime range that is not less than the lifetime, a scale range beyond the scale, more than 10⁶
  ///   particles, or no colour or one that is not finite.
  public init(parameters: Parameters) throws(ParameterError) {
    try parameters.check()
    self.parameters = parameters
    count = Int((parameters.birthRate * parameters.emissionDuration).rounded(.up))
  }

  /// Creates an emitter that starts at 0 s; traps where the throwing initialiser throws.
  public init(_ parameters: Parameters = Parameters()) {
    self = ParameterError.orTrap(try Self(parameters: parameters))
  }

  /// The time at which a particle is born, in seconds.
  public func birthTime(of index: Int) -> Double {
    Double(index) / parameters.birthRate
  }

  /// The time from which on there are no particles any more, at the latest.
  public var end: Double {
    count == 0 ? 0 : birthTime(of: count - 1) + parameters.lifetime + parameters.lifetimeRange
  }

  /// The particles that live at a time, in the order of birth; none at a time that is not finite.
  public func particles(at time: Double) -> [Particle] {
    guard time >= 0 && time < end else { return [] }
    let longest = parameters.lifetime + parameters.lifetimeRange
    // One more on either side, for what the rounding of the products may have lost.
    let first = max(0, ((time - longest) * parameters.birthRate).rounded(.down) - 1)
    let last = min(Double(count), (time * parameters.birthRate).rounded(.down) + 2)
    guard first < last else { return [] }
    return (Int(first)..<Int(last)).compactMap { particle($0, at: time) }
  }

  /// A particle at a time; nil before its birth and after its death.
  private func particle(_ index: Int, at time: Double) -> Particle? {
    let age = time - birthTime(of: index)
    guard age >= 0 else { return nil }
    // Seven draws for each, in a fixed order.
    var random = SplitMix64(seed: parameters.seed).skipping(7 * UInt64(index))
    let lifetime = parameters.lifetime + parameters.lifetimeRange * random.nextSigned()
    guard age < lifetime else { return nil }

    let speed = parameters.speed + parameters.speedRange * random.nextSigned()
    let direction = parameters.direction + parameters.spread * random.nextSigned()
    let spin = parameters.spin + parameters.spinRange * random.nextSigned()
    let startAngle = Double.pi * random.nextSigned()
    let scale = parameters.scale + parameters.scaleRange * random.nextSigned()
    let color = parameters.colors[Int(random.nextUnit() * Double(parameters.colors.count))]
    let start = speed * SIMD2(Double.cos(direction), Double.sin(direction))
    return Particle(
      index: index, age: age, progress: age / lifetime,
      position: parameters.origin + age * (start + 0.5 * age * parameters.gravity),
      velocity: start + age * parameters.gravity, rotation: startAngle + spin * age, scale: scale, color: color)
  }

  /// The particles as rectangles that fade away in the last quarter of their lives.
  public func nodes(at time: Double) -> [Node] {
    let size = parameters.size
    let piece = Path.rectangle(x: -0.5 * size.x, y: -0.5 * size.y, width: size.x, height: size.y)
    return particles(at: time).map { particle in
      let place = Affine.translation(x: particle.position.x, y: particle.position.y)
        .rotated(by: particle.rotation).scaledBy(x: particle.scale, y: particle.scale)
      let opacity = min(1, 4 * (1 - particle.progress))
      return .group(
        Group(
          name: "particle\(particle.index)", transform: place, opacity: opacity,
          children: [.shape(Shape(piece, fill: Fill(particle.color)))]))
    }
  }
}
