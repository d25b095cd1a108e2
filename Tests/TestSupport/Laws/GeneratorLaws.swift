public import MotionNumerics
public import Testing

/// Checks the promises of every ``ValueGenerator`` of vectors, and records a test issue for each broken law.
///
/// - Batches equal single values to the bit: in ascending, descending and random order, with repetitions, NaN and
///   infinite times, with 0 to 9 and with many times.
/// - A NaN time gives NaN.
/// - An infinite time gives the limit, or NaN where there is none.
///
/// - Parameters:
///   - generator: the generator.
///   - times: the range of the random times.
///   - breaks: further times of interest, each used with both of its neighbours.
///   - givesNaN: false if the generator must not be asked at NaN, such as a constant, or a closure without that
///     promise.
///   - hasLimits: false if the generator must not be asked at infinity.
///   - seed: the seed of the random times.
///   - sourceLocation: where issues are recorded.
public func checkGenerator<Generator: ValueGenerator>(
  _ generator: Generator, over times: ClosedRange<Double> = -1...3, breaks: [Double] = [], givesNaN: Bool = true,
  hasLimits: Bool = true, seed: UInt64 = 1, sourceLocation: SourceLocation = #_sourceLocation
) where Generator.Value: VectorValue {
  generatorFindings(generator, over: times, breaks: breaks, givesNaN: givesNaN, hasLimits: hasLimits, seed: seed)
    .record(about: generator, at: sourceLocation)
}

/// Checks that batches of a generator of any values equal its single values.
public func checkGenerator<Generator: ValueGenerator>(
  batchesOf generator: Generator, over times: ClosedRange<Double> = -1...3, breaks: [Double] = [], seed: UInt64 = 1,
  sourceLocation: SourceLocation = #_sourceLocation
) where Generator.Value: Equatable {
  let instants = LawTimes(over: times, breaks: breaks, includesNaN: false, seed: seed)
  batchFindings(generator, at: instants, .equatable()).record(about: generator, at: sourceLocation)
}

/// The findings of ``checkGenerator(_:over:breaks:givesNaN:hasLimits:seed:sourceLocation:)``.
public func generatorFindings<Generator: ValueGenerator>(
  _ generator: Generator, over times: ClosedRange<Double> = -1...3, breaks: [Double] = [], givesNaN: Bool = true,
  hasLimits: Bool = true, seed: UInt64 = 1
) -> Findings where Generator.Value: VectorValue {
  let sameness = Sameness<Generator.Value>.vector()
  let instants = LawTimes(over: times, breaks: breaks, includesNaN: givesNaN, includesInfinity: hasLimits, seed: seed)
  var findings = batchFindings(generator, at: instants, sameness)
  if givesNaN, !sameness.scalars(generator.value(at: .nan)).allSatisfy(\.isNaN) {
    findings.note("a NaN time gives NaN", "it gives \(generator.value(at: .nan))")
  }
  if hasLimits {
    for sign in [1.0, -1] {
      let limit = sameness.scalars(generator.value(at: sign * .infinity))
      let far = sameness.scalars(generator.value(at: sign * 1e150))
      let farther = sameness.scalars(generator.value(at: sign * 1e300))
      if !limit.indices.allSatisfy({ isLimit(limit[$0], after: far[$0], farther[$0]) }) {
        findings.note(
          "an infinite time gives the limit", "at \(sign * .infinity) it is \(limit), at \(sign)e300 \(farther)")
      }
    }
  }
  return findings
}

/// Whether a number may be the limit of two others, taken at far times.
///
/// It is near the last one, is the infinity to which they grow, or is NaN if they differ.
private func isLimit(_ limit: Double, after far: Double, _ farther: Double) -> Bool {
  if limit == farther { return true }
  if limit.isNaN { return far != farther }
  if limit.isInfinite { return limit.sign == farther.sign && abs(farther) > 1e50 * abs(far) }
  return abs(limit - farther) <= max(1e-12 * max(abs(limit), abs(farther)), 1e-100)
}

/// The differences between batches and single values.
func batchFindings<Generator: ValueGenerator>(
  _ generator: Generator, at instants: LawTimes, _ sameness: Sameness<Generator.Value>
) -> Findings {
  var findings = Findings()
  for (order, times) in instants.batches {
    var values = times.map { _ in generator.value(at: 0) }
    var span = values.mutableSpan
    generator.sample(at: times.span, into: &span)
    for (time, value) in zip(times, values) where !sameness.same(value, generator.value(at: time)) {
      findings.note(
        "batches equal single values to the bit",
        "\(value), not \(generator.value(at: time)) at \(time), among \(times.count) times \(order)")
    }
  }
  return findings
}
