internal import MotionNumerics

extension Layer {
  /// What happens when a property is set: the answer to Core Animation's `actionForKey`.
  public enum Action: Sendable {
    /// Nothing: `NSNull`.
    case none
    /// A basic animation from what shows to the new value.
    case implicit
    /// This animation.
    case animation(Animation)
  }
}

extension Layer {
  /// Sets a value, and adds the animation that this entails, under the name of the property.
  ///
  /// An implicit animation goes from what shows to the model value in the transaction's duration, by its curve or
  /// `default`. It is one of the whole property, also where a part of it is set, as in Core Animation. Paths, lists of
  /// numbers, switches and properties of one's own have none unless ``actions`` gives one. (That a view's own layer has
  /// none either, outside an animation block, is for the caller to know.) A value of a kind that the property does not
  /// have changes nothing.
  ///
  /// Traps unless the time is finite, in the layer's own time too, and not before ``horizon``.
  ///
  /// - Parameters:
  ///   - value: the new model value.
  ///   - keyPath: the property, or a part of it.
  ///   - time: when, in the superlayer's time.
  ///   - transaction: how it is animated.
  /// - Returns: that the animation with the name of the property has been stopped, if there was one that had not ended.
  @discardableResult
  public mutating func set(
    _ value: LayerValue, at keyPath: LayerKeyPath, time: Double, in transaction: Transaction = Transaction()
  ) -> AnimationEvent? {
    requireKnown(time)
    if let old = model.value(at: keyPath), !old.isSameKind(as: value) { return nil }
    let action = transaction.disablesActions ? .none : actions[keyPath.name] ?? keyPath.defaultAction
    let shown = action.startsFromWhatShows ? presentation(at: time) : nil
    model.set(value, at: keyPath)
    switch action {
    case .none: return nil
    case .animation(let animation):
      return attach(animation, forKey: keyPath.name, at: time, in: transaction, shown: shown)
    case .implicit:
      let whole = keyPath.whole
      guard transaction.animationDuration > 0, let from = shown?.value(at: whole), from.isFinite else { return nil }
      let interpolation = ParameterError.orTrap(try FromToBy(from: from))
      let animation = Animation(
        .property(PropertyAnimation(whole, .basic(interpolation))),
        timing: MediaTiming(transaction.animationDuration), timingCurve: transaction.timingCurve ?? .ease)
      return attach(animation, forKey: keyPath.name, at: time, in: transaction, shown: shown)
    }
  }
}

extension Layer.Action {
  fileprivate var startsFromWhatShows: Bool {
    switch self {
    case .none: false
    case .implicit: true
    case .animation(let animation): animation.content.startsFromWhatShows
    }
  }
}

extension LayerKeyPath {
  /// The name of the property, under which its implicit animation is added.
  var name: String {
    switch base {
    case .property(let property): property.rawValue
    case .custom(let name): name
    }
  }

  /// The property of which it may be a part.
  fileprivate var whole: LayerKeyPath {
    guard component != nil, case .property(let property) = base else { return self }
    return ParameterError.orTrap(try LayerKeyPath(property))
  }

  fileprivate var defaultAction: Layer.Action {
    guard case .property(let property) = base, !property.isDiscrete else { return .none }
    switch property.defaultValue {
    case .path, .numbers, .colors: return .none
    default: return .implicit
    }
  }
}
