public import MotionCurves

/// A space in which springs act: a line, `Double`, or a plane, `SIMD2<Double>`.
///
/// A space of your own implements ``force(of:offset:rate:)`` alone.
public protocol SpringSpace: VectorValue, Hashable {
  /// The force of a spring on the body at its first end.
  ///
  /// - Parameters:
  ///   - spring: the spring.
  ///   - offset: the body's position less that of the other end.
  ///   - rate: the velocity of the offset.
  /// - Returns: the force on the body; the opposite acts on the other end.
  static func force(of spring: NetworkSpring<Self>, offset: Self, rate: Self) -> Self

  // swift-format-ignore: NoLeadingUnderscores
  /// Computes the accelerations of a network.
  ///
  /// Do not implement it: the default implementation is complete. It is a requirement so that it is specialised for each
  /// space together with `force`.
  ///
  /// - Parameters:
  ///   - network: the network.
  ///   - accelerations: receives a number for each coordinate.
  ///   - positions: the coordinates.
  ///   - velocities: their velocities.
  static func _evaluate(
    _ network: SpringNetwork<Self>, _ accelerations: inout MutableSpan<Double>, positions: Span<Double>,
    velocities: Span<Double>)
}

extension SpringSpace {
  // swift-format-ignore: NoLeadingUnderscores
  /// Computes the sum of the springs' forces on each body over its mass, and gravity.
  @inlinable
  public static func _evaluate(
    _ network: SpringNetwork<Self>, _ accelerations: inout MutableSpan<Double>, positions: Span<Double>,
    velocities: Span<Double>
  ) {
    let size = scalarCount
    let (masses, springs) = (network.masses.span, network.springs.span)
    // The divisions come after all forces, as a division takes longer than the rest of a spring.
    for index in 0..<masses.count * size { accelerations[index] = 0 }
    for index in springs.indices {
      let spring = springs[index]
      let first = spring.body.index * size
      var offset = Self(scalars: { positions[first + $0] })
      var rate = Self(scalars: { velocities[first + $0] })
      switch spring.end {
      case .anchor(let anchor):
        offset = offset - anchor
        let force = force(of: spring, offset: offset, rate: rate)
        for axis in 0..<size { accelerations[first + axis] += force[scalar: axis] }
      case .body(let other):
        let second = other.index * size
        offset = offset - Self(scalars: { positions[second + $0] })
        rate = rate - Self(scalars: { velocities[second + $0] })
        let force = force(of: spring, offset: offset, rate: rate)
        for axis in 0..<size {
          accelerations[first + axis] += force[scalar: axis]
          accelerations[second + axis] -= force[scalar: axis]
        }
      }
    }
    for body in masses.indices {
      for axis in 0..<size {
        let index = body * size + axis
        accelerations[index] = accelerations[index] / masses[body] + network.gravity[scalar: axis]
      }
    }
  }
}

extension Double: SpringSpace {
  /// On a line: s·(−k·e − β·e³ − c·e′), with the side s and the extension e = s·offset − rest length.
  ///
  /// The side is the one that the simulation keeps; outside of a simulation it is that of the offset.
  @inlinable
  public static func force(of spring: NetworkSpring<Double>, offset: Double, rate: Double) -> Double {
    let side = spring.side == 0 ? (offset < 0 ? -1 : 1) : spring.side
    // The law is odd: s·e, whose rate is that of the offset, in place of e gives s times the force.
    return -spring.pull(offset - side * spring.restLength, rate)
  }
}

extension SIMD2<Double>: SpringSpace {
  /// In the plane: along the offset, where the extension e = |offset| − rest length.
  ///
  /// With a rest length of 0 the damper acts in all directions: the force has no jump where the ends meet, and x and y move
  /// as on two lines. Otherwise it acts along the spring, and leaves its turning as it is. At an offset of 0 a spring with a
  /// rest length has no direction, and no force.
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
