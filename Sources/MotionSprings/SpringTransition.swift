public import MotionCurves

/// The motion of a spring over a given time: the matrix from displacement and velocity to their later values.
@usableFromInline package struct SpringTransition: Sendable, Hashable {
  /// The later displacement for a displacement of 1 at rest.
  @usableFromInline package let displacementFromDisplacement: Double
  /// The later displacement for a velocity of 1 at the target.
  @usableFromInline package let displacementFromVelocity: Double
  /// The later velocity for a displacement of 1 at rest.
  @usableFromInline package let velocityFromDisplacement: Double
  /// The later velocity for a velocity of 1 at the target.
  @usableFromInline package let velocityFromVelocity: Double

  /// Creates a transition from its four numbers.
  @inlinable
  package init(
    displacementFromDisplacement: Double, displacementFromVelocity: Double, velocityFromDisplacement: Double,
    velocityFromVelocity: Double
  ) {
    self.displacementFromDisplacement = displacementFromDisplacement
    self.displacementFromVelocity = displacementFromVelocity
    self.velocityFromDisplacement = velocityFromDisplacement
    self.velocityFromVelocity = velocityFromVelocity
  }

  /// The state after the time of the transition.
  ///
  /// - Parameters:
  ///   - displacement: the displacement from the target now.
  ///   - velocity: the velocity now.
  /// - Returns: the displacement and the velocity after the time of the transition.
  @inlinable
  package func callAsFunction<Value: VectorValue>(
    displacement: Value, velocity: Value
  ) -> (displacement: Value, velocity: Value) {
    (
      displacement * displacementFromDisplacement + velocity * displacementFromVelocity,
      displacement * velocityFromDisplacement + velocity * velocityFromVelocity
    )
  }
}

extension Spring {
  /// The spring's transition over a given time, for any state.
  ///
  /// With a = ζω, d = ω√(1 − ζ²), C = cos dt and S = sin(dt)/d (for ζ > 1, cosh and sinh) the state becomes x =
  /// e^(−at)·(x₀C + (v₀ + a·x₀)S) and v = e^(−at)·(v₀C − (ω²x₀ + a·v₀)S). Two transitions over half of the time make
  /// one over the whole.
  ///
  /// - Parameter time: not negative; an infinite time gives the limit, rest at the target, or NaN for an undamped
  ///   spring.
  /// - Returns: the transition; with A = max(|x₀|, |v₀|/ω) its displacements have an accuracy of 10⁻¹⁴·A, its
  ///   velocities one of 10⁻¹⁴·ωA. It has the same bits on every system.
  /// - Complexity: constant: an exponential, a sine and a cosine, or two exponentials.
  @usableFromInline package func transition(over time: Double) -> SpringTransition {
    quickTransition(over: time)
  }

  /// The displacement of ``transition(over:)`` alone: from a displacement of 1 at rest, and from a velocity of 1 at the
  /// target.
  ///
  /// Each step less counts in the value of a motion, which is asked for most often.
  @usableFromInline package func displacement(over time: Double) -> (fromDisplacement: Double, fromVelocity: Double) {
    let transition = quickTransition(over: time)
    return (transition.displacementFromDisplacement, transition.displacementFromVelocity)
  }

  @inline(__always)
  private func quickTransition(over time: Double) -> SpringTransition {
    roots.ordinaryTransition(over: time) ?? transition(over: DoubleDouble(time))
  }

  /// The transition over a time in double-double precision.
  ///
  /// Only a phase needs this precision: the rounding of a time changes an exponential by at·e^(−at) ulp, less than an
  /// ulp.
  func transition(over time: DoubleDouble) -> SpringTransition {
    roots.isOverdamped ? roots.overdampedTransition(over: time.high) : roots.underdampedTransition(over: time)
  }
}

extension CharacteristicRoots {
  /// The transition over an ordinary time; nil if it has to be computed with more care.
  ///
  /// One comparison takes the place of those of exponentials, phase and time. The steps are those of the others.
  @inline(__always)
  fileprivate func ordinaryTransition(over time: Double) -> SpringTransition? {
    // The bits of positive numbers are ordered like the numbers; those of a NaN and of negative numbers lie beyond.
    guard time.bitPattern <= ordinaryTime.bitPattern else { return nil }
    if isOverdamped { return SpringTransition(.fall(Exponential(-(slow * time)).value, over: time, lanes())) }
    if halfGap.high == 0 {
      let envelope = Exponential(-(decay * time)).value
      return SpringTransition(.swing(envelope, cosine: 1, sineOverFrequency: time, lanes()))
    }
    let phase = Phase(frequency: halfGap.high, halfGap.low, time: time)
    let (angle, _) = ReducedAngle<Double>.reduce(phase.high, phase.low)
    // Certain, whatever the number of turns.
    guard angle.isCertain else { return nil }
    // After the phase, as the processor takes the steps in this order, and those of the phase are the longest chain.
    let envelope = Exponential(-(decay * time)).value
    let (sine, cosine) = angle.sineAndCosine
    return SpringTransition(.swing(envelope, cosine: cosine, sineOverFrequency: sine / halfGap.high, lanes()))
  }

  /// The transition for ζ ≤ 1.
  @inline(__always)
  fileprivate func underdampedTransition(over time: DoubleDouble) -> SpringTransition {
    let envelope = decay == 0 && !time.high.isNaN ? 1 : Elementary.exponential(-(decay * time.high))
    // Nothing of the state is left, and the phase at an infinite time is NaN.
    guard envelope != 0 else { return SpringTransition(.swing(0, cosine: 0, sineOverFrequency: 0, lanes())) }
    guard halfGap.high != 0 else {
      return SpringTransition(.swing(envelope, cosine: 1, sineOverFrequency: time.high, lanes()))
    }
    let (sine, cosine) = DoubleDouble.sineAndCosine(of: halfGap, times: time)
    return SpringTransition(.swing(envelope, cosine: cosine, sineOverFrequency: sine / halfGap.high, lanes()))
  }

  /// The transition for ζ > 1.
  @inline(__always)
  fileprivate func overdampedTransition(over time: Double) -> SpringTransition {
    SpringTransition(.fall(Elementary.exponential(-(slow * time)), over: time, lanes()))
  }
}

extension SpringTransition {
  @inline(__always)
  fileprivate init(_ lanes: TransitionLanes<Double>) {
    displacementFromDisplacement = lanes.displacementFromDisplacement
    displacementFromVelocity = lanes.displacementFromVelocity
    velocityFromDisplacement = lanes.velocityFromDisplacement
    velocityFromVelocity = lanes.velocityFromVelocity
  }
}
