package import MotionCurves

/// The two control values of a segment of a Bézier track.
///
/// They lie one third and two thirds into the segment's time.
package struct BezierHandles<Value: VectorValue>: Sendable, Equatable {
  /// The control value after the first key: the curve leaves the key towards it.
  package let leaving: Value
  /// The control value before the second key: the curve arrives at the key from it.
  package let arriving: Value

  /// Creates the handles of a segment.
  package init(leaving: Value, arriving: Value) {
    self.leaving = leaving
    self.arriving = arriving
  }
}

extension BezierHandles: Hashable where Value: Hashable {}

extension BezierHandles: CustomStringConvertible {
  /// The handles as ``Spline/bezier(_:)`` takes them.
  package var description: String { "(leaving: \(leaving), arriving: \(arriving))" }
}

// Embedded Swift has no Codable.
#if !hasFeature(Embedded)
  extension BezierHandles: Encodable where Value: Encodable {}
  extension BezierHandles: Decodable where Value: Decodable {}
#endif

extension Spline {
  /// Cubic Bézier segments from p₀ with the handles c₁ and c₂ to p₃.
  ///
  /// The end velocities are 3(c₁ − p₀)/h and 3(p₃ − c₂)/h.
  ///
  /// Velocities are continuous only if the handles make them continuous.
  ///
  /// ```swift
  /// KeyframeTrack([0.0, 1], keyTimes: [0, 0.3], spline: .bezier([(leaving: 0.1, arriving: 1.2)]))
  /// ```
  ///
  /// - Parameter handles: the two control values of each segment, one third and two thirds into its time: the curve
  ///   leaves the first key towards `leaving`, and arrives at the second from `arriving`. Those of a jump or a held
  ///   value have no effect.
  /// - Returns: the rule; a track throws if it has a different number of segments or a handle is not finite.
  public static func bezier(_ handles: [(leaving: Value, arriving: Value)]) -> Spline {
    Spline(.bezier(handles.map { BezierHandles(leaving: $0.leaving, arriving: $0.arriving) }))
  }

  static func check(_ handles: [BezierHandles<Value>], for values: [Value]) throws(ParameterError) {
    guard handles.count == values.count - 1 else {
      throw ParameterError(
        parameter: "handles", value: "\(handles.count) of them",
        allowed: "one pair for each segment, \(values.count - 1)")
    }
    for pair in handles where !(pair.leaving.isFinite && pair.arriving.isFinite) {
      throw ParameterError(parameter: "handles", value: "infinite or NaN", allowed: "finite")
    }
  }
}

extension SplineSection {
  /// The end slopes of each segment, towards its handles.
  func slopes(handles: [BezierHandles<Double>]) -> [SegmentSlopes] {
    (0..<section.segmentCount).map { segment in
      let pair = handles[section.keys.lowerBound + segment]
      return SegmentSlopes(
        start: (pair.leaving - values[segment]) * 3, end: (values[segment + 1] - pair.arriving) * 3)
    }
  }
}
