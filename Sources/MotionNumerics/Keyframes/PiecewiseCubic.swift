/// Cubics joined at key times: what every ``KeyframeTrack`` is lowered to.
///
/// Outside the key times the value holds. Several key times in one place are a jump; the value there is the one behind
/// it.
///
/// - Accuracy: exact at the key times; between them see ``CubicPiece``.
/// - Complexity: O(1) for a value where the key times are spread evenly, never more than O(log *n*).
public struct PiecewiseCubic<Value: VectorValue>: Sendable, Equatable {
  @usableFromInline let timeline: Timeline
  /// The cubics, one between each two key times; those without duration are the line over a jump.
  public let pieces: [CubicPiece<Value>]
  /// When the cubics begin, and when the last one ends.
  public let keyTimes: [Double]

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
  /// NaN gives NaN; before the first key time the first value, from the last key time on the last value.
  @inlinable
  public func value(at time: Double) -> Value {
    value(at: timeline.place(at: time))
  }

  /// The derivative with respect to time; zero outside the key times.
  ///
  /// At a key time it is the one on the right, at the last one the one on the left. NaN gives NaN.
  @inlinable
  public func velocity(at time: Double) -> Value {
    guard let place = timeline.movingPlace(at: time) else { return .zero }
    return velocity(at: place) * timeline.rate(of: place.interval)
  }

  /// The second derivative with respect to time; zero outside the key times.
  ///
  /// At a key time it is the one on the right, at the last one the one on the left. NaN gives NaN.
  @inlinable
  public func acceleration(at time: Double) -> Value {
    guard let place = timeline.movingPlace(at: time) else { return .zero }
    let rate = timeline.rate(of: place.interval)
    // Twice, as the square of a rate overflows where the acceleration need not.
    return pieces[place.interval].acceleration(at: place.part) * rate * rate
  }

  /// The values at many times; times in ascending or descending order are found fastest.
  @inlinable
  public func sample(at times: Span<Double>, into values: inout MutableSpan<Value>) {
    ParameterError.trapUnlessSameCount(values.count, "values", times.count, "times")
    var interval = 0
    for index in times.indices {
      let place = timeline.place(at: times[index], near: interval)
      interval = place.interval
      values[index] = value(at: place)
    }
  }

  @inlinable
  func value(at place: Place) -> Value { pieces[place.interval].value(at: place.part) }

  /// The slope of the piece, per unit of its part.
  @inlinable
  func velocity(at place: Place) -> Value { pieces[place.interval].velocity(at: place.part) }
}
