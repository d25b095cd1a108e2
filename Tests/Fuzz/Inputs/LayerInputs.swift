import LayerAnimation
import MotionNumerics
import TestSupport

/// The numbers of a `MediaTiming`.
struct TimingInput: CustomStringConvertible {
  var beginTime = 0.0
  var duration = 0.25
  var speed = 1.0
  var timeOffset = 0.0
  var repeatCount = 0.0
  var repeatDuration = 0.0
  var autoreverses = false
  var fillMode = FillMode.removed

  var description: String {
    "begin \(beginTime), duration \(duration), speed \(speed), offset \(timeOffset), count \(repeatCount), "
      + "repeat duration \(repeatDuration)\(autoreverses ? ", autoreverses" : ""), fill \(fillMode.rawValue)"
  }

  func timing() throws(ParameterError) -> MediaTiming {
    try MediaTiming(
      validatingBeginTime: beginTime, duration: duration, speed: speed, timeOffset: timeOffset,
      repeatCount: repeatCount,
      repeatDuration: repeatDuration, autoreverses: autoreverses, fillMode: fillMode)
  }

  static func random(_ random: inout SplitMix64, isModerate: Bool) -> TimingInput {
    func number(_ scale: Double) -> Double { isModerate ? random.moderate(scale) : random.wild() }
    return TimingInput(
      beginTime: random.once(in: 2) ? 0 : number(3), duration: abs(number(3)),
      speed: random.once(in: 2) ? 1 : number(3),
      timeOffset: random.once(in: 2) ? 0 : number(4),
      repeatCount: random.once(in: 2) ? 0 : random.once(in: 6) ? .infinity : abs(number(5)),
      repeatDuration: random.once(in: 3) ? abs(number(8)) : 0, autoreverses: random.once(in: 2),
      fillMode: FillMode.allCases[random.below(FillMode.allCases.count)])
  }
}

/// An animation as numbers, for its description.
indirect enum AnimationInput: CustomStringConvertible {
  case basic(TimingInput, from: Double?, to: Double?, by: Double?, TimingCurve, isAdditive: Bool, isCumulative: Bool)
  case keyframes(TimingInput, [SIMD2<Double>], CalculationMode, TimingCurve)
  case spring(TimingInput, from: Double, to: Double, damping: Double, velocity: Double)
  case turning(TimingInput, from: SIMD3<Double>, to: SIMD3<Double>)
  case transition(TimingInput)
  case group(TimingInput, [AnimationInput])

  var description: String {
    switch self {
    case .basic(let timing, let from, let to, let by, let curve, let isAdditive, let isCumulative):
      "basic(\(timing); from \(text(from)) to \(text(to)) by \(text(by)), \(curve), \(isAdditive), \(isCumulative))"
    case .keyframes(let timing, let values, let mode, let curve): "keyframes(\(timing); \(values), \(mode), \(curve))"
    case .spring(let timing, let from, let to, let damping, let velocity):
      "spring(\(timing); \(from) to \(to), damping \(damping), velocity \(velocity))"
    case .turning(let timing, let from, let to): "turning(\(timing); \(from) to \(to))"
    case .transition(let timing): "transition(\(timing))"
    case .group(let timing, let members): "group(\(timing); \(members))"
    }
  }

  private func text(_ number: Double?) -> String { number.map { String($0) } ?? "-" }

  static func random(_ random: inout SplitMix64, isModerate: Bool, depth: Int = 0) -> AnimationInput {
    let timing = TimingInput.random(&random, isModerate: isModerate)
    func number() -> Double { isModerate ? random.moderate(100) : random.wild() }
    func curve() -> TimingCurve { RandomTiming.curve(&random, isModerate: isModerate) }
    switch random.below(depth < 2 ? 7 : 5) {
    case 0:
      return .keyframes(
        timing, (0...random.below(4)).map { _ in SIMD2(number(), number()) },
        CalculationMode.allCases[random.below(CalculationMode.allCases.count)], curve())
    case 1:
      let damping = random.once(in: 8) ? 0 : random.number(in: 0...40)
      return .spring(timing, from: number(), to: number(), damping: damping, velocity: isModerate ? number() : 0)
    case 2:
      return .turning(
        timing, from: SIMD3(random.moderate(7), random.moderate(2), number()),
        to: SIMD3(random.moderate(7), random.moderate(2), number()))
    case 3: return .transition(timing)
    case 5, 6:
      return .group(
        timing, (0...random.below(3)).map { _ in Self.random(&random, isModerate: isModerate, depth: depth + 1) })
    default:
      let ends = [
        (true, true, false), (true, false, false), (false, true, false), (false, false, true), (true, false, true),
      ]
      let (hasFrom, hasTo, hasBy) = ends[random.below(ends.count)]
      return .basic(
        timing, from: hasFrom ? number() : nil, to: hasTo ? number() : nil, by: hasBy ? number() : nil, curve(),
        isAdditive: random.once(in: 3), isCumulative: random.once(in: 3))
    }
  }

  func animation() throws(ParameterError) -> Animation {
    switch self {
    case .basic(let timing, let from, let to, let by, let curve, let isAdditive, let isCumulative):
      let interpolation = try FromToBy(
        validatingFrom: from.map { .number($0) }, to: to.map { .number($0) }, by: by.map { .number($0) })
      let property = PropertyAnimation(
        LayerKeyPath(.zPosition), .basic(interpolation), isAdditive: isAdditive, isCumulative: isCumulative)
      return Animation(.property(property), timing: try timing.timing(), timingCurve: curve)
    case .keyframes(let timing, let values, let mode, let curve):
      let track = try LayerTrack(validating: values.map { .point($0) }, LayerTrack.Options(mode: mode))
      return Animation(
        .property(PropertyAnimation(LayerKeyPath(.position), .keyframe(track))), timing: try timing.timing(),
        timingCurve: curve)
    case .spring(let timing, let from, let to, let damping, let velocity):
      let parameters = try SpringParameters(validatingMass: 1, damping: damping, initialVelocity: velocity)
      let ends = try FromToBy(validatingFrom: .number(from), to: .number(to))
      return Animation(
        .property(PropertyAnimation(LayerKeyPath(.cornerRadius), .spring(ends, parameters))),
        timing: try timing.timing())
    case .turning(let timing, let from, let to):
      let ends = try FromToBy(validatingFrom: Self.transform(from), to: Self.transform(to))
      return Animation(
        .property(PropertyAnimation(LayerKeyPath(.transform), .basic(ends))), timing: try timing.timing())
    case .transition(let timing): return Animation.transition(.fade).timed(try timing.timing())
    case .group(let timing, let members):
      var animations: [Animation] = []
      for member in members { animations.append(try member.animation()) }
      return Animation.group(animations).timed(try timing.timing())
    }
  }

  /// Rotated about z, scaled, and moved along x.
  private static func transform(_ parts: SIMD3<Double>) -> LayerValue {
    .transform(
      .rotation(by: parts.x, about: [0, 0, 1]).scaledBy(x: parts.y, y: parts.y).translatedBy(x: parts.z, y: 0))
  }
}

/// A layer with animations, and the times of its samples.
struct LayerInput: CustomStringConvertible {
  var animations: [(key: String?, time: Double, animation: AnimationInput)]
  var speed = 1.0
  var times: [Double]
  var isModerate = true

  var description: String {
    let all = animations.map { "\($0.key ?? "-") at \($0.time): \($0.animation)" }
    return "\(all.joined(separator: "; ")), layer's speed \(speed), at \(times)" + (isModerate ? "" : ", wild")
  }

  static func random(_ random: inout SplitMix64) -> LayerInput {
    let isModerate = !random.once(in: 3)
    let animations = (0...random.below(3)).map { _ in
      (
        key: random.once(in: 3) ? nil : ["a", "b"][random.below(2)], time: random.number(in: 0...2),
        animation: AnimationInput.random(&random, isModerate: isModerate)
      )
    }
    let times = (0..<6).map { _ in
      isModerate || random.once(in: 2) ? random.number(in: -1...12) : random.wild()
    }
    return LayerInput(
      animations: animations, speed: [1, 1, 1, 0, -1, 0.5][random.below(6)], times: times, isModerate: isModerate)
  }
}
