public import MotionCurves

/// Bodies joined by springs to each other or to anchors: a chain, or a piece of jelly.
///
/// ```swift
/// var network = SpringNetwork<Double>()
/// let cart = network.addBody(mass: 1)
/// let load = network.addBody(mass: 2)
/// let rope = network.addSpring(from: cart, to: .anchor(0), stiffness: 100, damping: 3)
/// network.addSpring(from: load, to: .body(cart), stiffness: 60, restLength: 1)
/// let motion = try Simulation(of: network, from: [cart: 0, load: 1.5], events: [.at(0.2, .retarget(rope, to: 0.5))])
///   .trajectory(until: 2)
/// motion.body(load).value(at: 1)
/// ```
///
/// `SpringNetwork<Double>` moves on a line, `SpringNetwork<SIMD2<Double>>` in the plane. Masses are above 0, and
/// dry friction acts in one dimension only.
public struct SpringNetwork<Point: SpringSpace>: DynamicSystem, Hashable {
  /// The positions: a point for each body.
  public typealias Position = [Point]

  /// A body of a network, as ``SpringNetwork/addBody(mass:)`` returns it.
  public struct BodyID: Sendable, Hashable, ExpressibleByIntegerLiteral {
    /// The index of the body, in the order in which the bodies were added.
    public let index: Int

    /// The body at an index.
    public init(_ index: Int) { self.index = index }

    /// The body at an index.
    public init(integerLiteral index: Int) { self.index = index }
  }

  /// A spring of a network, as ``SpringNetwork/addSpring(from:to:stiffness:damping:cubicStiffness:restLength:)``
  /// returns it.
  public struct SpringID: Sendable, Hashable, ExpressibleByIntegerLiteral {
    /// The index of the spring, in the order in which the springs were added.
    public let index: Int

    /// The spring at an index.
    public init(_ index: Int) { self.index = index }

    /// The spring at an index.
    public init(integerLiteral index: Int) { self.index = index }
  }

  /// The masses of the bodies, above 0.
  public var masses: [Double]
  /// The forces of dry friction on the bodies; empty for no friction.
  public var frictions: [Double] = []
  /// The springs that join the bodies.
  public var springs: [NetworkSpring<Point>]
  /// The acceleration of gravity, which acts on every body.
  public var gravity: Point

  /// Creates an empty network, for bodies and springs to be added.
  ///
  /// - Parameter gravity: the acceleration of every body.
  public init(gravity: Point = .zero) {
    self.init(masses: [], springs: [], gravity: gravity)
  }

  /// Creates a network of springs.
  ///
  /// - Parameters:
  ///   - masses: the masses of the bodies, above 0.
  ///   - springs: the springs that join the bodies.
  ///   - gravity: the acceleration of every body.
  /// - Precondition: the masses are positive, every spring joins bodies of the network, and all numbers are finite;
  ///   ``init(validatingMasses:springs:gravity:)`` throws instead.
  public init(masses: [Double], springs: [NetworkSpring<Point>], gravity: Point = .zero) {
    self = ParameterError.orTrap(try Self(validatingMasses: masses, springs: springs, gravity: gravity))
  }

  /// Creates a network of springs from numbers that come from outside.
  ///
  /// The parameters are those of ``init(masses:springs:gravity:)``.
  ///
  /// - Throws: ``ParameterError`` for a mass that is not positive, a spring that joins no body of the network or a body
  ///   to itself, and for a number that is not finite.
  public init(
    validatingMasses masses: [Double], springs: [NetworkSpring<Point>], gravity: Point = .zero
  ) throws(ParameterError) {
    self.masses = masses
    self.springs = springs
    self.gravity = gravity
    try checkBodies()
    for spring in springs.indices { try check(spring) }
  }

  /// Checks the masses and gravity.
  func checkBodies() throws(ParameterError) {
    for body in masses.indices where !(masses[body] > 0 && masses[body].isFinite) {
      throw ParameterError(
        parameter: "masses[\(body)]", value: masses[body].shortestDecimal, allowed: "a positive number")
    }
    for axis in 0..<Point.scalarCount { try ParameterError.requireFinite(gravity[scalar: axis], "gravity") }
  }

  /// Checks the numbers of a spring, and that its bodies are in the network.
  func check(_ index: Int) throws(ParameterError) {
    let spring = springs[index]
    do {
      try spring.check()
    } catch {
      throw ParameterError(
        parameter: "springs[\(index)].\(error.parameter)", value: error.value, allowed: error.allowed)
    }
    try requireBody(spring.body, of: index, "body")
    guard case .body(let other) = spring.end else { return }
    try requireBody(other, of: index, "end")
    guard other != spring.body else {
      throw ParameterError(
        parameter: "springs[\(index)].end", value: "the same", allowed: "another body than that of the first end")
    }
  }

  private func requireBody(_ body: BodyID, of spring: Int, _ end: String) throws(ParameterError) {
    guard masses.indices.contains(body.index) else {
      throw ParameterError(
        parameter: "springs[\(spring)].\(end)", value: String(body.index),
        allowed: "a body of the network, which has \(masses.count)")
    }
  }

  /// Checks that there is no friction, or one for each body, not negative, and 0 in the plane.
  func checkFrictions() throws(ParameterError) {
    guard frictions.isEmpty || frictions.count == masses.count else { throw frictionCountError(frictions.count) }
    for body in frictions.indices where !(frictions[body] >= 0 && frictions[body].isFinite) {
      throw ParameterError(
        parameter: "frictions[\(body)]", value: frictions[body].shortestDecimal,
        allowed: "a finite number that is not negative")
    }
    for body in frictions.indices where frictions[body] > 0 && Point.scalarCount > 1 {
      throw ParameterError(
        parameter: "frictions[\(body)]", value: frictions[body].shortestDecimal,
        allowed: "0, as dry friction acts on a line only")
    }
  }

  private func frictionCountError(_ count: Int) -> ParameterError {
    ParameterError(
      parameter: "frictions.count", value: String(count), allowed: "the number of masses, \(masses.count)")
  }

  /// The number of coordinates of all bodies.
  public var coordinateCount: Int { masses.count * Point.scalarCount }

  /// Computes the acceleration of each body: the sum of the springs' forces divided by the mass, plus gravity.
  public func evaluate(
    _ accelerations: inout MutableSpan<Double>, at time: Double, positions: Span<Double>, velocities: Span<Double>
  ) {
    Point._evaluate(self, &accelerations, positions: positions, velocities: velocities)
  }

  // swift-format-ignore: NoLeadingUnderscores
  /// Computes the derivative by the code that is specialised for the space.
  @inlinable
  public static func _differentiate(
    _ system: UnsafeMutableRawPointer, at time: Double, _ state: UnsafePointer<Double>,
    into rates: UnsafeMutablePointer<Double>, count: Int, failure: UnsafeMutablePointer<(any Error)?>
  ) -> Bool {
    Point._differentiate(&system.assumingMemoryBound(to: Self.self).pointee, state, into: rates)
  }

  /// The deceleration μ/m by dry friction; 0 for a body without one.
  public func frictionLimit(of coordinate: Int) -> Double {
    let body = coordinate / Point.scalarCount
    guard frictions.indices.contains(body), masses.indices.contains(body) else { return 0 }
    return frictions[body] / masses[body]
  }
}

// MARK: Friction

extension SpringNetwork<Double> {
  /// Creates a network on a line with dry friction.
  ///
  /// - Parameters:
  ///   - masses: the masses of the bodies, above 0.
  ///   - frictions: the forces of dry friction, one for each body, not negative.
  ///   - springs: the springs that join the bodies.
  ///   - gravity: the acceleration of every body.
  /// - Precondition: that of ``init(masses:springs:gravity:)``, and there is a friction for each body;
  ///   ``init(validatingMasses:frictions:springs:gravity:)`` throws instead.
  package init(masses: [Double], frictions: [Double], springs: [NetworkSpring<Double>], gravity: Double = 0) {
    self = ParameterError.orTrap(
      try Self(validatingMasses: masses, frictions: frictions, springs: springs, gravity: gravity))
  }

  /// Creates a network on a line with dry friction, from numbers that come from outside.
  ///
  /// The parameters are those of ``init(masses:frictions:springs:gravity:)``.
  ///
  /// - Throws: ``ParameterError`` for masses, springs and gravity as ``init(validatingMasses:springs:gravity:)`` does,
  ///   for a friction that is negative or not finite, and if the numbers of frictions and masses differ.
  package init(
    validatingMasses masses: [Double], frictions: [Double], springs: [NetworkSpring<Double>], gravity: Double = 0
  ) throws(ParameterError) {
    try self.init(validatingMasses: masses, springs: springs, gravity: gravity)
    guard frictions.count == masses.count else { throw frictionCountError(frictions.count) }
    self.frictions = frictions
    try checkFrictions()
  }
}
