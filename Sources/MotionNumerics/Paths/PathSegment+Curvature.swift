extension PathSegment {
  /// The curvature at a parameter, in radians for a point: positive where the segment bends from x towards y.
  ///
  /// κ = (x′y″ − y′x″)/|v|³. Where the speed v vanishes it is infinite, or 0 if the segment is straight there. NaN for
  /// NaN.
  public func curvature(at parameter: Double) -> Double {
    guard !parameter.isNaN else { return .nan }
    if isHuge { return scaledDown.curvature(at: parameter) * Self.downscale }
    let velocity = derivative(at: parameter)
    let speed = velocity.norm
    let acceleration = secondDerivative(at: parameter)
    guard speed > 0 else { return curvatureAtStop(acceleration, at: parameter) }
    // The curvature of the path of the unit speed: both vectors scaled, so that nothing overflows early.
    return Self.cross(velocity / speed, acceleration / speed) / speed
  }

  /// Near a stop v ≈ a·τ + j·τ²/2, so that x′y″ − y′x″ ≈ (a × j)·τ²/2, and κ grows like its sign over |τ|.
  private func curvatureAtStop(_ acceleration: Point, at parameter: Double) -> Double {
    guard case .cubic(let start, let control1, let control2, let end) = self else { return 0 }
    let jerk = 6 * ((end - control2) - 2 * (control2 - control1) + (control1 - start))
    let bend = Self.cross(acceleration, jerk)
    return bend == 0 ? 0 : bend > 0 ? .infinity : -.infinity
  }

  private static func cross(_ a: Point, _ b: Point) -> Double { a.x * b.y - a.y * b.x }
}
