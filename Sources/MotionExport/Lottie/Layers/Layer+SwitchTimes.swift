internal import LayerAnimation

/// Times at which the presentation of a layer may jump or have a corner.
extension Layer {
  /// The most times; repetitions can give many.
  private static let mostTimes = 10_000

  /// The times of the superlayer inside a domain at which an animation of the layer or of a sublayer begins, ends,
  /// repeats, passes a key, or has a corner.
  ///
  /// They are not ordered.
  func switchTimes(in domain: ClosedRange<Double>) -> [Double] {
    guard timeSpace.speed != 0 else { return [] }
    let ends = [timeSpace.localTime(at: domain.lowerBound), timeSpace.localTime(at: domain.upperBound)]
    let local = min(ends[0], ends[1])...max(ends[0], ends[1])
    var times = attachments.flatMap { $0.animation.cornerTimes(in: local, limit: Self.mostTimes) }
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
