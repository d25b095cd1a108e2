extension NotatedMotion {
  /// What `inbetween describe` says: the key properties of the motion, then its peaks.
  package var facts: [Fact] { properties + peaks.facts }

  fileprivate var properties: [Fact] {
    switch self {
    case .timingCurve(let curve): curve.properties
    case .tween(let tween): tween.properties
    case .preset(let preset): preset.motion.properties
    case .mapped(let motion): motion.properties
    case .secondOrder(let step):
      [Fact("frequency", .number(step.frequency, unit: "Hz"))] + step.dynamics.spring.unitStep().properties
    case .minimumJerk(let motion): [Fact("duration", .number(motion.duration, unit: "s"))]
    case .limited(let motion): [Fact("duration", .number(motion.duration, unit: "s"))]
    case .bounded(let motion): motion.properties
    case .spring(let motion): motion.properties
    case .damped(let oscillation): oscillation.properties
    case .decay(let decay): decay.properties
    }
  }
}

extension MotionPeaks {
  fileprivate var facts: [Fact] {
    [
      Fact("peakSpeed", label: "peak speed", .number(speed)),
      Fact("peakAcceleration", label: "peak acceleration", .number(acceleration)),
      Fact("peakJerk", label: "peak jerk", .number(jerk)),
    ]
  }
}

extension TimingCurve {
  fileprivate var properties: [Fact] {
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
  fileprivate var properties: [Fact] {
    [
      Fact("duration", .number(duration, unit: "s")), Fact("delay", .number(delay, unit: "s")),
      Fact("curve", .word(curve.description)),
    ] + curve.properties
  }
}

extension Mapped<NotatedMotion, Double> {
  /// Both ends; then what the motion is from 0 to 1.
  fileprivate var properties: [Fact] {
    [Fact("from", .number(start)), Fact("to", .number(end))] + base.properties
  }
}

extension NotatedBounds {
  /// When and where it ends, and how often it touches a bound; then what the motion is without bounds.
  fileprivate var properties: [Fact] {
    [
      Fact("contacts", .number(Double(motion.contactTimes.count))),
      Fact(
        "firstContact", label: "first contact", motion.contactTimes.first.map { .number($0, unit: "s") } ?? .nothing),
      Fact("end", .number(motion.end)), Fact("restTime", label: "rest time", .number(restTime, unit: "s")),
    ] + base.properties
  }
}

extension SpringMotion<Double> {
  /// Where and how it begins and where it ends; then what its spring does, and its peaks.
  package var facts: [Fact] {
    [
      Fact("from", .number(start)), Fact("to", .number(target)),
      Fact("velocity", .number(initialVelocity)), Fact("startTime", label: "start time", .number(startTime, unit: "s")),
    ] + properties + peaks.facts
  }

  fileprivate var properties: [Fact] {
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
  fileprivate var properties: [Fact] {
    let range = range()
    return [
      Fact("minimum", .number(range.lowerBound)),
      Fact("maximum", .number(range.upperBound)),
      Fact("settlingDuration", label: "settling duration", .number(settlingDuration())),
    ]
  }
}

extension Decay {
  fileprivate var properties: [Fact] {
    [
      Fact("distance", .number(distance)),
      Fact("duration", .number(settlingDuration(), unit: "s")),
    ]
  }
}
