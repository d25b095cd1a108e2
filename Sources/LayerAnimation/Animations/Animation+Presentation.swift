import MotionCurves
import MotionValues

extension Animation {
  /// A pass over a layer's animations: the additive ones come after all others.
  enum Pass {
    case replacing
    case adding
  }

  /// Writes the values that the animation presents at a time of its parent into a state.
  ///
  /// - Parameters:
  ///   - parentTime: the parent's time.
  ///   - pass: the kind of animations that write.
  ///   - model: the model values.
  ///   - presentation: the state to write to.
  func present(at parentTime: Double, _ pass: Pass, model: LayerState, into presentation: inout LayerState) {
    forEachEffect(at: parentTime) { effect in
      guard case .property(let property) = effect.animation.content,
        property.isAdditive == (pass == .adding)
      else { return }
      property.present(effect.computedTiming, effect.animation, model: model, into: &presentation)
    }
  }

  /// The state of the animation at a time at which it is in effect and still attached; nil at other times.
  func computedTiming(attachedAt parentTime: Double) -> ComputedTiming? {
    guard let computed = timing.computedTiming(inEffectAt: parentTime) else { return nil }
    return isRemovedOnCompletion && computed.phase == .after ? nil : computed
  }

  /// The progress after the timing curve: Web Animations' transformed progress.
  func easedProgress(at computed: ComputedTiming) -> Double {
    timingCurve.value(at: computed.progress, beforeFlag: computed.beforeFlag)
  }

  /// The time of a group's members; without easing it is exact to the bit, unlike progress · duration.
  func groupTime(at computed: ComputedTiming) -> Double {
    timingCurve == .linear ? computed.time : easedProgress(at: computed) * timing.duration
  }

  /// The state of a group's member at a time of the group at which the member is in effect; nil at other times.
  ///
  /// A member that ends with its group is in effect at the group's end too; it is detached with the group.
  func computedTiming(inGroupAt time: Double, isEnd: Bool) -> ComputedTiming? {
    timing.computedTiming(inEffectAt: time) ?? (isEnd && time == timing.endTime ? timing.computedTiming(at: time) : nil)
  }
}

extension PropertyAnimation {
  fileprivate func present(
    _ computed: ComputedTiming, _ animation: Animation, model: LayerState, into presentation: inout LayerState
  ) {
    let curve = animation.timingCurve
    let presented = presentation.value(at: keyPath)
    // A custom property without a model value takes a value of the animation.
    guard let current = model.value(at: keyPath) ?? presented ?? anyValue else { return }
    let value = value(at: computed, timing: animation.timing, curve: curve, current: current)
    presentation.set(keyPath, to: isAdditive ? presented?.adding(value) ?? value : value)
    if let angle = rotation(at: computed, curve: curve) {
      // Before the present transform: T′ = R(φ)·T in rows.
      let turn = Transform3D.rotation(by: angle, about: [0, 0, 1])
      presentation.transform = turn.concatenated(with: presentation.transform)
    }
  }

  /// A value of the right kind, for a property without a value.
  private var anyValue: LayerValue? {
    switch form {
    case .basic(let interpolation), .spring(let interpolation, _):
      interpolation.from ?? interpolation.to ?? interpolation.by
    case .keyframe(let track): track.value(at: 0)
    case .motion(let motion): motion.value(at: 0)
    }
  }
}
