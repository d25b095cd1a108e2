public import MotionCurves

/// The frames of a display, without a display: the deterministic counterpart of `CADisplayLink`.
///
/// Frame *k* is at startTime + k·frameInterval/refreshRate, computed from k, so that errors do not add up. A dispatch
/// timer that ticks at once and then every 42 ms is a display link with a frame interval of 42 at 1000 Hz. Times are
/// seconds. Source: Apple, *CADisplayLink*; Documentation/CoreAnimation.md, "Display link".
public struct DisplayLink: Sendable, Hashable {
  /// The time of the first frame.
  package let startTime: Double
  /// The display's frames per second.
  package let refreshRate: Double
  /// The number of frames of the display for each frame of the link.
  package let frameInterval: Int

  /// Creates a display link.
  ///
  /// - Parameters:
  ///   - startTime: the time of the first frame, finite.
  ///   - refreshRate: the display's frames per second, positive.
  ///   - frameInterval: the number of frames of the display for each frame of the link, at least 1.
  /// - Precondition: the numbers are as described; ``init(validatingStartTime:refreshRate:frameInterval:)`` throws
  ///   instead.
  public init(startTime: Double = 0, refreshRate: Double = 60, frameInterval: Int = 1) {
    self = ParameterError.orTrap(
      try Self(validatingStartTime: startTime, refreshRate: refreshRate, frameInterval: frameInterval))
  }

  /// Creates a display link from numbers that come from outside.
  ///
  /// - Throws: ``MotionCurves/ParameterError`` for a number that is not allowed.
  public init(
    validatingStartTime startTime: Double, refreshRate: Double = 60, frameInterval: Int = 1
  ) throws(ParameterError) {
    try ParameterError.requireFinite(startTime, "startTime")
    try ParameterError.requirePositive(refreshRate, "refreshRate")
    guard frameInterval >= 1 else {
      throw ParameterError(parameter: "frameInterval", value: "\(frameInterval)", allowed: "at least 1")
    }
    self.startTime = startTime
    self.refreshRate = refreshRate
    self.frameInterval = frameInterval
  }

  /// Creates a display link with a preferred number of frames per second.
  ///
  /// The possible rates are refreshRate/n. The rate nearest to the preferred one is taken; of two equally near rates,
  /// the faster. 0 means every frame. Apple documents only that the rate is near the preferred one.
  ///
  /// - Parameters:
  ///   - startTime: the time of the first frame, finite.
  ///   - refreshRate: the display's frames per second, positive.
  ///   - preferredFramesPerSecond: positive, or 0.
  /// - Precondition: the numbers are as described; ``init(validatingStartTime:refreshRate:preferredFramesPerSecond:)``
  ///   throws instead.
  public init(startTime: Double = 0, refreshRate: Double = 60, preferredFramesPerSecond: Double) {
    self = ParameterError.orTrap(
      try Self(
        validatingStartTime: startTime, refreshRate: refreshRate, preferredFramesPerSecond: preferredFramesPerSecond))
  }

  /// Creates a display link with a preferred number of frames per second from numbers that come from outside.
  ///
  /// - Throws: ``MotionCurves/ParameterError`` for a number that is not allowed.
  public init(
    validatingStartTime startTime: Double, refreshRate: Double = 60, preferredFramesPerSecond: Double
  ) throws(ParameterError) {
    let preferred = preferredFramesPerSecond
    try ParameterError.requireNotNegative(preferred, "preferredFramesPerSecond")
    try ParameterError.requirePositive(refreshRate, "refreshRate")
    let quotient = preferred == 0 ? 1 : refreshRate / preferred
    guard quotient < 1e9 else {
      throw ParameterError(
        parameter: "preferredFramesPerSecond", value: preferred.shortestDecimal,
        allowed: "0, or more than a billionth of the display's")
    }
    let fewer = max(1, Int(quotient.rounded(.down)))
    let faster = refreshRate / Double(fewer)
    let slower = refreshRate / Double(fewer + 1)
    try self.init(
      validatingStartTime: startTime, refreshRate: refreshRate,
      frameInterval: faster - preferred <= preferred - slower || preferred == 0 ? fewer : fewer + 1)
  }

  /// A frame: one callback.
  public struct Frame: Sendable, Hashable {
    /// The index of the frame, from 0.
    public let index: Int
    /// The time of the frame.
    public let timestamp: Double
    /// The time of the link's next frame: the time for which to draw.
    public let targetTimestamp: Double
    /// The time between two frames of the display.
    public let duration: Double
  }

  /// The frame with an index, which is negative before the start.
  package func frame(_ index: Int) -> Frame {
    Frame(
      index: index, timestamp: timestamp(Double(index)), targetTimestamp: timestamp(Double(index) + 1),
      duration: 1 / refreshRate)
  }

  private func timestamp(_ index: Double) -> Double {
    startTime + index * Double(frameInterval) / refreshRate
  }

  /// The first frame at a time or after it, from frame 0 on; nil if its index is beyond the integers of a double or of
  /// an `Int`.
  package func firstFrame(from time: Double) -> Frame? {
    let position = (time - startTime) * refreshRate / Double(frameInterval)
    // One less, because the next frame may be the first.
    guard position < min(0x1p53, Double(Int.max) - 1) else { return nil }
    var index = max(0, position.rounded(.up))
    // The quotient is rounded, and so is the timestamp.
    if index > 0 && timestamp(index - 1) >= time { index -= 1 }
    if timestamp(index) < time { index += 1 }
    return frame(Int(index))
  }
}

extension DisplayLink {
  /// The frames within a range of times, without its end, so that adjacent ranges give each frame once.
  public func frames(in times: Range<Double>) -> some Sequence<Frame> & Sendable {
    frames(in: times) { _ in 0 }
  }

  /// The frames within a range of times whose predecessors' callbacks are done.
  ///
  /// A frame that is due while the callback of another is still running is skipped, not delayed.
  ///
  /// - Parameters:
  ///   - times: the range of times.
  ///   - workDuration: the duration of a frame's callback in seconds; NaN and negative durations count as 0.
  /// - Returns: the frames, computed one by one on demand.
  public func frames(
    in times: Range<Double>, workDuration: @escaping @Sendable (Frame) -> Double
  ) -> some Sequence<Frame> & Sendable {
    Frames(link: self, times: times, workDuration: workDuration)
  }

  fileprivate func frame(after frame: Frame, work: Double) -> Frame? {
    let following = self.frame(frame.index + 1)
    guard frame.timestamp + work > following.timestamp else { return following }
    return firstFrame(from: frame.timestamp + work)
  }
}

/// The frames within a range of times, computed one by one.
private struct Frames: Sequence, IteratorProtocol, Sendable {
  private let link: DisplayLink
  private let times: Range<Double>
  private let workDuration: @Sendable (DisplayLink.Frame) -> Double
  private var upcoming: DisplayLink.Frame?

  init(
    link: DisplayLink, times: Range<Double>, workDuration: @escaping @Sendable (DisplayLink.Frame) -> Double
  ) {
    self.link = link
    self.times = times
    self.workDuration = workDuration
    upcoming = link.firstFrame(from: times.lowerBound)
  }

  mutating func next() -> DisplayLink.Frame? {
    guard let frame = upcoming, times.contains(frame.timestamp) else { return nil }
    upcoming = link.frame(after: frame, work: workDuration(frame))
    return frame
  }
}
