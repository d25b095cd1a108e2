extension DenseOutput {
  /// A coordinate between two knots, by the polynomial with the knots' positions, velocities and accelerations.
  @inlinable
  func position(_ coordinate: Int, at location: Location) -> Double {
    if location.fraction == 0 { return position(coordinate, ofKnot: location.knot) }
    if location.fraction == 1 { return position(coordinate, ofKnot: location.knot + 1) }
    let quintic = quintic(coordinate, after: location.knot, over: location.length)
    let position = quintic.position(at: location.fraction)
    guard isCorrected else { return position }
    return position + correction(coordinate, beforeKnot: location.knot + 1).position(at: location.fraction)
  }

  /// The derivative of the polynomial.
  @inlinable
  func velocity(_ coordinate: Int, at location: Location) -> Double {
    if location.fraction == 0 { return velocity(coordinate, ofKnot: location.knot) }
    if location.fraction == 1 { return velocity(coordinate, ofKnot: location.knot + 1) }
    let quintic = quintic(coordinate, after: location.knot, over: location.length)
    let slope = quintic.slope(at: location.fraction)
    guard isCorrected else { return slope / location.length }
    let correction = correction(coordinate, beforeKnot: location.knot + 1)
    return (slope + correction.slope(at: location.fraction)) / location.length
  }

  /// The second derivative of the polynomial; it differs from the system's acceleration by the polynomial's error.
  func acceleration(_ coordinate: Int, at location: Location) -> Double {
    let (knot, fraction, length) = (location.knot, location.fraction, location.length)
    let bend = quintic(coordinate, after: knot, over: length).bend(at: fraction)
    return (bend + correction(coordinate, beforeKnot: knot + 1).bend(at: fraction)) / (length * length)
  }

  /// The second derivative of the quintic polynomial in the middle of a step.
  func accelerationInTheMiddle(of coordinate: Int, after knot: Int, over length: Double) -> Double {
    let speedUp = velocity(coordinate, ofKnot: knot + 1) - velocity(coordinate, ofKnot: knot)
    let mean = 0.5 * (acceleration(coordinate, ofKnot: knot) + acceleration(coordinate, ofKnot: knot + 1))
    return 1.5 * speedUp / length - 0.5 * mean
  }

  /// The coefficients of a quintic polynomial of the fraction of a step.
  @usableFromInline
  struct Quintic {
    @usableFromInline let c0, c1, c2, c3, c4, c5: Double

    @inlinable
    init(c0: Double, c1: Double, c2: Double, c3: Double, c4: Double, c5: Double) {
      self.c0 = c0
      self.c1 = c1
      self.c2 = c2
      self.c3 = c3
      self.c4 = c4
      self.c5 = c5
    }

    @inlinable
    func position(at s: Double) -> Double {
      c0 + s * (c1 + s * (c2 + s * (c3 + s * (c4 + s * c5))))
    }

    /// The derivative with respect to the fraction.
    @inlinable
    func slope(at s: Double) -> Double {
      c1 + s * (2 * c2 + s * (3 * c3 + s * (4 * c4 + s * (5 * c5))))
    }

    /// The second derivative with respect to the fraction.
    @inlinable
    func bend(at s: Double) -> Double {
      2 * c2 + s * (6 * c3 + s * (12 * c4 + s * (20 * c5)))
    }
  }

  @inlinable
  func quintic(_ coordinate: Int, after knot: Int, over length: Double) -> Quintic {
    let next = knot + 1
    let c0 = position(coordinate, ofKnot: knot)
    let c1 = length * velocity(coordinate, ofKnot: knot)
    let c2 = 0.5 * length * length * acceleration(coordinate, ofKnot: knot)
    // The differences, at the end of the step, from the quadratic c0 + c1·s + c2·s²: position, slope and half the
    // curvature.
    let position = position(coordinate, ofKnot: next) - c0 - c1 - c2
    let slope = length * velocity(coordinate, ofKnot: next) - c1 - 2 * c2
    let curvature = 0.5 * length * length * acceleration(coordinate, ofKnot: next) - c2
    return Quintic(
      c0: c0, c1: c1, c2: c2, c3: 10 * position - 4 * slope + curvature,
      c4: -15 * position + 7 * slope - 2 * curvature, c5: 6 * position - 3 * slope + curvature)
  }
}
