/// One scalar of the keys of a section.
struct SplineSection {
  /// The keys and their times.
  let section: KeySection
  /// The scalar at each key.
  let values: [Double]
  /// δₖ = Δₖ/hₖ: the slope of each segment's line.
  let secants: [Double]

  init(_ section: KeySection, of values: [Double]) {
    self.section = section
    self.values = values
    // The rate is kept finite, as in a timeline.
    secants = (0..<section.segmentCount).map {
      (values[$0 + 1] - values[$0]) * min(1 / section.durations[$0], .greatestFiniteMagnitude)
    }
  }

  /// Δₖ: the change of the scalar over a segment.
  func change(over segment: Int) -> Double { values[segment + 1] - values[segment] }

  /// hₖ: the duration of each segment.
  var durations: [Double] { section.durations }
  /// The last segment's index.
  var lastSegment: Int { secants.count - 1 }

  /// The end slopes of the segments, from one velocity at each key.
  func slopes(velocities: [Double]) -> [SegmentSlopes] {
    (0..<section.segmentCount).map { segment in
      let duration = durations[segment]
      return SegmentSlopes(start: velocities[segment] * duration, end: velocities[segment + 1] * duration)
    }
  }
}
