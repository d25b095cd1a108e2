extension IntegrationState {
  /// Sets a number to 0 if it is smaller than its change in an instant that the time can hardly resolve.
  ///
  /// `bsimp` lets no number except 0 become a hundred times larger in a step. A velocity of 1e-19 at the top of a
  /// flight would stall it.
  func flushTracesToZero() {
    let instant = 0.16 * time.ulp
    for index in 0..<count {
      if abs(y[index]) < abs(y[count + index]) * instant { y[index] = 0 }
      if abs(y[count + index]) < abs(accelerations[index]) * instant { y[count + index] = 0 }
    }
  }

  /// The root mean square of pairs of a position-like and a velocity-like number, in units of the tolerances.
  func norm(_ pair: (Int) -> (Double, Double)) -> Double {
    var sum = 0.0
    for index in 0..<count {
      let (first, second) = pair(index)
      let tolerances = tolerances(position: y[index], velocity: y[count + index])
      let (position, velocity) = (first / tolerances.position, second / tolerances.velocity)
      sum += position * position + velocity * velocity
    }
    return (sum / Double(2 * count)).squareRoot()
  }

  // MARK: The error of the dense output

  /// The error of the dense output over the last step, as a multiple of the tolerance.
  ///
  /// In the middle of the step the polynomial's second derivative is compared with the system's acceleration. The
  /// polynomial's error is x⁽⁶⁾h⁶/720·(s(1−s))³. So its greatest value is 1/24 of h² times the difference, and the
  /// greatest error of the velocity is 0.143 of h times the difference.
  func denseOutputError() throws(Reason) -> Double {
    let knot = denseOutput.count - 2
    let length = denseOutput.lastStepLength
    let middle = denseOutput.timeInLastStep(0.5)
    read(denseOutput.locationInLastStep(0.5), into: scratch)
    let status = equations.evaluate(
      at: middle, positions: scratch.start, velocities: scratch.start + count, into: scratch.start + 2 * count)
    if status == Equations.tryShorter { return .infinity }
    guard status == Equations.success else { throw reason(for: GSLFailure(code: status)) }
    let error = worstError(after: knot, length, lessRounding: false)
    // A smaller error shortens no step. Only `bsimp` can stall, and only it can afford the derivatives.
    guard solver.method == .bsimp && error > 0.1,
      equations.updateDerivatives(at: middle, positions: scratch.start, velocities: scratch.start + count)
    else { return error }
    return worstError(after: knot, length, lessRounding: true)
  }

  private func worstError(after knot: Int, _ length: Double, lessRounding: Bool) -> Double {
    var worst = 0.0
    for index in 0..<count {
      let rounding = lessRounding ? rounding(of: index, over: length) : 0
      worst = max(worst, denseOutputError(of: index, after: knot, length, rounding: rounding))
    }
    return worst
  }

  private func denseOutputError(
    of index: Int, after knot: Int, _ length: Double, rounding: Double
  ) -> Double {
    if equations.constraints.isHeld(index) { return 0 }
    let curvature = denseOutput.accelerationInTheMiddle(of: index, after: knot, over: length)
    let difference = abs(curvature - equations.constraints.acceleration(scratch[2 * count + index], of: index))
    let defect = max(0, difference - rounding)
    let tolerances = tolerances(position: scratch[index], velocity: scratch[count + index])
    return max(
      defect * length * length / (24 * tolerances.position), 0.143 * defect * length / tolerances.velocity)
  }

  /// The part of the difference in acceleration that rounding can explain.
  ///
  /// The polynomial's velocity in the middle is 15/8 of the difference of two rounded positions divided by the step
  /// length h, plus multiples of the velocities. So it is off by up to 2 ulp(x)/h + 8 ulp(v). A damper c multiplies
  /// that by c/m. The term in 1/h makes an apparent velocity error of 0.143·h times that term, 0.29·(c/m)·ulp(x). No
  /// shorter step reduces it. Taken for a real error, it would shorten the steps without end as soon as it exceeds the
  /// tolerance, although nothing is wrong with the motion. The positions are off by 2 ulp. The polynomial's own
  /// curvature is off by a difference of velocities over h.
  private func rounding(of index: Int, over length: Double) -> Double {
    let byForces = equations.derivatives.errorBound(
      of: index, positions: { 2 * scratch[$0].ulp },
      velocities: { 2 * scratch[$0].ulp / length + 8 * scratch[count + $0].ulp })
    return byForces + 2 * scratch[count + index].ulp / length
  }

  /// Whether Euler's method would be exact to a thousandth of the tolerance over the last step.
  ///
  /// Its error is half the length times the change of velocity and acceleration over the step.
  var isLastStepNeedlesslyShort: Bool {
    let knot = denseOutput.count - 2
    let length = denseOutput.lastStepLength
    return (0..<count).allSatisfy { index in
      let position = denseOutput.position(index, ofKnot: knot)
      let velocity = denseOutput.velocity(index, ofKnot: knot)
      let change = denseOutput.velocity(index, ofKnot: knot + 1) - velocity
      let speedUp =
        denseOutput.acceleration(index, ofKnot: knot + 1)
        - denseOutput.acceleration(index, ofKnot: knot)
      let tolerances = tolerances(position: position, velocity: velocity)
      return 500 * length * abs(change) <= tolerances.position && 500 * length * abs(speedUp) <= tolerances.velocity
    }
  }
}
