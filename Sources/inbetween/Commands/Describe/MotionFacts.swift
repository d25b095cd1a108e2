import MotionNumerics

extension NotatedMotion {
  /// The key properties of the motion.
  var facts: [Fact] {
    switch self {
    case .timingCurve(let curve): curve.facts
    case .tween(let tween): tween.facts
    case .preset(let preset): preset.motion.facts
    case .mapped(let motion): motion.facts
    case .secondOrder(let step):
      [Fact("frequency", .number(step.frequency, unit: "Hz"))] + step.dynamics.spring.unitStep().facts
    case .minimumJerk(let motion): [Fact("duration", .number(motion.duration, unit: "s"))]
    case .limited(let motion): [Fact("duration", .number(motion.duration, unit: "s"))]
    case .bounded(let motion): motion.facts
    case .spring(let motion): motion.facts
    case .damped(let oscillation): oscillation.facts
    case .decay(let decay): decay.facts
    }
  }
}

extension MotionPeaks {
  var facts: [Fact] {
    [
      Fact("peakSpeed", label: "peak speed", .number(speed)),
      Fact("peakAcceleration", label: "peak acceleration", .number(acceleration)),
      Fact("peakJerk", label: "peak jerk", .number(jerk)),
    ]
  }
}

extension TimingCurve {
  fileprivate var facts: [Fact] {
    let range = range()
    return [
      Fact("minimum", .number(range.lowerBound)),
      Fact("maximum", .number(range.upperBound)),
      Fact("isMonotonic", label: "monotonic", .truth(isMonotonic)),
      Fact("startSlope", label: "start slope", .number(velocity(at: 0))),
      Fact("endSlope", label: "end slope", .number(velocity(at: 1))),
    ]
  }
}

extension Tween<Double> {
  fileprivate var facts: [Fact] {
    [
      Fact("duration", .number(duration, unit: "s")), Fact("delay", .number(delay, unit: "s")),
      Fact("curve", .word(curve.description)),
    ] + curve.facts
  }
}

extension Mapped<NotatedMotion, Double> {
  /// Both ends; then what the motion is from 0 to 1.
  fileprivate var facts: [Fact] {
    [Fact("from", .number(start)), Fact("to", .number(end))] + base.facts
  }
}

extension NotatedBounds {
  /// When and where it ends, and how often it touches a bound; then what the motion is without bounds.
  fileprivate var facts: [Fact] {
    [
      Fact("contacts", .number(Double(motion.contactTimes.count))),
      Fact(
        "firstContact", label: "first contact", motion.contactTimes.first.map { .number($0, unit: "s") } ?? .nothing),
      Fact("end", .number(motion.end)), Fact("restTime", label: "rest time", .number(restTime, unit: "s")),
    ] + base.facts
  }
}

extension SpringMotion<Double> {
  fileprivate var facts: [Fact] {
    let coreAnimationDuration = spring.coreAnimation.settlingDuration(velocity: initialVelocity)
    return [
      Fact("regime", .word(spring.regime.rawValue)),
      Fact("mass", .number(spring.mass)),
      Fact("stiffness", .number(spring.stiffness)),
      Fact("damping", .number(spring.damping)),
      Fact("naturalFrequency", label: "natural frequency", .number(spring.naturalFrequency, unit: "rad/s")),
      Fact("dampingRatio", label: "damping ratio", .number(spring.dampingRatio)),
      Fact("response", .number(spring.response, unit: "s")),
      Fact("bounce", .number(spring.bounce)),
      Fact("settlingDuration", label: "settling duration", .number(settlingDuration(), unit: "s")),
      Fact(
        "coreAnimationSettlingDuration", label: "Core Animation's settlingDuration",
        .number(coreAnimationDuration, unit: "s")),
      Fact("overshoot", .number(overshoot)),
      Fact("peakTime", label: "peak time", peakTime.map { .number($0, unit: "s") } ?? .nothing),
    ]
  }
}

extension DampedOscillation {
  fileprivate var facts: [Fact] {
    let range = range()
    return [
      Fact("minimum", .number(range.lowerBound)),
      Fact("maximum", .number(range.upperBound)),
      Fact("settlingDuration", label: "settling duration", .number(settlingDuration())),
    ]
  }
}

extension Decay {
  fileprivate var facts: [Fact] {
    [
      Fact("distance", .number(distance)),
      Fact("duration", .number(settlingDuration(), unit: "s")),
    ]
  }
}
