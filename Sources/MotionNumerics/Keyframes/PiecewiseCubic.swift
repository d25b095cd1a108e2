/// Cubics joined at key times: the form to which every ``KeyframeTrack`` is lowered.
///
/// Outside the key times the value holds. Equal key times are a jump, at which the value is the one after it.
///
/// - Accuracy: exact at the key times; between them see ``CubicPiece``.
/// - Complexity: O(1) for each value where the key times are evenly spread, never more than O(log *n*).
public struct PiecewiseCubic<Value: VectorValue>: Sendable, Equatable {
  @usableFromInline let timeline: Timeline
  /// The cubics, one for each interval between two key times; a jump's is a line.
  public let pieces: [CubicPiece<Value>]
  /// The start time of each cubic, and the end time of the last.
  public let keyTimes: [Double]

  /// Creates the curve from its pieces.
  ///
  /// - Precondition: as for ``Timeline``; as many pieces as intervals.
  /// - Throws: ``ParameterError`` if a piece overflows.
  init(keyTimes: [Double], pieces: [CubicPiece<Value>]) throws(ParameterError) {
    for index in pieces.indices where !pieces[index].isFinite {
      throw ParameterError(
        parameter: "values", value: "overflowing between keys \(index) and \(index + 1)",
        allowed: "so near to each other that differences and slopes are finite")
    }
    self.keyTimes = keyTimes
    self.pieces = pieces
    timeline = Timeline(keyTimes: keyTimes)
  }
}

extension PiecewiseCubic: Motion {
  /// The value at a time.
  ///
  /// Before the first key time it is the first value, from the last key time on the last value. NaN gives NaN.
  @inlinable
  public func value(at time: Double) -> Value {
    value(at: timeline.position(at: time))
  }

  /// The derivative with respect to time; zero outside the key times.
  ///
  /// At a key time it is the right derivative, at the last one the left derivative. NaN gives NaN.
  @inlinable
  public func velocity(at time: Double) -> Value {
    guard let position = timeline.movingPosition(at: time) else { return .zero }
    return velocity(at: position) * timeline.rate(of: position.interval)
  }

  /// The second derivative with respect to time; zero outside the key times.
  ///
  /// At a key time it is the right derivative, at the last one the left derivative. NaN gives NaN.
  @inlinable
  public func acceleration(at time: Double) -> Value {
    guard let position = timeline.movingPosition(at: time) else { return .zero }
    let rate = timeline.rate(of: position.interval)
    // Multiplied twice, as the square of a rate can overflow where the acceleration does not.
    return pieces[position.interval].acceleration(at: position.fraction) * rate * rate
  }

  /// The values at many times; fastest for times in ascending or descending order.
  @inlinable
  public func sample(at times: Span<Double>, into values: inout MutableSpan<Value>) {
    ParameterError.trapUnlessSameCount(values.count, "values", times.count, "times")
    var interval = 0
    for index in times.indices {
      let position = timeline.position(at: times[index], near: interval)
      interval = position.interval
      values[index] = value(at: position)
    }
  }

  @inlinable
  func value(at position: TrackPosition) -> Value { pieces[position.interval].value(at: position.fraction) }

  /// The slope of the piece, per unit of its fraction.
  @inlinable
  func velocity(at position: TrackPosition) -> Value { pieces[position.interval].velocity(at: position.fraction) }
}
