public import MotionCurves

// Networks that are built body by body and spring by spring.

extension SpringNetwork {
  /// Adds a body.
  ///
  /// - Parameter mass: the mass of the body.
  /// - Returns: the body, for its springs, its start, its events and its motion.
  /// - Precondition: the mass is positive and finite; ``addBody(validatingMass:)`` throws instead.
  @discardableResult
  public mutating func addBody(mass: Double) -> BodyID {
    ParameterError.orTrap(try addBody(validatingMass: mass))
  }

  /// Adds a body whose mass comes from outside.
  ///
  /// - Parameter mass: the mass of the body.
  /// - Returns: the body, for its springs, its start, its events and its motion.
  /// - Throws: ``ParameterError`` for a mass that is not positive and finite; the network stays as it is.
  @discardableResult
  public mutating func addBody(validatingMass mass: Double) throws(ParameterError) -> BodyID {
    try ParameterError.requirePositive(mass, "mass")
    masses.append(mass)
    if !frictions.isEmpty { frictions.append(0) }
    return BodyID(masses.count - 1)
  }

  /// Adds a spring with a damper from a body to another body or to an anchor.
  ///
  /// - Parameters:
  ///   - body: the body at the first end.
  ///   - end: the other end.
  ///   - stiffness: force per length.
  ///   - damping: force per velocity.
  ///   - cubicStiffness: force per length cubed.
  ///   - restLength: the length without a force, at least 0.
  /// - Returns: the spring, for events that change it.
  /// - Precondition: the spring joins two bodies of the network, or one to an anchor, all numbers are finite, and the
  ///   rest length is not negative; ``addSpring(validatingFrom:to:stiffness:damping:cubicStiffness:restLength:)``
  ///   throws instead.
  @discardableResult
  public mutating func addSpring(
    from body: BodyID, to end: NetworkSpring<Point>.End, stiffness: Double, damping: Double = 0,
    cubicStiffness: Double = 0, restLength: Double = 0
  ) -> SpringID {
    ParameterError.orTrap(
      try addSpring(
        validatingFrom: body, to: end, stiffness: stiffness, damping: damping, cubicStiffness: cubicStiffness,
        restLength: restLength))
  }

  /// Adds a spring whose ends and numbers come from outside.
  ///
  /// The parameters are those of ``addSpring(from:to:stiffness:damping:cubicStiffness:restLength:)``.
  ///
  /// - Returns: the spring, for events that change it.
  /// - Throws: ``ParameterError`` for a spring that joins no body of the network or a body to itself, for a number that
  ///   is not finite, and for a negative rest length; the network stays as it is.
  @discardableResult
  public mutating func addSpring(
    validatingFrom body: BodyID, to end: NetworkSpring<Point>.End, stiffness: Double, damping: Double = 0,
    cubicStiffness: Double = 0, restLength: Double = 0
  ) throws(ParameterError) -> SpringID {
    springs.append(
      try NetworkSpring(
        validatingFrom: body, to: end, stiffness: stiffness, damping: damping, cubicStiffness: cubicStiffness,
        restLength: restLength))
    do {
      try check(springs.count - 1)
    } catch {
      springs.removeLast()
      throw error
    }
    return SpringID(springs.count - 1)
  }

  /// The parameters of a spring.
  public subscript(spring: SpringID) -> NetworkSpring<Point> {
    get { springs[spring.index] }
    set { springs[spring.index] = newValue }
  }
}

extension SpringNetwork<Double> {
  /// Adds a body with dry friction.
  ///
  /// - Parameters:
  ///   - mass: the mass of the body.
  ///   - friction: the force of dry friction.
  /// - Returns: the body, for its springs, its start, its events and its motion.
  /// - Precondition: the mass is positive, the friction is not negative, and both are finite;
  ///   ``addBody(validatingMass:friction:)`` throws instead.
  @discardableResult
  public mutating func addBody(mass: Double, friction: Double) -> BodyID {
    ParameterError.orTrap(try addBody(validatingMass: mass, friction: friction))
  }

  /// Adds a body with dry friction, whose numbers come from outside.
  ///
  /// The parameters are those of ``addBody(mass:friction:)``.
  ///
  /// - Returns: the body, for its springs, its start, its events and its motion.
  /// - Throws: ``ParameterError`` for a mass that is not positive, a friction that is negative, or an infinite number;
  ///   the network stays as it is.
  @discardableResult
  public mutating func addBody(validatingMass mass: Double, friction: Double) throws(ParameterError) -> BodyID {
    try ParameterError.requireNotNegative(friction, "friction")
    let body = try addBody(validatingMass: mass)
    if frictions.isEmpty { frictions = [Double](repeating: 0, count: masses.count) }
    frictions[body.index] = friction
    return body
  }
}
