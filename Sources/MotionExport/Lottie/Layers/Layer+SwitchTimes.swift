internal import LayerAnimation
internal import MotionNumerics

/// Times at which what a layer presents may jump or have a corner.
extension Layer {
  /// The most times, of repetitions above all.
  private static let mostTimes = 10_000

  /// The times of the superlayer inside a domain at which an animation of the layer or of a sublayer begins, ends, repeats, or
  /// passes a key; not in any order.
  func switchTimes(in domain: ClosedRange<Double>) -> [Double] {
    guard timeSpace.speed != 0 else { return [] }
    let ends = [timeSpace.localTime(at: domain.lowerBound), timeSpace.localTime(at: domain.upperBound)]
    let local = min(ends[0], ends[1])...max(ends[0], ends[1])
    var times = attachments.flatMap { $0.animation.switchTimes(in: local) }
    let copies = kind == .replicator ? model.copyCount : 1
    let delay = kind == .replicator ? model.instanceDelay : 0
    for copy in 0..<copies where copy == 0 || delay != 0 {
      let shift = Double(copy) * delay
      let shifted = (local.lowerBound - shift)...(local.upperBound - shift)
      for sublayer in sublayers { times += sublayer.switchTimes(in: shifted).map { $0 + shift } }
      if times.count > Self.mostTimes { break }
    }
    let outside = times.prefix(Self.mostTimes).compactMap { timeSpace.parentTime(at: $0) }
    return outside.filter { domain.contains($0) }
  }
}

extension Animation {
  /// The times of the parent inside a range at which the animation begins, ends, repeats, or passes a key.
  fileprivate func switchTimes(in range: ClosedRange<Double>) -> [Double] {
    guard timing.speed != 0 else { return [] }
    let speed = timing.speed.magnitude
    var times = [timing.beginTime, timing.endTime]
    if timing.duration > 0 {
      // The active time counts from the begin, or, backwards, from the end.
      let active = (range.lowerBound - timing.beginTime) * speed...(range.upperBound - timing.beginTime) * speed
      let backwards = timing.speed < 0 && timing.activeDuration.isFinite
      let inner = innerTimes
      let first = max(0, ((active.lowerBound + timing.timeOffset) / timing.duration).rounded(.down) - 1)
      var iteration = backwards ? 0 : first
      let last = min((active.upperBound + timing.timeOffset) / timing.duration + 1, iteration + 1000)
      while iteration <= (backwards ? min(timing.activeDuration / timing.duration + 1, 1000) : last) {
        let isReversed = timing.autoreverses && iteration.truncatingRemainder(dividingBy: 2) == 1
        for time in [0] + inner {
          let played = iteration * timing.duration + (isReversed ? timing.duration - time : time) - timing.timeOffset
          times.append(timing.beginTime + (backwards ? timing.activeDuration - played : played) / speed)
        }
        iteration += 1
      }
    }
    return times.filter { $0 >= timing.beginTime && $0 <= timing.endTime && range.contains($0) }
  }

  /// The times in an iteration at which a key is passed, or a member of a group begins or ends.
  private var innerTimes: [Double] {
    switch content {
    case .property(let property):
      guard case .keyframe(let track) = property.form else { return [] }
      return track.keyTimes.map { $0 * timing.duration }
    case .group(let members): return members.flatMap { $0.switchTimes(in: 0...timing.duration) }
    case .transition: return []
    }
  }
}
