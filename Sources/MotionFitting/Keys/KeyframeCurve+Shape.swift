extension KeyframeCurve {
  /// The handles that another system allows for the Béziers between two keys.
  public enum Shape: Sendable, Hashable {
    /// Handles of any length: Blender, Maya, Unity.
    case free
    /// Handles whose values are parts of the change from key to key, as in CSS, Lottie and Core Animation. Between two
    /// keys of the same value the curve cannot swing.
    case relative
    /// Relative handles with values between those of both keys, as in SVG: this takes a key at each extremum.
    case monotonic
    /// Handles of a third of the time, which give cubic Hermite splines: glTF, SwiftUI's cubic keyframes, engines.
    case thirds
  }
}

/// The constraints on the Béziers of a fit.
struct BezierRules: Sendable {
  var shape = KeyframeCurve.Shape.free
  /// The keys' times are whole multiples of the step from the origin; a step of 0 allows any times.
  var origin = 0.0
  var step = 0.0

  /// The smallest change from key to key, as a part of the range in between, for which handles can be relative.
  ///
  /// For a smaller change they would be so large that their rounding shows.
  static let leastRise = 0.05

  /// The last time of the grid at or before a time.
  func snapped(_ time: Double) -> Double {
    guard step > 0 else { return time }
    return origin + ((time - origin) / step).rounded(.down) * step
  }

  /// The longest handles of a Bézier, as parts of its duration.
  ///
  /// - Parameters:
  ///   - slope: the velocity at the key, times the duration.
  ///   - rise: the change of the value.
  /// - Returns: at most 1; less if a longer handle would pass the other key's value.
  func longestHandle(slope: Double, rise: Double) -> Double {
    guard shape == .monotonic, slope != 0 else { return 1 }
    return max(0, min(rise / slope, 1))
  }

  /// Whether the target system can express the Bézier, given its change and the range of the values in between.
  func allow(rise: Double, range: Double) -> Bool {
    switch shape {
    case .free, .thirds: true
    case .relative, .monotonic: abs(rise) >= Self.leastRise * range
    }
  }
}
