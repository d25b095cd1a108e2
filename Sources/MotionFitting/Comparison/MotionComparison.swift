public import MotionCurves

/// A comparison of a recording with a motion: how far apart they are, where, and where the recording jumps.
///
/// It is made for tests of animations, with the intended motion as the expectation:
///
/// ```swift
/// var recorded: [(time: Double, value: Double)] = []
/// // … run the animation, and append the time and the position of each frame
/// #expect(try MotionComparison(recorded, with: motion).maximumError < 0.5)
/// ```
///
/// The error of a sample is its value less the motion's value at its time. A sample whose value is NaN is missing, and
/// left out. Of several samples at one time, the first is compared with the motion just before that time, the others
/// with the motion after it. A recorded jump thus meets the motion's jump.
///
/// - Accuracy: the accuracy of the motion; each sample rounds the sums once.
/// - Complexity: a value of the motion for each sample; ``init(_:with:aligningWithin:)`` takes some millions more for
///   the alignment.
public struct MotionComparison: Sendable, Hashable {
  /// For each sample that is not missing, its index in the given recording.
  public let indices: [Int]
  /// The times of those samples, on the recording's clock.
  public let times: [Double]
  /// The values of those samples less the motion's values, in value units.
  public let errors: [Double]
  /// The shift that was added to the times, in the motion's unit of time; 0 without an alignment.
  ///
  /// It is negative if the recording is late.
  public let timeShift: Double
  /// The largest distance between the recording and the motion, in value units.
  public let maximumError: Double
  /// The index in the given recording of the sample with that distance; the first of them if there are several.
  public let worstIndex: Int
  /// The time of that sample, on the recording's clock.
  public let worstTime: Double
  /// The mean of the distances.
  public let meanError: Double
  /// The root of the mean of the squares of the distances.
  public let rootMeanSquare: Double

  /// Compares a recording with a motion.
  ///
  /// - Parameters:
  ///   - recording: times in the motion's unit, in ascending order, and values; a value of NaN is missing.
  ///   - motion: the intended motion.
  ///   - shifts: the allowed shifts of all times. The shift that gives the least maximum error is used. Nil for no
  ///     shift.
  /// - Throws: ``ParameterError`` for a recording without a value, times that are not finite or do not ascend, an
  ///   infinite distance, and shifts that are not finite.
  public init(
    _ recording: [(time: Double, value: Double)], with motion: some Motion<Double>,
    aligningWithin shifts: ClosedRange<Double>? = nil
  ) throws(ParameterError) {
    try self.init(
      times: recording.map { $0.time }, values: recording.map { $0.value }, with: motion, aligningWithin: shifts)
  }

  /// Compares a recording in two arrays with a motion; see ``init(_:with:aligningWithin:)``.
  ///
  /// - Throws: ``ParameterError`` also if the numbers of values and times differ.
  public init(
    times: [Double], values: [Double], with motion: some Motion<Double>,
    aligningWithin shifts: ClosedRange<Double>? = nil
  ) throws(ParameterError) {
    let samples = try RecordedSamples(times: times, values: values)
    var shift = 0.0
    if let shifts {
      try ParameterError.requireFinite(shifts.lowerBound, "the least shift")
      try ParameterError.requireFinite(shifts.upperBound, "the greatest shift")
      shift = samples.bestShift(to: motion, within: shifts)
    }
    let errors = (0..<samples.times.count).map { samples.error(of: motion, at: $0, shiftedBy: shift) }
    var (worst, sum, squares) = (0, 0.0, 0.0)
    for (index, error) in errors.enumerated() {
      guard error.isFinite else {
        throw ParameterError(
          parameter: "the distance from the motion at \(samples.times[index].shortestDecimal)",
          value: error.shortestDecimal, allowed: "finite")
      }
      if abs(error) > abs(errors[worst]) { worst = index }
    }
    let largest = abs(errors[worst])
    // Relative to the largest error, so that no square overflows.
    for error in errors where largest > 0 {
      let part = abs(error) / largest
      sum += part
      squares += part * part
    }
    let count = Double(errors.count)
    indices = samples.indices
    self.times = samples.times
    self.errors = errors
    timeShift = shift
    maximumError = largest
    worstIndex = samples.indices[worst]
    worstTime = samples.times[worst]
    meanError = largest * (sum / count)
    rootMeanSquare = largest * (squares / count).squareRoot()
  }

  /// Whether every sample is within a tolerance of the motion, in value units.
  public func isWithin(_ tolerance: Double) -> Bool { maximumError <= tolerance }
}
