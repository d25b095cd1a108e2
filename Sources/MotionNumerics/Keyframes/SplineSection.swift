/// The keys between two jumps, at ascending times: a spline passes through them without a break.
struct SplineSection<Value: VectorValue>: Sendable {
  /// The indices of the keys in the track; at least two.
  let keys: Range<Int>
  /// The number of keys of the whole track.
  let keyCount: Int
  /// The values.
  let values: [Value]
  /// hₖ: the duration of each segment.
  let durations: [Double]
  /// Δₖ: the change of the value over each segment.
  let changes: [Value]
  /// δₖ = Δₖ/hₖ: the slope of each segment's line.
  let secants: [Value]

  /// All sections of two or more keys, in order.
  static func all(of values: [Value], at times: [Double]) -> [SplineSection] {
    var sections: [SplineSection] = []
    var start = 0
    for end in 1...times.count where end == times.count || times[end] == times[end - 1] {
      if end - start > 1 { sections.append(SplineSection(keys: start..<end, of: values, at: times)) }
      start = end
    }
    return sections
  }

  private init(keys: Range<Int>, of values: [Value], at times: [Double]) {
    self.keys = keys
    keyCount = values.count
    self.values = Array(values[keys])
    var durations: [Double] = []
    var changes: [Value] = []
    var secants: [Value] = []
    for key in keys.dropLast() {
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

  /// The last segment's index.
  var lastSegment: Int { changes.count - 1 }
  /// Whether the section begins with the track.
  var isFirst: Bool { keys.lowerBound == 0 }
  /// Whether the section ends with the track.
  var isLast: Bool { keys.upperBound == keyCount }

  /// The end slopes of the segments, from one velocity at each key.
  func slopes(velocities: [Value]) -> [SegmentSlopes<Value>] {
    changes.indices.map {
      SegmentSlopes(start: velocities[$0] * durations[$0], end: velocities[$0 + 1] * durations[$0])
    }
  }
}

/// The slopes at both ends of a segment, per unit of its fraction.
struct SegmentSlopes<Value: VectorValue>: Sendable {
  let start: Value
  let end: Value
}
