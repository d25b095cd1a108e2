extension IntegrationState {
  /// Makes the dense output of the last step a polynomial of degree 7, by the system's accelerations at two probes on the
  /// quintic one.
  ///
  /// - Returns: false if a number there is not finite: a shorter step has to be tried.
  mutating func correctLastStep() throws(Reason) -> Bool {
    let (count, probes, length) = (count, DenseOutput.probes, denseOutput.lastStepLength)
    let (first, second) = (self.probes.start, self.probes.start + 4 * count)
    let knot = denseOutput.count - 2
    for index in 0..<count {
      let quintic = denseOutput.quintic(index, after: knot, over: length)
      Self.write(quintic, at: probes.first, over: length, of: index, count, to: first)
      Self.write(quintic, at: probes.second, over: length, of: index, count, to: second)
    }
    guard try evaluate(first, at: denseOutput.timeInLastStep(probes.first)),
      try evaluate(second, at: denseOutput.timeInLastStep(probes.second))
    else { return false }
    var areFinite = true
    for index in 0..<count where !equations.constraints.isHeld(index) {
      let correction = DenseOutput.correction(
        forDefects: defect(of: index, in: first, over: length), defect(of: index, in: second, over: length))
      areFinite = areFinite && correction.isFinite
      denseOutput.setLastCorrection(correction, of: index)
    }
    return areFinite
  }

  /// Writes a coordinate's position, velocity and second derivative by the fraction, at a fraction of the step.
  @inline(__always)
  private static func write(
    _ quintic: DenseOutput.Quintic, at fraction: Double, over length: Double, of index: Int, _ count: Int,
    to probe: UnsafeMutablePointer<Double>
  ) {
    probe[index] = quintic.position(at: fraction)
    probe[count + index] = quintic.slope(at: fraction) / length
    probe[3 * count + index] = quintic.bend(at: fraction)
  }

  /// Computes the accelerations without constraints at a probe; returns whether they are finite.
  private func evaluate(_ probe: UnsafeMutablePointer<Double>, at time: Double) throws(Reason) -> Bool {
    let status = equations.evaluate(
      at: time, positions: probe, velocities: probe + count, into: probe + 2 * count)
    if status == Equations.tryShorter { return false }
    guard status == Equations.success else { throw reason(for: GSLFailure(code: status)) }
    return true
  }

  /// What the quintic's second derivative by the fraction lacks at a probe.
  @inline(__always)
  private func defect(of index: Int, in probe: UnsafeMutablePointer<Double>, over length: Double) -> Double {
    let acceleration = equations.constraints.acceleration(probe[2 * count + index], of: index)
    return length * length * acceleration - probe[3 * count + index]
  }
}
