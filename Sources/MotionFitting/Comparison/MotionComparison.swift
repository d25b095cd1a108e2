public import MotionCurves

/// A recording held against a motion: how far apart they are, where, and where the recording jumps.
///
/// It is made for tests of what moves, with the motion that was meant as the expectation:
///
/// ```swift
/// var recorded: [(time: Double, value: Double)] = []
/// // … run the animation, and append the time and the position of each frame
/// #expect(try MotionComparison(recorded, with: motion).maximumError < 0.5)
/// ```
///
/// The error of a sample is its value less the motion's at its time. A sample whose value is NaN is missing, and left
/// out. Of samples at one time the first is held against the motion just before it, the others against the motion after
/// it, so that a recorded jump meets the motion's.
///
/// - Accuracy: that of the motion; the sums are rounded once a sample.
/// - Complexity: a value of the motion for each sample; ``init(_:with:aligningWithin:)`` takes some millions more for the
///   alignment.
public struct MotionComparison: Sendable, Hashable {
  /// The index of each sample that is not missing, in what was given.
  public let indices: [Int]
  /// The times of those samples, on the recording's clock.
  public let times: [Double]
  /// Their values less the motion's, in value units.
  public let errors: [Double]
  /// What was added to the times, in the motion's unit of time; 0 without an alignment.
  ///
  /// A recording that is late has a negative one.
  public let timeShift: Double
  /// The largest distance between the recording and the motion, in value units.
  public let maximumError: Double
  /// The index of the sample with that distance, the first if there are several, in what was given.
  public let worstIndex: Int
  /// The time of that sample, on the recording's clock.
  public let worstTime: Double
  /// The mean of the distances.
  public let meanError: Double
  /// The root of the mean of the squares of the distances.
  public let rootMeanSquare: Double

  /// Holds a recording against a motion.
  ///
  /// - Parameters:
  ///   - recording: times in the motion's unit, in ascending order, and values; a value of NaN is missing.
  ///   - motion: the motion that was meant.
  ///   - shifts: what may be added to all times; the one that makes the largest error least is taken. Nil for none.
  /// - Throws: ``ParameterError`` for a recording without a value, times that are not finite or do not ascend, an
  ///   infinite distance, and shifts that are not finite.
  public init(
    _ recording: [(time: Double, value: Double)], with motion: some Motion<Double>,
    aligningWithin shifts: ClosedRange<Double>? = nil
  ) throws(ParameterError) {
    try self.init(
      times: recording.map { $0.time }, values: recording.map { $0.value }, with: motion, aligningWithin: shifts)
  }

  /// Holds a recording in two arrays against a motion; see ``init(_:with:aligningWithin:)``.
  ///
  /// - Throws: ``ParameterError`` too if there are not as many values as times.
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
    // As parts of the largest, so that no square overflows.
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

  /// Whether no sample is farther from the motion than a tolerance, in value units.
  public func isWithin(_ tolerance: Double) -> Bool { maximumError <= tolerance }
}
