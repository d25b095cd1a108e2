import RealModule

extension Spring {
  /// Core Animation's `settlingDuration` of a `CASpringAnimation`, to the bit.
  ///
  /// It is no last time: for ζ < 1 the envelope's e^(−ζωt)(1 + |B|) = 0.001 with B = (v − ζω)/(ω√(1 − ζ²)), longer by
  /// up to a sixth; for ζ ≥ 1, where Core Animation takes ζ = 1, the first of the times 0, 0.1, 0.2, … at which the
  /// displacement is below 0.001. See ``settlingDuration(tolerance:velocity:)`` for the truth.
  ///
  /// - Parameter velocity: `initialVelocity`: distances per second, towards the target.
  /// - Returns: the duration in seconds; `Float.greatestFiniteMagnitude` at ζ = 0.
  ///
  /// Source: measured on QuartzCore; the formulas reproduce the measured rows bit for bit.
  public func coreAnimationSettlingDuration(velocity: Double = 0) -> Double {
    guard damping > 0 else { return Double(Float.greatestFiniteMagnitude) }
    let frequency = naturalFrequency
    guard dampingRatio < 1 else { return Self.criticalSettlingDuration(frequency, velocity) }
    let dampedFrequency = frequency * (1 - dampingRatio * dampingRatio).squareRoot()
    let amplitude = 1 + abs((velocity - dampingRatio * frequency) / dampedFrequency)
    return -Double.log(0.001 / amplitude) / (dampingRatio * frequency)
  }

  private static func criticalSettlingDuration(_ frequency: Double, _ velocity: Double) -> Double {
    func displacement(_ time: Double) -> Double {
      abs((1 + (frequency - velocity) * time) * Double.exp(-frequency * time))
    }
    var time = 0.0
    // Core Animation adds tenths up, with the rounding of each sum. A thousand seconds of them are enough to be true
    // to.
    for _ in 0..<10_000 {
      if displacement(time) < 0.001 { return time }
      time += 0.1
    }
    let critical = Spring(1, frequency * frequency, 2 * frequency)
    return (critical.settlingDuration(velocity: velocity) * 10).rounded(.up) / 10
  }
}
