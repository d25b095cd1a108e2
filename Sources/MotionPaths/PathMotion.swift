public import MotionCurves
package import MotionKeyframes

/// A position that moves along a path: Core Animation's keyframe animation with a `path`.
///
/// ```swift
/// let walk = PathMotion("M0 0C0 100 100 100 100 0h60", duration: 2, curve: .easeInOut)
/// walk.value(at: 0.5)        // the position after half a second
/// ```
///
/// It starts at the time `delay` and takes `duration` seconds. The ``Pacing`` distributes this time over the path, by
/// default at constant speed. `curve` eases the whole motion. Between subpaths the position jumps.
///
/// Before the start and after the end the position holds. An overshooting timing curve continues in a straight line,
/// with the direction and speed at that end. Source: Apple, *CAKeyframeAnimation*; Documentation/CoreAnimation.md,
/// Keyframes and calculation modes.
///
/// - Accuracy: at constant speed the distance travelled is off by at most `tolerance` of the length (``PathMeasure``).
///   The other pacings evaluate the path's curves directly.
/// - Complexity: O(1) on average, without allocation. A copy is one reference.
public struct PathMotion: Sendable {
  /// The distribution of the time over a path.
  public enum Pacing: Sendable, Hashable {
    /// At constant speed along the whole path: Core Animation's modes `paced` and `cubicPaced`.
    case constantSpeed
    /// Each segment takes a part of the duration, by default the same for all. In this part the parameter of its curve
    /// grows linearly. Core Animation's modes `linear` and `cubic` both do this along a path.
    ///
    /// The key times are fractions of the duration: one for the start of each segment, and one for the end. The curves
    /// belong to the segments from the first on; missing curves are linear.
    case bySegment(keyTimes: [Double]? = nil, curves: [TimingCurve] = [])
    /// The position stays at the start of each segment for a part of the duration, and at the end goes to the end of
    /// the path: Core Animation's mode `discrete`.
    ///
    /// Key times and curves are those of ``bySegment(keyTimes:curves:)``.
    case discrete(keyTimes: [Double]? = nil, curves: [TimingCurve] = [])
  }

  /// The rotation of an object that follows the path: Core Animation's `rotationMode`.
  public enum RotationMode: String, Sendable, Hashable, CaseIterable {
    /// Along the direction of travel.
    case auto
    /// Against the direction of travel: rotated by π more.
    case autoReverse
  }

  let plan: PathMotionPlan

  /// Creates a motion along a path.
  ///
  /// - Parameters:
  ///   - path: the path; every element except a move is a segment.
  ///   - duration: the time for the whole path in seconds, not negative; with 1, times are progress.
  ///   - curve: the curve applied first, to the progress over the whole path.
  ///   - delay: the time of the start in seconds.
  ///   - pacing: the distribution of the time over the path.
  ///   - tolerance: the error of distances, relative to the length of the path.
  /// - Precondition: ``PathMeasure`` can measure the path with this tolerance, all times are finite, and key times and
  ///   curves of the pacing fit; ``init(validating:duration:curve:delay:pacing:tolerance:)`` throws instead.
  public init(
    _ path: Path, duration: Double = 1, curve: TimingCurve = .linear, delay: Double = 0,
    pacing: Pacing = .constantSpeed, tolerance: Double = 1e-9
  ) {
    self = ParameterError.orTrap(
      try PathMotion(
        validating: path, duration: duration, curve: curve, delay: delay, pacing: pacing, tolerance: tolerance))
  }

  /// Creates a motion along a path with times as `Duration`, such as `PathMotion(path, duration: .milliseconds(800))`.
  @_disfavoredOverload
  public init(
    _ path: Path, duration: Duration, curve: TimingCurve = .linear, delay: Duration = .zero,
    pacing: Pacing = .constantSpeed, tolerance: Double = 1e-9
  ) {
    self.init(
      path, duration: duration.seconds, curve: curve, delay: delay.seconds, pacing: pacing, tolerance: tolerance)
  }

  /// Creates a motion from an untrusted path or untrusted numbers.
  ///
  /// - Parameters:
  ///   - path: the path; every element except a move is a segment.
  ///   - duration: the time for the whole path in seconds, not negative.
  ///   - curve: the curve applied first, to the progress over the whole path.
  ///   - delay: the time of the start in seconds.
  ///   - pacing: the distribution of the time over the path.
  ///   - tolerance: the error of distances, relative to the length of the path.
  /// - Throws: ``ParameterError`` as ``PathMeasure/init(validating:tolerance:)`` does, for a time that is not finite, a
  ///   negative duration, descending key times, or a number of key times or curves that does not fit.
  public init(
    validating path: Path, duration: Double = 1, curve: TimingCurve = .linear, delay: Double = 0,
    pacing: Pacing = .constantSpeed, tolerance: Double = 1e-9
  ) throws(ParameterError) {
    plan = try PathMotionPlan(
      PathMeasure(validating: path, tolerance: tolerance), duration: duration, curve: curve, delay: delay,
      pacing: pacing)
  }

  /// The prepared path.
  public var measure: PathMeasure { plan.measure }
  /// The distribution of the time over the path.
  public var pacing: Pacing { plan.pacing }
  /// The time for the whole path, in seconds.
  public var duration: Double { plan.duration }
  /// The time of the start, in seconds.
  public var delay: Double { plan.delay }
  /// The curve applied first, to the progress over the whole path.
  public var curve: TimingCurve { plan.curve }
  /// The times at which segments start, and the end; at constant speed, the start and the end of the motion.
  public var keyTimes: [Double] { plan.timeline.keyTable.knots }
}

extension PathMotion: Motion {
  /// The position at a time, in points; NaN for NaN.
  public func value(at time: Double) -> SIMD2<Double> { plan.value(at: time) }

  /// The derivative of the position: the tangent times the speed, in points per unit of time.
  ///
  /// Zero before the start and after the end. At a corner it is the right derivative, at the end the left derivative.
  /// It is infinite at the vertical tangent of a timing curve, unless the derivative along the path is 0 there. NaN for
  /// NaN.
  public func velocity(at time: Double) -> SIMD2<Double> { plan.velocity(at: time) }

  /// The position and its derivative at a time, with one look-up for both.
  public func state(at time: Double) -> (value: SIMD2<Double>, velocity: SIMD2<Double>) { plan.state(at: time) }

  /// The positions at many times.
  public func sample(at times: Span<Double>, into values: inout MutableSpan<SIMD2<Double>>) {
    ParameterError.trapUnlessSameCount(values.count, "values", times.count, "times")
    for index in times.indices { values[index] = plan.value(at: times[index]) }
  }

  /// The positions and their derivatives at many times.
  public func sample(
    at times: Span<Double>, into values: inout MutableSpan<SIMD2<Double>>,
    velocities: inout MutableSpan<SIMD2<Double>>
  ) {
    ParameterError.trapUnlessSameCount(values.count, "values", times.count, "times")
    ParameterError.trapUnlessSameCount(velocities.count, "velocities", times.count, "times")
    for index in times.indices { (values[index], velocities[index]) = plan.state(at: times[index]) }
  }

  /// The time of the end: `delay` + `duration`, or the last key time.
  public var restTime: Double { plan.timeline.end }
}

extension PathMotion {
  /// The path's direction at a time, as a vector of length 1: ``PathMeasure/tangent(at:)-(Double)`` at the position.
  ///
  /// While a timing curve moves backwards, it remains the path's direction, whereas ``velocity(at:)`` turns round. Before
  /// the start and after the end it is the direction at that end. NaN for NaN.
  public func tangent(at time: Double) -> SIMD2<Double> {
    plan.tangent(at: plan.timing.position(at: time, on: plan.timeline))
  }

  /// The angle of the path's direction at a time, in radians from the x axis towards y, without jumps of whole turns.
  ///
  /// ``PathMeasure/angle(at:)`` describes its jumps at corners and cusps. At a stop it is the limit from the
  /// right, and at the end of the path the limit from the left. While a timing curve moves backwards, it remains the
  /// path's direction.
  public func angle(at time: Double) -> Double {
    plan.angle(at: plan.timing.position(at: time, on: plan.timeline))
  }

  /// The rotation of an object that follows the path, in radians.
  public func rotation(at time: Double, mode: RotationMode) -> Double {
    mode == .auto ? angle(at: time) : angle(at: time) + .pi
  }

  /// The length of the path up to the position at a time, in points.
  ///
  /// - Complexity: at constant speed that of the position, otherwise that of an arc length.
  public func distance(at time: Double) -> Double {
    plan.distance(at: plan.timing.position(at: time, on: plan.timeline))
  }

  /// The position at a progress; outside 0…1, where a timing curve may overshoot, it continues in a straight line.
  ///
  /// - Parameters:
  ///   - progress: the fraction of the whole duration that has passed, like the key times.
  ///   - beforeFlag: whether the step functions of segments take the value before a jump.
  /// - Returns: the position, in points.
  package func value(atProgress progress: Double, beforeFlag: Bool) -> SIMD2<Double> {
    plan.value(at: plan.timing.position(atProgress: progress, beforeFlag: beforeFlag, on: plan.timeline))
  }

  /// The rotation at a progress; outside the path, the rotation at the nearer end.
  package func rotation(atProgress progress: Double, beforeFlag: Bool, mode: RotationMode) -> Double {
    let angle = plan.angle(
      at: plan.timing.position(atProgress: progress, beforeFlag: beforeFlag, on: plan.timeline))
    return mode == .auto ? angle : angle + .pi
  }
}

extension PathMotion: Hashable {
  /// Whether the paths, tolerances, pacings, times and curves are equal.
  public static func == (a: PathMotion, b: PathMotion) -> Bool {
    a.plan === b.plan
      || (a.measure == b.measure && a.pacing == b.pacing && a.duration == b.duration && a.delay == b.delay
        && a.curve == b.curve)
  }

  /// Feeds the path, the tolerance, the pacing, the times and the curve to a hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(measure)
    hasher.combine(pacing)
    hasher.combine(duration)
    hasher.combine(delay)
    hasher.combine(curve)
  }
}

extension PathMotion: CustomStringConvertible {
  /// The path and what differs from the defaults, such as `PathMotion("M0 0L60 0", duration: 2, curve: ease-in-out)`.
  public var description: String {
    var text = "PathMotion(\"\(measure.path.svgData)\", duration: \(duration.shortestDecimal)"
    if curve != .linear { text += ", curve: \(curve.description)" }
    if delay != 0 { text += ", delay: \(delay.shortestDecimal)" }
    switch pacing {
    case .constantSpeed: break
    case .bySegment: text += ", pacing: bySegment"
    case .discrete: text += ", pacing: discrete"
    }
    return text + ")"
  }
}

extension PathMotion.Pacing {
  /// Creates the pacing of one of Core Animation's calculation modes.
  package init(_ mode: CalculationMode, keyTimes: [Double]? = nil, curves: [TimingCurve] = []) {
    switch mode {
    case .paced, .cubicPaced: self = .constantSpeed
    case .linear, .cubic: self = .bySegment(keyTimes: keyTimes, curves: curves)
    case .discrete: self = .discrete(keyTimes: keyTimes, curves: curves)
    }
  }
}
