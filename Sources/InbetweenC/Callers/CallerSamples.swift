internal import MotionNumerics

/// The arrays of a batch: times to read, values to write, and velocities to write if the caller wants them.
///
/// A value may have several numbers, stored one after the other.
struct CallerSamples {
  let times: CallerArray<Double>
  let values: CallerArray<Double>
  let velocities: CallerArray<Double>?

  /// Checks the arrays.
  ///
  /// Nil if an array cannot exist, or if an array to write overlaps another one.
  init?(
    _ times: UnsafePointer<Double>?, _ values: UnsafeMutablePointer<Double>?,
    _ velocities: UnsafeMutablePointer<Double>?, _ count: Int, dimension: Int = 1
  ) {
    let (length, isTooLong) = count.multipliedReportingOverflow(by: dimension)
    guard !isTooLong, let times = CallerArray(times, count), let values = CallerArray(values, length),
      !times.overlaps(values)
    else { return nil }
    self.times = times
    self.values = values
    guard let velocities else {
      self.velocities = nil
      return
    }
    guard let velocities = CallerArray(velocities, length), !velocities.overlaps(times), !velocities.overlaps(values)
    else { return nil }
    self.velocities = velocities
  }

  /// Writes the values of a one-dimensional motion at all times, and the velocities if requested.
  func fill<Generator: Motion>(from motion: Generator) where Generator.Value == Double {
    var values = values.places.mutableSpan
    guard let places = velocities?.places else { return motion.sample(at: times.numbers.span, into: &values) }
    var velocities = places.mutableSpan
    motion.sample(at: times.numbers.span, into: &values, velocities: &velocities)
  }
}
