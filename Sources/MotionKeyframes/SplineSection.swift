/// One scalar of the keys of a section.
struct SplineSection {
  /// The keys and their times.
  let section: KeySection
  /// The scalar at each key.
  let values: [Double]
  /// Δₖ: the change of the scalar over each segment.
  let changes: [Double]
  /// δₖ = Δₖ/hₖ: the slope of each segment's line.
  let secants: [Double]

  init(_ section: KeySection, of values: [Double]) {
    self.section = section
    self.values = values
    var changes: [Double] = []
    var secants: [Double] = []
    changes.reserveCapacity(section.segmentCount)
    secants.reserveCapacity(section.segmentCount)
    for segment in 0..<section.segmentCount {
      let change = values[segment + 1] - values[segment]
      changes.append(change)
      // The rate is kept finite, as in a timeline.
      secants.append(change * min(1 / section.durations[segment], .greatestFiniteMagnitude))
    }
    self.changes = changes
    self.secants = secants
  }

  /// hₖ: the duration of each segment.
  var durations: [Double] { section.durations }
  /// The last segment's index.
  var lastSegment: Int { changes.count - 1 }

  /// The end slopes of the segments, from one velocity at each key.
  func slopes(velocities: [Double]) -> [SegmentSlopes] {
    changes.indices.map { segment in
      let duration = durations[segment]
      return SegmentSlopes(start: velocities[segment] * duration, end: velocities[segment + 1] * duration)
    }
  }
}
