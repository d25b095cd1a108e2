public import MotionNumerics

/// Bodies joined by springs to each other or to anchors: a chain, or a piece of jelly.
///
/// `SpringNetwork<Double>` moves on a line, `SpringNetwork<SIMD2<Double>>` in the plane. Masses are above 0, and
/// dry friction acts in one dimension only.
public struct SpringNetwork<Point: SpringSpace>: DynamicSystem {
  /// The positions: a point for each body.
  public typealias Position = [Point]

  /// The masses of the bodies, above 0.
  public var masses: [Double]
  /// The forces of dry friction on the bodies; empty for no friction.
  public var frictions: [Double]
  /// The springs that join the bodies.
  public var springs: [NetworkSpring<Point>]
  /// The acceleration of gravity, which acts on every body.
  public var gravity: Point

  /// Creates a network of springs.
  ///
  /// - Parameters:
  ///   - masses: the masses of the bodies, above 0.
  ///   - springs: the springs that join the bodies.
  ///   - gravity: the acceleration of every body.
  /// - Precondition: the masses are positive, and every spring joins bodies of the network.
  public init(masses: [Double], springs: [NetworkSpring<Point>], gravity: Point = .zero) {
    require(masses.allSatisfy { $0 > 0 }, "a mass must be positive")
    for spring in springs {
      require(masses.indices.contains(spring.body), "a spring must join a body of the network")
      if case .body(let other) = spring.end {
        require(
          masses.indices.contains(other) && other != spring.body, "a spring must join two bodies of the network")
      }
    }
    self.masses = masses
    self.springs = springs
    self.gravity = gravity
    frictions = []
  }

  /// The number of coordinates of all bodies.
  public var coordinateCount: Int { masses.count * Point.scalarCount }

  /// Computes the sum of the springs' forces on each body over its mass, and gravity.
  public func evaluate(
    _ accelerations: inout MutableSpan<Double>, at time: Double, positions: Span<Double>, velocities: Span<Double>
  ) {
    Point._evaluate(self, &accelerations, positions: positions, velocities: velocities)
  }

  /// The deceleration μ/m by dry friction.
  public func frictionLimit(of coordinate: Int) -> Double {
    let body = coordinate / Point.scalarCount
    return frictions.isEmpty ? 0 : frictions[body] / masses[body]
  }
}

extension SpringNetwork<Double> {
  /// Creates a network on a line with dry friction.
  ///
  /// - Parameters:
  ///   - masses: the masses of the bodies, above 0.
  ///   - frictions: the forces of dry friction, one for each body, not negative.
  ///   - springs: the springs that join the bodies.
  ///   - gravity: the acceleration of every body.
  public init(masses: [Double], frictions: [Double], springs: [NetworkSpring<Double>], gravity: Double = 0) {
    require(frictions.count == masses.count, "there must be a friction for each body")
    self.init(masses: masses, springs: springs, gravity: gravity)
    self.frictions = frictions
  }
}
