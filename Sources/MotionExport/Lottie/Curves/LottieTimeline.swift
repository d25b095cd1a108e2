internal import VectorScene

/// The times of an animation's frames in a Lottie document.
struct LottieTimeline {
  /// The times in frames of the document, as printed, ascending.
  ///
  /// A frame before a jump is a little earlier than the one after it.
  let times: [Double]
  /// Whether each frame is a jump from the frame before.
  let isJump: [Bool]
  /// The time at which the document ends.
  let end: Double

  /// How long the last value is held before a jump: a thousandth of a frame, as players treat two keys at one time
  /// differently.
  static let jumpDuration = 1e-3

  /// The frames of an animation whose times a document can distinguish.
  ///
  /// Frames within two thousandths of a document's frame are a jump. Of these frames, only the first and the last
  /// count; at the start, the first is not visible.
  static func distinctFrames(of animation: AnimatedScene, frameRate: Double) -> (LottieTimeline, [Scene]) {
    guard animation.frames.count > 1 else {
      let timeline = LottieTimeline(times: [0], isJump: [false], end: animation.duration * frameRate)
      return (timeline, animation.frames)
    }
    var (times, isJump, scenes): ([Double], [Bool], [Scene]) = ([], [], [])
    var start = 0.0
    for (scene, time) in zip(animation.frames, animation.times) {
      let time = (time * frameRate).rounded(toDecimals: 6)
      let last = times.count - 1
      if last < 0 || time - start >= 2 * jumpDuration {
        start = time
        times.append(time)
        isJump.append(false)
        scenes.append(scene)
      } else if last == 0 || isJump[last] {
        scenes[last] = scene
      } else {
        times[last] = start - jumpDuration
        times.append(start)
        isJump.append(true)
        scenes.append(scene)
      }
    }
    return (LottieTimeline(times: times, isJump: isJump, end: times[times.count - 1]), scenes)
  }

  /// For each interval without a jump in which something is visible, the frames of the interval and the first frame that
  /// hides it.
  ///
  /// An element visible in a frame remains visible until the next one, and changes to its form there. If the values do
  /// not jump, the frame before a jump of others is left out: it is too close to the next frame to show a slope.
  ///
  /// - Parameters:
  ///   - isVisible: whether each frame shows the element.
  ///   - jumps: whether the values jump to a frame from the one before.
  /// - Returns: the indices of frames, ascending.
  func intervals(_ isVisible: [Bool], jumps: (Int) -> Bool) -> [[Int]] {
    var intervals: [[Int]] = []
    var open: [Int] = []
    func close() {
      if !open.isEmpty { intervals.append(open) }
      open = []
    }
    for frame in times.indices {
      if isJump[frame] && !open.isEmpty {
        if !isVisible[frame] || jumps(frame) {
          close()
        } else if open.count > 1 {
          open.removeLast()
        }
      }
      if isVisible[frame] || !open.isEmpty { open.append(frame) }
      if !isVisible[frame] { close() }
    }
    close()
    return intervals
  }

  /// The values that a document shows in a frame; in a frame before a jump, the values just before the jump.
  func values(of curve: LottieCurve, in frame: Int) -> [Double] {
    let isBefore = frame + 1 < times.count && isJump[frame + 1]
    return curve.values(at: times[isBefore ? frame + 1 : frame], isBefore: isBefore)
  }

  /// The times between which something is visible; nil if it is hidden in between.
  func span(_ isVisible: [Bool]) -> (start: Double, end: Double)? {
    guard let first = isVisible.firstIndex(of: true), let last = isVisible.lastIndex(of: true),
      isVisible[first...last].allSatisfy({ $0 })
    else { return nil }
    return (first == 0 ? 0 : times[first], last + 1 < times.count ? times[last + 1] : end)
  }
}
