import MotionNumerics

extension Animation {
  /// Which animations a pass over a layer's is about: additive ones come after all others.
  enum Pass {
    case replacing
    case adding
  }

  /// Writes what the animation shows at a time of its parent into a state.
  ///
  /// - Parameters:
  ///   - parentTime: the parent's time.
  ///   - pass: which animations write.
  ///   - model: the model values.
  ///   - presentation: where to write.
  func present(at parentTime: Double, _ pass: Pass, model: LayerState, into presentation: inout LayerState) {
    forEachEffect(at: parentTime) { effect in
      guard case .property(let property) = effect.animation.content,
        property.isAdditive == (pass == .adding)
      else { return }
      property.present(effect.instant, effect.animation, model: model, into: &presentation)
    }
  }

  /// Where in its course the animation is, if it shows then and is still attached.
  func attachedInstant(at parentTime: Double) -> ComputedTiming? {
    guard let instant = timing.visibleInstant(at: parentTime) else { return nil }
    return isRemovedOnCompletion && instant.phase == .after ? nil : instant
  }

  /// The progress after the timing curve: Web Animations' transformed progress.
  func easedProgress(at instant: ComputedTiming) -> Double {
    timingCurve.value(at: instant.progress, beforeFlag: instant.beforeFlag)
  }

  /// The time of a group's members; without easing to the bit, which progress · duration need not be.
  func groupTime(at instant: ComputedTiming) -> Double {
    timingCurve == .linear ? instant.time : easedProgress(at: instant) * timing.duration
  }

  /// Where in its course a member is, if it shows at a time of its group.
  ///
  /// A member that ends where the group does shows in the group's last instant too; it is detached with the group.
  func instantInGroup(at time: Double, isEnd: Bool) -> ComputedTiming? {
    timing.visibleInstant(at: time) ?? (isEnd && time == timing.endTime ? timing.instant(at: time) : nil)
  }
}

extension PropertyAnimation {
  fileprivate func present(
    _ instant: ComputedTiming, _ animation: Animation, model: LayerState, into presentation: inout LayerState
  ) {
    let curve = animation.timingCurve
    let shown = presentation.value(at: keyPath)
    // A property of one's own that has no model value yet goes on from nothing.
    guard let current = model.value(at: keyPath) ?? shown ?? anyValue else { return }
    let value = value(at: instant, timing: animation.timing, curve: curve, current: current)
    presentation.set(isAdditive ? shown?.adding(value) ?? value : value, at: keyPath)
    if let angle = rotation(at: instant, curve: curve) {
      // Before the transform that is there: T′ = R(φ)·T in rows.
      let turn = Transform3D.rotation(by: angle, about: [0, 0, 1])
      presentation.transform = turn.concatenated(with: presentation.transform)
    }
  }

  /// A value of the right kind, for a property that has none.
  private var anyValue: LayerValue? {
    switch form {
    case .basic(let interpolation), .spring(let interpolation, _):
      interpolation.from ?? interpolation.to ?? interpolation.by
    case .keyframe(let track): track.value(at: 0)
    }
  }
}
