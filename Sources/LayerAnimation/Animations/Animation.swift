public import MotionCurves

/// An animation of a layer: its timing, its easing and its content.
///
/// This is Core Animation's `CAAnimation`, as a value without a clock: the presented value is a function of time. Add
/// it to a ``Layer``.
public struct Animation: Sendable, Equatable {
  /// The content of an animation.
  public enum Content: Sendable, Equatable {
    /// A change of a property.
    case property(PropertyAnimation)
    /// A group of animations. The group's time is the parent's time of its members; the group cuts them off, and does
    /// not scale them.
    case group([Animation])
    /// A transition from one content of the layer to another.
    case transition(Transition)
  }

  /// The timing.
  public var timing: MediaTiming
  /// The easing of the progress, or of the time of a group or of a motion; a spring ignores it.
  public var timingCurve: TimingCurve
  /// Whether the animation is detached at its end, whatever its fill mode; ignored in a group.
  public var isRemovedOnCompletion: Bool
  /// The content.
  public var content: Content

  /// Creates an animation; by default it runs once, from the time at which it is added, for the transaction's duration.
  public init(
    _ content: Content, timing: MediaTiming = MediaTiming(), timingCurve: TimingCurve = .linear,
    isRemovedOnCompletion: Bool = true
  ) {
    self.content = content
    self.timing = timing
    self.timingCurve = timingCurve
    self.isRemovedOnCompletion = isRemovedOnCompletion
  }

  /// Returns the animation with the durations that a layer at time 0 would set in place of durations of 0.
  ///
  /// A spring lasts until it has settled, a motion until it rests, a member of a group as long as the group, and any
  /// other animation for the default. The default must be finite and not negative.
  package func resolved(defaultDuration: Double = 0.25) -> Animation {
    attached(at: 0, defaultDuration: defaultDuration, presentation: nil)
  }

  /// The time of the parent from which on the animation no longer changes, or presents nothing: its end, with the
  /// durations that it gets when it is added to a layer.
  ///
  /// Infinite if it repeats for ever, −∞ at speed 0, where it always presents the same. An animation without a begin
  /// time begins when it is added, and the time is counted from then. ``Layer/restTime`` is the time in the layer.
  public var restTime: Double {
    guard timing.speed != 0 else { return -.infinity }
    let duration = timing.duration > 0 ? timing.duration : defaultDuration(fallback: 0.25)
    return timing.resolved(beginTime: timing.beginTime, duration: duration).endTime
  }

  /// The animation as a layer stores it: with a begin time and a duration in place of 0, and with the presented value
  /// as its start if it captures that value.
  func attached(at time: Double, defaultDuration: Double, presentation: LayerState?) -> Animation {
    let duration = timing.duration > 0 ? timing.duration : self.defaultDuration(fallback: defaultDuration)
    let timing = timing.resolved(beginTime: timing.beginTime == 0 ? time : timing.beginTime, duration: duration)
    return Animation(
      content.capturing(presentation, groupDuration: duration), timing: timing, timingCurve: timingCurve,
      isRemovedOnCompletion: isRemovedOnCompletion)
  }

  /// The duration in place of 0: a spring lasts until it has settled, a motion until it rests.
  ///
  /// This is more useful than Apple's quarter of a second.
  private func defaultDuration(fallback: Double) -> Double {
    guard case .property(let property) = content else { return fallback }
    // An undamped spring never settles, and for a tiny damping the time can overflow.
    let longest = Double(Float.greatestFiniteMagnitude)
    switch property.form {
    case .spring(_, let parameters): return min(parameters.settlingDuration, longest)
    case .motion(let motion): return motion.restTime > 0 ? min(motion.restTime, longest) : fallback
    case .basic, .keyframe: return fallback
    }
  }

  /// The animation as a member of a group: from the group's start, and without a duration as long as the group.
  fileprivate func inGroup(of duration: Double, presentation: LayerState?) -> Animation {
    let own = timing.duration > 0 ? timing.duration : defaultDuration(fallback: duration)
    return Animation(
      content.capturing(presentation, groupDuration: own),
      timing: timing.resolved(beginTime: timing.beginTime, duration: own), timingCurve: timingCurve,
      isRemovedOnCompletion: isRemovedOnCompletion)
  }
}

extension Animation.Content {
  /// Whether the animation, or a member of a group, captures the presented value when it is added.
  var capturesPresentation: Bool {
    switch self {
    case .property(let property): property.capturesPresentation
    case .group(let members): members.contains { $0.content.capturesPresentation }
    case .transition: false
    }
  }

  fileprivate func capturing(_ presentation: LayerState?, groupDuration: Double) -> Animation.Content {
    switch self {
    case .property(let property): .property(property.capturing(presentation?.value(at: property.keyPath)))
    case .group(let members): .group(members.map { $0.inGroup(of: groupDuration, presentation: presentation) })
    case .transition: self
    }
  }
}

extension Animation {
  /// Whether the animation is a transition from one content of a layer to another.
  var isTransition: Bool { if case .transition = content { true } else { false } }
}
