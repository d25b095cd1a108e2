import MotionNumerics

/// What an animation does to a property: Core Animation's `CAPropertyAnimation` and its subclasses.
///
/// - Domain: finite values. Where a value times what a timing curve or the number of cycles makes of it is beyond the
///   greatest double, what shows is infinite, and NaN where infinities of both signs meet.
public struct PropertyAnimation: Sendable {
  /// From where the values come.
  public enum Form: Sendable {
    /// From one value to another: `CABasicAnimation`.
    case basic(FromToBy)
    /// Through keyframes or along a path: `CAKeyframeAnimation`.
    case keyframe(LayerTrack)
    /// From one value to another on a spring: `CASpringAnimation`.
    case spring(FromToBy, SpringParameters)
  }

  /// The property, or the part of one.
  public let keyPath: LayerKeyPath
  /// From where the values come.
  public let form: Form
  /// Whether values are added to what shows without the animation.
  public let isAdditive: Bool
  /// Whether each cycle goes on from the end of the one before.
  public let isCumulative: Bool
  private let springMotion: SpringMotion<Double>?

  /// Creates what an animation does.
  public init(_ keyPath: LayerKeyPath, _ form: Form, isAdditive: Bool = false, isCumulative: Bool = false) {
    self.keyPath = keyPath
    self.form = form
    self.isAdditive = isAdditive
    self.isCumulative = isCumulative
    springMotion = if case .spring(_, let parameters) = form { parameters.motion } else { nil }
  }

  /// Whether it starts from what shows when it is added.
  var startsFromWhatShows: Bool {
    switch form {
    case .keyframe: false
    case .basic(let interpolation), .spring(let interpolation, _): interpolation.isOpen
    }
  }

  /// The animation with what shows now captured, where it starts from that.
  func capturing(_ shown: LayerValue?) -> PropertyAnimation {
    switch form {
    case .keyframe: self
    case .basic(let interpolation):
      PropertyAnimation(
        keyPath, .basic(interpolation.capturing(shown)), isAdditive: isAdditive, isCumulative: isCumulative)
    case .spring(let interpolation, let parameters):
      PropertyAnimation(
        keyPath, .spring(interpolation.capturing(shown), parameters), isAdditive: isAdditive,
        isCumulative: isCumulative)
    }
  }

  /// The value at an instant, without what is below an additive animation.
  ///
  /// - Parameters:
  ///   - instant: where in its course the animation is.
  ///   - timing: its timing.
  ///   - curve: its timing curve; a spring has its own.
  ///   - current: the model value.
  /// - Returns: the value; a cumulative one with what the cycles before have gathered: the value at the end of a
  ///   cycle, which is the start with autoreverses, for each of them; along a path the way from its start to its end.
  func value(
    at instant: ComputedTiming, timing: MediaTiming, curve: TimingCurve, current: LayerValue
  ) -> LayerValue {
    let course = Course(progress: instant.progress, time: instant.time, beforeFlag: instant.beforeFlag)
    let value = value(at: course, curve: curve, current: current)
    guard isCumulative, instant.iteration.isFinite else { return value }
    let cycles = timing.autoreverses ? (instant.iteration / 2).rounded(.down) : instant.iteration
    guard cycles >= 1 else { return value }
    let end = timing.autoreverses ? .start : Course(progress: 1, time: timing.duration, beforeFlag: false)
    var gain = self.value(at: end, curve: curve, current: current)
    if case .keyframe(.motion) = form {
      gain = gain.subtracting(self.value(at: .start, curve: curve, current: current))
    }
    return gain.repeated(cycles).adding(value)
  }

  /// What the value depends on: the progress, for a spring the seconds, and for staircases the flag.
  private struct Course {
    let progress: Double
    let time: Double
    let beforeFlag: Bool

    /// Where every way forth starts and every way back ends, before a jump there.
    static let start = Course(progress: 0, time: 0, beforeFlag: true)
  }

  private func value(at course: Course, curve: TimingCurve, current: LayerValue) -> LayerValue {
    switch form {
    case .basic(let interpolation):
      let (from, to) = interpolation.ends(current: current)
      if keyPath.isDiscrete { return course.progress < 1 ? from : to }
      return from.interpolated(to: to, by: curve.value(at: course.progress, beforeFlag: course.beforeFlag))
    case .keyframe(let track):
      return track.value(
        at: curve.value(at: course.progress, beforeFlag: course.beforeFlag), beforeFlag: course.beforeFlag)
    case .spring(let interpolation, _):
      let (from, to) = interpolation.ends(current: current)
      return from.interpolated(to: to, by: springMotion?.value(at: course.time) ?? 1)
    }
  }

  /// The rotation of what follows a path.
  func rotation(at instant: ComputedTiming, curve: TimingCurve) -> Double? {
    guard case .keyframe(let track) = form else { return nil }
    return track.rotation(
      at: curve.value(at: instant.progress, beforeFlag: instant.beforeFlag), beforeFlag: instant.beforeFlag)
  }
}
