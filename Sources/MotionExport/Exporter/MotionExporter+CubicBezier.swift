internal import MotionCurves
import MotionFitting

extension MotionExporter {
  /// The nearest single cubic Bézier with a number of decimals, and its error as a part of the distance.
  ///
  /// It goes from `start` to `end`. The error is that of the rounded numbers.
  func nearestCubicBezier(decimals: Int) throws(ExportError) -> (curve: CubicBezier, error: Double) {
    try ExportError.checking { () throws(ParameterError) in
      let nearest = try CubicBezier.closest(to: motion, over: domain, from: start, to: end).curve
      func rounded(_ number: Double) -> Double { number.rounded(toDecimals: decimals) }
      let curve = try CubicBezier(
        validating: rounded(nearest.x1), rounded(nearest.y1), rounded(nearest.x2), rounded(nearest.y2))
      let error = try motion.largestError(of: curve, over: domain, from: start, to: end)
      return (curve, error / distance)
    }
  }
}
