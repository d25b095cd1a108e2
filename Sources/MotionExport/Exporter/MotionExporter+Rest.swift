internal import MotionCurves
import MotionFitting

/// Motions without a distance: they stay at their value, or return to it.
extension MotionExporter {
  /// Whether the motion ends elsewhere than it starts.
  var hasDistance: Bool { start != end }

  /// How far a motion without a distance moves away from its value, in value units; nil for a motion with a distance.
  var restError: Double? {
    get throws(ExportError) {
      guard !hasDistance else { return nil }
      return try ExportError.checking { () throws(ParameterError) in
        let rest = PiecewiseLinear(points: [.init(input: domain.lowerBound, output: start)])
        return try motion.largestError(of: rest, over: domain, within: tolerance)
      }
    }
  }

  /// Throws for a motion that leaves its value and returns to it, as a timing function cannot express how far it goes.
  func requireProgress() throws(ExportError) {
    guard let error = try restError, error > tolerance else { return }
    throw .unrepresentable(
      "a timing function leads from one value to another, and the motion comes back to \(start.shortestDecimal)")
  }
}
