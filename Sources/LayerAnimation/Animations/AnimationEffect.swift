import MotionNumerics

/// What an animation, or a member of a group, does at a time.
///
/// A state of a layer has a value at all times; only this tells whether an animation is the reason for it.
public struct AnimationEffect: Sendable {
  /// The animation that has the effect, never a group.
  public let animation: Animation
  /// Where in its course it is.
  public let instant: ComputedTiming

  private var property: PropertyAnimation? {
    if case .property(let property) = animation.content { property } else { nil }
  }

  /// The property that it changes; nil for a transition.
  public var keyPath: LayerKeyPath? { property?.keyPath }

  /// Whether its value is added to what shows without it.
  public var isAdditive: Bool { property?.isAdditive ?? false }

  /// The value of the property, of an additive animation what is added.
  ///
  /// - Parameter model: the model value, which an end is that is not given.
  /// - Returns: the value; nil for a transition.
  public func value(model: LayerValue) -> LayerValue? {
    property?.value(at: instant, timing: animation.timing, curve: animation.timingCurve, current: model)
  }

  /// The angle in radians by which what follows a path is turned; nil if nothing is.
  public var rotation: Double? { property?.rotation(at: instant, curve: animation.timingCurve) }

  /// How far a transition has come, startProgress + B(q)·(endProgress − startProgress); nil for anything else.
  ///
  /// Source: Documentation/CoreAnimation.md, "Transitions".
  public var transitionProgress: Double? {
    guard case .transition(let transition) = animation.content else { return nil }
    return transition.progress(at: animation.easedProgress(at: instant))
  }
}

extension Animation {
  /// Calls a closure with each effect at a time of the parent.
  ///
  /// Before and after the animation there is none, unless the fill mode says so. Those of a group are those of its
  /// members, in their order. Durations of 0 count as such; ``resolved(defaultDuration:)`` replaces them.
  ///
  /// - Complexity: O(*n*) for *n* members, whatever time has passed.
  public func forEachEffect(at parentTime: Double, _ body: (AnimationEffect) -> Void) {
    guard let instant = attachedInstant(at: parentTime) else { return }
    forEachEffect(at: instant, body)
  }

  private func forEachEffect(at instant: ComputedTiming, _ body: (AnimationEffect) -> Void) {
    guard case .group(let members) = content else {
      body(AnimationEffect(animation: self, instant: instant))
      return
    }
    let time = groupTime(at: instant)
    for member in members {
      guard let inner = member.instantInGroup(at: time, isEnd: instant.progress == 1) else { continue }
      member.forEachEffect(at: inner, body)
    }
  }
}
