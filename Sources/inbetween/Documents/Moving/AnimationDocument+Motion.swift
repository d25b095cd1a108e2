import LayerAnimation
import MotionImport
import MotionNumerics

extension AnimationDocument {
  /// The document without repetitions; a run forth and back is one.
  var firstRun: AnimationDocument {
    var document = self
    (document.animation.timing.repeatCount, document.animation.timing.repeatDuration) = (0, 0)
    return document
  }

  /// The document with an animation that holds its first and its last value.
  var holdingItsEnds: AnimationDocument {
    var document = self
    document.animation.timing.fillMode = .both
    document.animation.isRemovedOnCompletion = false
    return document
  }

  /// The animation in the motion notation: one of a single number from one value to another, without repetition.
  ///
  /// A motion of the notation holds its ends, as the animation does with the fill mode `both`. A spring goes on to its
  /// rest, where the animation ends when it has settled.
  var motion: ParsedMotion? {
    let timing = animation.timing
    guard channels.all.count == 1, channels.all[0].values.shape == .number,
      case .property(let property) = animation.content, !property.isAdditive, timing.speed == 1,
      timing.timeOffset == 0, timing.repeatDuration == 0, timing.repeatCount == 0 || timing.repeatCount == 1,
      !timing.autoreverses
    else { return nil }
    let current = channels.all[0].model
    switch property.form {
    case .basic(let ends):
      return tween(animation.timingCurve, ends.ends(current: current))
    case .keyframe(let track):
      guard case .values(let values) = track.source, values.count == 2, track.options.mode == .linear,
        track.keyTimes == [0, 1]
      else { return nil }
      let curve = track.options.timingCurves.first ?? .linear
      guard curve == .linear || animation.timingCurve == .linear else { return nil }
      return tween(curve == .linear ? animation.timingCurve : curve, (values[0], values[1]))
    case .spring(let ends, let parameters):
      let (from, to) = ends.ends(current: current)
      guard case .number(let start) = from, case .number(let end) = to, timing.beginTime == 0,
        timing.duration == parameters.settlingDuration,
        parameters.spring.dampingRatio <= 1 || parameters.allowsOverdamping
      else { return nil }
      return try? ParsedMotion(
        spring: SpringMotion(
          validating: parameters.spring, from: start, to: end, velocity: parameters.initialVelocity * (end - start)))
    case .motion: return nil
    }
  }

  private func tween(_ curve: TimingCurve, _ ends: (from: LayerValue, to: LayerValue)) -> ParsedMotion? {
    guard case .number(let start) = ends.from, case .number(let end) = ends.to else { return nil }
    return try? ParsedMotion(
      tween: curve, from: start, to: end, duration: animation.timing.duration, delay: animation.timing.beginTime)
  }
}
