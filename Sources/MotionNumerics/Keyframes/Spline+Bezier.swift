/// The two control values of a segment of a Bézier track.
///
/// They stand a third and two thirds of the segment's time behind its start.
public struct BezierHandles<Value: VectorValue>: Sendable, Equatable {
  /// Where the way from the first key leads to.
  public let leaving: Value
  /// Where the way to the second key comes from.
  public let arriving: Value

  /// Creates the handles of a segment.
  public init(leaving: Value, arriving: Value) {
    self.leaving = leaving
    self.arriving = arriving
  }
}

extension Spline {
  /// Cubic Bézier segments: from p₀ by the handles c₁ and c₂ to p₃, with the velocities 3(c₁ − p₀)/h and
  /// 3(p₃ − c₂)/h at their ends.
  ///
  /// Velocities are continuous only where the handles make them so.
  ///
  /// - Parameter handles: one pair for each segment; that of a jump has no effect.
  /// - Returns: the rule; a track throws if it has another number of segments or a handle is not finite.
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
      slopes: { run in
        run.changes.indices.map { segment in
          let pair = handles[run.keys.lowerBound + segment]
          return SegmentSlopes(
            start: (pair.leaving - run.values[segment]) * 3, end: (run.values[segment + 1] - pair.arriving) * 3)
        }
      })
  }
}
