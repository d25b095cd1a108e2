import MotionExport
import MotionNumerics

/// The target of a fit: the rows of a recording, or another motion over a domain.
enum FitSource {
  case samples(RecordedColumn)
  case motion(ParsedMotion, over: ClosedRange<Double>)

  /// The first and the last time.
  var domain: ClosedRange<Double> {
    switch self {
    case .samples(let rows): rows.times[0]...rows.times[rows.times.count - 1]
    case .motion(_, let domain): domain
    }
  }

  /// The first and the last value.
  ///
  /// For a motion that has settled by the end of the domain, the last value is its rest.
  var ends: (first: Double, last: Double) {
    switch self {
    case .samples(let rows): (rows.values[0], rows.values[rows.values.count - 1])
    case .motion(let motion, let domain):
      (motion.value(at: domain.lowerBound), restValue ?? motion.value(at: domain.upperBound))
    }
  }

  /// The rest value of a motion that has settled by the end of the domain; nil for any other source.
  var restValue: Double? {
    guard case .motion(let motion, let domain) = self, let settled = motion.domain?.upperBound,
      domain.upperBound >= settled
    else { return nil }
    return motion.limit
  }

  /// The rest value, if the motion's last value is near enough for a fit within the tolerance to end at rest.
  func restValue(within tolerance: Double) -> Double? {
    guard let rest = restValue, case .motion(let motion, let domain) = self,
      abs(motion.value(at: domain.upperBound) - rest) <= 0.85 * tolerance
    else { return nil }
    return rest
  }

  /// The source with a longer domain, if it was to end when its motion settles, too far from rest for the tolerance.
  ///
  /// The domain then ends where the motion is within the tolerance of its rest.
  func settled(within tolerance: Double) -> FitSource {
    guard restValue != nil, restValue(within: tolerance) == nil, case .motion(let motion, let domain) = self,
      domain.upperBound == motion.domain?.upperBound,
      let end = motion.wholeDomain(within: 0.8 * tolerance / abs(motion.ends.end - motion.ends.start))?.upperBound,
      end > domain.upperBound
    else { return self }
    return .motion(motion, over: domain.lowerBound...end)
  }

  /// The name in messages.
  var name: String {
    switch self {
    case .samples(let rows): rows.fileName
    case .motion(let motion, _): motion.description.quoted
    }
  }

  /// The tolerance if none is given: a thousandth of the range of the values.
  func defaultTolerance() throws(CommandFailure) -> Double {
    let values: [Double]
    switch self {
    case .samples(let rows): values = rows.values
    case .motion(let motion, let domain):
      values = (0...1000).map { index in
        motion.value(at: domain.lowerBound + (domain.upperBound - domain.lowerBound) * (Double(index) / 1000))
      }
    }
    return try Tolerance.usual(for: values, of: name)
  }

  /// The largest error of a motion that replaces the source.
  ///
  /// Against a motion the error is proved; against a recording it is measured at the rows.
  ///
  /// - Parameters:
  ///   - motion: the printed motion, read back.
  ///   - tolerance: the limit of the error.
  /// - Returns: the error, with how it is known.
  /// - Throws: ``ParameterError`` for a distance that is not finite.
  func error(
    of motion: ParsedMotion, within tolerance: Double = .infinity
  ) throws(ParameterError) -> FitError {
    switch self {
    case .samples(let rows):
      let comparison = try MotionComparison(times: rows.times, values: rows.values, with: motion)
      return FitError(
        maximum: comparison.maximumError, rootMeanSquare: comparison.rootMeanSquare,
        evidence: "measured at \(rows.times.count) rows")
    case .motion(let original, let domain):
      let bound = try original.largestDistance(from: motion, over: domain, within: tolerance)
      // As many times as the fit of a spring uses.
      let times = (0...400).map { domain.lowerBound + (domain.upperBound - domain.lowerBound) * (Double($0) / 400) }
      let comparison = try MotionComparison(
        times: times, values: times.map { original.value(at: $0) }, with: motion)
      return FitError(maximum: bound, rootMeanSquare: comparison.rootMeanSquare, evidence: "certified")
    }
  }

  /// The failure for a source that the library cannot fit.
  func refused(_ error: ParameterError) -> CommandFailure { .refused(error, in: name) }
}

/// The distance of a fit from its target.
struct FitError {
  let maximum: Double
  let rootMeanSquare: Double
  /// `certified`, or the number of rows at which the error was measured.
  let evidence: String

  /// The error, for both formats.
  var facts: [MotionProperty] {
    [
      MotionProperty("maximumError", label: "largest error", .number(maximum)),
      MotionProperty("evidence", .word(evidence)),
    ]
  }
}

/// A fit as output: for people, facts below a title; for programs, fields.
struct FitResult {
  let title: String
  let facts: [MotionProperty]
  let fields: [MotionProperty]
}
