internal import MotionNumerics

/// A prepared curve behind a handle.
final class CurveHandle: Sendable {
  let curve: PreparedCubicBezier

  private init(_ curve: PreparedCubicBezier) { self.curve = curve }

  /// Prepares a curve of the notation, if it is a cubic Bézier.
  static func prepared(_ notation: String?) throws(CallError) -> CurveHandle {
    guard let notation else { throw CallError("the notation is null") }
    let motion = try CallError.instead { () throws(NotationError) in try ParsedMotion(parsing: notation) }
    guard let curve = motion.timingCurve?.cubicBezier else {
      throw CallError("expected a cubic-bezier(…) or the name of one, not '\(notation)'")
    }
    return CurveHandle(PreparedCubicBezier(curve))
  }

  /// Prepares the curve with the control points (x1, y1) and (x2, y2).
  static func prepared(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) throws(CallError) -> CurveHandle {
    let curve = try CallError.checked { () throws(ParameterError) in try CubicBezier(validating: x1, y1, x2, y2) }
    return CurveHandle(PreparedCubicBezier(curve))
  }
}
