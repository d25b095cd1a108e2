internal import MotionNumerics
internal import VectorScene

/// The times of an animation's frames in a Lottie document.
struct LottieTimeline {
  /// In frames of the document, as printed; two equal ones are a jump.
  let times: [Double]
  /// The time at which the document ends.
  let end: Double

  /// The frames of an animation whose times a document can tell apart.
  ///
  /// Of more than two frames within two thousandths of a document's frame, in which the value before a jump is held, the first
  /// and the last count.
  static func distinctFrames(of animation: AnimatedScene, frameRate: Double) -> (LottieTimeline, [Scene]) {
    guard animation.frames.count > 1 else {
      return (LottieTimeline(times: [0], end: animation.duration * frameRate), animation.frames)
    }
    var times: [Double] = []
    var scenes: [Scene] = []
    for (scene, time) in zip(animation.frames, animation.times) {
      let frame = (time * frameRate).rounded(toDecimals: 6)
      let isTogether = times.last.map { frame - $0 < 2 * LottieCurve.jumpDuration } ?? false
      if isTogether && times.count > 1 && times[times.count - 2] == times[times.count - 1] {
        scenes[scenes.count - 1] = scene
      } else {
        times.append(isTogether ? times[times.count - 1] : frame)
        scenes.append(scene)
      }
    }
    return (LottieTimeline(times: times, end: times[times.count - 1]), scenes)
  }

  /// The time at which a document shows a frame: that before a jump while its values are held.
  func readingTime(of frame: Int) -> Double {
    let isBeforeJump = frame + 1 < times.count && times[frame + 1] == times[frame] && times[frame] > 0
    return isBeforeJump ? times[frame] - 0.5 * LottieCurve.jumpDuration : times[frame]
  }

  /// The stretches without a jump in which something is visible, each with the first frame that hides it.
  ///
  /// What is visible in a frame stays so until the next one, and goes on to its form there.
  func stretches(_ isVisible: [Bool]) -> [Range<Int>] {
    var stretches: [Range<Int>] = []
    var start: Int?
    for frame in times.indices {
      if let first = start, frame > 0 && times[frame] == times[frame - 1] {
        stretches.append(first..<frame)
        start = nil
      }
      if isVisible[frame] {
        start = start ?? frame
      } else if let first = start {
        stretches.append(first..<frame + 1)
        start = nil
      }
    }
    if let first = start { stretches.append(first..<times.count) }
    return stretches
  }

  /// The times from which to which something is visible; nil if it is hidden in between.
  func span(_ isVisible: [Bool]) -> (start: Double, end: Double)? {
    guard let first = isVisible.firstIndex(of: true), let last = isVisible.lastIndex(of: true),
      isVisible[first...last].allSatisfy({ $0 })
    else { return nil }
    return (first == 0 ? 0 : times[first], last + 1 < times.count ? times[last + 1] : end)
  }
}
