import MotionCurves
import MotionFitting
import MotionInteraction
package import MotionSprings

extension NotatedMotion {
  /// The output of `inbetween describe`: the key properties of the motion, then its peaks, in the units of its ends.
  package var facts: [Fact] {
    let scale = FactScale(of: self)
    return properties(in: scale) + peaks.facts(in: scale)
  }

  fileprivate func properties(in scale: FactScale) -> [Fact] {
    switch self {
    case .timingCurve(let curve): curve.properties(in: scale)
    case .tween(let tween): tween.properties(in: scale)
    case .preset(let preset): preset.motion.properties(in: scale)
    case .delayed(let motion): [Fact("delay", scale.duration(motion.delay))] + motion.base.properties(in: scale)
    // Both ends, then the facts of the motion between them.
    case .mapped(let motion):
      [Fact("from", scale.value(motion.start)), Fact("to", scale.value(motion.end))]
        + motion.base.properties(in: scale)
    case .secondOrder(let step):
      [Fact("frequency", .number(step.frequency, unit: "Hz"))] + step.dynamics.motion.properties(in: scale)
    case .minimumJerk(let motion): [Fact("duration", scale.duration(motion.duration))]
    case .limited(let motion): [Fact("duration", scale.duration(motion.duration))]
    case .bounded(let motion): motion.properties(in: scale)
    case .spring(let motion): motion.properties(in: scale)
    case .damped(let oscillation): oscillation.properties(in: scale)
    case .timed(let motion): motion.properties(in: scale)
    case .decay(let decay): decay.properties(in: scale)
    }
  }
}

extension MotionPeaks {
  /// The facts of the peaks, which are already in value units.
  fileprivate func facts(in scale: FactScale) -> [Fact] {
    [
      Fact("peakSpeed", label: "peak speed", scale.value(speed, per: 1)),
      Fact("peakAcceleration", label: "peak acceleration", scale.value(acceleration, per: 2)),
      Fact("peakJerk", label: "peak jerk", scale.value(jerk, per: 3)),
    ]
  }
}

extension TimingCurve {
  fileprivate func properties(in scale: FactScale) -> [Fact] {
    scale.extent(range()) + [
      Fact("isMonotonic", label: "monotonic", .truth(isMonotonic)),
      Fact("startSlope", label: "start slope", scale.slope(velocity(at: 0))),
      Fact("endSlope", label: "end slope", scale.slope(velocity(at: 1))),
    ]
  }
}

extension Tween<Double> {
  /// The times of the tween, then the facts of its curve by progress.
  fileprivate func properties(in scale: FactScale) -> [Fact] {
    [
      Fact("duration", scale.duration(duration)), Fact("delay", scale.duration(delay)),
      Fact("curve", .word(curve.description)),
    ] + curve.properties(in: scale.byProgress)
  }
}

extension NotatedBounds {
  /// The contacts with the bounds, the end and its time, then the facts of the motion without bounds.
  fileprivate func properties(in scale: FactScale) -> [Fact] {
    [
      Fact("contacts", .number(Double(motion.contactTimes.count))),
      Fact("firstContact", label: "first contact", motion.contactTimes.first.map { scale.time($0) } ?? .nothing),
      Fact("end", scale.place(motion.end)), Fact("restTime", label: "rest time", scale.time(restTime)),
    ] + base.properties(in: scale)
  }
}

extension SpringMotion<Double> {
  /// The start and the end of the motion, then the facts of its spring, and its peaks.
  package var facts: [Fact] {
    let scale = FactScale(of: self)
    return [
      Fact("from", scale.value(start)), Fact("to", scale.value(target)),
      Fact("velocity", scale.value(initialVelocity, per: 1)),
      Fact("startTime", label: "start time", scale.duration(startTime)),
    ] + properties(in: scale) + peaks.facts(in: scale)
  }

  fileprivate func properties(in scale: FactScale) -> [Fact] {
    let velocity = velocityInDistances
    let coreAnimationDuration = spring.coreAnimation.settlingDuration(velocity: velocity.isFinite ? velocity : 0)
    return [
      Fact("regime", .word(spring.regime.rawValue)),
      Fact("mass", .number(spring.mass, unit: "kg")),
      Fact("stiffness", .number(spring.stiffness, unit: "kg/s²")),
      Fact("damping", .number(spring.damping, unit: "kg/s")),
      Fact("naturalFrequency", label: "natural frequency", .number(spring.naturalFrequency, unit: "rad/s")),
      Fact("dampingRatio", label: "damping ratio", .number(spring.dampingRatio)),
      Fact("response", scale.duration(spring.response)),
      Fact("bounce", .number(spring.bounce)),
      Fact("settlingDuration", label: "settling duration", scale.duration(settlingDuration())),
      Fact(
        "coreAnimationSettlingDuration", label: "Core Animation's settlingDuration",
        velocity.isFinite ? scale.duration(coreAnimationDuration) : .nothing),
      Fact("overshoot", scale.size(overshoot)),
      Fact("peakTime", label: "peak time", peakTime.map { scale.time($0) } ?? .nothing),
    ]
  }
}

extension DampedOscillation {
  fileprivate func properties(in scale: FactScale) -> [Fact] {
    scale.extent(range()) + [
      Fact("settlingDuration", label: "settling duration", scale.duration(settlingDuration()))
    ]
  }
}

extension TimedOscillation {
  /// The times, the range and the end of the oscillation.
  fileprivate func properties(in scale: FactScale) -> [Fact] {
    [Fact("duration", scale.duration(duration)), Fact("delay", scale.duration(delay))]
      + scale.extent(oscillation.range()) + [Fact("end", scale.place(end))]
  }
}

extension Decay {
  fileprivate func properties(in scale: FactScale) -> [Fact] {
    [Fact("distance", scale.place(distance)), Fact("duration", scale.duration(settlingDuration()))]
  }
}
