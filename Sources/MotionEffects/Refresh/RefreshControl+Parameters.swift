public import MotionNumerics

/// The edge of a list at which a control is pulled.
public enum RefreshEdge: String, Sendable, Hashable, CaseIterable {
  /// The top: refresh.
  case head
  /// The bottom: load more.
  case foot
}

/// The states of a refresh control.
public enum RefreshPhase: String, Sendable, Hashable, CaseIterable {
  /// Nothing happens.
  case idle
  /// A finger pulls, not yet far enough.
  case pulling
  /// A finger has pulled far enough and has not yet let go.
  case triggered
  /// Loading.
  case refreshing
  /// Loading is over: the effect comes to its end, then the room for it closes.
  case ending
}

/// The numbers of a refresh control, with the values of the original.
public struct RefreshControlParameters: Sendable, Hashable {
  /// The points to pull until letting go begins loading, and the room that is left open meanwhile.
  public var triggerDistance = 55.0
  /// Seconds in which that room opens and closes.
  public var insetDuration = 0.25
  /// The least number of seconds from the end of loading until it closes.
  public var endDelay = 1.0
  /// The timing of opening and closing: UIView's default, ease-in-ease-out.
  public var insetCurve = CubicBezier.easeInOut

  /// The original's values.
  public init() {}

  /// Throws unless the distance is positive, the times not negative, and the curve one that leaves the inset finite.
  func check() throws(ParameterError) {
    try ParameterError.require(triggerDistance, "triggerDistance", in: ParameterError.positiveRange)
    try ParameterError.require(insetDuration, "insetDuration", in: ParameterError.notNegativeRange)
    try ParameterError.require(endDelay, "endDelay", in: ParameterError.notNegativeRange)
    try ParameterError.require(insetCurve.y1, "insetCurve.y1")
    try ParameterError.require(insetCurve.y2, "insetCurve.y2")
  }
}
