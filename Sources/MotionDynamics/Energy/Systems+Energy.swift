internal import MotionCurves
internal import MotionSprings
internal import RealModule

// The energies of the systems that have one.

extension LinearSpring {
  /// ½·m·v² and ½·k·(x − target)².
  public func energy(positions: Span<Double>, velocities: Span<Double>) -> MechanicalEnergy? {
    var (kinetic, potential) = (0.0, 0.0)
    for index in 0..<coordinateCount {
      let extent = positions[index] - target[scalar: index]
      kinetic += 0.5 * spring.mass * velocities[index] * velocities[index]
      potential += 0.5 * spring.stiffness * extent * extent
    }
    return MechanicalEnergy(kinetic: kinetic, potential: potential)
  }

  /// True without damping.
  public var conservesEnergy: Bool { spring.damping == 0 }
}

extension DuffingSpring {
  /// ½·m·v² and ½·k·e² + ¼·β·e⁴.
  public func energy(positions: Span<Double>, velocities: Span<Double>) -> MechanicalEnergy? {
    let extent = positions[0] - target
    return MechanicalEnergy(
      kinetic: 0.5 * mass * velocities[0] * velocities[0],
      potential: NetworkSpring<Double>.energy(ofExtent: extent, stiffness, cubicStiffness))
  }

  /// True without damping and drive.
  public var conservesEnergy: Bool { damping == 0 && driveForce == 0 }
}

extension FrictionSpring {
  /// ½·m·v² and ½·k·(x − target)².
  public func energy(positions: Span<Double>, velocities: Span<Double>) -> MechanicalEnergy? {
    LinearSpring<Double>(spring, target: target).energy(positions: positions, velocities: velocities)
  }

  /// True without damping and friction.
  public var conservesEnergy: Bool { spring.damping == 0 && friction == 0 }
}

extension Pendulum {
  /// ½·l²·θ′² and g·l·(1 − cos θ), of a mass of 1.
  public func energy(positions: Span<Double>, velocities: Span<Double>) -> MechanicalEnergy? {
    let half = Double.sin(0.5 * positions[0])
    return MechanicalEnergy(
      kinetic: 0.5 * length * length * velocities[0] * velocities[0], potential: 2 * gravity * length * half * half)
  }

  /// True without damping.
  public var conservesEnergy: Bool { damping == 0 }
}

extension FallingBall {
  /// ½·v² and −g·x, of a mass of 1.
  public func energy(positions: Span<Double>, velocities: Span<Double>) -> MechanicalEnergy? {
    MechanicalEnergy(kinetic: 0.5 * velocities[0] * velocities[0], potential: -gravity * positions[0])
  }

  /// True without drag.
  public var conservesEnergy: Bool { drag == 0 }
}

extension SpringNetwork {
  /// The sum over all bodies and springs; nil in a space whose springs have no energy.
  public func energy(positions: Span<Double>, velocities: Span<Double>) -> MechanicalEnergy? {
    let size = Point.scalarCount
    var (kinetic, potential) = (0.0, 0.0)
    for body in masses.indices {
      for axis in 0..<size {
        let index = body * size + axis
        kinetic += 0.5 * masses[body] * velocities[index] * velocities[index]
        potential -= masses[body] * gravity[scalar: axis] * positions[index]
      }
    }
    func point(_ body: BodyID) -> Point { Point(scalars: { positions[body.index * size + $0] }) }
    for spring in springs {
      let end =
        switch spring.end {
        case .anchor(let anchor): anchor
        case .body(let other): point(other)
        }
      guard let energy = Point.energy(of: spring, offset: point(spring.body) - end) else { return nil }
      potential += energy
    }
    return MechanicalEnergy(kinetic: kinetic, potential: potential)
  }

  /// True without dampers and friction if springs hang every body on an anchor, directly or by way of other bodies.
  ///
  /// A network that floats keeps its momentum, too, to the bit, which matters more.
  public var conservesEnergy: Bool {
    springs.allSatisfy { $0.damping == 0 && Point.energy(of: $0, offset: .zero) != nil }
      && frictions.allSatisfy { $0 == 0 } && isAnchored
  }

  /// Whether springs with a force lead from each body to an anchor.
  private var isAnchored: Bool {
    var neighbours = Array(repeating: [Int](), count: masses.count)
    var (isReached, reached) = (Array(repeating: false, count: masses.count), [Int]())
    func reach(_ body: Int) {
      guard !isReached[body] else { return }
      isReached[body] = true
      reached.append(body)
    }
    for spring in springs where spring.stiffness != 0 || spring.cubicStiffness != 0 {
      switch spring.end {
      case .anchor: reach(spring.body.index)
      case .body(let other):
        neighbours[spring.body.index].append(other.index)
        neighbours[other.index].append(spring.body.index)
      }
    }
    while let body = reached.popLast() { neighbours[body].forEach(reach) }
    return !isReached.contains(false)
  }
}

extension NetworkSpring {
  /// ½·k·e² + ¼·β·e⁴.
  static func energy(ofExtent extent: Double, _ stiffness: Double, _ cubicStiffness: Double) -> Double {
    let square = extent * extent
    return (0.5 * stiffness + 0.25 * cubicStiffness * square) * square
  }
}

extension SpringSpace {
  /// Nil, as a custom space need not have energies.
  public static func energy(of spring: NetworkSpring<Self>, offset: Self) -> Double? { nil }
}

extension Double {
  /// ½·k·e² + ¼·β·e⁴, with the extension e of ``force(of:offset:rate:)``.
  public static func energy(of spring: NetworkSpring<Double>, offset: Double) -> Double? {
    let side = spring.side == 0 ? (offset < 0 ? -1 : 1) : spring.side
    return NetworkSpring<Double>.energy(
      ofExtent: offset - side * spring.restLength, spring.stiffness, spring.cubicStiffness)
  }
}

extension SIMD2<Double> {
  /// ½·k·e² + ¼·β·e⁴, with the extension e of ``force(of:offset:rate:)``.
  public static func energy(of spring: NetworkSpring<Self>, offset: Self) -> Double? {
    let extent = (offset * offset).sum().squareRoot() - spring.restLength
    return NetworkSpring<Self>.energy(ofExtent: extent, spring.stiffness, spring.cubicStiffness)
  }
}
