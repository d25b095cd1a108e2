extension Integration {
  private var count: Int { equations.coordinateCount }

  /// The error of the dense output over the last step, as a part of what is tolerated.
  ///
  /// In the middle of the step the polynomial's second derivative is compared with the system's acceleration. The
  /// polynomial's error is there x⁽⁶⁾h⁶/720·(s(1−s))³, which makes its greatest value 1/24 of h² times the difference,
  /// and the greatest error of the velocity 0.143 of h times it.
  func denseOutputError() throws(Reason) -> Double {
    let knot = trajectory.knots.count - 2
    let (start, end) = (trajectory.knots.times[knot], trajectory.knots.times[knot + 1])
    let length = end - start
    let time = start + 0.5 * length
    read(Knots.Place(knot: knot, part: 0.5, length: length), into: middle)
    let status = equations.evaluate(
      at: time, positions: middle.start, velocities: middle.start + count, into: middle.start + 2 * count)
    if status == Equations.tryShorter { return .infinity }
    guard status == Equations.success else { throw reason(for: GSLFailure(code: status)) }
    let error = worstError(after: knot, length) { _ in 0 }
    // What is so small shortens no step. Only `bsimp` is brought to a halt, and has the time for the derivatives.
    guard solver.method == .bsimp && error > 0.1,
      equations.differentiates(at: time, positions: middle.start, velocities: middle.start + count)
    else { return error }
    return worstError(after: knot, length) { rounding(of: $0, over: length) }
  }

  private func worstError(after knot: Int, _ length: Double, rounding: (Int) -> Double) -> Double {
    (0..<count).reduce(0) { worst, index in
      max(worst, denseOutputError(of: index, after: knot, length, rounding: rounding(index)))
    }
  }

  private func denseOutputError(
    of index: Int, after knot: Int, _ length: Double, rounding: Double
  ) -> Double {
    let constraints = equations.constraints
    if constraints.isHeld(index) { return 0 }
    let knots = trajectory.knots
    let speedUp = knots.velocity(index, ofKnot: knot + 1) - knots.velocity(index, ofKnot: knot)
    let mean = 0.5 * (knots.acceleration(index, ofKnot: knot) + knots.acceleration(index, ofKnot: knot + 1))
    let curvature = 1.5 * speedUp / length - 0.5 * mean
    let difference = abs(curvature - constraints.acceleration(middle[2 * count + index], of: index))
    let defect = max(0, difference - rounding)
    let tolerances = tolerances(position: middle[index], velocity: middle[count + index])
    return max(
      defect * length * length / (24 * tolerances.position), 0.143 * defect * length / tolerances.velocity)
  }

  /// How much of that difference can be rounding.
  ///
  /// The polynomial's velocity in the middle is 15/8 of the way between two rounded positions over the length h of the
  /// step, and some velocities beside: it is off by up to 2 ulp(x)/h + 8 ulp(v). A damper c makes c/m times that of it.
  /// The part in 1/h makes an "error of the velocity" of 0.143·h times it, 0.29·(c/m)·ulp(x), that no shorter step makes
  /// smaller: taken for one, it would shorten the steps without end as soon as it is above the tolerance, though
  /// nothing is wrong with the motion. The positions are off by 2 ulp; the polynomial's own curvature is that of a
  /// difference of velocities over h.
  private func rounding(of index: Int, over length: Double) -> Double {
    let byForces = equations.derivatives.spread(
      of: index, positions: { 2 * middle[$0].ulp },
      velocities: { 2 * middle[$0].ulp / length + 8 * middle[count + $0].ulp })
    return byForces + 2 * middle[count + index].ulp / length
  }

  // MARK: Steps that rounding shortens

  /// Fails if rounding, not the method's error, keeps the steps short.
  ///
  /// Where a tolerance is below what rounding makes of the error's estimate, no step is short enough: with the lengths
  /// the estimate does not fall any more, so they collapse to some ulp of the time. That is seen by what a step of
  /// *Euler's* method would be off by, half its length times the change of velocity and acceleration over it: if that is
  /// less than a thousandth of what is tolerated, no smooth motion asks for so short a step. A step or two like that
  /// come after a jump of the forces, and many as one starts with a velocity of 1e-100, but then they grow fast: here
  /// none may be twice as long as the first. What rests is integrated in steps like that too: here it would take a
  /// hundred million of them to the end. Those that end where they must, and the longest allowed, do not count.
  mutating func lookForCollapse(until legEnd: Double) throws(Reason) {
    let knot = trajectory.knots.count - 2
    let taken = trajectory.knots.times[knot + 1] - trajectory.knots.times[knot]
    let isHopeless = (legEnd - time) > 1e8 * taken && taken < 0.5 * solver.maximumStep
    guard isHopeless, collapse.count == 0 || taken <= 2 * collapse.firstLength, isTooShortToNeed(taken, knot)
    else {
      collapse = Collapse()
      return
    }
    if collapse.count == 0 { collapse.firstLength = taken }
    collapse.count += 1
    if collapse.count == Collapse.steps { throw .roundingAboveTolerance(taken) }
  }

  /// Whether Euler's method would be exact to a thousandth of the tolerance over a step after a knot.
  private func isTooShortToNeed(_ length: Double, _ knot: Int) -> Bool {
    let knots = trajectory.knots
    return (0..<count).allSatisfy { index in
      let (velocity, next) = (knots.velocity(index, ofKnot: knot), knots.velocity(index, ofKnot: knot + 1))
      let speedUp = knots.acceleration(index, ofKnot: knot + 1) - knots.acceleration(index, ofKnot: knot)
      let tolerances = tolerances(position: knots.position(index, ofKnot: knot), velocity: velocity)
      return 500 * length * abs(next - velocity) <= tolerances.position
        && 500 * length * abs(speedUp) <= tolerances.velocity
    }
  }
}

/// Steps after each other that are shorter than the motion asks for.
struct Collapse {
  /// So many are no accident.
  static let steps = 32

  var count = 0
  var firstLength = 0.0
}
