/// The two control values of a segment of a Bézier track.
///
/// They lie one third and two thirds into the segment's time.
public struct BezierHandles<Value: VectorValue>: Sendable, Equatable {
  /// The control value after the first key: the curve leaves the key towards it.
  public let leaving: Value
  /// The control value before the second key: the curve arrives at the key from it.
  public let arriving: Value

  /// Creates the handles of a segment.
  public init(leaving: Value, arriving: Value) {
    self.leaving = leaving
    self.arriving = arriving
  }
}

extension Spline {
  /// Cubic Bézier segments: from p₀ through the handles c₁ and c₂ to p₃, with the end velocities 3(c₁ − p₀)/h and
  /// 3(p₃ − c₂)/h.
  ///
  /// Velocities are continuous only where the handles make them so.
  ///
  /// - Parameter handles: one pair for each segment; a jump's has no effect.
  /// - Returns: the rule; a track throws if it has a different number of segments or a handle is not finite.
  public static func bezier(_ handles: [BezierHandles<Value>]) -> Spline {
    Spline(
      check: { (values: [Value]) throws(ParameterError) in
        guard handles.count == values.count - 1 else {
          throw ParameterError(
            parameter: "handles", value: "\(handles.count) of them",
            allowed: "one pair for each segment, \(values.count - 1)")
        }
        for pair in handles where !(pair.leaving.isFinite && pair.arriving.isFinite) {
          throw ParameterError(parameter: "handles", value: "infinite or NaN", allowed: "finite")
        }
      },
      slopes: { section in
        section.changes.indices.map { segment in
          let pair = handles[section.keys.lowerBound + segment]
          return SegmentSlopes(
            start: (pair.leaving - section.values[segment]) * 3, end: (section.values[segment + 1] - pair.arriving) * 3)
        }
      })
  }
}
