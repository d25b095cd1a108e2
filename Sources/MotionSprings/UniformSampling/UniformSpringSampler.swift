public import MotionCurves

/// Samples a value on a spring at evenly spaced times, with a few additions and multiplications per sample.
///
/// Sample n is at the time tₙ = `start` + n·`interval`, exactly, without rounding to a double. Every 4096th sample
/// comes from the closed form, the samples after it from prepared transitions, so samples do not drift. Until the
/// motion starts the value is `start`, as in ``SpringMotion``.
///
/// - Accuracy: with A = max(|x₀|, |v₀|/ω), 10⁻¹⁴·A for a displacement and 10⁻¹⁴·ωA for a velocity, for any damping and
///   interval, at any sample up to a phase of 10⁸; the value also has the rounding of target + displacement.
///   ``SpringMotion/value(at:)`` has this accuracy at a rounded time, so it differs by a further ω·t ulp of A.
/// - Complexity: 32 closed forms and 4 kB to prepare; then two products and two sums per sample, and a closed form per
///   4096 samples. Sampling does not allocate.
public struct UniformSpringSampler<Value: VectorValue>: Sendable {
  /// The motion.
  public let motion: SpringMotion<Value>
  /// The time of sample 0, in seconds.
  public let start: Double
  /// The time between two samples, in seconds.
  public let interval: Double

  @usableFromInline let grid: SpringGrid

  /// Prepares the samples of a motion at `start`, `start` + `interval`, ….
  ///
  /// - Parameters:
  ///   - motion: the motion to sample.
  ///   - start: the time of sample 0, in seconds; it may be before the motion starts.
  ///   - interval: the time between two samples, in seconds; positive.
  /// - Precondition: the start is finite, the interval finite and positive; ``init(validating:start:interval:)`` throws
  ///   instead.
  @inlinable
  public init(_ motion: SpringMotion<Value>, start: Double = 0, interval: Double) {
    self = ParameterError.orTrap(try Self(validating: motion, start: start, interval: interval))
  }

  /// Prepares the samples of a motion, at times from outside.
  ///
  /// - Throws: ``ParameterError`` for a start that is not finite or not at a finite distance from the motion's start,
  ///   or an interval that is not positive.
  @inlinable
  public init(validating motion: SpringMotion<Value>, start: Double = 0, interval: Double) throws(ParameterError) {
    grid = try SpringGrid(validating: motion.spring, motionStart: motion.startTime, start: start, interval: interval)
    self.motion = motion
    self.start = start
    self.interval = interval
  }
}

extension UniformSpringSampler {
  /// The values of samples `first`, `first` + 1, ….
  ///
  /// - Parameters:
  ///   - first: the number of the first sample, from 0 to 2⁵³ minus the number of values; with a 32-bit `Int`, to the
  ///     greatest `Int` minus the number of values.
  ///   - values: receives one value for each sample; its bits do not depend on where the series begins and ends.
  @inlinable
  public func sample(from first: Int = 0, into values: inout MutableSpan<Value>) {
    let still = stillCount(first, values.count)
    for index in 0..<still { values[index] = motion.start }
    var rows = SpringRows<Value>(from: first + still - grid.firstMoving, into: still..<values.count)
    while true {
      rows.fillWhole(&values, grid.displacements, around: motion.preciseTarget, of: motion, grid)
      guard let row = rows.next(of: motion, grid) else { break }
      row.fill(&values, grid.displacements, around: motion.preciseTarget)
    }
    if let index = startIndex(first, values.count) { values[index] = motion.start }
  }

  /// The values and the velocities of samples `first`, `first` + 1, ….
  ///
  /// - Parameters:
  ///   - first: the number of the first sample, from 0 to 2⁵³ minus the number of values; with a 32-bit `Int`, to the
  ///     greatest `Int` minus the number of values.
  ///   - values: receives one value for each sample, with the same bits as without the velocities.
  ///   - velocities: receives one velocity for each sample, in value units per second.
  @inlinable
  public func sample(
    from first: Int = 0, into values: inout MutableSpan<Value>, velocities: inout MutableSpan<Value>
  ) {
    ParameterError.trapUnlessSameCount(velocities.count, "velocities", values.count, "values")
    let still = stillCount(first, values.count)
    for index in 0..<still {
      values[index] = motion.start
      velocities[index] = .zero
    }
    var rows = SpringRows<Value>(from: first + still - grid.firstMoving, into: still..<values.count)
    while let row = rows.next(of: motion, grid) {
      row.fill(&values, grid.displacements, around: motion.preciseTarget)
      row.fill(&velocities, grid.velocities, around: .zero)
    }
    if let index = startIndex(first, values.count) { values[index] = motion.start }
  }

  /// The number of samples, of `count`, before the start of the motion.
  @inlinable
  func stillCount(_ first: Int, _ count: Int) -> Int {
    ParameterError.trapUnless(
      first >= 0 && first <= SpringGrid.sampleLimit - count, "first", first,
      "a number of a sample, of which there are 2^53, or fewer where an Int is smaller")
    return max(0, min(count, grid.firstMoving - first))
  }

  /// The index, among `count` samples, of the sample exactly at the start of the motion; its value needs no rounding.
  @inlinable
  func startIndex(_ first: Int, _ count: Int) -> Int? {
    let index = grid.firstMoving - first
    return grid.meetsStart && index >= 0 && index < count ? index : nil
  }
}
