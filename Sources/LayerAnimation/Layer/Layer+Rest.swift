extension Layer {
  /// The time of the superlayer from which on the layer and its sublayers no longer change: the end of their last
  /// animation.
  ///
  /// A display link can stop there until the layer is changed again. Infinite if an animation never ends; −∞ if nothing
  /// moves, for example without animations or in a layer that stands still. The copies of a replicator are late by
  /// their delays.
  ///
  /// - Complexity: O(*n*) for *n* animations of the layer and all of its sublayers.
  public var restTime: Double { movement?.last ?? -.infinity }

  /// Times between which something moves.
  private struct Movement {
    var first: Double
    var last: Double

    /// The smallest range that contains both.
    func around(_ other: Movement?) -> Movement {
      guard let other else { return self }
      return Movement(first: min(first, other.first), last: max(last, other.last))
    }
  }

  /// The times of the superlayer between which the layer or a sublayer moves; nil if nothing does.
  private var movement: Movement? {
    guard timeSpace.speed != 0 else { return nil }
    var local: Movement?
    // An animation at speed 0 always presents the same.
    for timing in attachments.map({ $0.animation.timing }) where timing.speed != 0 {
      local = Movement(first: timing.beginTime, last: timing.endTime).around(local)
    }
    let own = local
    for inner in sublayers.compactMap({ $0.movement }) {
      let (first, last) = (delay(at: own.map(outside)?.first), delay(at: own.map(outside)?.last))
      local = Movement(first: inner.first + min(0, first), last: inner.last + max(0, last)).around(local)
    }
    return local.map(outside)
  }

  /// The times in the superlayer; if the layer's time runs backwards, the end comes first.
  private func outside(_ times: Movement) -> Movement {
    let ends = [times.first, times.last].map { timeSpace.parentTime(at: $0) ?? $0 }
    return Movement(first: ends.min() ?? 0, last: ends.max() ?? 0)
  }

  /// The delay of a replicator's last copy when its own animations have ended, or before they begin.
  private func delay(at time: Double?) -> Double {
    guard kind == .replicator else { return 0 }
    let state = if let time { presentation(at: max(time, horizon)) } else { model }
    return Double(max(state.copyCount - 1, 0)) * state.instanceDelay
  }
}
