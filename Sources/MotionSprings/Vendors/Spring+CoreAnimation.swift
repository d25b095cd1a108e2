import RealModule

extension Spring {
  /// The spring in Core Animation.
  public var coreAnimation: CoreAnimation { CoreAnimation(spring: self) }

  /// The properties of a spring as a `CASpringAnimation`.
  public struct CoreAnimation: Sendable, Hashable {
    let spring: Spring

    /// Core Animation's `settlingDuration` of a `CASpringAnimation`, to the bit.
    ///
    /// It is not the last time outside the tolerance; see ``Spring/settlingDuration(tolerance:velocity:)`` for that
    /// time. For ζ < 1 it solves e^(−ζωt)(1 + |B|) = 0.001 for the envelope, with B = (v − ζω)/(ω√(1 − ζ²)), and is
    /// longer by up to a sixth. For ζ ≥ 1 Core Animation uses ζ = 1; the duration is the first of the times 0, 0.1,
    /// 0.2, … at which the displacement is below 0.001.
    ///
    /// - Parameter velocity: `initialVelocity`, in distances per second, towards the target.
    /// - Returns: the duration in seconds; `Float.greatestFiniteMagnitude` at ζ = 0.
    ///
    /// Source: measured on QuartzCore; the formulas reproduce the measured rows bit for bit.
    public func settlingDuration(velocity: Double = 0) -> Double {
      guard spring.damping > 0 else { return Double(Float.greatestFiniteMagnitude) }
      let (frequency, dampingRatio) = (spring.naturalFrequency, spring.dampingRatio)
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
      // Core Animation adds up tenths of a second and rounds each sum. The loop follows it for a thousand seconds.
      for _ in 0..<10_000 {
        if displacement(time) < 0.001 { return time }
        time += 0.1
      }
      let critical = Spring(mass: 1, stiffness: frequency * frequency, damping: 2 * frequency)
      return (critical.settlingDuration(velocity: velocity) * 10).rounded(.up) / 10
    }
  }
}
