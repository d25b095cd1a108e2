public import MotionNumerics

/// What implicit animations of a change have in common: Core Animation's `CATransaction`.
public struct Transaction: Sendable, Equatable {
  /// How long they last, in seconds.
  public let animationDuration: Double
  /// How they are eased; nil for their own curve, which is Core Animation's `default`.
  public let timingCurve: TimingCurve?
  /// Whether there are none.
  public let disablesActions: Bool

  /// Core Animation's defaults: a quarter of a second, by the `default` curve.
  public init() {
    animationDuration = 0.25
    timingCurve = nil
    disablesActions = false
  }

  /// Creates a transaction.
  ///
  /// - Throws: ``ParameterError`` for a duration that is negative or not finite.
  public init(
    animationDuration: Double = 0.25, timingCurve: TimingCurve? = nil, disablesActions: Bool = false
  ) throws(ParameterError) {
    try ParameterError.requireNotNegative(animationDuration, "animationDuration")
    self.animationDuration = animationDuration
    self.timingCurve = timingCurve
    self.disablesActions = disablesActions
  }

  /// A change without animations.
  public static let withoutActions = ParameterError.orTrap(try Transaction(disablesActions: true))
}

/// What happens when a property is set: the answer to Core Animation's `actionForKey`.
public enum Action: Sendable {
  /// Nothing: `NSNull`.
  case none
  /// A basic animation from what shows to the new value.
  case implicit
  /// This animation.
  case animation(Animation)
}

extension Layer {
  /// Sets a value, and adds the animation that this entails, under the name of the property.
  ///
  /// An implicit animation goes from what shows to the model value in the transaction's duration, by its curve or
  /// `default`. Paths, lists of numbers, switches and properties of one's own have none unless ``actions`` gives one.
  /// (That a view's own layer has none either, outside an animation block, is for the caller to know.)
  ///
  /// - Parameters:
  ///   - value: the new model value.
  ///   - keyPath: the property, or a part of it.
  ///   - time: when, in the superlayer's time.
  ///   - transaction: how it is animated.
  public mutating func set(
    _ value: LayerValue, at keyPath: LayerKeyPath, time: Double, in transaction: Transaction = Transaction()
  ) {
    let shown = presentation(at: time)
    model.set(value, at: keyPath)
    guard !transaction.disablesActions else { return }
    switch actions[keyPath.name] ?? keyPath.defaultAction {
    case .none: break
    case .animation(let animation): add(animation, forKey: keyPath.name, at: time, in: transaction)
    case .implicit:
      guard transaction.animationDuration > 0, let from = shown.value(at: keyPath), from.isFinite else { return }
      let interpolation = ParameterError.orTrap(try Interpolation(from: from))
      let animation = Animation(
        .property(PropertyAnimation(keyPath, .basic(interpolation))),
        timing: MediaTiming(transaction.animationDuration),
        timingCurve: transaction.timingCurve ?? .ease)
      add(animation, forKey: keyPath.name, at: time, in: transaction)
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

  fileprivate var defaultAction: Action {
    guard case .property(let property) = base, !property.isDiscrete else { return .none }
    switch property.defaultValue {
    case .path, .numbers, .colors: return .none
    default: return .implicit
    }
  }
}
