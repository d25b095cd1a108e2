import MotionCurves

extension MotionSequence {
  /// The times from the start until the last step stays within a fraction of its distance from its target.
  public func domain(tolerance: Double) -> ClosedRange<Double>? {
    let end = segments.last.map { $0.end(tolerance: tolerance) } ?? startTime
    return end.isFinite ? startTime...max(startTime, end) : nil
  }

  /// The target of the last step, or the start value if there are no steps; nil for a spring that never rests.
  public var restValue: Value? {
    guard let last = segments.last else { return start }
    return last.restValue.map { Value(rounding: $0) }
  }
}
