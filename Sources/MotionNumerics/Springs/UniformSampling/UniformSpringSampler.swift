/// A value on a spring at evenly spaced times, for a few additions and multiplications a sample.
///
/// Sample n is at the time tₙ = `start` + n·`interval`, taken exactly, not rounded to a double. Samples come from the
/// closed form of every 4096th and prepared transitions from there, so they do not drift. Up to when the motion starts
/// the value is `start`, as ``SpringMotion``'s.
///
/// - Accuracy: with A = max(|x₀|, |v₀|/ω) a displacement is right to 10⁻¹⁴·A and a velocity to 10⁻¹⁴·ωA, for any
///   damping and interval, at any sample up to a phase of 10⁸; the value has the rounding of target + displacement,
///   too. ``SpringMotion/value(at:)`` is right for a time that is rounded: they differ by ω·t ulp of A besides.
/// - Complexity: to prepare it costs 32 closed forms and 4 kB; then two products and two sums a sample, and a closed
///   form for 4096 of them. Sampling allocates nothing.
public struct UniformSpringSampler<Value: VectorValue>: Sendable {
  /// The motion.
  public let motion: SpringMotion<Value>
  /// The time of sample 0, in seconds.
  public let start: Double
  /// From one sample to the next, in seconds.
  public let interval: Double

  @usableFromInline let grid: SpringGrid

  /// Prepares the samples of a motion, with times from outside.
  ///
  /// - Parameters:
  ///   - motion: what is sampled.
  ///   - start: the time of sample 0, in seconds; it may be before the motion starts.
  ///   - interval: from one sample to the next, in seconds; positive.
  /// - Throws: ``ParameterError`` for a time outside its domain.
  public init(sampling motion: SpringMotion<Value>, start: Double, interval: Double) throws(ParameterError) {
    try ParameterError.requireFinite(start, "start")
    try ParameterError.requirePositive(interval, "interval")
    try ParameterError.requireFinite(start - motion.startTime, "start, seen from when the motion starts,")
    self.motion = motion
    self.start = start
    self.interval = interval
    grid = SpringGrid(motion.spring, motionStart: motion.startTime, start: start, interval: interval)
  }

  /// Prepares the samples of a motion at `start`, `start` + `interval`, ….
  ///
  /// - Precondition: the start is finite, the interval finite and positive.
  public init(_ motion: SpringMotion<Value>, start: Double = 0, interval: Double) {
    self = ParameterError.orTrap(try Self(sampling: motion, start: start, interval: interval))
  }
}

extension UniformSpringSampler {
  /// The values of samples `first`, `first` + 1, ….
  ///
  /// - Parameters:
  ///   - first: the number of the first sample, from 0 to 2⁵³ less the number of values; where an `Int` has 32 bits, to
  ///     its greatest one less that.
  ///   - values: receives one value for each sample; where it begins and ends changes no bit of a value.
  @inlinable
  public func sample(from first: Int = 0, into values: inout MutableSpan<Value>) {
    let still = stillCount(first, values.count)
    for index in 0..<still { values[index] = motion.start }
    var rows = SpringRows<Value>(from: first + still - grid.firstMoving, into: still..<values.count)
    while let row = rows.next(of: motion, grid) {
      row.fill(&values, grid.displacements, around: motion.target)
    }
    if let index = startIndex(first, values.count) { values[index] = motion.start }
  }

  /// The values and the velocities of samples `first`, `first` + 1, ….
  ///
  /// - Parameters:
  ///   - first: the number of the first sample, from 0 to 2⁵³ less the number of values; where an `Int` has 32 bits, to
  ///     its greatest one less that.
  ///   - values: receives one value for each sample, the same to the bit as without the velocities.
  ///   - velocities: receives as many velocities, in value units per second.
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
      row.fill(&values, grid.displacements, around: motion.target)
      row.fill(&velocities, grid.velocities, around: .zero)
    }
    if let index = startIndex(first, values.count) { values[index] = motion.start }
  }

  /// How many of `count` samples are before the motion.
  @inlinable
  func stillCount(_ first: Int, _ count: Int) -> Int {
    ParameterError.trapUnless(
      first >= 0 && first <= SpringGrid.sampleLimit - count, "first", first,
      "a number of a sample, of which there are 2^53, or fewer where an Int is smaller")
    return max(0, min(count, grid.firstMoving - first))
  }

  /// Where among `count` samples the very start of the motion is: there no sum is rounded.
  @inlinable
  func startIndex(_ first: Int, _ count: Int) -> Int? {
    let index = grid.firstMoving - first
    return grid.meetsStart && index >= 0 && index < count ? index : nil
  }
}
