internal import MotionNumerics

/// The arrays of a batch: times that are read, values that are written, and velocities where the caller wants them.
///
/// A value may have several numbers, which stand one behind another.
struct CallerSamples {
  let times: CallerArray<Double>
  let values: CallerArray<Double>
  let velocities: CallerArray<Double>?

  /// Checks the arrays; nil for some that cannot be there, or of which one that is written overlaps another one.
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

  /// Writes the values of a motion with one number at all times, and the velocities where they are wanted.
  func fill<Generator: Motion>(from motion: Generator) where Generator.Value == Double {
    var values = values.places.mutableSpan
    guard let places = velocities?.places else { return motion.sample(at: times.numbers.span, into: &values) }
    var velocities = places.mutableSpan
    motion.sample(at: times.numbers.span, into: &values, velocities: &velocities)
  }
}
