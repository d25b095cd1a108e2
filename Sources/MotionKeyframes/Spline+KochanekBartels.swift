public import MotionCurves

extension SplineSection {
  /// The end slopes of a spline of Kochanek and Bartels' family.
  ///
  /// Let h₀ and h₁ be the durations of the segments on both sides of a key, a and b the weights of its shape, and r and
  /// s the weights of the spacing. The slope that leaves the key is (a·r·Δ₀ + b·s·Δ₁)·h₁/(h₀ + h₁) per unit of the next
  /// segment's fraction. The slope that arrives at the key is the same with h₀/(h₀ + h₁). If a and b are the same for
  /// both slopes, the velocity is continuous in time. Even weights give the uniform spline.
  ///
  /// Beyond the ends the first and the last line are extended (p₋₁ = 2p₀ − p₁), as in Core Animation.
  ///
  /// - Parameters:
  ///   - shape: the shape of a key, by its index in the track; nil for the shape of zeros.
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
          change(over: before) * (weights.before * spaced.before)
          + change(over: after) * (weights.after * spaced.after)
        return sum * (before == after ? 0.5 : duration / (durations[before] + durations[after]))
      }
      let shape = shape(section.keys.lowerBound + key)
      leaving.append(slope(shape?.leaving ?? .even, durations[after]))
      arriving.append(slope(shape?.arriving ?? .even, durations[before]))
    }
    return (0..<section.segmentCount).map { SegmentSlopes(start: leaving[$0], end: arriving[$0 + 1]) }
  }
}

extension Spline {
  /// Kochanek and Bartels' spline for uneven times.
  ///
  /// Without shapes it is the Catmull–Rom spline with the key times as its parameter.
  ///
  /// Let δ₀ and δ₁ be the slopes of the lines on both sides of a key, and h₀ and h₁ their durations. The velocity after
  /// the key is (a·h₁·δ₀ + b·h₀·δ₁)/(h₀ + h₁) with a = (1 − T)(1 + C)(1 + B) and b = (1 − T)(1 − C)(1 − B). The
  /// velocity before the key is the same with −C for C. Beyond the ends the first and the last line are extended.
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
  /// ``CalculationMode/cubic`` uses this rule. Without shapes the velocity at a key is (p₂ − p₀)/(t₂ − t₀).
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
  /// With d = |Δ|^alpha on both sides of a key, the velocity at the key is (1 − tension)·(Δ₀·d₁/d₀ + Δ₁·d₀/d₁)/(h₀ +
  /// h₁): the direction of the spline in space, at a speed that is continuous in time. Default key times are spaced
  /// like the parameter, within 0…1; the track is then exactly that spline. With other times the directions at the keys
  /// stay the same, and the curve between the keys differs. Beyond the ends the first and the last line are extended.
  ///
  /// With default key times a segment between equal values has no duration. With given key times the velocity at such
  /// keys is 0. With alpha 0 such keys are not special.
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
