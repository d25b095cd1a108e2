internal import MotionNumerics

/// A keyframe track behind a handle.
final class OpenTrack: Sendable {
  let track: KeyframeTrack<Double>

  private init(_ track: KeyframeTrack<Double>) { self.track = track }

  /// Makes a track through keys, with a curve behind each that has one, by the name of the rule between them.
  static func made(
    times: UnsafeBufferPointer<Double>, values: UnsafeBufferPointer<Double>,
    curves: UnsafePointer<UnsafePointer<CChar>?>?, mode: String?
  ) throws(Refusal) -> OpenTrack {
    var keys: [Keyframe<Double>] = []
    keys.reserveCapacity(times.count)
    for index in times.indices {
      keys.append(try key(values[index], at: times[index], curve: curves.flatMap { text(at: $0[index]) }))
    }
    let rule = try Rule(named: mode ?? "linear")
    return try Refusal.instead { () throws(ParameterError) in
      switch rule {
      case .mode(let mode): OpenTrack(try KeyframeTrack(validating: keys, mode: mode))
      case .spline(let spline): OpenTrack(try KeyframeTrack(validating: keys, spline: spline))
      }
    }
  }

  private static func key(_ value: Double, at time: Double, curve: String?) throws(Refusal) -> Keyframe<Double> {
    guard let curve else { return Keyframe(value, at: time) }
    if curve == "hold" { return Keyframe(value, at: time, hold: true) }
    let timing = try Refusal.instead { () throws(NotationError) in try TimingCurve(parsing: curve) }
    return Keyframe(value, at: time, curve: timing)
  }

  /// A rule between keys.
  private enum Rule {
    case mode(CalculationMode)
    case spline(Spline<Double>)

    init(named name: String) throws(Refusal) {
      switch name {
      case "monotone": self = .spline(.monotone())
      case "natural": self = .spline(.natural)
      default:
        guard let mode = CalculationMode(rawValue: name) else {
          throw Refusal(
            "mode must be discrete, linear, paced, cubic, cubicPaced, monotone or natural, not '\(name)'")
        }
        self = .mode(mode)
      }
    }
  }
}
