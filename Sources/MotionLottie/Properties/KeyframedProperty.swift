import MotionCurves

/// Values at keyframes, and easings between them.
///
/// Before the first key, the property has the value of the first key. From the last key on, it has the value of the
/// last key. Of two keys at the same time, the second counts.
///
/// - Complexity: a value takes O(log *n*) for *n* keys.
struct KeyframedProperty<Value: PropertyValue>: Sendable {
  /// The part between a key and the next.
  struct Segment: Sendable {
    var start: Value
    var end: Value
    var easing: SegmentEasing
    /// The curve along which a position moves.
    var curve: SpatialCurve?

    /// The value after a fraction of the time between the keys.
    func value(at progress: Double) -> Value {
      if case .hold = easing { return start }
      if let curve, let moved = Value.moved(along: curve, by: easing.value(of: 0, at: progress)) { return moved }
      return Value.interpolated(from: start, to: end, easing: easing, at: progress)
    }
  }

  /// The frames of the keys, ascending; at least one.
  let times: [Double]
  /// The segments; one fewer than the keys.
  let segments: [Segment]
  let last: Value

  /// Creates a property from the frames of its keys, the segments between them, and its last value.
  init(times: [Double], segments: [Segment], last: Value) {
    self.times = times
    self.segments = segments
    self.last = last
  }

  /// The frames of the keys, ascending.
  var keyFrames: [Double] { times }

  func value(at frame: Double) -> Value {
    guard let place = place(at: frame) else { return segments.first?.start ?? last }
    guard place < segments.count else { return last }
    // The span lends the segment; an element of the array would be a copy, with a reference to each of its parts.
    return segments.span[place].value(at: (frame - times[place]) / (times[place + 1] - times[place]))
  }

  /// The last key at or before a frame; nil before the first one, and for NaN.
  private func place(at frame: Double) -> Int? {
    guard frame >= times[0] else { return nil }
    return (0..<times.count).partitioningIndex { times[$0] > frame } - 1
  }
}
