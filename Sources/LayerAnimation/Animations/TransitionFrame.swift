import MotionCurves
import MotionValues

/// A frame of a transition: the placements of a layer's old and new content.
public struct TransitionFrame: Sendable, Hashable {
  /// The placement of a content.
  public struct Placement: Sendable, Hashable {
    /// The offset of the content in points, y pointing down.
    public let offset: SIMD2<Double>
    /// The opacity of the content, 0…1.
    public let opacity: Double

    package init(offset: SIMD2<Double>, opacity: Double) {
      self.offset = offset
      self.opacity = opacity
    }
  }

  /// The progress of the transition, from its start progress to its end progress.
  public let progress: Double
  /// The old content.
  public let old: Placement
  /// The new content.
  public let new: Placement
  /// Whether the new content covers the old one; in a fade both are added, weighted by their opacities.
  public let isNewOnTop: Bool
}

extension Transition {
  /// The frame at a progress.
  ///
  /// With P = startProgress + progress·(endProgress − startProgress) and d the vector to the edge that the direction
  /// names, in sizes of the layer:
  ///
  /// | kind | old | new |
  /// |---|---|---|
  /// | fade | opacity 1 − P | opacity P |
  /// | push | at −d·P | at d·(1 − P) |
  /// | moveIn | at rest | at d·(1 − P), on top |
  /// | reveal | at −d·P, on top | at rest |
  ///
  /// - Parameters:
  ///   - progress: the eased progress of the animation; beyond 0…1 contents move on, but opacities stay in 0…1.
  ///   - size: the size of the layer, in points.
  /// - Returns: the placements of the two contents. The top is the visible top, y pointing down.
  ///
  /// Source: Documentation/CoreAnimation.md, "Transitions".
  package func frame(at progress: Double, size: SIMD2<Double>) -> TransitionFrame {
    let progress = self.progress(at: progress)
    let edge = direction.unitVector * size
    let rest = TransitionFrame.Placement(offset: .zero, opacity: 1)
    let arriving = TransitionFrame.Placement(offset: edge * (1 - progress), opacity: 1)
    let leaving = TransitionFrame.Placement(offset: -edge * progress, opacity: 1)
    let (old, new) =
      switch kind {
      case .fade: (TransitionFrame.Placement(fading: 1 - progress), TransitionFrame.Placement(fading: progress))
      case .moveIn: (rest, arriving)
      case .push: (leaving, arriving)
      case .reveal: (leaving, rest)
      }
    return TransitionFrame(progress: progress, old: old, new: new, isNewOnTop: kind != .reveal)
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
  /// The direction from the centre to the edge, y pointing down.
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
  /// The frame of a transition at a time of its parent; nil for another animation, or when it is not in effect.
  ///
  /// Among several transitions in a group the last one in effect counts.
  package func transitionFrame(at parentTime: Double, size: SIMD2<Double>) -> TransitionFrame? {
    var frame: TransitionFrame?
    forEachEffect(at: parentTime) { effect in
      guard case .transition(let transition) = effect.animation.content else { return }
      frame = transition.frame(at: effect.animation.easedProgress(at: effect.computedTiming), size: size)
    }
    return frame
  }
}

extension Layer {
  /// The frame of the layer's transition at a time of the superlayer; nil when none is in effect.
  ///
  /// Among several transitions the last added one counts. Traps at a forgotten time (``Layer/forget(before:)``).
  ///
  /// - Parameters:
  ///   - time: the superlayer's time.
  ///   - size: the size of the contents; by default the size of the presented bounds.
  /// - Returns: the placements of old and new content.
  public func transitionFrame(at time: Double, size: SIMD2<Double>? = nil) -> TransitionFrame? {
    let local = requireKnown(time)
    let area = size ?? presentation(at: time).bounds.size
    for attachment in attachments.reversed() {
      if let frame = attachment.animation.transitionFrame(at: local, size: area) { return frame }
    }
    return nil
  }
}
