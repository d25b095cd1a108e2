public import MotionCurves

/// A space in which springs act: a line, `Double`, or a plane, `SIMD2<Double>`.
///
/// A custom space implements only ``force(of:offset:rate:)``.
public protocol SpringSpace: VectorValue, Hashable {
  /// The force of a spring on the body at its first end.
  ///
  /// - Parameters:
  ///   - spring: the spring.
  ///   - offset: the body's position minus the position of the other end.
  ///   - rate: the velocity of the offset.
  /// - Returns: the force on the body; the opposite acts on the other end.
  static func force(of spring: NetworkSpring<Self>, offset: Self, rate: Self) -> Self

  /// The energy that a spring can give back; nil, as by default, if it is not known.
  ///
  /// - Parameters:
  ///   - spring: the spring.
  ///   - offset: the body's position minus the position of the other end.
  /// - Returns: the energy, 0 where the spring does not pull.
  static func energy(of spring: NetworkSpring<Self>, offset: Self) -> Double?

  // swift-format-ignore: NoLeadingUnderscores
  /// Computes the accelerations of a network.
  ///
  /// Do not implement this method: the default implementation is complete. It is a requirement so that the compiler
  /// specialises it for each space together with `force`.
  ///
  /// - Parameters:
  ///   - network: the network.
  ///   - accelerations: receives a number for each coordinate.
  ///   - positions: the coordinates.
  ///   - velocities: their velocities.
  static func _evaluate(
    _ network: SpringNetwork<Self>, _ accelerations: inout MutableSpan<Double>, positions: Span<Double>,
    velocities: Span<Double>)

  // swift-format-ignore: NoLeadingUnderscores
  /// Computes the time derivative of a network's whole state, and returns whether all of it is finite.
  ///
  /// Do not implement this method: the default implementation is complete. It is a requirement for the same reason: a
  /// solver calls it several times in each step.
  ///
  /// - Parameters:
  ///   - network: the network, which does not change; exclusive access to it saves the counting of references.
  ///   - state: all coordinates, then all velocities.
  ///   - rates: receives all velocities, then all accelerations.
  /// - Returns: false if an acceleration is infinite or NaN.
  static func _differentiate(
    _ network: inout SpringNetwork<Self>, _ state: UnsafePointer<Double>, into rates: UnsafeMutablePointer<Double>
  ) -> Bool
}

extension SpringSpace {
  // swift-format-ignore: NoLeadingUnderscores
  /// Computes the acceleration of each body: the sum of the springs' forces divided by the mass, plus gravity.
  @inlinable
  public static func _evaluate(
    _ network: SpringNetwork<Self>, _ accelerations: inout MutableSpan<Double>, positions: Span<Double>,
    velocities: Span<Double>
  ) {
    let size = scalarCount
    let (masses, springs) = (network.masses.span, network.springs.span)
    let count = masses.count * size
    require(
      positions.count == count && velocities.count == count && accelerations.count == count,
      "an evaluation needs a position, a velocity and an acceleration for each coordinate")
    // Sum all forces before dividing: a division takes longer than the rest of a spring.
    for index in 0..<count { accelerations[unchecked: index] = 0 }
    for index in springs.indices {
      let spring = springs[unchecked: index]
      let first = spring.body.index * size
      // One check for each body; a check for each number would take as long as the force.
      require(masses.indices.contains(spring.body.index), "a spring joins bodies of its network")
      var offset = Self(scalars: { positions[unchecked: first + $0] })
      var rate = Self(scalars: { velocities[unchecked: first + $0] })
      switch spring.end {
      case .anchor(let anchor):
        offset = offset - anchor
        let force = force(of: spring, offset: offset, rate: rate)
        for axis in 0..<size { accelerations[unchecked: first + axis] += force[scalar: axis] }
      case .body(let other):
        let second = other.index * size
        require(masses.indices.contains(other.index), "a spring joins bodies of its network")
        offset = offset - Self(scalars: { positions[unchecked: second + $0] })
        rate = rate - Self(scalars: { velocities[unchecked: second + $0] })
        let force = force(of: spring, offset: offset, rate: rate)
        for axis in 0..<size {
          accelerations[unchecked: first + axis] += force[scalar: axis]
          accelerations[unchecked: second + axis] -= force[scalar: axis]
        }
      }
    }
    for body in masses.indices {
      for axis in 0..<size {
        let index = body * size + axis
        accelerations[unchecked: index] =
          accelerations[unchecked: index] / masses[unchecked: body] + network.gravity[scalar: axis]
      }
    }
  }
}

extension SpringSpace {
  // swift-format-ignore: NoLeadingUnderscores
  /// Calls `_evaluate`, checks each number and copies the velocities.
  @inlinable
  public static func _differentiate(
    _ network: inout SpringNetwork<Self>, _ state: UnsafePointer<Double>, into rates: UnsafeMutablePointer<Double>
  ) -> Bool {
    let count = network.masses.count * scalarCount
    let (velocities, accelerations) = (state + count, rates + count)
    var result = UnsafeMutableBufferPointer(start: accelerations, count: count).mutableSpan
    _evaluate(
      network, &result, positions: UnsafeBufferPointer(start: state, count: count).span,
      velocities: UnsafeBufferPointer(start: velocities, count: count).span)
    var isFinite = true
    for index in 0..<count {
      rates[index] = velocities[index]
      isFinite = isFinite && abs(accelerations[index]) < .infinity
    }
    return isFinite
  }
}

extension Double: SpringSpace {
  /// On a line: s·(−k·e − β·e³ − c·e′), with the side s and the extension e = s·offset − rest length.
  ///
  /// Within a simulation the side is the stored one; outside a simulation it is the side of the offset.
  @inlinable
  public static func force(of spring: NetworkSpring<Double>, offset: Double, rate: Double) -> Double {
    // Most springs of a line have no rest length, and then no side.
    if spring.restLength == 0 { return -spring.pull(offset, rate) }
    let side = spring.side == 0 ? (offset < 0 ? -1 : 1) : spring.side
    // The law is odd: s·pull(e, e′) = pull(s·e, s·e′), with s·e = offset − s·restLength and s·e′ = rate.
    return -spring.pull(offset - side * spring.restLength, rate)
  }
}

extension SIMD2<Double>: SpringSpace {
  /// In the plane: a force along the offset, with the extension e = |offset| − rest length.
  ///
  /// With a rest length of 0 the damper acts in all directions: the force does not jump where the ends meet, and x and
  /// y move as on two lines. With a rest length above 0 the damper acts along the spring and does not affect its
  /// rotation. At an offset of 0 such a spring has no direction, and no force.
  @inlinable
  public static func force(of spring: NetworkSpring<Self>, offset: Self, rate: Self) -> Self {
    let square = (offset * offset).sum()
    if spring.restLength == 0 {
      return offset * -(spring.stiffness + spring.cubicStiffness * square) - rate * spring.damping
    }
    let length = square.squareRoot()
    if length == 0 { return .zero }
    let direction = offset / length
    return direction * -spring.pull(length - spring.restLength, (direction * rate).sum())
  }
}
