public import MotionCurves

extension SplineSection {
  /// The end slopes of a spline of Kochanek and Bartels' family.
  ///
  /// With the durations h₀ and h₁ of the segments on both sides of a key, the weights a and b of its shape, and the
  /// weights r and s of the spacing, the slope that leaves the key is (a·r·Δ₀ + b·s·Δ₁)·h₁/(h₀ + h₁) per unit of the
  /// next segment's fraction, and the slope that arrives there is the same with h₀/(h₀ + h₁): where a and b are the
  /// same for both, the velocity is continuous in time. Even weights give the uniform spline.
  ///
  /// Beyond the ends the first and the last line are extended (p₋₁ = 2p₀ − p₁), as in Core Animation.
  ///
  /// - Parameters:
  ///   - shape: the shape of a key, by its index in the track; nil for zeros.
  ///   - spacing: the weights of a key between two segments, by the index of the second segment.
  /// - Returns: the slopes of each segment.
  func slopes(shape: (Int) -> KochanekBartels?, spacing: (Int) -> KeyWeights) -> [SegmentSlopes] {
    var leaving: [Double] = []
    var arriving: [Double] = []
    leaving.reserveCapacity(values.count)
    arriving.reserveCapacity(values.count)
    for key in values.indices {
      let (before, after) = (max(0, key - 1), min(key, lastSegment))
      let spaced = before == after ? .even : spacing(after)
      func slope(_ weights: KeyWeights, _ duration: Double) -> Double {
        let sum =
          changes[before] * (weights.before * spaced.before) + changes[after] * (weights.after * spaced.after)
        return sum * (before == after ? 0.5 : duration / (durations[before] + durations[after]))
      }
      let shape = shape(section.keys.lowerBound + key)
      leaving.append(slope(shape?.leaving ?? .even, durations[after]))
      arriving.append(slope(shape?.arriving ?? .even, durations[before]))
    }
    return changes.indices.map { SegmentSlopes(start: leaving[$0], end: arriving[$0 + 1]) }
  }
}

extension Spline {
  /// Kochanek and Bartels' spline for uneven times; without shapes the Catmull–Rom spline with the key times as its
  /// parameter.
  ///
  /// With δ₀, δ₁ the slopes of the lines on both sides and h₀, h₁ the durations, the velocity after a key is
  /// (a·h₁·δ₀ + b·h₀·δ₁)/(h₀ + h₁) with a = (1 − T)(1 + C)(1 + B) and b = (1 − T)(1 − C)(1 − B), and the velocity
  /// before it is the same with −C for C. Beyond the ends the first and the last line are extended.
  ///
  /// ``CalculationMode/cubic`` has another rule for uneven times.
  ///
  /// Source: M. Geier, *splines* (the ASDF project), non-uniform Kochanek–Bartels splines.
  ///
  /// - Parameter shapes: one for each key, or none.
  /// - Returns: the rule; a track with a different number of values throws.
  public static func kochanekBartels(_ shapes: [KochanekBartels] = []) -> Spline {
    Spline(.kochanekBartels(shapes))
  }

  /// Core Animation's rule: the uniform spline, with slopes scaled by 2h/(h₀ + h₁) for uneven times.
  ///
  /// It is that of ``CalculationMode/cubic``. Without shapes the velocity at a key is (p₂ − p₀)/(t₂ − t₀).
  ///
  /// Source: Documentation/CoreAnimation.md, Keyframes and calculation modes.
  ///
  /// - Parameter shapes: one for each key, or none.
  /// - Returns: the rule; a track with a different number of values throws.
  public static func coreAnimation(_ shapes: [KochanekBartels] = []) -> Spline {
    Spline(.coreAnimation(shapes))
  }

  /// The Catmull–Rom spline with its parameter spaced by a power of the distances between the values.
  ///
  /// With d = |Δ|^alpha on both sides of a key its velocity is
  /// (1 − tension)·(Δ₀·d₁/d₀ + Δ₁·d₀/d₁)/(h₀ + h₁): the direction of the spline in space, at a speed that is continuous
  /// in time. Default key times are spaced like the parameter, within 0…1, and the track then is exactly that spline;
  /// with other times the directions at the keys stay, and the curve between them differs. Beyond the ends the first
  /// and the last line are extended.
  ///
  /// With default key times a segment between equal values has no duration; with given ones the velocity at such a key
  /// is 0. With alpha 0 they are keys like any others.
  ///
  /// Source: P. Barry, R. Goldman, *A recursive evaluation algorithm for a class of Catmull–Rom splines*, SIGGRAPH
  /// 1988; for alpha, C. Yuksel, S. Schaefer, J. Keyser, *Parameterization and applications of Catmull–Rom curves*,
  /// Computer-Aided Design 43 (2011).
  ///
  /// - Parameters:
  ///   - alpha: within 0…1; 0 uniform, 0.5 centripetal (neither cusps nor loops within a segment), 1 chordal.
  ///   - tension: within −1…1; 1 stops at every key.
  /// - Returns: the rule.
  /// - Precondition: both numbers are in range; ``catmullRom(validatingAlpha:tension:)`` throws instead.
  public static func catmullRom(alpha: Double = 0.5, tension: Double = 0) -> Spline {
    ParameterError.orTrap(try catmullRom(validatingAlpha: alpha, tension: tension))
  }

  /// ``catmullRom(alpha:tension:)`` with numbers that come from outside.
  ///
  /// - Throws: ``ParameterError`` if a number is out of its range.
  public static func catmullRom(validatingAlpha alpha: Double, tension: Double = 0) throws(ParameterError) -> Spline {
    guard (0...1).contains(alpha) else {
      throw ParameterError(parameter: "alpha", value: alpha.shortestDecimal, allowed: "in 0…1")
    }
    let shape = try KochanekBartels(validatingTension: tension)
    return Spline(.catmullRom(alpha: alpha, shape: shape))
  }
}
