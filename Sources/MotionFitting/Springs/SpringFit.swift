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
/// - The motion starts at the first time, with any velocity, unless ``SpringConditions`` hold it. Remove the samples recorded
///   before it moved.
/// - Domain: at least six samples, times in ascending order, a frequency whose period is not much longer than the data.
/// - Accuracy: exact data give the numbers back to 10⁻⁹ if the data determine them. The standard errors assume
///   independent errors of one size. A damping ratio above 1.5 is badly determined, as only the slow root shows.
/// - Complexity: a search over at most 500 rows, which are means of neighbouring samples, and some passes over all
///   samples: 1000 take about as long as 60,000 exponentials and cosines of a C library.
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

  /// The root mean square of the distances before the numbers were rounded; without rounding, ``rootMeanSquare``.
  public let leastRootMeanSquare: Double

  /// Fits a spring to samples.
  ///
  /// - Parameters:
  ///   - times: in seconds, in ascending order; at least six.
  ///   - values: a value for each time.
  ///   - known: what is known of the motion. By default nothing is.
  ///   - digits: the number of significant digits of a round stiffness and damping, from 1 to 15. The ends and the
  ///     velocity are then rounded to as many digits of the values' range. The standard errors remain those of the fit
  ///     before rounding. By default nothing is rounded.
  /// - Throws: ``ParameterError`` for samples that are invalid, that do not move, or that do not determine a spring, for
  ///   a known number that is not finite, and for other digits.
  public init(
    times: [Double], values: [Double], known: SpringConditions = SpringConditions(), roundingTo digits: Int? = nil
  ) throws(ParameterError) {
    let samples = try SpringSamples(times, values)
    let solution = try samples.solution(known)
    let fitted = try samples.motion(solution, known)
    let (duration, range) = (samples.duration, samples.range)
    // Those of the motion itself. Rounding parts it from the solution: far, where the samples hardly determine a spring.
    let errors = samples.errors(of: fitted)
    leastRootMeanSquare = errors.rootMeanSquare
    if let digits {
      guard (1...15).contains(digits) else {
        throw ParameterError(parameter: "the digits", value: "\(digits)", allowed: "from 1 to 15")
      }
      motion = try SpringRounding(samples: samples, digits: digits).motion(near: fitted, known: known)
      (rootMeanSquare, maximumError) = samples.errors(of: motion)
    } else {
      motion = fitted
      (rootMeanSquare, maximumError) = errors
    }
    let spreads = solution.standardErrors
    standardErrors = StandardErrors(
      naturalFrequency: spreads[0] / duration, dampingRatio: spreads[1], start: spreads[2] * range,
      target: spreads[3] * range, velocity: spreads[4] * range / duration)
  }

  /// Fits a spring to a motion over a domain, at 401 evenly spaced times: the spring for a curve.
  ///
  /// - Parameters:
  ///   - motion: the motion.
  ///   - domain: finite, in the motion's time.
  ///   - known: what is known, usually the value at which the motion rests.
  ///   - digits: as in ``init(times:values:known:roundingTo:)``.
  /// - Throws: ``ParameterError`` as ``init(times:values:known:roundingTo:)``, and for an invalid domain.
  public init(
    _ motion: some Motion<Double>, over domain: ClosedRange<Double>, known: SpringConditions = SpringConditions(),
    roundingTo digits: Int? = nil
  ) throws(ParameterError) {
    try ParameterError.requireDomain(domain)
    let times = (0...400).map { domain.lowerBound.interpolated(to: domain.upperBound, by: Double($0) / 400) }
    try self.init(times: times, values: times.map { motion.value(at: $0) }, known: known, roundingTo: digits)
  }
}
