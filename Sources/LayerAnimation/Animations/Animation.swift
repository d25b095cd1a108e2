public import MotionNumerics

/// An animation of a layer: when it runs, how its progress is eased, and what it does.
///
/// Core Animation's `CAAnimation`. A value without a clock: what it shows is a function of time. It is added to a
/// ``Layer``.
public struct Animation: Sendable {
  /// What an animation does.
  public enum Content: Sendable {
    /// It changes a property.
    case property(PropertyAnimation)
    /// It holds others, whose parent's time is its own; it cuts them off, and does not scale them.
    case group([Animation])
    /// It leads from one content of the layer to another.
    case transition(Transition)
  }

  /// When it runs.
  public let timing: MediaTiming
  /// How progress is eased, or the time of a group; a spring does without.
  public let timingCurve: TimingCurve
  /// Whether it is detached at its end, whatever its fill mode; in a group that does not count.
  public let isRemovedOnCompletion: Bool
  /// What it does.
  public let content: Content

  /// Creates an animation; by default it runs once, from when it is added, for as long as the transaction says.
  public init(
    _ content: Content, timing: MediaTiming = MediaTiming(0), timingCurve: TimingCurve = .linear,
    isRemovedOnCompletion: Bool = true
  ) {
    self.content = content
    self.timing = timing
    self.timingCurve = timingCurve
    self.isRemovedOnCompletion = isRemovedOnCompletion
  }

  /// The animation with the durations that it would get from a layer at time 0 where they are 0.
  ///
  /// A spring lasts until it has settled, a member of a group as long as the group, anything else for a default, which
  /// must be finite and not negative.
  public func resolved(defaultDuration: Double = 0.25) -> Animation {
    attached(at: 0, defaultDuration: defaultDuration, shown: nil)
  }

  /// The animation as a layer keeps it: begin time and duration where they are 0, and what shows now where it starts
  /// from that.
  func attached(at time: Double, defaultDuration: Double, shown: LayerState?) -> Animation {
    let duration = timing.duration > 0 ? timing.duration : self.defaultDuration(fallback: defaultDuration)
    let timing = timing.resolved(beginTime: timing.beginTime == 0 ? time : timing.beginTime, duration: duration)
    return Animation(
      content.capturing(shown, groupDuration: duration), timing: timing, timingCurve: timingCurve,
      isRemovedOnCompletion: isRemovedOnCompletion)
  }

  /// A spring without a duration lasts until it has settled, which is more useful than Apple's quarter of a second.
  private func defaultDuration(fallback: Double) -> Double {
    guard case .property(let property) = content, case .spring(_, let parameters) = property.form else {
      return fallback
    }
    // One without damping never settles, and one with next to none after a time beyond all numbers.
    return min(parameters.settlingDuration, Double(Float.greatestFiniteMagnitude))
  }

  /// The animation as a member of a group: from the group's start, and without a duration as long as the group.
  fileprivate func inGroup(of duration: Double, shown: LayerState?) -> Animation {
    let own = timing.duration > 0 ? timing.duration : defaultDuration(fallback: duration)
    return Animation(
      content.capturing(shown, groupDuration: own), timing: timing.resolved(beginTime: timing.beginTime, duration: own),
      timingCurve: timingCurve, isRemovedOnCompletion: isRemovedOnCompletion)
  }
}

extension Animation.Content {
  /// Whether it, or a member of a group, captures what shows when it is added.
  var startsFromWhatShows: Bool {
    switch self {
    case .property(let property): property.startsFromWhatShows
    case .group(let members): members.contains { $0.content.startsFromWhatShows }
    case .transition: false
    }
  }

  fileprivate func capturing(_ shown: LayerState?, groupDuration: Double) -> Animation.Content {
    switch self {
    case .property(let property): .property(property.capturing(shown?.value(at: property.keyPath)))
    case .group(let members): .group(members.map { $0.inGroup(of: groupDuration, shown: shown) })
    case .transition: self
    }
  }
}

extension Animation {
  /// Whether it leads from one content of a layer to another.
  var isTransition: Bool { if case .transition = content { true } else { false } }
}
