public import MotionCurves
import RealModule

/// The damped oscillation 1 − e^(−ζx)·cos ωx, which starts at 0 and comes to rest at 1.
///
/// It is the motion of a spring of stiffness ζ² + ω² and damping 2ζ, with the initial velocity ζ towards the target.
/// With (5, 30) it moves the ball of a gooey page indicator after its release.
///
/// Source: KittenYang, *KYAnimatedPageControl* (https://github.com/KittenYang/KYAnimatedPageControl),
/// `KYSpringLayerAnimation`.
///
/// - Domain: ζ is not negative; the magnitudes of both are 0 or from 10⁻¹⁰⁰ to 10¹⁰⁰.
/// - Accuracy: two ulp of 1 + e^(−ζx), at any x; the same bits on every system.
/// - Complexity: an exponential, a sine and a cosine.
public struct DampedOscillation: Sendable, Hashable {
  /// The decay rate ζ: the envelope falls to 1/e of its size within 1/ζ.
  ///
  /// It is not a damping ratio.
  public let decay: Double
  /// The angular frequency ω.
  public let frequency: Double

  /// Creates the oscillation 1 − e^(−`decay`·x)·cos(`frequency`·x).
  ///
  /// - Precondition: both parameters are in their domain; ``init(validatingDecay:frequency:)`` throws instead.
  public init(decay: Double, frequency: Double) {
    self = ParameterError.orTrap(try Self(validatingDecay: decay, frequency: frequency))
  }

  /// Creates an oscillation with parameters from outside.
  ///
  /// - Throws: ``ParameterError`` for a parameter outside its domain.
  public init(validatingDecay decay: Double, frequency: Double) throws(ParameterError) {
    try ParameterError.requireNotNegative(decay, "decay")
    try ParameterError.requireFinite(frequency, "frequency")
    try Self.requireModerate(decay, "decay")
    try Self.requireModerate(frequency, "frequency")
    self.decay = decay
    self.frequency = frequency
  }

  /// Checks that products and quotients of a rate with times neither overflow nor vanish.
  private static func requireModerate(_ value: Double, _ parameter: String) throws(ParameterError) {
    guard value == 0 || (abs(value) >= 1e-100 && abs(value) <= 1e100) else {
      throw ParameterError(
        parameter: parameter, value: value.shortestDecimal, allowed: "0 or, in size, from 1e-100 to 1e100")
    }
  }
}

extension DampedOscillation: Motion {
  /// The value at x; 0 for x ≤ 0.
  public func value(at x: Double) -> Double {
    if x <= 0 { return 0 }
    let envelope = envelope(at: x)
    if envelope == 0 { return 1 }
    return 1 - envelope * sineAndCosine(at: x).cosine
  }

  /// The derivative with respect to x, e^(−ζx)·(ζ·cos ωx + ω·sin ωx); 0 for x < 0.
  public func velocity(at x: Double) -> Double {
    if x < 0 { return 0 }
    let envelope = envelope(at: x)
    if envelope == 0 { return 0 }
    let (sine, cosine) = sineAndCosine(at: x)
    return envelope * (decay * cosine + frequency * sine)
  }

  /// The second derivative with respect to x, e^(−ζx)·((ω² − ζ²)·cos ωx − 2ζω·sin ωx); 0 for x < 0.
  package func acceleration(at x: Double) -> Double {
    if x < 0 { return 0 }
    let envelope = envelope(at: x)
    if envelope == 0 { return 0 }
    let (sine, cosine) = sineAndCosine(at: x)
    let turn = (frequency - decay) * (frequency + decay) * cosine - 2 * decay * frequency * sine
    return envelope * turn
  }

  /// The value and the derivative at x, at the cost of either.
  public func state(at x: Double) -> (value: Double, velocity: Double) {
    if x <= 0 { return (0, velocity(at: x)) }
    let envelope = envelope(at: x)
    if envelope == 0 { return (1, 0) }
    let (sine, cosine) = sineAndCosine(at: x)
    return (1 - envelope * cosine, envelope * (decay * cosine + frequency * sine))
  }

  /// The x from which on the value is within a thousandth of 1: ``settlingDuration(tolerance:)``.
  ///
  /// Infinite for ζ = 0, but 0 if ω = 0 too, as the value then stays at 0.
  public var restTime: Double { decay == 0 && frequency == 0 ? 0 : settlingDuration() }

  /// The times x from 0 to the settling duration.
  public func domain(tolerance: Double) -> ClosedRange<Double>? {
    if decay == 0 && frequency == 0 { return 0...0 }
    let duration = settlingDuration(tolerance: tolerance)
    return duration.isFinite ? 0...duration : nil
  }

  /// 1; 0 for an oscillation that does not move, nil for one that is not damped.
  public var restValue: Double? { restTime.isFinite ? (decay == 0 ? 0 : 1) : nil }

  private func envelope(at x: Double) -> Double {
    decay == 0 && !x.isNaN ? 1 : Elementary.exponential(-decay * x)
  }

  private func sineAndCosine(at x: Double) -> (sine: Double, cosine: Double) {
    let (sine, cosine) = DoubleDouble.sineAndCosine(of: DoubleDouble(abs(frequency)), times: x)
    return (frequency < 0 ? -sine : sine, cosine)
  }
}

extension DampedOscillation {
  /// The x of an extremum after 0, counted from 0; nil without oscillation.
  public func extremum(at index: Int = 0) -> Double? {
    guard frequency != 0 else { return nil }
    // ζ cos ωx + ω sin ωx = 0
    let frequency = abs(frequency)
    let first = (.pi - Double.atan2(y: decay, x: frequency)) / frequency
    return first + Double(index) * (.pi / frequency)
  }

  /// The least and the greatest value over a range of x with finite bounds.
  public func range(over domain: ClosedRange<Double> = 0...1) -> ClosedRange<Double> {
    var points = [domain.lowerBound, domain.upperBound] + [0].filter(domain.contains)
    if let first = extremum(), let second = extremum(at: 1) {
      // The extrema decrease in size, so the first two in the domain are the largest.
      let start = max(0, ((domain.lowerBound - first) / (second - first)).rounded(.up))
      points += [first + start * (second - first), first + (start + 1) * (second - first)].filter(domain.contains)
    }
    return ClosedRange(spanning: points.map { value(at: $0) })
  }

  /// The last x at which the value is at least the tolerance away from 1; infinite for ζ = 0.
  ///
  /// - Parameter tolerance: positive.
  /// - Returns: the x; 0 for a tolerance of at least 1, which is the whole distance.
  public func settlingDuration(tolerance: Double = 0.001) -> Double {
    ParameterError.trapUnless(tolerance > 0, "tolerance", tolerance, "positive")
    guard tolerance < 1 else { return 0 }
    guard decay > 0 else { return .infinity }
    guard frequency != 0 else { return -Double.log(tolerance) / decay }
    // The size of an extremum is e^(−ζx) times the cosine of the angle with the tangent ζ/ω.
    let lag = Double.atan2(y: decay, x: abs(frequency))
    let period = Double.pi / abs(frequency)
    let first = (.pi - lag) / abs(frequency)
    let size = Double.exp(-decay * first) * Double.cos(lag)
    var start = 0.0
    if size >= tolerance {
      let count = (Double.log(size / tolerance) / (decay * period)).rounded(.down)
      start = first + count * period
    }
    // From there the displacement falls to 0 within less than half a period.
    let zero = start + (0.5 * .pi + (start > 0 ? lag : 0)) / abs(frequency)
    // The envelope is within the tolerance earlier if the oscillation is slow.
    let end = max(start, min(zero, -Double.log(tolerance) / decay))
    // The displacement itself: as the distance of the value from 1 it would have no more digits than the tolerance leaves.
    return bracketedRoot(in: start...end) { x in
      (tolerance - abs(envelope(at: x) * sineAndCosine(at: x).cosine), .nan)
    }
  }
}
