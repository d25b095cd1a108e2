/// The effect of an animation, or of a member of a group, at a time.
///
/// A state of a layer has a value at all times; only the effects show whether the value comes from an animation.
package struct AnimationEffect: Sendable {
  /// The animation that has the effect, never a group.
  package let animation: Animation
  /// The state of the animation at the time.
  package let computedTiming: ComputedTiming

  private var property: PropertyAnimation? {
    if case .property(let property) = animation.content { property } else { nil }
  }

  /// The property that the animation changes; nil for a transition.
  package var keyPath: LayerKeyPath? { property?.keyPath }

  /// Whether the value is added to the value without the animation.
  package var isAdditive: Bool { property?.isAdditive ?? false }

  /// The value of the property, or the value that an additive animation adds.
  ///
  /// - Parameter model: the model value, which takes the place of a missing end.
  /// - Returns: the value; nil for a transition.
  package func value(model: LayerValue) -> LayerValue? {
    property?.value(at: computedTiming, timing: animation.timing, curve: animation.timingCurve, current: model)
  }

  /// The angle in radians by which a layer on a path is rotated; nil without such a rotation.
  package var rotation: Double? { property?.rotation(at: computedTiming, curve: animation.timingCurve) }

  /// The progress of a transition, startProgress + B(q)·(endProgress − startProgress); nil for any other animation.
  ///
  /// Source: Documentation/CoreAnimation.md, "Transitions".
  package var transitionProgress: Double? {
    guard case .transition(let transition) = animation.content else { return nil }
    return transition.progress(at: animation.easedProgress(at: computedTiming))
  }
}

extension Animation {
  /// Calls a closure with each effect at a time of the parent.
  ///
  /// Before and after the animation there is an effect only if the fill mode asks for it. The effects of a group are
  /// those of its members, in their order. Durations of 0 count as 0; ``resolved(defaultDuration:)`` replaces them.
  ///
  /// - Complexity: O(*n*) for *n* members, whatever time has passed.
  package func forEachEffect(at parentTime: Double, _ body: (AnimationEffect) -> Void) {
    guard let computed = computedTiming(attachedAt: parentTime) else { return }
    forEachEffect(at: computed, body)
  }

  private func forEachEffect(at computed: ComputedTiming, _ body: (AnimationEffect) -> Void) {
    guard case .group(let members) = content else {
      body(AnimationEffect(animation: self, computedTiming: computed))
      return
    }
    let time = groupTime(at: computed)
    for member in members {
      guard let inner = member.computedTiming(inGroupAt: time, isEnd: computed.progress == 1) else { continue }
      member.forEachEffect(at: inner, body)
    }
  }
}
