public import MotionNumerics
public import Testing

/// Checks the promises of every ``Motion`` of vectors, and records a test issue for each broken law.
///
/// - All that ``checkGenerator(_:over:breaks:givesNaN:hasLimits:seed:sourceLocation:)`` checks.
/// - The state is the value and the velocity to the bit, singly and in batches.
/// - A NaN time gives a velocity of NaN.
/// - The velocity is the difference quotient of the value, away from breaks.
/// - A motion with a time of rest has a domain, and the value at rest is its last one.
/// - A motion is at rest exactly from its time of rest on.
/// - From the time of rest on, the value is the same to the bit, or within `restTolerance` of its last value.
///
/// - Parameters:
///   - motion: the motion.
///   - times: the range of the random times.
///   - breaks: the times where value or velocity jump.
///   - tolerance: the allowed error of a velocity, as a fraction of the greatest one within the range. The rounding of
///     the quotient is added.
///   - step: half of the quotient's step; by default 2⁻²² of the range.
///   - restTolerance: the greatest distance of the last value from the values after the time of rest, in value units;
///     0 for motions that end.
///   - givesNaN: false if the motion must not be asked at NaN.
///   - hasLimits: false if the motion must not be asked at infinity.
///   - seed: the seed of the random times.
///   - sourceLocation: where issues are recorded.
public func checkMotion<Moving: Motion>(
  _ motion: Moving, over times: ClosedRange<Double> = -1...3, breaks: [Double] = [], tolerance: Double = 1e-6,
  step: Double? = nil, restTolerance: Double = 0, givesNaN: Bool = true, hasLimits: Bool = true, seed: UInt64 = 1,
  sourceLocation: SourceLocation = #_sourceLocation
) where Moving.Value: VectorValue {
  motionFindings(
    motion, over: times, breaks: breaks, tolerance: tolerance, step: step, restTolerance: restTolerance,
    givesNaN: givesNaN, hasLimits: hasLimits, seed: seed
  ).record(about: motion, at: sourceLocation)
}

/// The findings of ``checkMotion(_:over:breaks:tolerance:step:restTolerance:givesNaN:hasLimits:seed:sourceLocation:)``.
public func motionFindings<Moving: Motion>(
  _ motion: Moving, over times: ClosedRange<Double> = -1...3, breaks: [Double] = [], tolerance: Double = 1e-6,
  step: Double? = nil, restTolerance: Double = 0, givesNaN: Bool = true, hasLimits: Bool = true, seed: UInt64 = 1
) -> Findings where Moving.Value: VectorValue {
  let instants = LawTimes(over: times, breaks: breaks, includesNaN: givesNaN, includesInfinity: hasLimits, seed: seed)
  var findings = generatorFindings(
    motion, over: times, breaks: breaks, givesNaN: givesNaN, hasLimits: hasLimits, seed: seed)
  findings.append(stateFindings(motion, at: instants, givesNaN: givesNaN))
  let step = step ?? (times.upperBound - times.lowerBound) * 0x1p-22
  findings.append(
    velocityFindings(
      motion, at: instants.inside.filter { time in breaks.allSatisfy { abs($0 - time) > 4 * step } },
      tolerance: tolerance, step: step))
  findings.append(restFindings(motion, at: instants.all, tolerance: restTolerance))
  return findings
}

/// The differences of states, in batches and singly, from values and velocities.
private func stateFindings<Moving: Motion>(_ motion: Moving, at instants: LawTimes, givesNaN: Bool) -> Findings
where Moving.Value: VectorValue {
  let sameness = Sameness<Moving.Value>.vector()
  var findings = Findings()
  for time in instants.all {
    let (value, velocity) = motion.state(at: time)
    if !sameness.same(value, motion.value(at: time)) {
      findings.note("a state has the value", "\(value), not \(motion.value(at: time)) at \(time)")
    }
    if !sameness.same(velocity, motion.velocity(at: time)) {
      findings.note("a state has the velocity", "\(velocity), not \(motion.velocity(at: time)) at \(time)")
    }
  }
  for (order, times) in instants.batches {
    var values = times.map { _ in Moving.Value.zero }
    var velocities = values
    var valueSpan = values.mutableSpan
    var velocitySpan = velocities.mutableSpan
    motion.sample(at: times.span, into: &valueSpan, velocities: &velocitySpan)
    for (index, time) in times.enumerated() {
      let (value, velocity) = motion.state(at: time)
      if !sameness.same(value, values[index]) || !sameness.same(velocity, velocities[index]) {
        findings.note(
          "batches equal single states to the bit",
          "\((values[index], velocities[index])), not \((value, velocity)) at \(time), among \(times.count) \(order)")
      }
    }
  }
  if givesNaN, !sameness.scalars(motion.velocity(at: .nan)).allSatisfy(\.isNaN) {
    findings.note("a NaN time gives a velocity of NaN", "it gives \(motion.velocity(at: .nan))")
  }
  return findings
}

/// The times where the velocity is not the quotient (x(t + step) − x(t − step))/(2·step).
private func velocityFindings<Moving: Motion>(_ motion: Moving, at times: [Double], tolerance: Double, step: Double)
  -> Findings where Moving.Value: VectorValue
{
  var findings = Findings()
  let scalars = Sameness<Moving.Value>.vector().scalars
  let velocities = times.map { scalars(motion.velocity(at: $0)) }
  let greatest = velocities.joined().filter(\.isFinite).map(abs).max() ?? 0
  for (time, velocity) in zip(times, velocities) {
    let (before, after) = (scalars(motion.value(at: time - step)), scalars(motion.value(at: time + step)))
    for (index, velocity) in velocity.enumerated() {
      // Divide by the difference of both rounded times, not by twice the step.
      let quotient = (after[index] - before[index]) / ((time + step) - (time - step))
      let rounding = 4 * max(abs(before[index]), abs(after[index])).ulp / step
      let isQuotient = abs(velocity - quotient) <= tolerance * greatest + rounding
      if !isQuotient {
        findings.note("the velocity is the difference quotient", "\(velocity), not \(quotient) at \(time)")
      }
    }
  }
  return findings
}

/// The movements of a motion after its time of rest.
private func restFindings<Moving: Motion>(_ motion: Moving, at instants: [Double], tolerance: Double) -> Findings
where Moving.Value: VectorValue {
  var findings = Findings()
  let rest = motion.restTime
  guard !rest.isNaN else {
    findings.note("the time of rest is a number", "it is NaN")
    return findings
  }
  let near = abs(rest) * 1e-9
  let around = rest.isFinite ? [rest.nextDown, rest, rest.nextUp, rest - near, rest + near] : []
  for time in instants + around where motion.isAtRest(at: time) != (time >= rest) {
    findings.note("a motion is at rest from its time of rest on", "\(time >= rest) at \(time), rest at \(rest)")
  }
  guard rest < .infinity else { return findings }
  let from = max(rest, -1e15)
  let later = [0, 0x1p-52, 0x1p-30, 1e-6, 0.001, 0.01, 0.1, 0.5, 1, 2, 3, 5, 10, 100].map {
    from + $0 * max(1, abs(from))
  }
  let last = motion.value(at: 1e12 * max(1, abs(from)))
  if let value = motion.restValue, motion.domain != nil {
    if !((value - last).norm <= tolerance + 4 * last.norm.ulp) {
      findings.note("a motion rests at its last value", "at \(value), in the end \(last)")
    }
  } else {
    findings.note("a motion with a time of rest has a domain and a value at rest", "it rests at \(rest)")
  }
  for time in later {
    let distance = (motion.value(at: time) - last).norm
    // Allow for the rounding of the values.
    let isNear = distance <= tolerance + (tolerance > 0 ? 4 * last.norm.ulp + 1e-12 * tolerance : 0)
    if !isNear {
      findings.note(
        "a motion stays where it is after its time of rest",
        "at \(time), after \(rest), it is \(motion.value(at: time)), in the end \(last)")
    }
    if tolerance == 0, time > rest, motion.velocity(at: time) != .zero {
      findings.note(
        "a motion has no velocity after its time of rest", "\(motion.velocity(at: time)) at \(time), after \(rest)")
    }
  }
  return findings
}
