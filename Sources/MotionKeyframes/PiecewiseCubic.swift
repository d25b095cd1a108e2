public import MotionCurves

/// Cubics joined at key times: the form to which every ``KeyframeTrack`` is lowered.
///
/// Outside the key times the value holds. Equal key times are a jump; at that time it is the value after the jump.
///
/// - Accuracy: exact at the key times; between them see ``CubicPiece``.
/// - Complexity: O(1) for each value if the key times are evenly spread, never more than O(log *n*).
package struct PiecewiseCubic<Value: VectorValue>: Sendable where Value.Precise == Value {
  @usableFromInline package let storage: TrackStorage<Value>

  init(_ storage: TrackStorage<Value>) { self.storage = storage }

  /// The cubics, one for each interval between two key times; a line for a jump.
  package var pieces: [CubicPiece<Value>] { storage.pieces }

  /// The start time of each cubic, and the end time of the last.
  package var keyTimes: [Double] { storage.keys.values.count == 1 ? storage.keys.times : storage.timeline.knots }
}

extension PiecewiseCubic: Equatable {
  /// Whether the cubics and their times are equal.
  package static func == (a: PiecewiseCubic, b: PiecewiseCubic) -> Bool {
    a.storage === b.storage || a.keyTimes == b.keyTimes && a.pieces == b.pieces
  }
}

extension PiecewiseCubic: Hashable where Value: Hashable {
  /// Hashes the key times and the values at the starts of the cubics.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(keyTimes)
    for piece in pieces { hasher.combine(piece.start) }
  }
}

extension PiecewiseCubic: Motion {
  /// The value at a time.
  ///
  /// Before the first key time it is the first value, from the last key time on the last value. NaN gives NaN.
  @inlinable
  package func value(at time: Double) -> Value {
    storage.value(at: storage.timeline.position(at: time))
  }

  /// The derivative with respect to time; zero outside the key times.
  ///
  /// At a key time it is the right derivative, at the last key time the left derivative. NaN gives NaN.
  @inlinable
  package func velocity(at time: Double) -> Value { storage.uneasedVelocity(at: time) }

  /// The value and the derivative at a time, from one search.
  @inlinable
  package func state(at time: Double) -> (value: Value, velocity: Value) {
    let state = storage.uneasedState(at: time, near: 0)
    return (state.value, state.velocity)
  }

  /// The second derivative with respect to time; zero outside the key times.
  ///
  /// At a key time it is the right derivative, at the last key time the left derivative. NaN gives NaN.
  @inlinable
  package func acceleration(at time: Double) -> Value {
    guard let position = storage.timeline.movingPosition(at: time) else { return .zero }
    let rate = storage.timeline.rate(of: position.interval)
    // Multiply twice, because the square of a rate can overflow when the acceleration does not.
    return storage.pieces[position.interval].acceleration(at: position.fraction) * rate * rate
  }

  /// The values at many times; fastest for times in ascending or descending order.
  @inlinable
  package func sample(at times: Span<Double>, into values: inout MutableSpan<Value>) {
    ParameterError.trapUnlessSameCount(values.count, "values", times.count, "times")
    storage.sampleCubics(at: times, into: &values)
  }

  /// The values and derivatives at many times; fastest for times in ascending or descending order.
  @inlinable
  package func sample(
    at times: Span<Double>, into values: inout MutableSpan<Value>, velocities: inout MutableSpan<Value>
  ) {
    ParameterError.trapUnlessSameCount(values.count, "values", times.count, "times")
    ParameterError.trapUnlessSameCount(velocities.count, "velocities", times.count, "times")
    storage.sampleCubics(at: times, into: &values, velocities: &velocities)
  }

  /// The last key time, from which on the value holds.
  @inlinable
  package var restTime: Double { storage.timeline.end }
}

extension TrackStorage {
  /// The values of the cubics alone, rounded.
  @inlinable
  func sampleCubics<Output: VectorValue>(
    at times: Span<Double>, into values: inout MutableSpan<Output>
  ) where Output.Precise == Value {
    let (timeline, pieces) = (timeline, pieces)
    if Output.self == Double.self {
      let areSampled = pieces.withUnsafeBytes { pieces in
        values.withUnsafeMutableBufferPointer {
          timeline.isSampledInC(pieces, at: times, into: UnsafeMutableRawBufferPointer($0))
        }
      }
      if areSampled { return }
    }
    var interval = 0
    for index in times.indices {
      let position = timeline.position(at: times[index], near: interval)
      let piece = pieces[position.interval]
      // Successive times mostly share the interval; for other times the branch for the nearer end would be
      // mispredicted.
      values[index] = Output(
        rounding: position.interval == interval
          ? piece.valueInSequence(at: position.fraction) : piece.value(at: position.fraction))
      interval = position.interval
    }
  }

  /// The values and velocities of the cubics alone, rounded.
  @inlinable
  func sampleCubics<Output: VectorValue>(
    at times: Span<Double>, into values: inout MutableSpan<Output>, velocities: inout MutableSpan<Output>
  ) where Output.Precise == Value {
    var interval = 0
    for index in times.indices {
      let state = uneasedState(at: times[index], near: interval)
      values[index] = Output(rounding: state.value)
      velocities[index] = Output(rounding: state.velocity)
      interval = state.interval
    }
  }
}
