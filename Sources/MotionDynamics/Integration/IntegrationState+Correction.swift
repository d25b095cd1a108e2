extension IntegrationState {
  /// Raises the dense output of the last step to degree 7, by the system's accelerations at two probes on the quintic.
  ///
  /// The function does not throw: a handler of an error whose type depends on the system would look up that type in
  /// each step.
  ///
  /// - Returns: GSL's code: `Equations.tryShorter` if a number there is not finite.
  mutating func correctLastStep() -> Int32 {
    let (count, probes, equations) = (count, DenseOutput.probes, equations)
    let length = denseOutput.lastStepLength
    let (first, second) = (self.probes.start, self.probes.start + 5 * count)
    let knot = denseOutput.count - 2
    for index in 0..<count {
      let quintic = denseOutput.quintic(index, after: knot, over: length)
      Self.write(quintic, at: probes.first, over: length, of: index, count, to: first)
      Self.write(quintic, at: probes.second, over: length, of: index, count, to: second)
    }
    let (firstTime, secondTime) = (
      denseOutput.timeInLastStep(probes.first), denseOutput.timeInLastStep(probes.second)
    )
    var status = equations.derivative(at: firstTime, of: first, into: first + 2 * count)
    guard status == Equations.success else { return status }
    status = equations.derivative(at: secondTime, of: second, into: second + 2 * count)
    guard status == Equations.success else { return status }
    let isFree = equations.isFree
    let areFinite = denseOutput.setLastCorrections { index in
      // For a held coordinate the number is not its acceleration, but the acceleration that is held back.
      if !isFree && equations.constraints.isHeld(index) { return DenseOutput.Correction(atStart: 0, atEnd: 0) }
      return DenseOutput.correction(
        forDefects: length * length * first[3 * count + index] - first[4 * count + index],
        length * length * second[3 * count + index] - second[4 * count + index])
    }
    return areFinite ? Equations.success : Equations.tryShorter
  }

  /// Writes a coordinate's position, velocity, and second derivative with respect to the fraction, at a fraction of the
  /// step.
  @inline(__always)
  private static func write(
    _ quintic: DenseOutput.Quintic, at fraction: Double, over length: Double, of index: Int, _ count: Int,
    to probe: UnsafeMutablePointer<Double>
  ) {
    probe[index] = quintic.position(at: fraction)
    probe[count + index] = quintic.slope(at: fraction) / length
    probe[4 * count + index] = quintic.bend(at: fraction)
  }
}
