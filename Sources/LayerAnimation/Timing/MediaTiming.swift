public import MotionCurves

/// The timing of an animation, Core Animation's `CAMediaTiming`: its begin, duration, repetitions and direction.
///
/// The timing is a pure function of the parent's time. The precise model is that of Web Animations Level 1, with
/// `timeOffset`/`duration` as iteration start: an offset changes the start within the animation, not its length. With
/// duration D, a cycle lasts C = D, or C = 2D with autoreverses, for a forward and a reverse iteration. The whole
/// animation lasts
///
///     activeDuration = repeatDuration if that is positive, else C·repeatCount, a count of 0 being 1
///
/// in the animation's time; in the parent's time the duration is divided by |speed|. Times are seconds.
///
/// - A negative speed plays the animation backwards, within the same span: at a time x after the begin, speed −s
///   presents the value that speed s presents at x before the end.
/// - Speed 0 stands still at `timeOffset`, limited to the active duration, for ever.
/// - If both `repeatCount` and `repeatDuration` are given, which Apple leaves undefined, the duration wins.
///
/// Source: Apple, `CAMediaTiming.h`; W3C, *Web Animations Level 1*, §4; Documentation/CoreAnimation.md, "Media timing".
public struct MediaTiming: Sendable, Hashable {
  /// The begin time in the parent's time; finite.
  public var beginTime: Double { didSet { ParameterError.trapUnlessFinite(beginTime, "beginTime") } }
  /// The duration of an iteration, at speed 1; 0 means the default when the animation is added to a layer; finite and
  /// not negative.
  public var duration: Double { didSet { ParameterError.orTrap(try Self.requireDuration(duration)) } }
  /// The animation's time that passes in a unit of the parent's time; finite.
  public var speed: Double { didSet { ParameterError.trapUnlessFinite(speed, "speed") } }
  /// The offset into the animation at which it begins; after its end it continues at its start; finite.
  public var timeOffset: Double { didSet { ParameterError.trapUnlessFinite(timeOffset, "timeOffset") } }
  /// The number of cycles, 0 meaning one; a fraction stops within a cycle, infinity never stops; not negative.
  public var repeatCount: Double { didSet { ParameterError.orTrap(try Self.requireCount(repeatCount, "repeatCount")) } }
  /// The total duration of all cycles, in place of a count; 0 for none; not negative, and may be infinite.
  public var repeatDuration: Double {
    didSet { ParameterError.orTrap(try Self.requireCount(repeatDuration, "repeatDuration")) }
  }
  /// Whether each iteration is followed by a reverse one.
  public var autoreverses: Bool
  /// The presentation outside the active duration.
  public var fillMode: FillMode

  /// Creates a timing: `MediaTiming(duration: 0.5, repeatCount: .infinity, autoreverses: true)`.
  ///
  /// - Parameters:
  ///   - beginTime: a finite time.
  ///   - duration: finite and not negative.
  ///   - speed: a finite number.
  ///   - timeOffset: a finite time.
  ///   - repeatCount: not negative; may be infinite.
  ///   - repeatDuration: not negative; may be infinite.
  ///   - autoreverses: whether each iteration is followed by a reverse one.
  ///   - fillMode: the presentation outside the active duration.
  /// - Precondition: the numbers are as described; `init(validatingBeginTime:…)` throws instead.
  public init(
    beginTime: Double = 0, duration: Double = 0, speed: Double = 1, timeOffset: Double = 0, repeatCount: Double = 0,
    repeatDuration: Double = 0, autoreverses: Bool = false, fillMode: FillMode = .removed
  ) {
    self = ParameterError.orTrap(
      try Self(
        validatingBeginTime: beginTime, duration: duration, speed: speed, timeOffset: timeOffset,
        repeatCount: repeatCount, repeatDuration: repeatDuration, autoreverses: autoreverses, fillMode: fillMode))
  }

  /// Creates a timing from numbers that come from outside.
  ///
  /// - Throws: ``MotionCurves/ParameterError`` for a number that is not allowed.
  public init(
    validatingBeginTime beginTime: Double, duration: Double = 0, speed: Double = 1, timeOffset: Double = 0,
    repeatCount: Double = 0, repeatDuration: Double = 0, autoreverses: Bool = false, fillMode: FillMode = .removed
  ) throws(ParameterError) {
    try ParameterError.requireFinite(beginTime, "beginTime")
    try Self.requireDuration(duration)
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

  private static func requireDuration(_ duration: Double) throws(ParameterError) {
    try ParameterError.requireNotNegative(duration, "duration")
  }

  private static func requireCount(_ value: Double, _ parameter: String) throws(ParameterError) {
    guard value >= 0 else {
      throw ParameterError(
        parameter: parameter, value: value.shortestDecimal, allowed: "a number that is not negative, or infinity")
    }
  }

  /// The same timing with another begin time and duration, for an animation that has none when it is added.
  func resolved(beginTime: Double, duration: Double) -> MediaTiming {
    var timing = self
    (timing.beginTime, timing.duration) = (beginTime, duration)
    return timing
  }
}

extension MediaTiming {
  /// The total duration in the animation's own time; infinite if it never ends, 0 without a duration.
  package var activeDuration: Double {
    if duration == 0 { return 0 }
    if repeatDuration > 0 { return repeatDuration }
    let cycle = autoreverses ? 2 * duration : duration
    return repeatCount == 0 ? cycle : cycle * repeatCount
  }

  /// The number of iterations, forward and reverse; also for a duration of 0.
  var iterationCount: Double {
    if repeatDuration > 0 { return repeatDuration / duration }
    let count = repeatCount == 0 ? 1 : repeatCount
    return autoreverses ? 2 * count : count
  }

  /// The total duration in the parent's time; infinite also for speed 0.
  package var activeSpan: Double {
    let active = activeDuration
    return speed == 0 ? .infinity : active / speed.magnitude
  }

  /// The end time in the parent's time.
  public var endTime: Double { beginTime + activeSpan }
}

/// The presentation of an animation outside its active duration: Core Animation's `fillMode`, CSS's
/// `animation-fill-mode`.
///
/// The raw values are Core Animation's.
public enum FillMode: String, Sendable, Hashable, CaseIterable {
  /// Nothing: the model value is presented.
  case removed
  /// Before its begin time, its first value.
  case backwards
  /// After its end, its last value, as long as it is attached.
  case forwards
  /// Both.
  case both

  /// Whether the first value is presented before the begin.
  package var fillsBefore: Bool { self == .backwards || self == .both }
  /// Whether the last value is presented after the end.
  package var fillsAfter: Bool { self == .forwards || self == .both }
}
