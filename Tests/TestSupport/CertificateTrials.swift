public import MotionNumerics

/// The numbers of trials to find an error above its certificate.
public enum CertificateTrials {
  /// The number of random motions: 300, or ten thousand in `make thorough`.
  public static let motions = isLong ? 10_000 : thorough(300)
  /// The number of random times for each motion: a thousand, or ten thousand.
  public static let times = isLong ? 10_000 : 1000

  /// Without optimisation the long trials would take a day.
  private static let isLong = isThorough && !_isDebugAssertConfiguration()
}

extension RandomMotions {
  /// The largest distance of a motion from its replacement, at random times of a domain.
  ///
  /// NaN counts as larger than any number.
  public mutating func largestError(
    of motion: ParsedMotion, over domain: ClosedRange<Double>, _ other: (Double) throws -> Double
  ) rethrows -> (error: Double, time: Double) {
    var worst = (error: 0.0, time: domain.lowerBound)
    var times = [Double](repeating: 0, count: 1000)
    var values = times
    for _ in 0..<CertificateTrials.times / times.count {
      for index in times.indices { times[index] = time(in: domain) }
      var span = values.mutableSpan
      motion.sample(at: times.span, into: &span)
      for (time, value) in zip(times, values) {
        let error = abs(try other(time) - value)
        // A comparison with NaN is false.
        if !(error <= worst.error) { worst = (error, time) }
      }
    }
    return worst
  }
}
