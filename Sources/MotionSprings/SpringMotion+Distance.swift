import MotionCurves
import RealModule

extension SpringMotion where Value == Double {
  /// An upper bound of the distance to a motion with nearly the same numbers, both from their starts on.
  ///
  /// In the time τ = ωt and relative to the target, a motion is u₀·g(τ) + (v₀/ω)·h(τ). Its impulse response h is at
  /// most min(τ, 1/Δ)·e^(−ατ), where α is the lower rate of decay, and Δ the frequency or the difference of the rates;
  /// g′ = −h, and |h′| is at most (1 + α·min(τ, 1/Δ))·e^(−ατ). The numbers change one after the other:
  ///
  /// - Another natural frequency stretches the time: that is at most the change times the largest τ·|u′(τ)|.
  /// - Another damping ratio acts like the force −2·δζ·u′(τ): that is at most the integral of |h| times |u′|.
  /// - Another start and velocity count in full, as neither g nor h is above 1; so does another target.
  ///
  /// - Parameters:
  ///   - other: the other motion.
  ///   - duration: the time from the starts on, finite.
  /// - Returns: the bound, to the rounding of doubles; infinite if the natural frequency is doubled. For a small
  ///   change of one number it is at most eight times the distance, mostly below twice.
  /// - Complexity: O(1).
  package func distanceBound(from other: SpringMotion, over duration: Double) -> Double {
    let (frequency, otherFrequency) = (spring.naturalFrequency, other.spring.naturalFrequency)
    let stretch = abs(otherFrequency - frequency) / frequency
    guard stretch < 1 else { return .infinity }
    let (displacement, speed) = (start - target, initialVelocity / frequency)
    let envelope = ResponseEnvelope(
      of: spring.dampingRatio, and: other.spring.dampingRatio, over: (1 + stretch) * frequency * duration)
    let stretched = abs(displacement) * envelope.timedResponse + abs(speed) * envelope.timedSlope
    let damped = abs(displacement) * envelope.responseToResponse + abs(speed) * envelope.responseToSlope
    let change = abs(other.spring.dampingRatio - spring.dampingRatio)
    return stretch / (1 - stretch) * stretched + 2 * change * damped
      + abs(other.start - other.target - displacement) + abs(other.initialVelocity / otherFrequency - speed)
      + abs(other.target - target)
  }
}

/// A bound of the impulse responses h of two damping ratios in the time τ = ωt.
private struct ResponseEnvelope {
  /// The lower rate of decay.
  private let rate: Double
  /// The limit of e^(ατ)·h.
  private let height: Double
  /// The last time.
  private let end: Double

  init(of ratio: Double, and other: Double, over end: Double) {
    /// The lower rate of decay, and the frequency or the difference of the rates.
    func response(_ ratio: Double) -> (rate: Double, spread: Double) {
      let root = abs((1 - ratio) * (1 + ratio)).squareRoot()
      return ratio < 1 ? (ratio, root) : (1 / (ratio + root), 2 * root)
    }
    let (first, second) = (response(ratio), response(other))
    rate = min(first.rate, second.rate)
    height = 1 / min(first.spread, second.spread)
    self.end = end
  }

  /// The largest τⁿ·e^(−ατ).
  private func peak(_ exponent: Int) -> Double {
    let time = min(Double(exponent) / rate, end)
    return (0..<exponent).reduce(Double.exp(-rate * time)) { product, _ in product * time }
  }

  /// The largest τ·|h|.
  var timedResponse: Double { min(peak(2), height * peak(1)) }

  /// The largest τ·|h′|.
  var timedSlope: Double { min(peak(1) + rate * peak(2), (1 + rate * height) * peak(1)) }

  /// The largest integral of |h(τ − s)|·|h(s)| over s.
  var responseToResponse: Double { min(peak(3) / 6, height * height * peak(1)) }

  /// The largest integral of |h(τ − s)|·|h′(s)| over s.
  var responseToSlope: Double {
    min(peak(2) / 2 + rate * peak(3) / 6, height * (1 + rate * height) * peak(1))
  }
}
