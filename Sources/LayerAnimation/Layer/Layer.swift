/// A layer: model values, animations attached to them, sublayers, and a time of its own.
///
/// Core Animation's `CALayer`, headless. A value without a clock: everything that can be asked depends on the time that
/// is given, which is the superlayer's. The model holds what was set, the presentation what shows.
public struct Layer: Sendable {
  /// What sets a layer apart from a plain one.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    /// Nothing.
    case plain
    /// It draws a path: `CAShapeLayer`.
    case shape
    /// It draws a gradient: `CAGradientLayer`.
    case gradient
    /// It draws text: `CATextLayer`.
    case text
    /// It draws nothing, and its sublayers stay in space: `CATransformLayer`.
    case transform
    /// It shows its sublayers several times: `CAReplicatorLayer`.
    case replicator
  }

  /// An animation that was added.
  public struct Attachment: Sendable {
    /// The key by which it is known; nil for one that was added without.
    public let key: String?
    /// The animation, with the begin time and duration that it got.
    public let animation: Animation
    /// When it was added, in the superlayer's time.
    public let time: Double
  }

  /// A name by which it is found; empty for none.
  public var name: String
  /// What sets it apart.
  public let kind: Kind
  /// The values that were set.
  public var model = LayerState()
  /// The layer's own time.
  public var timeSpace = TimeSpace.identity
  /// The layers inside it, from back to front.
  public var sublayers: [Layer] = []
  /// The animations, in the order in which they were added, but for those that have been forgotten.
  public internal(set) var attachments: [Attachment] = []
  /// From when on the layer can be asked, in the superlayer's time: the latest time before which it was told to forget.
  public internal(set) var horizon = -Double.infinity
  /// From when to when, in its own time, nothing shows that has been forgotten; no time if the first is later.
  var knownTimes = (first: -Double.infinity, last: Double.infinity)
  /// What happens when a property is set, by its name; ``Action/implicit`` for Core Animation's own, for others
  /// nothing.
  public var actions: [String: Action] = [:]

  /// Creates a layer.
  public init(_ kind: Kind = .plain, name: String = "") {
    self.kind = kind
    self.name = name
  }
}

// MARK: Presentation

extension Layer {
  /// What shows at a time, from ``horizon`` on.
  ///
  /// - Complexity: that of ``present(at:into:)``.
  public func presentation(at time: Double) -> LayerState {
    var state = model
    // The model itself, sharing its table.
    guard !attachments.isEmpty else {
      requireKnown(time)
      return state
    }
    present(at: time, into: &state)
    return state
  }

  /// Writes what shows at a time into a state, reusing it: without an allocation, but for values that are lists or
  /// paths.
  ///
  /// Animations are applied in the order in which they were added, additive ones after the others. Traps at a time
  /// that is forgotten (``forget(before:)``).
  ///
  /// - Complexity: O(*n*) for *n* animations, whatever time has passed; those that are over count until they are
  ///   forgotten.
  public func present(at time: Double, into presentation: inout LayerState) {
    let local = requireKnown(time)
    presentation.assign(model)
    for attachment in attachments {
      attachment.animation.present(at: local, .replacing, model: model, into: &presentation)
    }
    for attachment in attachments {
      attachment.animation.present(at: local, .adding, model: model, into: &presentation)
    }
  }
}

// MARK: Animations

extension Layer {
  /// Adds an animation at a time, in place of one with the same key.
  ///
  /// A begin time of 0 becomes the layer's own time then. A duration of 0 becomes the transaction's, a spring's the
  /// time until it has settled. A transition always has the key `transition`. An animation that starts from what shows
  /// takes that of this time: who writes to the model as well does that afterwards, or by ``set(_:at:time:in:)``.
  ///
  /// Traps unless the time is finite, in the layer's own time too, and not before ``horizon``.
  ///
  /// - Complexity: O(1) amortised without a key, with one O(*n*) for *n* animations; that of a presentation for an
  ///   animation that starts from what shows.
  ///
  /// - Parameters:
  ///   - animation: the animation.
  ///   - key: the key by which it is known; nil for none.
  ///   - time: when it is added, in the superlayer's time.
  ///   - transaction: where the duration comes from.
  /// - Returns: that the one with the same key has been stopped, if there was one that had not ended.
  @discardableResult
  public mutating func add(
    _ animation: Animation, forKey key: String? = nil, at time: Double, in transaction: Transaction = Transaction()
  ) -> AnimationEvent? {
    let shown = animation.content.startsFromWhatShows ? presentation(at: time) : nil
    return attach(animation, forKey: key, at: time, in: transaction, shown: shown)
  }

  /// The same with what showed before something was written to the model; nil if the animation does not ask for it.
  mutating func attach(
    _ animation: Animation, forKey key: String?, at time: Double, in transaction: Transaction, shown: LayerState?
  ) -> AnimationEvent? {
    let local = requireKnown(time)
    guard time.isFinite && local.isFinite else {
      fatalError("Layer: the time of a change must be finite, in the layer's own time too")
    }
    let key = animation.isTransition ? "transition" : key
    let event = key.flatMap { removeAnimation(forKey: $0, at: time) }
    let attached = animation.attached(at: local, defaultDuration: transaction.animationDuration, shown: shown)
    attachments.append(Attachment(key: key, animation: attached, time: time))
    return event
  }

  /// The animation with a key; nil for one that has been forgotten.
  public func animation(forKey key: String) -> Animation? {
    attachments.first { $0.key == key }?.animation
  }

  /// Removes the animation with a key at a time.
  ///
  /// - Returns: that it has been stopped, also before it has begun, unless it had ended before, or was not there.
  @discardableResult
  public mutating func removeAnimation(forKey key: String, at time: Double) -> AnimationEvent? {
    requireKnown(time)
    guard let index = attachments.firstIndex(where: { $0.key == key }) else { return nil }
    return stopEvent(of: attachments.remove(at: index), at: time)
  }

  /// Removes all animations at a time, with those that have been forgotten.
  ///
  /// - Returns: that those have been stopped that had not ended before.
  @discardableResult
  public mutating func removeAllAnimations(at time: Double) -> [AnimationEvent] {
    requireKnown(time)
    defer {
      attachments.removeAll()
      // Nothing is left that might show again.
      knownTimes = (-.infinity, .infinity)
    }
    return attachments.compactMap { stopEvent(of: $0, at: time) }
  }

  private func stopEvent(of attachment: Attachment, at time: Double) -> AnimationEvent? {
    if let end = attachment.span(in: timeSpace)?.upperBound, time >= end { return nil }
    return AnimationEvent(time: time, key: attachment.key, kind: .didStop(finished: false))
  }
}

extension Layer.Attachment {
  /// From when to when the animation is active, in the superlayer's time, but not before it is added; nil in a layer
  /// that stands still.
  func span(in space: TimeSpace) -> ClosedRange<Double>? {
    let timing = animation.timing
    guard let begin = space.parentTime(at: timing.beginTime), let end = space.parentTime(at: timing.endTime)
    else { return nil }
    // In a layer whose time runs backwards the end comes first.
    let start = max(min(begin, end), time)
    return start...max(begin, end, start)
  }
}
