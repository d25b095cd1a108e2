public import MotionNumerics

/// The frames of a display, without a display: the deterministic counterpart of `CADisplayLink`.
///
/// Frame *k* is at startTime + k·frameInterval/refreshRate, computed from k, so that errors do not add up. A dispatch
/// timer that ticks at once and then every 42 ms is the same with 42 frames of 1000 Hz. Times are seconds. Source:
/// Apple, *CADisplayLink*; Documentation/CoreAnimation.md, "Display link".
public struct DisplayLink: Sendable, Hashable {
  /// When the first frame is.
  public let startTime: Double
  /// How many frames the display has in a second.
  public let refreshRate: Double
  /// How many frames of the display there are for one of the link.
  public let frameInterval: Int

  /// Creates a display link.
  ///
  /// - Parameters:
  ///   - startTime: the time of the first frame, finite.
  ///   - refreshRate: the display's frames per second, positive.
  ///   - frameInterval: of how many frames of the display one counts, at least 1.
  /// - Throws: ``MotionNumerics/ParameterError`` for a number that is not allowed.
  public init(startTime: Double = 0, refreshRate: Double = 60, frameInterval: Int = 1) throws(ParameterError) {
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
  /// The display can do refreshRate/n; of these the one nearest to what is preferred is taken, of two the faster. 0
  /// means every frame. Apple says no more than that it takes a near one.
  ///
  /// - Parameters:
  ///   - startTime: the time of the first frame, finite.
  ///   - refreshRate: the display's frames per second, positive.
  ///   - preferredFramesPerSecond: positive, or 0.
  /// - Throws: ``MotionNumerics/ParameterError`` for a number that is not allowed.
  public init(
    startTime: Double = 0, refreshRate: Double = 60, preferredFramesPerSecond: Double
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
      startTime: startTime, refreshRate: refreshRate,
      frameInterval: faster - preferred <= preferred - slower || preferred == 0 ? fewer : fewer + 1)
  }

  /// A timer that ticks at its start and then every so many milliseconds.
  ///
  /// - Throws: ``MotionNumerics/ParameterError`` unless there is at least one, and the start is finite.
  public static func timer(startTime: Double = 0, everyMilliseconds count: Int) throws(ParameterError) -> DisplayLink {
    try DisplayLink(startTime: startTime, refreshRate: 1000, frameInterval: count)
  }

  /// One callback.
  public struct Frame: Sendable, Hashable {
    /// Which frame of the link it is, from 0.
    public let index: Int
    /// When it is.
    public let timestamp: Double
    /// When the next one of the link is due: the time for which to draw.
    public let targetTimestamp: Double
    /// The display's own time from frame to frame.
    public let duration: Double
  }

  /// The frame with a number, which may be negative: before the start.
  public func frame(_ index: Int) -> Frame {
    Frame(
      index: index, timestamp: timestamp(Double(index)), targetTimestamp: timestamp(Double(index) + 1),
      duration: 1 / refreshRate)
  }

  private func timestamp(_ index: Double) -> Double {
    startTime + index * Double(frameInterval) / refreshRate
  }

  /// The first frame at a time or after it, from frame 0 on; nil if there is none with a number that a double counts,
  /// and an `Int` holds.
  public func firstFrame(from time: Double) -> Frame? {
    let position = (time - startTime) * refreshRate / Double(frameInterval)
    // One less, as the next frame may be it.
    guard position < min(0x1p53, Double(Int.max) - 1) else { return nil }
    var index = max(0, position.rounded(.up))
    // The quotient is rounded, and so is the timestamp.
    if index > 0 && timestamp(index - 1) >= time { index -= 1 }
    if timestamp(index) < time { index += 1 }
    return frame(Int(index))
  }
}

extension DisplayLink {
  /// The frames within a time: from the first to before the last, so that ranges one behind the other give each once.
  public func frames(in times: Range<Double>) -> Frames {
    frames(in: times) { _ in 0 }
  }

  /// The frames within a time of which the one before has been dealt with.
  ///
  /// A frame that comes while the callback of another is still running is left out, not put off.
  ///
  /// - Parameters:
  ///   - times: from the first to before the last.
  ///   - workDuration: how long the callback of a frame takes, in seconds; NaN and less than 0 count as nothing.
  /// - Returns: the frames, made one after the other as they are asked for.
  public func frames(in times: Range<Double>, workDuration: @escaping @Sendable (Frame) -> Double) -> Frames {
    Frames(link: self, times: times) { _, frame in workDuration(frame) }
  }

  /// The frames within a time if callbacks take as long as listed, those after the list no time.
  public func frames(in times: Range<Double>, workDurations: [Double]) -> [Frame] {
    Array(
      Frames(link: self, times: times) { number, _ in number < workDurations.count ? workDurations[number] : 0 })
  }

  private func frame(after frame: Frame, work: Double) -> Frame? {
    let following = self.frame(frame.index + 1)
    guard frame.timestamp + work > following.timestamp else { return following }
    return firstFrame(from: frame.timestamp + work)
  }

  /// Frames one after the other.
  public struct Frames: Sequence, IteratorProtocol, Sendable {
    private let link: DisplayLink
    private let times: Range<Double>
    /// How long the callback of a frame takes, which is the so-many-th that comes through.
    private let workDuration: @Sendable (Int, Frame) -> Double
    private var upcoming: Frame?
    private var count = 0

    fileprivate init(
      link: DisplayLink, times: Range<Double>, workDuration: @escaping @Sendable (Int, Frame) -> Double
    ) {
      self.link = link
      self.times = times
      self.workDuration = workDuration
      upcoming = link.firstFrame(from: times.lowerBound)
    }

    /// The next frame; nil after the last.
    public mutating func next() -> Frame? {
      guard let frame = upcoming, times.contains(frame.timestamp) else { return nil }
      upcoming = link.frame(after: frame, work: workDuration(count, frame))
      count += 1
      return frame
    }
  }
}
