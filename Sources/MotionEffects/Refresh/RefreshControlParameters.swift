public import MotionNumerics

/// The parameters of a refresh control; the defaults are those of the original.
public struct RefreshControlParameters: Sendable, Hashable {
  /// The pull in points from which letting go begins loading, and the inset while loading.
  public var triggerDistance = 55.0
  /// The time in which the inset opens and closes, in seconds.
  public var insetDuration = 0.25
  /// The least time from the end of loading until the inset closes, in seconds.
  public var endDelay = 1.0
  /// The timing curve of opening and closing: UIView's default, ease-in-ease-out.
  public var insetCurve = TimingCurve.easeInOut

  /// The original's values.
  public init() {}

  /// Throws unless the distance is positive, the times not negative, and the curve keeps the inset finite.
  func validate() throws(ParameterError) {
    try ParameterError.require(triggerDistance, "triggerDistance", in: ParameterError.positiveRange)
    try ParameterError.require(insetDuration, "insetDuration", in: ParameterError.notNegativeRange)
    try ParameterError.require(endDelay, "endDelay", in: ParameterError.notNegativeRange)
    let range = insetCurve.range()
    try ParameterError.require(range.lowerBound, "the least value of insetCurve")
    try ParameterError.require(range.upperBound, "the greatest value of insetCurve")
  }
}
