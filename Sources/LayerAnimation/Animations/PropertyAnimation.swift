import MotionCurves
import MotionPaths
import MotionSprings

/// The animation of a property: Core Animation's `CAPropertyAnimation` and its subclasses.
///
/// - Domain: finite values. Where the product of a value with the output of a timing curve or with the number of cycles
///   overflows, the presented value is infinite, and NaN where infinities of both signs meet.
public struct PropertyAnimation: Sendable {
  /// The source of the values.
  public enum Form: Sendable, Equatable {
    /// From one value to another: `CABasicAnimation`.
    case basic(FromToBy)
    /// Through keyframes or along a path: `CAKeyframeAnimation`.
    case keyframe(LayerTrack)
    /// From one value to another on a spring: `CASpringAnimation`.
    case spring(FromToBy, SpringParameters)
    /// By any motion.
    case motion(LayerMotion)
  }

  /// The property, or a component of one.
  public let keyPath: LayerKeyPath
  /// The source of the values.
  public let form: Form
  /// Whether values are added to the value without the animation.
  public let isAdditive: Bool
  /// Whether each cycle continues from the end of the previous cycle.
  public let isCumulative: Bool
  private let springMotion: SpringMotion<Double>?

  /// Creates the animation of a property.
  public init(_ keyPath: LayerKeyPath, _ form: Form, isAdditive: Bool = false, isCumulative: Bool = false) {
    self.keyPath = keyPath
    self.form = form
    self.isAdditive = isAdditive
    self.isCumulative = isCumulative
    springMotion = if case .spring(_, let parameters) = form { parameters.motion } else { nil }
  }

  /// Whether it captures the presented value as its start when it is added.
  var capturesPresentation: Bool {
    switch form {
    case .keyframe, .motion: false
    case .basic(let interpolation), .spring(let interpolation, _): interpolation.isOpen
    }
  }

  /// The animation with the presented value as its start, if it captures that.
  func capturing(_ presented: LayerValue?) -> PropertyAnimation {
    switch form {
    case .keyframe, .motion: self
    case .basic(let interpolation):
      PropertyAnimation(
        keyPath, .basic(interpolation.capturing(presented)), isAdditive: isAdditive, isCumulative: isCumulative)
    case .spring(let interpolation, let parameters):
      PropertyAnimation(
        keyPath, .spring(interpolation.capturing(presented), parameters), isAdditive: isAdditive,
        isCumulative: isCumulative)
    }
  }

  /// The value at a time, for an additive animation without the value below it.
  ///
  /// - Parameters:
  ///   - computed: the state of the animation at the time.
  ///   - timing: its timing.
  ///   - curve: its timing curve; a spring ignores it, and for a motion it eases the time.
  ///   - current: the model value.
  /// - Returns: the value; for a cumulative animation plus a gain for each previous cycle. The gain is the value at the
  ///   end of a cycle, which is the start with autoreverses. Along a path the gain is the displacement from its start
  ///   to its end.
  func value(
    at computed: ComputedTiming, timing: MediaTiming, curve: TimingCurve, current: LayerValue
  ) -> LayerValue {
    let position = Position(progress: computed.progress, time: computed.time, beforeFlag: computed.beforeFlag)
    let value = value(at: position, of: timing.duration, curve: curve, current: current)
    guard isCumulative, computed.iteration.isFinite else { return value }
    let cycles = timing.autoreverses ? (computed.iteration / 2).rounded(.down) : computed.iteration
    guard cycles >= 1 else { return value }
    let end = timing.autoreverses ? .start : Position(progress: 1, time: timing.duration, beforeFlag: false)
    var gain = self.value(at: end, of: timing.duration, curve: curve, current: current)
    if case .keyframe(let track) = form, track.pathMotion != nil {
      gain = gain.subtracting(
        self.value(at: .start, of: timing.duration, curve: curve, current: current))
    }
    return gain.repeated(cycles).adding(value)
  }

  /// A position in an iteration: the progress, the seconds for a spring or a motion, and the flag for step curves.
  private struct Position {
    let progress: Double
    let time: Double
    let beforeFlag: Bool

    /// The start of a forward iteration and the end of a reverse one, before a jump there.
    static let start = Position(progress: 0, time: 0, beforeFlag: true)
  }

  private func value(
    at position: Position, of duration: Double, curve: TimingCurve, current: LayerValue
  ) -> LayerValue {
    switch form {
    case .basic(let interpolation):
      let (from, to) = interpolation.ends(current: current)
      if keyPath.isDiscrete { return position.progress < 1 ? from : to }
      return from.interpolated(to: to, by: curve.value(at: position.progress, beforeFlag: position.beforeFlag))
    case .keyframe(let track):
      return track.value(
        at: curve.value(at: position.progress, beforeFlag: position.beforeFlag), beforeFlag: position.beforeFlag)
    case .spring(let interpolation, _):
      let (from, to) = interpolation.ends(current: current)
      return from.interpolated(to: to, by: springMotion?.value(at: position.time) ?? 1)
    case .motion(let motion):
      // Without easing the time is exact to the bit, unlike progress · duration.
      guard curve != .linear else { return motion.value(at: position.time) }
      return motion.value(at: curve.value(at: position.progress, beforeFlag: position.beforeFlag) * duration)
    }
  }

  /// The rotation of a layer on a path.
  func rotation(at computed: ComputedTiming, curve: TimingCurve) -> Double? {
    guard case .keyframe(let track) = form else { return nil }
    return track.rotation(
      at: curve.value(at: computed.progress, beforeFlag: computed.beforeFlag), beforeFlag: computed.beforeFlag)
  }
}

extension PropertyAnimation: Equatable {
  /// Whether the properties, the sources of the values and the switches are equal.
  public static func == (a: PropertyAnimation, b: PropertyAnimation) -> Bool {
    a.keyPath == b.keyPath && a.form == b.form && a.isAdditive == b.isAdditive && a.isCumulative == b.isCumulative
  }
}
