/// The property that a motion moves, for systems that need to know it.
public enum AnimatedProperty: String, Sendable, Hashable, CaseIterable {
  /// The position on the x axis, in points.
  case translate
  /// The size on both axes, as a factor.
  case scale
  /// The angle in the plane, in radians.
  case rotate
  /// The opacity, from 0 to 1.
  case opacity
}
