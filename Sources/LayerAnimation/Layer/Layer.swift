/// A layer: model values, animations attached to them, sublayers, and its own time.
///
/// A headless version of Core Animation's `CALayer`. A layer is a value without a clock: every answer depends on a
/// given time, in the superlayer's time. The model holds the values that were set; the presentation holds the animated
/// values.
public struct Layer: Sendable, Equatable {
  /// The kinds of layers.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    /// A plain layer: `CALayer`.
    case plain
    /// A layer that draws a path: `CAShapeLayer`.
    case shape
    /// A layer that draws a gradient: `CAGradientLayer`.
    case gradient
    /// A layer that draws text: `CATextLayer`.
    case text
    /// A layer that draws nothing and whose sublayers stay in space: `CATransformLayer`.
    case transform
    /// A layer that draws its sublayers several times: `CAReplicatorLayer`.
    case replicator
  }

  /// A range of times.
  struct KnownTimes: Equatable {
    var first = -Double.infinity
    var last = Double.infinity
  }

  /// An attached animation.
  package struct Attachment: Sendable, Equatable {
    /// The key of the animation; nil for none.
    package let key: String?
    /// The animation, with its begin time and duration in the layer.
    package let animation: Animation
    /// The time at which it was added, in the superlayer's time.
    package let time: Double
  }

  /// The name for look-ups; empty for none.
  public var name: String
  /// The kind.
  public let kind: Kind
  /// The model values.
  public var model = LayerState()
  /// The layer's own time.
  public var timeSpace = TimeSpace()
  /// The layers inside it, from back to front.
  public var sublayers: [Layer] = []
  /// The animations in the order in which they were added, without the forgotten ones.
  package internal(set) var attachments: [Attachment] = []
  /// The earliest time at which the layer is known, in the superlayer's time: the latest time given to
  /// ``forget(before:)``.
  public internal(set) var horizon = -Double.infinity
  /// The range, in the layer's own time, in which no forgotten animation is in effect; empty if `first` is later than
  /// `last`.
  var knownTimes = KnownTimes()
  /// The actions that run when a property is set, by the property's name.
  ///
  /// Without an entry the action is ``Action/implicit`` for Core Animation's properties, and ``Action/none`` for custom
  /// properties.
  public var actions: [String: Action] = [:]

  /// Creates a layer.
  public init(_ kind: Kind = .plain, name: String = "") {
    self.kind = kind
    self.name = name
  }
}

// MARK: Presentation

extension Layer {
  /// The presented state at a time, from ``horizon`` on.
  ///
  /// - Complexity: that of ``present(at:into:)``.
  public func presentation(at time: Double) -> LayerState {
    var state = model
    // The model itself, sharing its table.
    guard !attachments.isEmpty else {
      requireKnown(time)
      return state
    }
    apply(at: requireKnown(time), to: &state)
    return state
  }

  /// Writes the presented values at a time into a reused state: without an allocation, except for lists and paths.
  ///
  /// Animations are applied in the order in which they were added, additive animations after the others. Traps at a
  /// forgotten time (``forget(before:)``).
  ///
  /// - Complexity: O(*n*) for *n* animations, whatever time has passed; ended animations count until they are
  ///   forgotten.
  public func present(at time: Double, into presentation: inout LayerState) {
    let local = requireKnown(time)
    presentation.assign(model)
    apply(at: local, to: &presentation)
  }

  /// Applies the animations at a time of the layer to its model values.
  private func apply(at local: Double, to presentation: inout LayerState) {
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
  /// Adds an animation at a time; it replaces an animation with the same key.
  ///
  /// A begin time of 0 becomes the layer's own time at that moment. A duration of 0 becomes the transaction's duration,
  /// for a spring the settling time, and for a motion the rest time. A transition always has the key `transition`. An
  /// animation that starts from the presented value captures the value at this time. So write to the model afterwards,
  /// or with ``set(_:to:at:in:)-(LayerKeyPath,_,_,_)``.
  ///
  /// Traps unless the time is finite, in the layer's own time too, and not before ``horizon``.
  ///
  /// - Complexity: O(1) amortised without a key, O(*n*) for *n* animations with a key; for an animation that captures
  ///   the presentation, the complexity of a presentation.
  ///
  /// - Parameters:
  ///   - animation: the animation.
  ///   - key: the key of the animation; nil for none.
  ///   - time: the time at which it is added, in the superlayer's time.
  ///   - transaction: the source of a missing duration.
  /// - Returns: the stop event of a running animation with the same key, which the new one replaces.
  @discardableResult
  public mutating func add(
    _ animation: Animation, forKey key: String? = nil, at time: Double, in transaction: Transaction = Transaction()
  ) -> AnimationEvent? {
    let presented = animation.content.capturesPresentation ? presentation(at: time) : nil
    return attach(animation, forKey: key, at: time, in: transaction, presentation: presented)
  }

  /// Adds an animation with the presentation before a write to the model; nil if the animation does not capture it.
  mutating func attach(
    _ animation: Animation, forKey key: String?, at time: Double, in transaction: Transaction,
    presentation: LayerState?
  ) -> AnimationEvent? {
    let local = requireKnown(time)
    guard time.isFinite && local.isFinite else {
      fatalError("Layer: the time of a change must be finite, in the layer's own time too")
    }
    let key = animation.isTransition ? "transition" : key
    let event = key.flatMap { removeAnimation(forKey: $0, at: time) }
    let attached = animation.attached(
      at: local, defaultDuration: transaction.animationDuration, presentation: presentation)
    attachments.append(Attachment(key: key, animation: attached, time: time))
    return event
  }

  /// The animation with a key; nil if there is none, or it has been forgotten.
  public func animation(forKey key: String) -> Animation? {
    attachments.first { $0.key == key }?.animation
  }

  /// Removes the animation with a key at a time.
  ///
  /// - Returns: the animation's stop event, also before its begin; nil if there is no such animation, or it has already
  ///   ended.
  @discardableResult
  public mutating func removeAnimation(forKey key: String, at time: Double) -> AnimationEvent? {
    requireKnown(time)
    guard let index = attachments.firstIndex(where: { $0.key == key }) else { return nil }
    return stopEvent(of: attachments.remove(at: index), at: time)
  }

  /// Removes all animations at a time, including the forgotten ones.
  ///
  /// - Returns: the stop events of the animations that have not ended yet.
  @discardableResult
  public mutating func removeAllAnimations(at time: Double) -> [AnimationEvent] {
    requireKnown(time)
    defer {
      attachments.removeAll()
      // No forgotten animation can be in effect again.
      knownTimes = KnownTimes()
    }
    return attachments.compactMap { stopEvent(of: $0, at: time) }
  }

  private func stopEvent(of attachment: Attachment, at time: Double) -> AnimationEvent? {
    if let end = attachment.span(in: timeSpace)?.upperBound, time >= end { return nil }
    return AnimationEvent(time: time, key: attachment.key, kind: .didStop(finished: false))
  }
}

extension Layer.Attachment {
  /// The span in which the animation is active, in the superlayer's time; nil in a layer that stands still.
  ///
  /// The span begins no earlier than the time at which the animation was added.
  func span(in space: TimeSpace) -> ClosedRange<Double>? {
    let timing = animation.timing
    guard let begin = space.parentTime(at: timing.beginTime), let end = space.parentTime(at: timing.endTime)
    else { return nil }
    // In a layer whose time runs backwards the end comes first.
    let start = max(min(begin, end), time)
    return start...max(begin, end, start)
  }
}
