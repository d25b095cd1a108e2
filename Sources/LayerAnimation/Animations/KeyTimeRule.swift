internal import MotionCurves

/// The rule for the key times that the track of a keyframe animation accepts.
public enum KeyTimeRule: String, Sendable, Hashable, CaseIterable {
  /// Any finite times that do not descend.
  case anyTimes
  /// Core Animation's rule: fractions of a duration, from 0 for the first to 1 for the last.
  case progress
  /// Core Animation's rule, and its behaviour for other times: it spreads the keys evenly.
  case progressOrEven

  /// Returns the result of `make` with key times that the rule allows, or with even key times (nil) in place of others.
  ///
  /// `make` throws for times that are too few or too many, not finite, or descend.
  ///
  /// - Throws: ``MotionCurves/ParameterError`` of `make`, or for times that are not allowed.
  func applied<Made>(
    to keyTimes: [Double]?, _ make: ([Double]?) throws(ParameterError) -> Made
  ) throws(ParameterError) -> Made {
    guard let keyTimes, self != .anyTimes else { return try make(keyTimes) }
    do {
      let made = try make(keyTimes)
      try Self.requireProgress(keyTimes)
      return made
    } catch {
      guard self == .progressOrEven, error.parameter == "keyTimes" else { throw error }
      return try make(nil)
    }
  }

  /// Requires times from 0 to 1.
  ///
  /// A single key may have any progress, because Core Animation's rules for the first and the last key contradict each
  /// other for it.
  private static func requireProgress(_ keyTimes: [Double]) throws(ParameterError) {
    guard let first = keyTimes.first, let last = keyTimes.last else { return }
    guard keyTimes.count == 1 ? (0...1).contains(first) : first == 0 && last == 1 else {
      throw ParameterError(
        parameter: "keyTimes", value: "from \(first.shortestDecimal) to \(last.shortestDecimal)",
        allowed: "from 0 to 1")
    }
  }
}
