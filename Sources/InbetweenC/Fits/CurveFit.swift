internal import MotionNumerics

/// The tween on the nearest cubic Bézier curve to a recording.
///
/// Its clock begins with the recording.
struct CurveFit {
  /// The tween, from the first value to the last one.
  let motion: ParsedMotion
  /// The largest distance of the tween from the samples, in value units.
  let maximumError: Double

  init(times: [Double], values: [Double]) throws(ParameterError) {
    let curve = try CubicBezier.closest(times: times, values: values).curve
    let (start, end) = (times[0], times[times.count - 1])
    motion = try ParsedMotion(
      tween: .cubicBezier(curve), from: values[0], to: values[values.count - 1], duration: end - start)
    let comparison = try MotionComparison(times: times.map { $0 - start }, values: values, with: motion)
    maximumError = comparison.maximumError
  }
}
