public import MotionCurves
public import VectorScene

extension Effect {
  /// The effect as an animation: its pictures at given times, and at the corners between them.
  ///
  /// Without the corners (``cornerTimes(in:)``) the linear interpolation between frames would cut them off, and a
  /// jump would take a whole frame. More than eight corners between two times are left out: frames so far apart cannot
  /// show them.
  ///
  /// - Parameters:
  ///   - times: two or more, ascending; the first is the animation's 0 s.
  ///   - repeats: the number of times that the animation is played, or nil for an endless loop.
  /// - Returns: the animation; it has at least a frame for each time and at most seventeen.
  /// - Throws: ``ParameterError`` for other times or repeats.
  public func animation(at times: [Double], repeats: Int? = nil) throws(ParameterError) -> AnimatedScene {
    let sampling = AnimationSampling(at: times) { self.cornerTimes(in: $0) }
    return try sampling.animation(repeats: repeats) { self.scene(at: $0) }
  }
}

/// The times of an animation's frames.
package struct AnimationSampling {
  private static let mostCornersBetweenFrames = 8
  private var times: [Double] = []

  package init(at frames: [Double], corners: (ClosedRange<Double>) -> [Double]) {
    for (start, end) in zip(frames, frames.dropFirst()) {
      times.append(start)
      guard start < end else { continue }
      let found = corners(start...end).filter { $0 > start && $0 <= end }.sorted()
      guard found.count <= Self.mostCornersBetweenFrames else { continue }
      for corner in found where corner != times[times.count - 1] {
        // The picture before a jump.
        if corner.nextDown > times[times.count - 1] { times.append(corner.nextDown) }
        if corner < end { times.append(corner) }
      }
    }
    if let last = frames.last { times.append(last) }
  }

  package func animation(
    repeats: Int?, _ scene: (Double) -> Scene
  ) throws(ParameterError) -> AnimatedScene {
    let start = times.first ?? 0
    return try AnimatedScene(validatingFrames: times.map(scene), at: times.map { $0 - start }, repeats: repeats)
  }
}
