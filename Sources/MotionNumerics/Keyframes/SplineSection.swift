/// The keys between two jumps or holds, at ascending times: a spline passes through them without a break.
struct SplineSection<Value: VectorValue>: Sendable {
  /// The indices of the keys in the track; at least two.
  let keys: Range<Int>
  /// The values of the whole track.
  private let trackValues: [Value]
  /// hₖ: the duration of each segment.
  let durations: [Double]
  /// Δₖ: the change of the value over each segment.
  let changes: [Value]
  /// δₖ = Δₖ/hₖ: the slope of each segment's line.
  let secants: [Value]

  /// - Precondition: at least two keys; the times ascend.
  init(keys: Range<Int>, of values: [Value], at times: [Double]) {
    self.keys = keys
    trackValues = values
    let segments = keys.lowerBound..<keys.upperBound - 1
    var durations: [Double] = []
    var changes: [Value] = []
    var secants: [Value] = []
    durations.reserveCapacity(segments.count)
    changes.reserveCapacity(segments.count)
    secants.reserveCapacity(segments.count)
    for key in segments {
      let duration = times[key + 1] - times[key]
      let change = values[key + 1] - values[key]
      durations.append(duration)
      changes.append(change)
      // The rate is kept finite, as a timeline's is.
      secants.append(change * min(1 / duration, .greatestFiniteMagnitude))
    }
    self.durations = durations
    self.changes = changes
    self.secants = secants
  }

  /// The value of a key of the section.
  func value(_ key: Int) -> Value { trackValues[keys.lowerBound + key] }

  /// The last segment's index.
  var lastSegment: Int { changes.count - 1 }
  /// Whether the section begins with the track.
  var isFirst: Bool { keys.lowerBound == 0 }
  /// Whether the section ends with the track.
  var isLast: Bool { keys.upperBound == trackValues.count }

  /// The end slopes of the segments, from one velocity at each key.
  func slopes(velocities: [Value]) -> [SegmentSlopes<Value>] {
    var slopes: [SegmentSlopes<Value>] = []
    slopes.reserveCapacity(durations.count)
    for segment in durations.indices {
      slopes.append(
        SegmentSlopes(
          start: velocities[segment] * durations[segment], end: velocities[segment + 1] * durations[segment]))
    }
    return slopes
  }
}

/// The slopes at both ends of a segment, per unit of its fraction.
struct SegmentSlopes<Value: VectorValue>: Sendable {
  let start: Value
  let end: Value
}
