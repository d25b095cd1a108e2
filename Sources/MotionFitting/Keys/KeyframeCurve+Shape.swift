extension KeyframeCurve {
  /// What another system can hold of the Béziers between two keys.
  public enum Shape: Sendable, Hashable {
    /// Handles of any length: Blender, Maya, Unity.
    case free
    /// Handles whose values are parts of the change from key to key, as in CSS, Lottie and Core Animation: where nothing
    /// changes from key to key, nothing can swing in between.
    case relative
    /// The same with all handles between the values of both keys, as in SVG: a key at each extremum.
    case monotonic
    /// Handles of a third of the time, which are cubic Hermite splines: glTF, SwiftUI's cubic keyframes, engines.
    case thirds
  }
}

/// What the Béziers of a fit have to keep.
struct BezierRules: Sendable {
  var shape = KeyframeCurve.Shape.free
  /// The keys' times are whole multiples of the step from the origin; any times with a step of 0.
  var origin = 0.0
  var step = 0.0

  /// The smallest change from key to key, as a part of the range in between, of which handles can be parts: those of a
  /// smaller one would be so large that their rounding shows.
  static let leastRise = 0.05

  /// The last time of the grid that is not after a time.
  func snapped(_ time: Double) -> Double {
    guard step > 0 else { return time }
    return origin + ((time - origin) / step).rounded(.down) * step
  }

  /// The longest handles of a Bézier, as parts of its duration.
  ///
  /// - Parameters:
  ///   - slope: the velocity at the key, times the duration.
  ///   - rise: how much the value changes.
  /// - Returns: at most 1; less where a longer handle would pass the other key's value.
  func longestHandle(slope: Double, rise: Double) -> Double {
    guard shape == .monotonic, slope != 0 else { return 1 }
    return max(0, min(rise / slope, 1))
  }

  /// Whether the Bézier can be written down, with the values in between given.
  func allow(rise: Double, range: Double) -> Bool {
    switch shape {
    case .free, .thirds: true
    case .relative, .monotonic: abs(rise) >= Self.leastRise * range
    }
  }
}
