import MotionCurves

/// A layer answers for any time, so it keeps ended animations until it is told to forget them.
extension Layer {
  /// Forgets the animations, also of all sublayers, that have neither an effect nor an event from a time on.
  ///
  /// Call it with the time of each frame. Then a layer costs only its unfinished animations, however many have ended.
  /// Core Animation itself forgets an animation when it ends. All answers from ``horizon`` on stay the same to the bit;
  /// ``animation(forKey:)`` no longer finds forgotten animations. An animation that fills forwards and is not removed on
  /// completion stays in effect for ever, and is kept until it is removed.
  ///
  /// From then on a query for an earlier time, or a change at an earlier time, is a programmer error and traps, because
  /// the answer is unknown. The same holds if the layer's own time is set to a range in which a forgotten animation
  /// would be in effect again; call ``removeAllAnimations(at:)`` before setting it back.
  ///
  /// - In a layer whose time stands still no animation ends, and nothing is forgotten; in a layer whose time runs
  ///   backwards the animations before their begin are forgotten, and sublayers forget nothing.
  /// - The horizon of a replicator's sublayers is earlier by the delay of its last copy, according to its model values.
  ///   The sublayers forget nothing while `instanceDelay` or `instanceCount` is animated. If the delay of the last copy
  ///   grows afterwards, its times may be forgotten.
  ///
  /// - Parameter time: the earliest time that is still needed, in the superlayer's time; a time not later than
  ///   ``horizon``, or NaN, changes nothing.
  /// - Complexity: O(*n*) for *n* animations of the layer and all of its sublayers.
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
      releaseCapacity()
    }
    guard timeSpace.speed >= 0, let delay = longestDelay else { return }
    for index in sublayers.indices { sublayers[index].forget(before: local - delay) }
  }

  /// The layer's own time at a time of the superlayer; traps if that time is forgotten.
  @discardableResult
  func requireKnown(_ time: Double) -> Double {
    let local = timeSpace.localTime(at: time)
    // The answer at a NaN time is known.
    if time < horizon || local < knownTimes.first || local > knownTimes.last {
      fatalError(
        "Layer '\(name)': asked about time \(time.shortestDecimal), but told to forget what is before "
          + horizon.shortestDecimal)
    }
    return local
  }

  /// The greatest delay of sublayers relative to the layer; nil if it is unknown.
  private var longestDelay: Double? {
    guard kind == .replicator else { return 0 }
    let isAnimated = attachments.contains { $0.animation.changes([.instanceDelay, .instanceCount]) }
    return isAnimated ? nil : Double(max(model.copyCount - 1, 0)) * max(model.instanceDelay, 0)
  }

  /// Releases unused capacity after a peak; the capacity for a few animations is not worth a copy.
  private mutating func releaseCapacity() {
    if attachments.capacity >= 64 && attachments.count < attachments.capacity / 8 {
      attachments = attachments.map { $0 }
    }
  }
}

extension Layer.Attachment {
  /// Whether the animation has no effect and no event from a time on, which is `local` in the layer's own time.
  fileprivate func isOver(before time: Double, local: Double, in space: TimeSpace) -> Bool {
    let timing = animation.timing
    // An animation that stands still is always in effect.
    guard timing.speed != 0, let span = span(in: space), span.upperBound < time else { return false }
    if space.speed < 0 { return timing.beginTime > local && !timing.fillMode.fillsBefore }
    return timing.endTime < local && (animation.isRemovedOnCompletion || !timing.fillMode.fillsAfter)
  }
}

extension Animation {
  /// Whether the animation, or a member of a group, changes one of some properties.
  fileprivate func changes(_ properties: [LayerProperty]) -> Bool {
    switch content {
    case .property(let property):
      if case .property(let base) = property.keyPath.base { properties.contains(base) } else { false }
    case .group(let members): members.contains { $0.changes(properties) }
    case .transition: false
    }
  }
}
