public import MotionCurves
public import MotionSprings

/// The spring whose motion fits recorded data best, by least squares.
///
/// The value is to + (from − to)·C(t) + velocity·S(t), with the spring's responses C and S. Only the frequency and the
/// damping ratio are searched for. For each pair of them, the other three numbers are a linear problem. The search
/// therefore needs no initial guess, and does not miss the best fit: it tries a grid of both, and continues from the
/// best place.
///
/// ```swift
/// let fit = try SpringFit(times: times, values: values)
/// fit.motion.spring                       // Spring(mass: 1, stiffness: 100.2, damping: 9.9)
/// fit.standardErrors.dampingRatio         // 0.003
/// fit.motion.value(at: 0.2)
/// ```
///
/// - The mass is 1: data of a value alone cannot distinguish masses from forces.
/// - The motion starts at the first time, with any velocity. Remove the samples recorded before it moved.
/// - Domain: at least six samples, times in ascending order, a frequency whose period is not much longer than the data.
/// - Accuracy: exact data give the numbers back to 10⁻⁹ if the data determine them. The standard errors assume
///   independent errors of one size. A damping ratio above 1.5 is badly determined, as only the slow root shows.
/// - Complexity: some 700 passes over the samples. The passes of the grid use at most 500 samples.
///
/// Source: G. H. Golub and V. Pereyra, *The differentiation of pseudo-inverses and nonlinear least squares problems whose
/// variables separate*, SIAM Journal on Numerical Analysis 10 (1973); L. Kaufman, BIT 15 (1975).
public struct SpringFit: Sendable, Hashable {
  /// The standard error of each number, propagated from the noise of the data.
  public struct StandardErrors: Sendable, Hashable {
    /// The standard error of the natural frequency, in radians per second.
    public let naturalFrequency: Double
    /// The standard error of the damping ratio.
    public let dampingRatio: Double
    /// The standard error of the value at the start.
    public let start: Double
    /// The standard error of the value at rest.
    public let target: Double
    /// The standard error of the velocity at the start, in value units per second.
    public let velocity: Double
  }

  /// The motion, from the first time on.
  public let motion: SpringMotion<Double>
  /// The standard errors of its numbers.
  public let standardErrors: StandardErrors
  /// The root mean square of the distances from the samples.
  public let rootMeanSquare: Double
  /// The largest distance from a sample.
  public let maximumError: Double

  /// Fits a spring to samples.
  ///
  /// - Parameters:
  ///   - times: in seconds, in ascending order; at least six.
  ///   - values: a value for each time.
  /// - Throws: ``ParameterError`` for samples that are invalid, that do not move, or that do not determine a spring.
  public init(times: [Double], values: [Double]) throws(ParameterError) {
    try self.init(times: times, values: values, endingAt: nil)
  }

  private init(times: [Double], values: [Double], endingAt target: Double?) throws(ParameterError) {
    try ParameterError.requireSamples(times, values)
    let start = times[0]
    let duration = times[times.count - 1] - start
    let (least, greatest) = (values.min() ?? 0, values.max() ?? 0)
    guard times.count >= 6, duration > 0, duration.isFinite else {
      throw ParameterError(
        parameter: "the samples", value: "\(times.count)", allowed: "at least six, over a finite duration")
    }
    guard greatest > least, (greatest - least).isFinite else {
      throw ParameterError(
        parameter: "the values", value: least.shortestDecimal, allowed: "different, and finite in their differences")
    }
    // In units of the duration and of the range, so that nothing overflows and all unknowns are of one size.
    let model = SpringModel(
      times: times.map { ($0 - start) / duration }, values: values.map { ($0 - least) / (greatest - least) },
      target: target.map { ($0 - least) / (greatest - least) })
    guard let solution = model.best() else {
      throw ParameterError(
        parameter: "the samples", value: "a part of a swing, or noise", allowed: "such that they determine a spring")
    }
    let range = greatest - least
    let frequency = solution.shape.frequency / duration
    motion = try SpringMotion(
      validating: Spring(
        validatingStiffness: frequency * frequency, dampingRatio: solution.shape.dampingRatio),
      from: least + range * solution.start, to: target ?? least + range * solution.target,
      velocity: solution.velocity * range / duration, startingAt: start)
    rootMeanSquare = solution.rootMeanSquare * range
    maximumError = solution.maximumError * range
    let errors = solution.standardErrors
    standardErrors = StandardErrors(
      naturalFrequency: errors[0] / duration, dampingRatio: errors[1], start: errors[2] * range,
      target: errors[3] * range, velocity: errors[4] * range / duration)
  }

  /// Fits a spring to a motion over a domain, at 401 evenly spaced times: the spring for a curve.
  ///
  /// - Parameters:
  ///   - motion: the motion.
  ///   - domain: finite, in the motion's time.
  ///   - target: the value at which the spring rests, usually that of the motion. By default the fit determines it,
  ///     too.
  /// - Throws: ``ParameterError`` as ``init(times:values:)``, and for an invalid domain or target.
  public init(
    _ motion: some Motion<Double>, over domain: ClosedRange<Double>, endingAt target: Double? = nil
  ) throws(ParameterError) {
    try ParameterError.requireDomain(domain)
    if let target { try ParameterError.requireFinite(target, "the value at rest") }
    let times = (0...400).map { domain.lowerBound.interpolated(to: domain.upperBound, by: Double($0) / 400) }
    try self.init(times: times, values: times.map { motion.value(at: $0) }, endingAt: target)
  }
}
