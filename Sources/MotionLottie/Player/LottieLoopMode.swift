public import MotionCurves

/// The number of times that a range of frames is played, and the direction.
public struct LottieLoopMode: Sendable, Hashable {
  enum Course: Sendable, Hashable {
    case forwards, backwards, thereAndBack
  }

  let course: Course
  /// The number of passes; a pass of a reversing mode goes there and back.
  let count: Double

  private init(_ course: Course, _ count: Double) {
    self.course = course
    self.count = count
  }

  /// Once, from the first frame to the last.
  public static let once = LottieLoopMode(.forwards, 1)
  /// From the first frame to the last again and again, without end.
  public static let loop = LottieLoopMode(.forwards, .infinity)
  /// There and back again and again, without end.
  public static let autoReverse = LottieLoopMode(.thereAndBack, .infinity)

  /// From the first frame to the last, some times; 2.5 times ends in the middle.
  ///
  /// - Precondition: `times` is above 0; ``loop(validatingTimes:)`` throws instead.
  public static func loop(times: Double) -> LottieLoopMode {
    ParameterError.orTrap(try loop(validatingTimes: times))
  }

  /// There and back, some times.
  ///
  /// - Precondition: `times` is above 0; ``autoReverse(validatingTimes:)`` throws instead.
  public static func autoReverse(times: Double) -> LottieLoopMode {
    ParameterError.orTrap(try autoReverse(validatingTimes: times))
  }

  /// From the last frame to the first, some times.
  ///
  /// - Precondition: `times` is above 0; ``backwards(validatingTimes:)`` throws instead.
  public static func backwards(times: Double = 1) -> LottieLoopMode {
    ParameterError.orTrap(try backwards(validatingTimes: times))
  }

  /// Creates ``loop(times:)``; throws unless `times` is above 0.
  public static func loop(validatingTimes times: Double) throws(ParameterError) -> LottieLoopMode {
    LottieLoopMode(.forwards, try checked(times))
  }

  /// Creates ``autoReverse(times:)``; throws unless `times` is above 0.
  public static func autoReverse(validatingTimes times: Double) throws(ParameterError) -> LottieLoopMode {
    LottieLoopMode(.thereAndBack, try checked(times))
  }

  /// Creates ``backwards(times:)``; throws unless `times` is above 0.
  public static func backwards(validatingTimes times: Double) throws(ParameterError) -> LottieLoopMode {
    LottieLoopMode(.backwards, try checked(times))
  }

  private static func checked(_ times: Double) throws(ParameterError) -> Double {
    guard times > 0 else { throw ParameterError(parameter: "times", value: times.shortestDecimal, allowed: "above 0") }
    return times
  }
}
