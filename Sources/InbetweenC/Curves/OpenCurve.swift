internal import MotionNumerics

/// A prepared curve behind a handle.
final class OpenCurve: Sendable {
  let curve: PreparedCubicBezier

  private init(_ curve: PreparedCubicBezier) { self.curve = curve }

  /// Prepares a curve of the notation, if it is a cubic Bézier.
  static func prepared(_ notation: String?) throws(Refusal) -> OpenCurve {
    guard let notation else { throw Refusal("the notation is null") }
    let motion = try Refusal.instead { () throws(NotationError) in try NotatedMotion(parsing: notation) }
    guard let curve = motion.cubicBezier else {
      throw Refusal("expected a cubic-bezier(…) or the name of one, not '\(notation)'")
    }
    return OpenCurve(PreparedCubicBezier(curve))
  }

  /// Prepares the curve with the control points (x1, y1) and (x2, y2).
  static func prepared(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) throws(Refusal) -> OpenCurve {
    let curve = try Refusal.checked { () throws(ParameterError) in try CubicBezier(validating: x1, y1, x2, y2) }
    return OpenCurve(PreparedCubicBezier(curve))
  }
}

extension NotatedMotion {
  /// The motion as a cubic Bézier; nil if it is none.
  fileprivate var cubicBezier: CubicBezier? {
    switch self {
    case .timingCurve(let curve): return curve.cubicBezier
    case .preset(let preset):
      guard case .curve(let curve) = preset.kind else { return nil }
      return curve
    default: return nil
    }
  }
}
