import MotionCurves

/// The transitions of a spring over several times, or of several springs.
///
/// All lanes take each step at once. A single transition takes the same steps.
struct TransitionLanes<Lanes: RealLanes> {
  let displacementFromDisplacement, displacementFromVelocity: Lanes
  let velocityFromDisplacement, velocityFromVelocity: Lanes

  /// The transitions for ζ ≤ 1: an envelope times those of an oscillation.
  @inline(__always)
  static func swing(_ envelope: Lanes, cosine: Lanes, sineOverFrequency sine: Lanes, _ roots: RootLanes<Lanes>) -> Self
  {
    let (moved, decayed) = (envelope * sine, roots.decay * sine)
    return Self(
      displacementFromDisplacement: envelope * (cosine + decayed),
      displacementFromVelocity: moved,
      velocityFromDisplacement: roots.negativeSquaredFrequency * moved,
      velocityFromVelocity: envelope * (cosine - decayed)
    )
  }

  /// The transitions for ζ > 1; the slow exponential is factored out, because hyperbolic functions would overflow.
  @inline(__always)
  static func fall(_ envelope: Lanes, over time: Lanes, _ roots: RootLanes<Lanes>) -> Self {
    // Beyond the limit the exponential is below 10⁻³⁰⁰.
    let fading = Exponential(Lanes(repeating: 0) - (roots.gap * time).atMost(Exponential<Lanes>.limit))
    // (e^(−slow·t) − e^(−fast·t))/(fast − slow)
    let difference = envelope * ((Lanes(repeating: 0) - fading.lessOne) / roots.gap)
    let slowed = roots.slow * difference
    return Self(
      displacementFromDisplacement: envelope + slowed,
      displacementFromVelocity: difference,
      velocityFromDisplacement: roots.negativeSquaredFrequency * difference,
      velocityFromVelocity: envelope * fading.value - slowed
    )
  }
}

/// The roots of a spring in each lane, or those of several springs.
struct RootLanes<Lanes: RealLanes> {
  let decay, negativeSquaredFrequency: Lanes
  /// The high and the low part of an oscillation's frequency.
  let frequency, frequencyLow: Lanes
  /// The slow rate for ζ > 1, and its distance from the fast rate.
  let slow, gap: Lanes
}

extension CharacteristicRoots {
  /// The same roots in each lane.
  @inline(__always)
  func lanes<Lanes: RealLanes>() -> RootLanes<Lanes> {
    RootLanes(
      decay: Lanes(repeating: decay), negativeSquaredFrequency: Lanes(repeating: -squaredFrequency),
      frequency: Lanes(repeating: halfGap.high), frequencyLow: Lanes(repeating: halfGap.low),
      slow: Lanes(repeating: slow), gap: Lanes(repeating: 2 * halfGap.high))
  }
}

// MARK: Four at once

/// The kinds of roots, each with different formulas.
enum RootKind {
  case swing, critical, fall
}

extension CharacteristicRoots {
  var kind: RootKind {
    if isOverdamped { return .fall }
    return halfGap.high == 0 ? .critical : .swing
  }
}

extension TransitionLanes<FourLanes> {
  /// The transitions over four times; nil unless all times are positive, of ordinary size, and without underflow.
  @inline(__always)
  static func four(_ kind: RootKind, over time: FourLanes, _ roots: RootLanes<FourLanes>) -> Self? {
    var tests = LaneTests(positive: time, upTo: 0x1p900)
    let fallen = (kind == .fall ? roots.slow : roots.decay) * time
    tests.add(fallen, upTo: Exponential<FourLanes>.limit)
    let envelope = Exponential(FourLanes(repeating: 0) - fallen).value
    switch kind {
    case .fall: return tests.haveFailed ? nil : fall(envelope, over: time, roots)
    case .critical:
      let cosine = FourLanes(repeating: 1)
      return tests.haveFailed ? nil : swing(envelope, cosine: cosine, sineOverFrequency: time, roots)
    case .swing:
      let phase = Phase(frequency: roots.frequency, roots.frequencyLow, time: time)
      tests.add(phase.high, upTo: ReducedAngle<FourLanes>.limit)
      let (angle, certainty) = ReducedAngle.reduce(phase.high, phase.low)
      tests.add(notNegative: certainty)
      if tests.haveFailed { return nil }
      let (sine, cosine) = angle.sineAndCosine
      return swing(envelope, cosine: cosine, sineOverFrequency: sine / roots.frequency, roots)
    }
  }
}
