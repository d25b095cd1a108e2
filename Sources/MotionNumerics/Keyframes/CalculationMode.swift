/// How a track goes from key to key: Core Animation's five calculation modes.
///
/// The raw values are those of `CAAnimationCalculationMode`.
public enum CalculationMode: String, Sendable, Hashable, CaseIterable {
  /// Each value holds until the next key time; there is one more key time than values.
  case discrete
  /// A straight line between two values.
  case linear
  /// Straight lines at a constant speed: the key times follow from the distances.
  case paced
  /// Kochanek and Bartels' spline, without parameters the uniform Catmull–Rom spline.
  case cubic
  /// The same spline with the key times of ``paced``.
  case cubicPaced

  /// Whether the key times follow from the values, so that those that are given are ignored.
  public var isPaced: Bool { self == .paced || self == .cubicPaced }

  /// How many key times so many values have.
  func keyTimeCount(_ valueCount: Int) -> Int { self == .discrete ? valueCount + 1 : valueCount }
}

/// Which key times a track accepts.
public enum KeyTimeRule: Sendable, Hashable, CaseIterable {
  /// Any finite times, none less than the one before. The default.
  case anyTimes
  /// Core Animation's: parts of a duration, from 0 for the first to 1 for the last.
  case progress
  /// Core Animation's, and what it does if they are no such thing: the keys are spread evenly.
  case progressOrEven
}
