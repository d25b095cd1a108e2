public import MotionCurves
import RealModule

/// Half a period of a cosine, from 0 to 1 over a duration.
public struct RaisedCosine: Motion, Hashable {
  /// The duration in seconds.
  public let duration: Double

  /// Creates a motion over a positive duration.
  ///
  /// - Throws: ``ParameterError`` for any other number.
  public init(validatingDuration duration: Double) throws(ParameterError) {
    try ParameterError.requirePositive(duration, "duration")
    self.duration = duration
  }

  /// ½·(1 − cos πt/d), within the duration.
  public func value(at time: Double) -> Double {
    time.isNaN ? .nan : 0.5 * (1 - Double.cos(.pi * min(max(time / duration, 0), 1)))
  }

  /// π/2d·sin πt/d; 0 outside the duration.
  public func velocity(at time: Double) -> Double {
    if time.isNaN { return .nan }
    return time <= 0 || time >= duration ? 0 : 0.5 * .pi / duration * Double.sin(.pi * (time / duration))
  }

  /// The duration.
  public var restTime: Double { duration }
}
