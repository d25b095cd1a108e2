import MotionCurves

extension Layer {
  /// The action that runs when a property is set: the answer to Core Animation's `actionForKey`.
  public enum Action: Sendable, Equatable {
    /// Nothing: `NSNull`.
    case none
    /// A basic animation from the presented value to the new one.
    case implicit
    /// A given animation.
    case animation(Animation)
  }
}

extension Layer {
  /// Sets the value of a key, and adds the animation of the property's action: `layer.set(.opacity, to: 0, at: 11)`.
  ///
  /// See ``set(_:to:at:in:)-(LayerKeyPath,_,_,_)`` for the details.
  ///
  /// - Parameters:
  ///   - key: the property, or a component of it.
  ///   - value: the new model value.
  ///   - time: the time of the change, in the superlayer's time.
  ///   - transaction: the duration and the curve of an implicit animation.
  /// - Returns: the stop event of a running animation with the name of the property, which the new one replaces.
  @discardableResult
  public mutating func set<Value>(
    _ key: LayerKey<Value>, to value: Value, at time: Double, in transaction: Transaction = Transaction()
  ) -> AnimationEvent? {
    set(key.keyPath, to: key.layerValue(value), at: time, in: transaction)
  }

  /// Sets a value, and adds the animation of the property's action, under the name of the property.
  ///
  /// An implicit animation runs from the presented value to the model value over the transaction's duration, with its
  /// curve or `default`. It animates the whole property, even if only a component is set, as in Core Animation. Paths,
  /// lists of numbers, Booleans and custom properties have no implicit animation unless ``actions`` gives one. (Outside
  /// an animation block a view's own layer has no implicit animation either; the caller has to take care of that.) A
  /// value of another kind than the property's changes nothing.
  ///
  /// Traps unless the time is finite, in the layer's own time too, and not before ``horizon``.
  ///
  /// - Parameters:
  ///   - keyPath: the property, or a component of it.
  ///   - value: the new model value.
  ///   - time: the time of the change, in the superlayer's time.
  ///   - transaction: the duration and the curve of an implicit animation.
  /// - Returns: the stop event of a running animation with the name of the property, which the new one replaces.
  @discardableResult
  public mutating func set(
    _ keyPath: LayerKeyPath, to value: LayerValue, at time: Double, in transaction: Transaction = Transaction()
  ) -> AnimationEvent? {
    requireKnown(time)
    if let old = model.value(at: keyPath), !old.isSameKind(as: value) { return nil }
    let action = transaction.disablesActions ? .none : actions[keyPath.name] ?? keyPath.defaultAction
    let presented = action.capturesPresentation ? presentation(at: time) : nil
    model.set(keyPath, to: value)
    switch action {
    case .none: return nil
    case .animation(let animation):
      return attach(animation, forKey: keyPath.name, at: time, in: transaction, presentation: presented)
    case .implicit:
      let whole = keyPath.whole
      guard transaction.animationDuration > 0, let from = presented?.value(at: whole), from.isFinite else { return nil }
      let animation = Animation.basic(
        whole, from: from, duration: transaction.animationDuration, timingCurve: transaction.timingCurve ?? .ease)
      return attach(animation, forKey: keyPath.name, at: time, in: transaction, presentation: presented)
    }
  }
}

extension Layer.Action {
  fileprivate var capturesPresentation: Bool {
    switch self {
    case .none: false
    case .implicit: true
    case .animation(let animation): animation.content.capturesPresentation
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

  /// The whole property of a component.
  fileprivate var whole: LayerKeyPath {
    guard component != nil, case .property(let property) = base else { return self }
    return LayerKeyPath(unchecked: property)
  }

  fileprivate var defaultAction: Layer.Action {
    guard case .property(let property) = base, !property.isDiscrete else { return .none }
    switch property.defaultValue {
    case .path, .numbers, .colors: return .none
    default: return .implicit
    }
  }
}
