public import MotionValues

/// The colour or colours of a fill or a stroke.
public enum Paint: Sendable, Hashable {
  /// The same colour everywhere.
  case color(Color)
  /// Colours that change along a line.
  case linearGradient(LinearGradient)
  /// Colours that change from a point to a circle around it.
  ///
  /// It is held by reference, so that a shape of one colour stays small.
  indirect case radialGradient(RadialGradient)
  /// Colours that change with the direction from a point.
  case conicGradient(ConicGradient)
}
