import MotionNumerics
import TestSupport

/// A keyframe track, and the times of its samples.
struct TrackInput: CustomStringConvertible {
  /// The interpolation rule between the keys.
  enum Rule {
    case mode(CalculationMode)
    case natural
    case clamped(Double, Double)
    case steffen
    case pchip
    case catmullRom(alpha: Double, tension: Double)
    case kochanekBartels
  }

  var values: [Double]
  var keyTimes: [Double]?
  var rule: Rule
  /// Tension, continuity and bias of each key, or none.
  var shapes: [SIMD3<Double>] = []
  var curves: [TimingCurve] = []
  var curve = TimingCurve.linear
  var times: [Double]
  /// Whether all numbers are of sizes at which nothing may overflow.
  var isModerate = true

  var description: String {
    let keys = keyTimes.map { "\($0)" } ?? "even"
    return
      "\(values), key times \(keys), \(rule), shapes \(shapes), curves \(curves) of \(curve), at \(times)"
      + (isModerate ? "" : ", wild")
  }

  /// The track, or the error of its initialiser.
  func track() throws(ParameterError) -> KeyframeTrack<Double> {
    guard case .mode(let mode) = rule else {
      return try KeyframeTrack(
        validating: values, keyTimes: keyTimes, spline: try spline(), timingCurves: curves, timingCurve: curve)
    }
    // Other modes ignore shapes, invalid ones too.
    let isCubic = mode == .cubic || mode == .cubicPaced
    return try KeyframeTrack(
      validating: values, keyTimes: keyTimes, mode: mode, shapes: isCubic ? try kochanekBartels() : [],
      timingCurves: curves,
      timingCurve: curve)
  }

  private func kochanekBartels() throws(ParameterError) -> [KochanekBartels] {
    var all: [KochanekBartels] = []
    for shape in shapes {
      all.append(try KochanekBartels(validatingTension: shape.x, continuity: shape.y, bias: shape.z))
    }
    return all
  }

  private func spline() throws(ParameterError) -> Spline<Double> {
    switch rule {
    case .mode, .natural: return .natural
    case .clamped(let start, let end): return .clamped(from: start, to: end)
    case .steffen: return .monotone(.steffen)
    case .pchip: return .monotone(.pchip)
    case .catmullRom(let alpha, let tension): return try .catmullRom(validatingAlpha: alpha, tension: tension)
    case .kochanekBartels: return .kochanekBartels(try kochanekBartels())
    }
  }
}

extension TrackInput {
  static func random(_ random: inout SplitMix64) -> TrackInput {
    let isModerate = !random.once(in: 3)
    let count = 1 + random.below(random.once(in: 8) ? 24 : 6)
    let scale = isModerate ? [1, 100, 1e-6, 1e6][random.below(4)] : 1
    let values = (0..<count).map { _ in isModerate ? random.moderate(scale) : random.wild() }
    var input = TrackInput(values: values, rule: Self.rule(&random, isModerate: isModerate), times: [])
    input.isModerate = isModerate
    var isDiscrete = false
    var takesShapes = false
    switch input.rule {
    case .mode(let mode): (isDiscrete, takesShapes) = (mode == .discrete, random.once(in: 2))
    case .kochanekBartels: takesShapes = true
    default: break
    }
    if takesShapes {
      input.shapes = (0..<count).map { _ in SIMD3(random.shape(), random.shape(), random.shape()) }
    }
    let timeCount = isDiscrete ? count + 1 : count
    if !random.once(in: 3) { input.keyTimes = RandomTiming.keyTimes(timeCount, &random, isModerate: isModerate) }
    if random.once(in: 2), count > 1 {
      input.curves = (0..<random.below(count)).map { _ in RandomTiming.curve(&random, isModerate: isModerate) }
    }
    if random.once(in: 3) { input.curve = RandomTiming.curve(&random, isModerate: isModerate) }
    let span = input.keyTimes.map { $0[0]...$0[timeCount - 1] } ?? 0...1
    input.times = (0..<8).map { _ in
      input.keyTimes.map { times in random.once(in: 6) ? times[random.below(times.count)] : random.time(in: span) }
        ?? random.time(in: span)
    }
    return input
  }

  private static func rule(_ random: inout SplitMix64, isModerate: Bool) -> Rule {
    switch random.below(11) {
    case 0...4: .mode(CalculationMode.allCases[random.below(CalculationMode.allCases.count)])
    case 5: .natural
    case 6: .clamped(isModerate ? random.moderate(3) : random.wild(), isModerate ? random.moderate(3) : random.wild())
    case 7: .steffen
    case 8: .pchip
    case 9: .catmullRom(alpha: random.part(), tension: random.shape())
    default: .kochanekBartels
    }
  }
}

extension SplitMix64 {
  /// A number in −1…1, the range of tension, continuity and bias.
  fileprivate mutating func shape() -> Double { max(-1, min(moderate(), 1)) }
}
