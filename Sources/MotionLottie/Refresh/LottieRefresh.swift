public import EffectCore
public import MotionCurves
public import VectorScene

/// A Lottie animation as a refresh effect: the pull scrubs one segment, loading loops another, the end plays a third.
///
/// ```swift
/// var effect = try LottieRefresh(animation, pull: "pull", refreshing: "spin", ending: "done")
/// effect.pull(to: 0.4, at: 0)
/// let picture = effect.scene(at: 0)
/// ```
///
/// A designer gives the three segments as markers. The frame at a pull *p* is first + *p* · length of the first
/// segment. While loading, the effect loops the second segment. When it is told to end, it finishes the current pass:
/// segments that join in the file thus join on the screen too. Then it plays the third segment, and rests. A begin
/// during the end continues the loop at the place where it would be.
///
/// The channel is `frame`, in the document's frames.
public struct LottieRefresh: RefreshEffect {
  /// The calls so far.
  public var calls = RefreshCalls()

  /// The animation.
  package let animation: LottieAnimation
  /// The frames that the pull scrubs.
  package let pulling: ClosedRange<Double>
  /// The frames that are looped while loading, with a duration above 0.
  package let refreshing: Range<Double>
  /// The frames that are played at the end; perhaps none.
  package let ending: ClosedRange<Double>

  /// Creates the effect from three segments in frames, which are limited to those of the animation.
  ///
  /// - Precondition: the loop has a duration; ``init(validating:pulling:refreshing:ending:)`` throws instead.
  public init(
    _ animation: LottieAnimation, pulling: ClosedRange<Double>, refreshing: Range<Double>, ending: ClosedRange<Double>
  ) {
    self = ParameterError.orTrap(
      try Self(validating: animation, pulling: pulling, refreshing: refreshing, ending: ending))
  }

  /// Creates the effect from three segments in frames from outside.
  ///
  /// - Throws: ``ParameterError`` if the loop has no duration within the animation.
  public init(
    validating animation: LottieAnimation, pulling: ClosedRange<Double>, refreshing: Range<Double>,
    ending: ClosedRange<Double>
  ) throws(ParameterError) {
    let frames = animation.frames.lowerBound...animation.frames.upperBound
    self.animation = animation
    self.pulling = pulling.clamped(to: frames)
    self.refreshing = refreshing.clamped(to: animation.frames)
    self.ending = ending.clamped(to: frames)
    guard !self.refreshing.isEmpty else {
      throw ParameterError(
        parameter: "refreshing", value: "\(refreshing)", allowed: "frames of the animation, with a duration")
    }
  }

  /// Creates the effect from the segments of three markers, by their names.
  ///
  /// - Throws: ``ParameterError`` for a name that no marker has, and for a marker of the loop without a duration.
  public init(
    _ animation: LottieAnimation, pull: String, refreshing: String, ending: String
  ) throws(ParameterError) {
    let pull = try Self.segment(of: pull, in: animation, "pull")
    let loop = try Self.segment(of: refreshing, in: animation, "refreshing")
    let end = try Self.segment(of: ending, in: animation, "ending")
    try self.init(
      validating: animation, pulling: pull.lowerBound...pull.upperBound, refreshing: loop,
      ending: end.lowerBound...end.upperBound)
  }

  private static func segment(
    of name: String, in animation: LottieAnimation, _ parameter: String
  ) throws(ParameterError) -> Range<Double> {
    guard let marker = animation.markers.first(where: { $0.name == name }) else {
      let names = animation.markers.map { "'\($0.name)'" }.joined(separator: ", ")
      throw ParameterError(
        parameter: parameter, value: "'\(name)'",
        allowed: names.isEmpty ? "the name of a marker, of which there is none" : "the name of a marker: \(names)")
    }
    return marker.frames
  }

  // MARK: Times

  /// The duration of a pass of the loop, in seconds.
  private var loopDuration: Double { (refreshing.upperBound - refreshing.lowerBound) / animation.frameRate }

  /// The time at which the third segment begins: at the end of the pass in which the effect is told to end.
  private var endingStart: Double? {
    guard let begin = calls.beginTime, let end = calls.endTime else { return nil }
    let passes = ((end - begin) / loopDuration).rounded(.up)
    // Passes so short that times do not tell them apart end at any time.
    return passes < 0x1p53 ? max(end, begin + passes * loopDuration) : end
  }

  /// The time from which on the effect is idle: after the pass in which it is told to end, and the third segment.
  public var restTime: Double {
    guard calls.beginTime != nil else { return -.infinity }
    return endingStart.map { $0 + (ending.upperBound - ending.lowerBound) / animation.frameRate } ?? .infinity
  }

  /// The frame at a time.
  public func frame(at time: Double) -> Double {
    guard let elapsed = loadingTime(at: time) else {
      // The sum of the start and the length may be rounded beyond the end.
      let frame = pulling.lowerBound.interpolated(to: pulling.upperBound, by: idlePull(at: time))
      return min(frame, pulling.upperBound)
    }
    if let start = endingStart, time >= start {
      return min(ending.upperBound, ending.lowerBound + (time - start) * animation.frameRate)
    }
    let length = refreshing.upperBound - refreshing.lowerBound
    let frame = refreshing.lowerBound + (elapsed * animation.frameRate).truncatingRemainder(dividingBy: length)
    return min(frame, refreshing.upperBound.nextDown)
  }

  /// The pull of an idle effect; 0 after loading.
  private func idlePull(at time: Double) -> Double {
    calls.beginTime.map { time >= $0 } == true ? 0 : calls.pull
  }

  // MARK: Effect

  /// `frame`, made by ``frame(at:)``.
  public var generators: [ChannelGenerator] { [ChannelGenerator("frame", CustomGenerator { frame(at: $0) })] }

  /// The picture of the frame.
  public func scene(at time: Double) -> Scene { animation.scene(at: frame(at: time)) }

  /// The times at which the frame jumps, or begins to move: the begin, the ends of passes, the end.
  public func cornerTimes(in range: ClosedRange<Double>) -> [Double] {
    guard let begin = calls.beginTime else { return [] }
    var corners = [begin, endingStart, restTime].compactMap { $0 }
    let last = min(range.upperBound, endingStart ?? .infinity)
    let first = max(0, ((range.lowerBound - begin) / loopDuration).rounded(.up))
    let count = ((last - begin) / loopDuration).rounded(.down) - first
    // Frames with more passes between them are too far apart to show any.
    if count >= 0, count < 1024 { corners += (0...Int(count)).map { begin + (first + Double($0)) * loopDuration } }
    return corners.filter { range.contains($0) }
  }
}
