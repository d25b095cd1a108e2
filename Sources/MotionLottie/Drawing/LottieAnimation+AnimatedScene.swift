public import MotionCurves
public import VectorScene

extension LottieAnimation {
  /// The animation as a moving picture, which `AnimatedScene.svg()` writes.
  ///
  /// Its frames are those of a range at a rate, from the first frame on. The last one is the limit from the left at the
  /// end of the range, because the end frame of a document is not part of it. Between two frames everything moves
  /// linearly.
  ///
  /// - Parameters:
  ///   - frames: a range of frames; the whole animation if it is not given. Limited to those of the animation.
  ///   - rate: pictures per second; the animation's frame rate if it is not given.
  ///   - repeats: the number of times that it is played, or nil for an endless loop.
  /// - Returns: the moving picture.
  /// - Throws: ``ParameterError`` for an empty range, a rate that is not positive, more than 10⁵ pictures, and for
  ///   counts below 1.
  public func animatedScene(
    of frames: Range<Double>? = nil, rate: Double? = nil, repeats: Int? = nil
  ) throws(ParameterError) -> AnimatedScene {
    try animatedScene(at: LottieFrameTimes(of: self, frames: frames, rate: rate), repeats: repeats)
  }

  /// The frames of some times as a moving picture.
  ///
  /// - Throws: ``ParameterError`` for counts of repetitions below 1.
  package func animatedScene(at times: LottieFrameTimes, repeats: Int? = nil) throws(ParameterError) -> AnimatedScene {
    try AnimatedScene(validatingFrames: times.frames.map { scene(at: $0) }, at: times.seconds, repeats: repeats)
  }
}

/// The frames of a moving picture, and their times.
package struct LottieFrameTimes: Sendable, Hashable {
  /// The frames, the last of them just before the end.
  package let frames: [Double]
  /// Their times in seconds, from 0 on.
  package let seconds: [Double]

  /// The most pictures.
  private static let greatestCount = 100_000.0

  /// Creates the frames of a range at a rate in pictures per second, by default those of the animation.
  ///
  /// - Throws: ``ParameterError`` for an empty range, a rate that is not positive, and more than 10⁵ pictures.
  package init(
    of animation: LottieAnimation, frames range: Range<Double>? = nil, rate: Double? = nil
  ) throws(ParameterError) {
    let range = range.map { $0.clamped(to: animation.frames) } ?? animation.frames
    guard !range.isEmpty else {
      throw ParameterError(parameter: "frames", value: "\(range)", allowed: "frames of the animation, with a duration")
    }
    let rate = rate ?? animation.frameRate
    guard rate > 0, rate.isFinite else {
      throw ParameterError(parameter: "rate", value: rate.shortestDecimal, allowed: "above 0")
    }
    let duration = (range.upperBound - range.lowerBound) / animation.frameRate
    // A frame that differs from the end only by rounding is the end.
    let count = (duration * rate * (1 - 1e-12)).rounded(.up)
    guard count < Self.greatestCount else {
      throw ParameterError(
        parameter: "rate", value: rate.shortestDecimal, allowed: "such that there are at most 100000 pictures")
    }
    let starts = (0..<Int(max(1, count))).map { Double($0) / rate }
    // Beyond the last frame of the animation its last picture stays; within it, the frame is not part of the range.
    let last = range.upperBound < animation.frames.upperBound ? range.upperBound - .beforeEnd : range.upperBound
    frames = starts.map { range.lowerBound + $0 * animation.frameRate } + [max(range.lowerBound, last)]
    seconds = starts + [duration]
  }
}
