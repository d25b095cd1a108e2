import MotionCurves
import MotionFitting
import MotionInteraction
package import MotionSprings

extension ParsedMotion {
  /// The output of `inbetween describe`: the key properties of the motion, then its peaks, in the units of its ends.
  package var facts: [MotionProperty] {
    let scale = PropertyScale(of: self)
    return properties(in: scale) + peaks.facts(in: scale)
  }

  fileprivate func properties(in scale: PropertyScale) -> [MotionProperty] {
    switch self {
    case .timingCurve(let curve): curve.properties(in: scale)
    case .tween(let tween): tween.properties(in: scale)
    case .preset(let preset): preset.motion.properties(in: scale)
    case .delayed(let motion):
      [MotionProperty("delay", scale.duration(motion.delay))] + motion.base.properties(in: scale)
    // Both ends, then the facts of the motion between them.
    case .mapped(let motion):
      [MotionProperty("from", scale.value(motion.start)), MotionProperty("to", scale.value(motion.end))]
        + motion.base.properties(in: scale)
    case .secondOrder(let step):
      [MotionProperty("frequency", .number(step.frequency, unit: "Hz"))] + step.dynamics.motion.properties(in: scale)
    case .minimumJerk(let motion): [MotionProperty("duration", scale.duration(motion.duration))]
    case .limited(let motion): [MotionProperty("duration", scale.duration(motion.duration))]
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
  fileprivate func facts(in scale: PropertyScale) -> [MotionProperty] {
    [
      MotionProperty("peakSpeed", label: "peak speed", scale.value(speed, per: 1)),
      MotionProperty("peakAcceleration", label: "peak acceleration", scale.value(acceleration, per: 2)),
      MotionProperty("peakJerk", label: "peak jerk", scale.value(jerk, per: 3)),
    ]
  }
}

extension TimingCurve {
  fileprivate func properties(in scale: PropertyScale) -> [MotionProperty] {
    scale.extent(range()) + [
      MotionProperty("isMonotonic", label: "monotonic", .truth(isMonotonic)),
      MotionProperty("startSlope", label: "start slope", scale.slope(velocity(at: 0))),
      MotionProperty("endSlope", label: "end slope", scale.slope(velocity(at: 1))),
    ]
  }
}

extension Tween<Double> {
  /// The times of the tween, then the facts of its curve by progress.
  fileprivate func properties(in scale: PropertyScale) -> [MotionProperty] {
    [
      MotionProperty("duration", scale.duration(duration)), MotionProperty("delay", scale.duration(delay)),
      MotionProperty("curve", .word(curve.description)),
    ] + curve.properties(in: scale.byProgress)
  }
}

extension ParsedBounds {
  /// The contacts with the bounds, the end and its time, then the facts of the motion without bounds.
  fileprivate func properties(in scale: PropertyScale) -> [MotionProperty] {
    [
      MotionProperty("contacts", .number(Double(motion.contactTimes.count))),
      MotionProperty(
        "firstContact", label: "first contact", motion.contactTimes.first.map { scale.time($0) } ?? .nothing),
      MotionProperty("end", scale.place(motion.end)),
      MotionProperty("restTime", label: "rest time", scale.time(restTime)),
    ] + base.properties(in: scale)
  }
}

extension SpringMotion<Double> {
  /// The start and the end of the motion, then the facts of its spring, and its peaks.
  package var facts: [MotionProperty] {
    let scale = PropertyScale(of: self)
    return [
      MotionProperty("from", scale.value(start)), MotionProperty("to", scale.value(target)),
      MotionProperty("velocity", scale.value(initialVelocity, per: 1)),
      MotionProperty("startTime", label: "start time", scale.duration(startTime)),
    ] + properties(in: scale) + peaks.facts(in: scale)
  }

  fileprivate func properties(in scale: PropertyScale) -> [MotionProperty] {
    let velocity = velocityInDistances
    let coreAnimationDuration = spring.coreAnimation.settlingDuration(velocity: velocity.isFinite ? velocity : 0)
    return [
      MotionProperty("regime", .word(spring.regime.rawValue)),
      MotionProperty("mass", .number(spring.mass, unit: "kg")),
      MotionProperty("stiffness", .number(spring.stiffness, unit: "kg/s²")),
      MotionProperty("damping", .number(spring.damping, unit: "kg/s")),
      MotionProperty("naturalFrequency", label: "natural frequency", .number(spring.naturalFrequency, unit: "rad/s")),
      MotionProperty("dampingRatio", label: "damping ratio", .number(spring.dampingRatio)),
      MotionProperty("response", scale.duration(spring.response)),
      MotionProperty("bounce", .number(spring.bounce)),
      MotionProperty("settlingDuration", label: "settling duration", scale.duration(settlingDuration())),
      MotionProperty(
        "coreAnimationSettlingDuration", label: "Core Animation's settlingDuration",
        velocity.isFinite ? scale.duration(coreAnimationDuration) : .nothing),
      MotionProperty("overshoot", scale.size(overshoot)),
      MotionProperty("peakTime", label: "peak time", peakTime.map { scale.time($0) } ?? .nothing),
    ]
  }
}

extension DampedOscillation {
  fileprivate func properties(in scale: PropertyScale) -> [MotionProperty] {
    scale.extent(range()) + [
      MotionProperty("settlingDuration", label: "settling duration", scale.duration(settlingDuration()))
    ]
  }
}

extension TimedOscillation {
  /// The times, the range and the end of the oscillation.
  fileprivate func properties(in scale: PropertyScale) -> [MotionProperty] {
    [MotionProperty("duration", scale.duration(duration)), MotionProperty("delay", scale.duration(delay))]
      + scale.extent(oscillation.range()) + [MotionProperty("end", scale.place(end))]
  }
}

extension Decay {
  fileprivate func properties(in scale: PropertyScale) -> [MotionProperty] {
    [MotionProperty("distance", scale.place(distance)), MotionProperty("duration", scale.duration(settlingDuration()))]
  }
}
