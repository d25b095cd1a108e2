/// Keys between two jumps, at ascending times: what a spline goes through without a break.
struct SplineSection<Value: VectorValue>: Sendable {
  /// Which keys of the track these are; at least two.
  let keys: Range<Int>
  /// How many keys the track has.
  let keyCount: Int
  /// The values.
  let values: [Value]
  /// hₖ: how long each segment is, in units of time.
  let durations: [Double]
  /// Δₖ: how much the value changes in each segment.
  let changes: [Value]
  /// δₖ = Δₖ/hₖ: how steep the line of each segment is.
  let secants: [Value]

  /// All runs of two or more keys, in order.
  static func all(of values: [Value], at times: [Double]) -> [SplineSection] {
    var runs: [SplineSection] = []
    var start = 0
    for end in 1...times.count where end == times.count || times[end] == times[end - 1] {
      if end - start > 1 { runs.append(SplineSection(keys: start..<end, of: values, at: times)) }
      start = end
    }
    return runs
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
      // The rate is kept finite, as that of a timeline is.
      secants.append(change * min(1 / duration, .greatestFiniteMagnitude))
    }
    self.durations = durations
    self.changes = changes
    self.secants = secants
  }

  /// The last segment's index.
  var lastSegment: Int { changes.count - 1 }
  /// Whether the run begins with the track.
  var isFirst: Bool { keys.lowerBound == 0 }
  /// Whether the run ends with the track.
  var isLast: Bool { keys.upperBound == keyCount }

  /// The segments' slopes where each key has one velocity.
  func slopes(velocities: [Value]) -> [SegmentSlopes<Value>] {
    changes.indices.map {
      SegmentSlopes(start: velocities[$0] * durations[$0], end: velocities[$0 + 1] * durations[$0])
    }
  }
}

/// How steep a segment is at its ends, per unit of its part.
struct SegmentSlopes<Value: VectorValue>: Sendable {
  let start: Value
  let end: Value
}
