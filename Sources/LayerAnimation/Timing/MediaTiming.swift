public import MotionNumerics

/// When an animation runs, how often and in which direction: Core Animation's `CAMediaTiming`.
///
/// A pure function of the parent's time. The precise model is that of Web Animations Level 1, with
/// `timeOffset`/`duration` as iteration start: an offset changes with what the animation begins, not how long it takes.
/// With duration D, a cycle lasts C = D, or 2D with autoreverses, and the whole
///
///     activeDuration = repeatDuration if that is positive, else C·repeatCount, a count of 0 being 1
///
/// in time of the animation; in the parent's time it is divided by |speed|. Times are seconds.
///
/// - A negative speed plays the same backwards, within the same span: −s shows x after the begin time what s shows at
///   x before the end.
/// - Speed 0 stands still at `timeOffset`, limited to the active duration, for ever.
/// - If both `repeatCount` and `repeatDuration` are given, which Apple leaves undefined, the duration wins.
///
/// Source: Apple, `CAMediaTiming.h`; W3C, *Web Animations Level 1*, §4; Documentation/CoreAnimation.md, "Media timing".
public struct MediaTiming: Sendable, Hashable {
  /// When it begins, in the parent's time.
  public let beginTime: Double
  /// How long one way lasts, at speed 1; 0 means the default when the animation is added to a layer.
  public let duration: Double
  /// How much of the animation's time passes in a unit of the parent's.
  public let speed: Double
  /// How far into the animation it begins; it goes on from the start where it reaches the end.
  public let timeOffset: Double
  /// How often it runs, 0 meaning once; a fraction stops on the way, infinity never.
  public let repeatCount: Double
  /// How long it runs altogether, instead of a count; 0 for none.
  public let repeatDuration: Double
  /// Whether each run is followed by one backwards.
  public let autoreverses: Bool
  /// What shows outside.
  public let fillMode: FillMode

  /// Creates a timing.
  ///
  /// - Parameters:
  ///   - beginTime: a finite time.
  ///   - duration: finite and not negative.
  ///   - speed: a finite number.
  ///   - timeOffset: a finite time.
  ///   - repeatCount: not negative; may be infinite.
  ///   - repeatDuration: not negative; may be infinite.
  ///   - autoreverses: whether each run is followed by one backwards.
  ///   - fillMode: what shows outside.
  /// - Throws: ``ParameterError`` for a number that is not allowed.
  public init(
    beginTime: Double = 0, duration: Double = 0, speed: Double = 1, timeOffset: Double = 0, repeatCount: Double = 0,
    repeatDuration: Double = 0, autoreverses: Bool = false, fillMode: FillMode = .removed
  ) throws(ParameterError) {
    try ParameterError.requireFinite(beginTime, "beginTime")
    try ParameterError.requireNotNegative(duration, "duration")
    try ParameterError.requireFinite(speed, "speed")
    try ParameterError.requireFinite(timeOffset, "timeOffset")
    try Self.requireCount(repeatCount, "repeatCount")
    try Self.requireCount(repeatDuration, "repeatDuration")
    self.beginTime = beginTime
    self.duration = duration
    self.speed = speed
    self.timeOffset = timeOffset
    self.repeatCount = repeatCount
    self.repeatDuration = repeatDuration
    self.autoreverses = autoreverses
    self.fillMode = fillMode
  }

  private static func requireCount(_ value: Double, _ parameter: String) throws(ParameterError) {
    guard value >= 0 else {
      throw ParameterError(
        parameter: parameter, value: value.shortestDecimal, allowed: "a number that is not negative, or infinity")
    }
  }

  /// One run of a duration, which traps unless that is finite and not negative.
  public init(_ duration: Double) {
    self = ParameterError.orTrap(try MediaTiming(duration: duration))
  }

  /// The same with other begin time and duration, which an animation without them gets when it is added to a layer.
  func resolved(beginTime: Double, duration: Double) -> MediaTiming {
    ParameterError.orTrap(
      try MediaTiming(
        beginTime: beginTime, duration: duration, speed: speed, timeOffset: timeOffset, repeatCount: repeatCount,
        repeatDuration: repeatDuration, autoreverses: autoreverses, fillMode: fillMode))
  }
}

extension MediaTiming {
  /// How long it runs altogether, in its own time; infinite if it never ends, 0 without a duration.
  public var activeDuration: Double {
    if duration == 0 { return 0 }
    if repeatDuration > 0 { return repeatDuration }
    let cycle = autoreverses ? 2 * duration : duration
    return repeatCount == 0 ? cycle : cycle * repeatCount
  }

  /// How often one way is run through, back or forth; also for a duration of 0.
  var iterationCount: Double {
    if repeatDuration > 0 { return repeatDuration / duration }
    let count = repeatCount == 0 ? 1 : repeatCount
    return autoreverses ? 2 * count : count
  }

  /// How long it runs in the parent's time; infinite also for speed 0.
  public var activeSpan: Double {
    let active = activeDuration
    return speed == 0 ? .infinity : active / speed.magnitude
  }

  /// When it ends, in the parent's time.
  public var endTime: Double { beginTime + activeSpan }
}
