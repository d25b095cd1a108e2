public import MotionCurves
import MotionPaths
public import MotionValues
internal import RealModule
public import VectorScene

/// A source of particles, such as confetti, in closed form: the state at any time is computed directly, without steps.
///
/// Particle i is born at i/birthRate. At age a it is at origin + v·a + g·a²/2, with v from its speed and direction. Its
/// rotation grows linearly from an angle that is uniform in −π…π. Its random numbers depend on the seed and i alone.
///
/// - Complexity: O(particles alive) for any time.
public struct ParticleEmitter: Sendable, Hashable {
  /// The parameters.
  public let parameters: Parameters
  /// The total number of particles.
  package let count: Int

  /// Creates an emitter that starts at 0 s.
  ///
  /// - Precondition: the parameters are in their ranges; ``init(validating:)`` throws instead.
  public init(parameters: Parameters = Parameters()) {
    self = ParameterError.orTrap(try Self(validating: parameters))
  }

  /// Creates an emitter that starts at 0 s, with parameters from outside.
  ///
  /// - Throws: ``ParameterError`` for a number that is not finite or beyond 10⁹, a negative range, a rate or lifetime
  ///   below 0.001, a lifetime range that is not less than the lifetime, a scale range beyond the scale, more than 10⁶
  ///   particles, or no colour or one that is not finite.
  public init(validating parameters: Parameters) throws(ParameterError) {
    try parameters.validate()
    self.parameters = parameters
    count = Int((parameters.birthRate * parameters.emissionDuration).rounded(.up))
  }

  /// The time of a particle's birth in seconds.
  package func birthTime(of index: Int) -> Double {
    Double(index) / parameters.birthRate
  }

  /// A time from which on there are no particles.
  public var restTime: Double {
    count == 0 ? 0 : birthTime(of: count - 1) + parameters.lifetime + parameters.lifetimeRange
  }

  /// The particles that live at a time, in the order of birth; none at a time that is not finite.
  public func particles(at time: Double) -> [Particle] {
    guard time >= 0 && time < restTime else { return [] }
    let longest = parameters.lifetime + parameters.lifetimeRange
    // One more on either side, which the rounding of the products may have lost.
    let first = max(0, ((time - longest) * parameters.birthRate).rounded(.down) - 1)
    let last = min(Double(count), (time * parameters.birthRate).rounded(.down) + 2)
    guard first < last else { return [] }
    return (Int(first)..<Int(last)).compactMap { particle($0, at: time) }
  }

  /// A particle at a time; nil before its birth and after its death.
  private func particle(_ index: Int, at time: Double) -> Particle? {
    let age = time - birthTime(of: index)
    guard age >= 0 else { return nil }
    // Seven draws for each particle, in a fixed order.
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
      let transform = Affine.translation(x: particle.position.x, y: particle.position.y)
        .rotated(by: particle.rotation).scaledBy(x: particle.scale, y: particle.scale)
      let opacity = min(1, 4 * (1 - particle.progress))
      return .group(
        Group(
          name: "particle\(particle.index)", transform: transform, opacity: opacity,
          children: [.shape(Shape(piece, fill: Fill(particle.color)))]))
    }
  }
}

/// A particle of an emitter at a time.
public struct Particle: Sendable, Hashable {
  /// Its number, counted from 0 in the order of birth.
  public let index: Int
  /// Its age in seconds.
  package let age: Double
  /// The fraction of its lifetime that has passed, 0 ≤ p < 1.
  public let progress: Double
  /// Its centre, in points.
  public let position: SIMD2<Double>
  /// Its velocity, in points per second.
  public let velocity: SIMD2<Double>
  /// Its rotation in radians.
  public let rotation: Double
  /// The scale of its size.
  public let scale: Double
  /// Its colour.
  public let color: Color
}
