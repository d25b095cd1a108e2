public import MotionNumerics

/// Bodies that are joined by springs, to each other or to anchors: a chain, or a body of jelly.
///
/// `SpringNetwork<Double>` moves on a line, `SpringNetwork<SIMD2<Double>>` in the plane. A body's mass is above 0, and
/// dry friction acts in one dimension only.
public struct SpringNetwork<Point: SpringSpace>: DynamicSystem {
  /// What moves: one point for each body.
  public typealias Position = [Point]

  /// The masses of the bodies, above 0.
  public var masses: [Double]
  /// The forces of dry friction on the bodies; empty if there are none.
  public var frictions: [Double]
  /// What joins them.
  public var springs: [NetworkSpring<Point>]
  /// The acceleration of gravity, of every body.
  public var gravity: Point

  /// A network of springs.
  ///
  /// - Parameters:
  ///   - masses: the masses of the bodies, above 0.
  ///   - springs: what joins them.
  ///   - gravity: the acceleration of every body.
  /// - Precondition: a mass is positive, and every spring joins bodies that there are.
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

  /// As many as all bodies have.
  public var coordinateCount: Int { masses.count * Point.scalarCount }

  /// The sum of the springs' forces on each body over its mass, and gravity.
  public func evaluate(
    _ accelerations: inout MutableSpan<Double>, at time: Double, positions: Span<Double>, velocities: Span<Double>
  ) {
    Point.evaluate(self, &accelerations, positions: positions, velocities: velocities)
  }

  /// The deceleration by dry friction.
  public func frictionLimit(of coordinate: Int) -> Double {
    let body = coordinate / Point.scalarCount
    return frictions.isEmpty ? 0 : frictions[body] / masses[body]
  }
}

extension SpringNetwork<Double> {
  /// A network on a line whose bodies rub on something dry.
  ///
  /// - Parameters:
  ///   - masses: the masses of the bodies, above 0.
  ///   - frictions: the forces of dry friction, one for each body, not negative.
  ///   - springs: what joins them.
  ///   - gravity: the acceleration of every body.
  public init(masses: [Double], frictions: [Double], springs: [NetworkSpring<Double>], gravity: Double = 0) {
    require(frictions.count == masses.count, "there must be a friction for each body")
    self.init(masses: masses, springs: springs, gravity: gravity)
    self.frictions = frictions
  }
}
