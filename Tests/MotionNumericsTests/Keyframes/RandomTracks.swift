import MotionNumerics
import TestSupport

/// Seeded random keys for the properties of tracks.
enum RandomTracks {
  /// Ascending times over many scales; with `jumps`, some of them repeated.
  static func times(_ count: Int, jumps: Bool = false, _ random: inout SplitMix64) -> [Double] {
    var time = random.number(in: -2...2)
    var times: [Double] = []
    for _ in 0..<count {
      times.append(time)
      if !jumps || random.number() < 0.7 { time += random.magnitude(from: 1e-2, to: 10) }
    }
    return times
  }

  /// Values that change direction, stay or are monotone, over many scales.
  static func values(_ count: Int, _ random: inout SplitMix64) -> [Double] {
    let scale = random.element(of: [1, 1e-9, 1e9])
    let values = (0..<count).map { _ -> Double in
      let sign = random.number() < 0.5 ? -1.0 : 1
      switch random.number() {
      case ..<0.1: return 0
      case ..<0.2: return scale
      case ..<0.6: return scale * sign * random.magnitude(from: 1e-6, to: 1)
      default: return scale * sign * random.number()
      }
    }
    switch random.number() {
    case ..<0.3: return values.sorted()
    case ..<0.6: return values.sorted(by: >)
    default: return values
    }
  }

  static func shapes(_ count: Int, continuous: Bool, _ random: inout SplitMix64) -> [KochanekBartels] {
    var shapes: [KochanekBartels] = []
    for _ in 0..<count {
      shapes.append(
        KochanekBartels(
          tension: random.number(in: -1...1), continuity: continuous ? 0 : random.number(in: -1...1),
          bias: random.number(in: -1...1)))
    }
    return shapes
  }

  /// Every rule with a continuous velocity, by name.
  static func smoothSplines(_ count: Int, _ random: inout SplitMix64) -> [(name: String, spline: Spline<Double>)] {
    [
      ("natural", .natural),
      ("clamped", .clamped(from: random.number(in: -3...3), to: random.number(in: -3...3))),
      ("steffen", .monotone(.steffen)), ("pchip", .monotone(.pchip)),
      ("uniform", .catmullRom(alpha: 0)), ("centripetal", .catmullRom()),
      ("chordal", .catmullRom(alpha: 1, tension: 0.3)), ("third", .catmullRom(alpha: 1 / 3.0)),
      ("kochanek-bartels", .kochanekBartels(shapes(count, continuous: true, &random))),
    ]
  }

  /// Tracks of every kind, jumps and timing curves included.
  static func track(_ random: inout SplitMix64) throws -> KeyframeTrack<Double> {
    let count = Int.random(in: 1...12, using: &random)
    let values = values(count, &random)
    let times = times(count, jumps: true, &random)
    let curves: [TimingCurve] = random.element(of: [[], [.ease, .stepEnd, .linear, .easeInOut]])
    let curve = random.element(of: [TimingCurve.linear, .linear, .cubicBezier(CubicBezier(0.3, -1, 0.7, 2))])
    if random.number() < 0.5 {
      let mode = random.element(of: CalculationMode.allCases)
      let keyTimes = mode == .discrete ? times + [times[count - 1] + 1] : times
      return try KeyframeTrack(
        validating: values, keyTimes: keyTimes, mode: mode, timingCurves: Array(curves.prefix(count - 1)),
        timingCurve: curve)
    }
    let spline = random.element(of: smoothSplines(count, &random)).spline
    return try KeyframeTrack(
      validating: values, keyTimes: times, spline: spline, timingCurves: Array(curves.prefix(count - 1)),
      timingCurve: curve)
  }
}
