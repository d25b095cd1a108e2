import MotionCurves

/// The keys between two jumps or holds, at ascending times: a spline passes through them without a break.
struct KeySection {
  /// The indices of the keys in the track; at least two.
  let keys: Range<Int>
  /// Whether the section begins with the track.
  let isFirst: Bool
  /// Whether the section ends with the track.
  let isLast: Bool
  /// hₖ: the duration of each segment.
  let durations: [Double]
  /// dₖ: the length of each segment to the power of the Catmull–Rom spline; empty for other rules.
  private(set) var chords: [Double] = []

  /// - Precondition: at least two keys; the times ascend.
  init(keys: Range<Int>, of times: [Double]) {
    self.keys = keys
    isFirst = keys.lowerBound == 0
    isLast = keys.upperBound == times.count
    let first = keys.lowerBound
    durations = (0..<keys.count - 1).map { times[first + $0 + 1] - times[first + $0] }
  }

  /// The number of segments between the keys.
  var segmentCount: Int { durations.count }
}

extension KeySection {
  /// The slopes by a rule: for each scalar in turn, the slopes of all segments.
  ///
  /// A rule treats each scalar separately. So it is compiled once, for numbers, and is equally fast for every type of
  /// value.
  mutating func slopes<Value: VectorValue>(by spline: Spline<Value>, of values: [Value]) -> [SegmentSlopes] {
    if case .catmullRom(let alpha, _) = spline.rule {
      chords = keys.dropLast().map { (values[$0 + 1] - values[$0]).norm.chord(toThe: alpha) }
    }
    let first = keys.lowerBound
    var slopes: [SegmentSlopes] = []
    for index in 0..<Value.scalarCount {
      let scalars = (0..<keys.count).map { values[first + $0][scalar: index] }
      let next = spline.scalar(index).slopes(of: SplineSection(self, of: scalars))
      // A track of numbers has only one list, which need not be copied.
      if index == 0 { slopes = next } else { slopes += next }
    }
    return slopes
  }
}

/// The slopes at both ends of a segment, per unit of its fraction.
struct SegmentSlopes {
  let start: Double
  let end: Double
}
