public import MotionNumerics
public import VectorScene

extension Effect {
  /// The effect as an animation: its pictures at some times, and at the corners between them.
  ///
  /// Without the corners (``cornerTimes(in:)``) an animation that goes straight from frame to frame would cut them, and what
  /// jumps would take a frame to do so. Where more than eight of them lie between two times, these cannot show them, and
  /// they are left out.
  ///
  /// - Parameters:
  ///   - times: two or more, ascending; the first is the animation's 0 s.
  ///   - repeats: how often it is shown, or nil for without end.
  /// - Returns: the animation, whose frames are as many as times and up to seventeen times as many.
  /// - Throws: ``ParameterError`` for other times or repeats.
  public func animation(at times: [Double], repeats: Int? = nil) throws(ParameterError) -> AnimatedScene {
    let sampling = AnimationSampling(at: times) { self.cornerTimes(in: $0) }
    return try sampling.animation(repeats: repeats) { self.scene(at: $0) }
  }
}

/// The times at which an animation takes its frames.
struct AnimationSampling {
  private static let mostCornersBetweenFrames = 8
  private var times: [Double] = []

  init(at frames: [Double], corners: (ClosedRange<Double>) -> [Double]) {
    for (start, end) in zip(frames, frames.dropFirst()) {
      times.append(start)
      guard start < end else { continue }
      let found = corners(start...end).filter { $0 > start && $0 <= end }.sorted()
      guard found.count <= Self.mostCornersBetweenFrames else { continue }
      for corner in found where corner != times[times.count - 1] {
        // What a jump comes from.
        if corner.nextDown > times[times.count - 1] { times.append(corner.nextDown) }
        if corner < end { times.append(corner) }
      }
    }
    if let last = frames.last { times.append(last) }
  }

  func animation(
    repeats: Int?, _ scene: (Double) -> Scene
  ) throws(ParameterError) -> AnimatedScene {
    let start = times.first ?? 0
    return try AnimatedScene(frames: times.map(scene), at: times.map { $0 - start }, repeats: repeats)
  }
}
