public import MotionCurves

/// The time of a layer: local = (parent − beginTime)·speed + timeOffset, without an end.
///
/// The times of nested layers are nested like the layers; the time of the outermost parent is absolute. Source: Apple,
/// `CAMediaTiming.h`.
public struct TimeSpace: Sendable, Hashable {
  /// The parent's time at which the local one is ``timeOffset``.
  public let beginTime: Double
  /// The local time that passes in a unit of the parent's time; 0 stands still.
  public let speed: Double
  /// The local time at ``beginTime``.
  public let timeOffset: Double

  /// Creates a time space; without arguments, the parent's time.
  ///
  /// - Precondition: the numbers are finite; ``init(validatingBeginTime:speed:timeOffset:)`` throws instead.
  public init(beginTime: Double = 0, speed: Double = 1, timeOffset: Double = 0) {
    self = ParameterError.orTrap(try Self(validatingBeginTime: beginTime, speed: speed, timeOffset: timeOffset))
  }

  /// Creates a time space.
  ///
  /// - Throws: ``MotionCurves/ParameterError`` for a number that is not finite.
  public init(
    validatingBeginTime beginTime: Double, speed: Double = 1, timeOffset: Double = 0
  ) throws(ParameterError) {
    try ParameterError.requireFinite(beginTime, "beginTime")
    try ParameterError.requireFinite(speed, "speed")
    try ParameterError.requireFinite(timeOffset, "timeOffset")
    self.beginTime = beginTime
    self.speed = speed
    self.timeOffset = timeOffset
  }

  /// The local time at a time of the parent.
  public func localTime(at parentTime: Double) -> Double {
    (parentTime - beginTime) * speed + timeOffset
  }

  /// The time of the parent at a local time; nil at speed 0, where every time or none has that local time.
  public func parentTime(at localTime: Double) -> Double? {
    speed == 0 ? nil : (localTime - timeOffset) / speed + beginTime
  }

  // MARK: Pausing

  /// Returns the same time, standing still from a time of the parent on.
  ///
  /// The recipe of Apple's QA1673: speed 0, and the current local time as offset. Traps unless the time is finite.
  public func paused(at parentTime: Double) -> TimeSpace {
    TimeSpace(beginTime: beginTime, speed: 0, timeOffset: localTime(at: parentTime))
  }

  /// Returns the time that continues at a speed from the local time at a time of the parent, without a jump.
  ///
  /// Unlike Apple's recipe it takes every earlier speed, offset and begin time into account. Traps unless both numbers
  /// are finite.
  public func resumed(at parentTime: Double, speed: Double = 1) -> TimeSpace {
    TimeSpace(beginTime: parentTime, speed: speed, timeOffset: localTime(at: parentTime))
  }
}

extension [TimeSpace] {
  /// The time in the innermost of these spaces, from the outermost on, at an absolute time.
  package func localTime(at absoluteTime: Double) -> Double {
    reduce(absoluteTime) { $1.localTime(at: $0) }
  }

  /// The absolute time at a time in the innermost of these spaces; nil if one of them stands still.
  package func absoluteTime(at localTime: Double) -> Double? {
    var time: Double? = localTime
    for space in reversed() { time = time.flatMap(space.parentTime(at:)) }
    return time
  }
}

// Embedded Swift has no Codable.
#if !hasFeature(Embedded)
  extension TimeSpace: Codable {
    private enum CodingKeys: String, CodingKey {
      case beginTime, speed, timeOffset
    }

    /// Reads a time space; a missing value is that of the parent's time.
    ///
    /// - Throws: `DecodingError` for a number that is not finite.
    public init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      let beginTime = try container.decodeIfPresent(Double.self, forKey: .beginTime) ?? 0
      let speed = try container.decodeIfPresent(Double.self, forKey: .speed) ?? 1
      let timeOffset = try container.decodeIfPresent(Double.self, forKey: .timeOffset) ?? 0
      self = try decoder.checked(try Self(validatingBeginTime: beginTime, speed: speed, timeOffset: timeOffset))
    }
  }
#endif
