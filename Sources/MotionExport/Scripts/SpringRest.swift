internal import MotionCurves
internal import MotionSprings
internal import RealModule

/// When a library takes a spring to be at rest and sets it to its target: below a distance and a speed.
///
/// They are as large as the tolerance allows, so that the library ends no later than it must.
struct SpringRest {
  /// In the library's value units, as it is printed.
  let distance: Double
  /// In value units per second, as it is printed.
  let speed: Double
  /// A bound of the distance from the target that the spring would have from then on, as a part of its whole distance.
  let maximumError: Double
}

extension SpringRest {
  /// The rest of a library that compares the spring's speed itself.
  ///
  /// The energy does not grow: |x| stays below √(x² + (v/ω)²).
  ///
  /// - Parameters:
  ///   - spring: the spring.
  ///   - tolerance: the largest error, as a part of the distance.
  ///   - unit: the distance in the library's value units.
  /// - Returns: the rest.
  static func exact(_ spring: Spring, within tolerance: Double, unit: Double) -> SpringRest {
    let frequency = spring.naturalFrequency
    return SpringRest(spring, within: tolerance, unit: unit) { Self.amplitude($0, $1, frequency) }
  }

  /// The rest of Motion, which compares the mean speed of the last 5 ms, and none from critical damping on.
  ///
  /// Nil for a spring that Motion would end early, as it crosses its target; and for a spring so much overdamped that
  /// Motion's hyperbolic functions, which it keeps from overflowing, are wrong before the spring rests.
  ///
  /// Source: `generators/spring/index.ts` in https://github.com/motiondivision/motion.
  static func motion(_ spring: Spring, velocity: Double, within tolerance: Double, unit: Double) -> SpringRest? {
    let (frequency, ratio) = (spring.naturalFrequency, spring.dampingRatio)
    let half = frequency * ((ratio - 1) * (ratio + 1)).magnitude.squareRoot()
    // Motion's own damping ratio may be on the other side of 1.
    let isNearlyCritical = abs(ratio - 1) < 1e-9
    let mayCross = velocity > ratio * frequency + (ratio > 1 ? half : 0)
    if mayCross && (ratio >= 1 || isNearlyCritical) { return nil }
    if ratio > 1 && !isNearlyCritical {
      let rest = SpringRest(spring, within: tolerance, unit: unit) { distance, _ in distance }
      let motion = SpringMotion(spring, from: 0, to: 1, velocity: velocity)
      return half * motion.settlingDuration(within: rest.maximumError) <= 300 ? rest : nil
    }
    let span = 0.005
    let (angle, decay) = (half * span, Double.exp(-ratio * frequency * span))
    // More than 80 Hz: the mean of 5 ms says nothing about the speed.
    guard angle < 2.5 else { return nil }
    let slope = angle > 1e-6 ? half / Double.sin(angle) : 1 / span
    let bend = abs(Double.cos(angle) - decay)
    return SpringRest(spring, within: tolerance, unit: unit) { distance, speed in
      // v from x(t − h) = e^(ζωh)·(x·cos ah − (v + ζωx)·sin(ah)/a), with a bound of x(t) − x(t − h).
      let fastest = (distance * bend + decay * speed * span) * slope + ratio * frequency * distance
      return Self.amplitude(distance, fastest, frequency)
    }
  }

  private static func amplitude(_ distance: Double, _ speed: Double, _ frequency: Double) -> Double {
    (distance * distance + (speed / frequency) * (speed / frequency)).squareRoot()
  }

  /// The largest rest within a tolerance, with a speed of ω times its distance, for a bound that grows with both alike.
  private init(
    _ spring: Spring, within tolerance: Double, unit: Double, bound: (Double, Double) -> Double
  ) {
    let largest = 0.95 * min(tolerance, 0.3) / bound(1, spring.naturalFrequency)
    distance = (unit * largest).withTwoDigits
    speed = (unit * largest * spring.naturalFrequency).withTwoDigits
    maximumError = bound(distance / unit, speed / unit)
  }
}
