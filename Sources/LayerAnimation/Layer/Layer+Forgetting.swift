import MotionNumerics

/// A layer answers for any time, so it keeps what is over, unless it is told that nobody will ask.
extension Layer {
  /// Forgets, with all sublayers, what has neither an effect nor an event from a time on.
  ///
  /// Called with the time of each frame, before which nobody asks again, it makes a layer cost what its animations
  /// that are not over cost, however many have been. Core Animation itself forgets an animation when it is over. All
  /// answers from ``horizon`` on stay what they were, to the bit; ``attachments`` and ``animation(forKey:)`` know
  /// what is forgotten no more. What fills forwards and is not removed on completion shows for ever, and is kept until
  /// it is removed.
  ///
  /// From then on a question about an earlier time, or a change at one, is a programmer's error and traps: the layer
  /// cannot know the answer, and does not make one up. So does one after the layer's own time has been set to where
  /// something forgotten would show again; who sets it back calls ``removeAllAnimations(at:)`` first.
  ///
  /// - In a layer whose time stands still, nothing comes to its end, and nothing is forgotten; in one whose time runs
  ///   backwards what lies behind its begin is, and sublayers forget nothing.
  /// - Sublayers of a replicator forget as much earlier as its last copy is behind, by its model values, and nothing
  ///   while `instanceDelay` or `instanceCount` is animated. Who lets the last copy be further behind afterwards asks for
  ///   what may be forgotten.
  ///
  /// - Parameter time: the time before which nobody will ask, in the superlayer's time; one that is not later than
  ///   ``horizon``, or NaN, changes nothing.
  /// - Complexity: O(*n*) for *n* animations of the layer and all inside it.
  public mutating func forget(before time: Double) {
    guard time > horizon else { return }
    horizon = time
    let (space, local) = (timeSpace, timeSpace.localTime(at: time))
    let count = attachments.count
    attachments.removeAll { $0.isOver(before: time, local: local, in: space) }
    if attachments.count < count {
      if space.speed > 0 {
        knownTimes.first = max(knownTimes.first, local)
      } else {
        knownTimes.last = min(knownTimes.last, local)
      }
      releaseRoom()
    }
    guard timeSpace.speed >= 0, let delay = longestDelay else { return }
    for index in sublayers.indices { sublayers[index].forget(before: local - delay) }
  }

  /// The layer's own time at one that is asked for; traps if that is forgotten.
  @discardableResult
  func requireKnown(_ time: Double) -> Double {
    let local = timeSpace.localTime(at: time)
    // What happens at a NaN time is known.
    if time < horizon || local < knownTimes.first || local > knownTimes.last {
      fatalError(
        "Layer '\(name)': asked about time \(time.shortestDecimal), but told to forget what is before "
          + horizon.shortestDecimal)
    }
    return local
  }

  /// By how much sublayers are asked later than the layer, at most; nil if that is not known.
  private var longestDelay: Double? {
    guard kind == .replicator else { return 0 }
    let isAnimated = attachments.contains { $0.animation.changes([.instanceDelay, .instanceCount]) }
    return isAnimated ? nil : Double(max(model.copyCount - 1, 0)) * max(model.instanceDelay, 0)
  }

  /// After a rush the room that it took is given back; the room of a few animations is worth no copy.
  private mutating func releaseRoom() {
    if attachments.capacity >= 64 && attachments.count < attachments.capacity / 8 {
      attachments = attachments.map { $0 }
    }
  }
}

extension Layer.Attachment {
  /// Whether the animation has no effect and no event from a time on, which is `local` in the layer's own.
  fileprivate func isOver(before time: Double, local: Double, in space: TimeSpace) -> Bool {
    let timing = animation.timing
    // One that stands still shows always.
    guard timing.speed != 0, let span = span(in: space), span.upperBound < time else { return false }
    if space.speed < 0 { return timing.beginTime > local && !timing.fillMode.fillsBefore }
    return timing.endTime < local && (animation.isRemovedOnCompletion || !timing.fillMode.fillsAfter)
  }
}

extension Animation {
  /// Whether it, or a member of a group, changes one of some properties.
  fileprivate func changes(_ properties: [LayerProperty]) -> Bool {
    switch content {
    case .property(let property):
      if case .property(let base) = property.keyPath.base { properties.contains(base) } else { false }
    case .group(let members): members.contains { $0.changes(properties) }
    case .transition: false
    }
  }
}
