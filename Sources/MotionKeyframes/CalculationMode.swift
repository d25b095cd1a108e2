/// The interpolation between the keys of a track: Core Animation's five calculation modes.
///
/// The raw values are those of `CAAnimationCalculationMode`.
public enum CalculationMode: String, Sendable, Hashable, CaseIterable {
  /// Each value holds until the next key time; there is one more key time than values.
  case discrete
  /// A straight line between two values.
  case linear
  /// Straight lines at constant speed: the key times follow from the distances.
  case paced
  /// Kochanek and Bartels' spline; without shapes the uniform Catmull–Rom spline.
  case cubic
  /// The same spline with the key times of ``paced``.
  case cubicPaced

  /// Whether the key times follow from the values; given key times are then ignored.
  @usableFromInline package var isPaced: Bool { self == .paced || self == .cubicPaced }
}
