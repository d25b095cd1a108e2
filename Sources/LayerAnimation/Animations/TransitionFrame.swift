import MotionNumerics

/// What an instant of a transition shows: where the old content of a layer is, and where the new one.
public struct TransitionFrame: Sendable, Hashable {
  /// How one of the contents shows.
  public struct Placement: Sendable, Hashable {
    /// By how much it is shifted, in points, y pointing down.
    public let offset: SIMD2<Double>
    /// How opaque it is, 0…1.
    public let opacity: Double

    /// Creates a placement.
    public init(offset: SIMD2<Double>, opacity: Double) {
      self.offset = offset
      self.opacity = opacity
    }
  }

  /// How far the transition is, from its start progress to its end progress.
  public let progress: Double
  /// The content from before.
  public let old: Placement
  /// The content from now on.
  public let new: Placement
  /// Whether the new content covers the old one; in a fade both are added up, weighted by their opacities.
  public let isNewOnTop: Bool
}

extension Transition {
  /// What shows at a progress.
  ///
  /// With P = startProgress + progress·(endProgress − startProgress) and d towards the edge that the direction names,
  /// in sizes of the layer:
  ///
  /// | kind | old | new |
  /// |---|---|---|
  /// | fade | opacity 1 − P | opacity P |
  /// | push | at −d·P | at d·(1 − P) |
  /// | moveIn | at rest | at d·(1 − P), on top |
  /// | reveal | at −d·P, on top | at rest |
  ///
  /// - Parameters:
  ///   - progress: the eased progress of the animation; beyond 0…1 contents move further, but opacities stay in 0…1.
  ///   - size: the size of the layer, in points.
  /// - Returns: where the two contents are. The top is that which one sees, y pointing down.
  ///
  /// Source: Documentation/CoreAnimation.md, "Transitions".
  public func frame(at progress: Double, size: SIMD2<Double>) -> TransitionFrame {
    let part = self.progress(at: progress)
    let edge = direction.unitVector * size
    let rest = TransitionFrame.Placement(offset: .zero, opacity: 1)
    let arriving = TransitionFrame.Placement(offset: edge * (1 - part), opacity: 1)
    let leaving = TransitionFrame.Placement(offset: -edge * part, opacity: 1)
    let (old, new) =
      switch kind {
      case .fade: (TransitionFrame.Placement(fading: 1 - part), TransitionFrame.Placement(fading: part))
      case .moveIn: (rest, arriving)
      case .push: (leaving, arriving)
      case .reveal: (leaving, rest)
      }
    return TransitionFrame(progress: part, old: old, new: new, isNewOnTop: kind != .reveal)
  }
}

extension Transition {
  /// startProgress + progress·(endProgress − startProgress).
  func progress(at progress: Double) -> Double { startProgress.interpolated(to: endProgress, by: progress) }
}

extension TransitionFrame.Placement {
  fileprivate init(fading opacity: Double) {
    self.init(offset: .zero, opacity: max(0, min(opacity, 1)))
  }
}

extension Transition.Direction {
  /// From the middle towards the edge, y pointing down.
  var unitVector: SIMD2<Double> {
    switch self {
    case .fromLeft: [-1, 0]
    case .fromRight: [1, 0]
    case .fromTop: [0, -1]
    case .fromBottom: [0, 1]
    }
  }
}

extension Animation {
  /// What a transition shows at a time of its parent; nil when none shows, or this is something else.
  ///
  /// Of several in a group the last one that shows counts.
  public func transitionFrame(at parentTime: Double, size: SIMD2<Double>) -> TransitionFrame? {
    var frame: TransitionFrame?
    forEachEffect(at: parentTime) { effect in
      guard case .transition(let transition) = effect.animation.content else { return }
      frame = transition.frame(at: effect.animation.easedProgress(at: effect.instant), size: size)
    }
    return frame
  }
}

extension Layer {
  /// What its transition shows at a time of the superlayer; nil when none shows.
  ///
  /// Of several the one that was added last counts. Traps at a time that is forgotten (``Layer/forget(before:)``).
  ///
  /// - Parameters:
  ///   - time: the superlayer's time.
  ///   - size: the size of the contents; by default that of the presented bounds.
  /// - Returns: where old and new content are.
  public func transitionFrame(at time: Double, size: SIMD2<Double>? = nil) -> TransitionFrame? {
    let local = requireKnown(time)
    let area = size ?? presentation(at: time).bounds.size
    for attachment in attachments.reversed() {
      if let frame = attachment.animation.transitionFrame(at: local, size: area) { return frame }
    }
    return nil
  }
}
