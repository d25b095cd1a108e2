internal import LayerAnimation
internal import MotionCurves
import MotionNotation

/// A property that an animation moves in the plane, with one or two numbers.
struct AnimationChannel: Sendable {
  /// The numbers of a property that change.
  enum Axes: Sendable, Hashable {
    /// The first number alone, or the only one.
    case first
    /// The second number alone.
    case second
    /// Both numbers.
    case both
    /// One number for both axes.
    case uniform
  }

  let keyPath: LayerKeyPath
  let property: AnimatedProperty
  let axes: Axes
  /// Whether the channel is the angle of a layer that follows a path, and not a value.
  let isPathRotation: Bool

  /// How many numbers the channel has.
  var count: Int { axes == .both ? 2 : 1 }

  /// Whether the property has two axes that move independently.
  var isPlanar: Bool { (property == .translate || property == .scale) && axes != .uniform }

  /// The property's axis for a component: 0 or 1.
  func axis(of component: Int) -> Int { axes == .second ? 1 : component }
}

extension AnimationExporter {
  /// The channels of the animation, in the order in which they first appear.
  ///
  /// - Throws: ``ExportError/unrepresentable(_:)`` for a property that does not move in the plane, and for two of one
  ///   kind.
  func channels() throws(ExportError) -> [AnimationChannel] {
    var found: [AnimationChannel] = []
    try collect(animation, into: &found)
    for (index, channel) in found.enumerated() {
      let rivals = found[..<index].filter { $0.property == channel.property && $0.overlaps(channel) }
      if let rival = rivals.first {
        throw .unrepresentable("'\(rival.keyPath)' and '\(channel.keyPath)' would be one property")
      }
    }
    return found
  }

  private func collect(_ animation: Animation, into found: inout [AnimationChannel]) throws(ExportError) {
    switch animation.content {
    case .transition: throw .unrepresentable("a transition has no keys")
    case .group(let members):
      for member in members { try collect(member, into: &found) }
    case .property(let property):
      if !found.contains(where: { $0.keyPath == property.keyPath && !$0.isPathRotation }) {
        found.append(try channel(of: property))
      }
      guard case .keyframe(let track) = property.form, track.rotation(at: 0) != nil,
        !found.contains(where: { $0.keyPath == property.keyPath && $0.isPathRotation })
      else { return }
      found.append(
        AnimationChannel(keyPath: property.keyPath, property: .rotate, axes: .first, isPathRotation: true))
    }
  }

  private func channel(of property: PropertyAnimation) throws(ExportError) -> AnimationChannel {
    let keyPath = property.keyPath
    func channel(_ property: AnimatedProperty, _ axes: AnimationChannel.Axes) -> AnimationChannel {
      AnimationChannel(keyPath: keyPath, property: property, axes: axes, isPathRotation: false)
    }
    switch (keyPath.base, keyPath.component) {
    case (.property(.opacity), nil): return channel(.opacity, .first)
    case (.property(.position), nil), (.property(.transform), .translation): return channel(.translate, .both)
    case (.property(.position), .x), (.property(.transform), .translationX): return channel(.translate, .first)
    case (.property(.position), .y), (.property(.transform), .translationY): return channel(.translate, .second)
    case (.property(.transform), .scale): return channel(.scale, .uniform)
    case (.property(.transform), .scaleX): return channel(.scale, .first)
    case (.property(.transform), .scaleY): return channel(.scale, .second)
    case (.property(.transform), .rotation), (.property(.transform), .rotationZ): return channel(.rotate, .first)
    case (.custom, _):
      switch property.anyNumbers?.count {
      case 1: return channel(custom, custom == .scale ? .uniform : .first)
      case 2 where custom == .translate || custom == .scale: return channel(custom, .both)
      default: throw .unrepresentable("'\(keyPath)' has more numbers than a \(custom.rawValue)")
      }
    default:
      throw .unrepresentable(
        "'\(keyPath)' is not among what the format can move: position, opacity, and a transform's translation, scale "
          + "and rotation in the plane")
    }
  }
}

extension AnimationChannel {
  /// Whether both move the same axis.
  func overlaps(_ other: AnimationChannel) -> Bool {
    switch (axes, other.axes) {
    case (.first, .second), (.second, .first): false
    default: true
    }
  }

  /// The numbers at a time of the parent; without any effect, the numbers of the model value.
  func numbers(of exporter: AnimationExporter, at time: Double) -> SIMD2<Double> {
    let model = exporter.model(keyPath)
    var value = model
    var rotation = 0.0
    exporter.animation.forEachEffect(at: time) { effect in
      guard effect.keyPath == keyPath, !effect.isAdditive else { return }
      // A custom property without a model value does not lack any ends.
      value = effect.value(model: model ?? .number(0))
      // Angles along paths add up, as in a layer: each turns its transform further.
      rotation += effect.rotation ?? 0
    }
    exporter.animation.forEachEffect(at: time) { effect in
      guard effect.keyPath == keyPath, effect.isAdditive else { return }
      let added = effect.value(model: model ?? .number(0))
      value = value.flatMap { value in added.map { value.adding($0) } } ?? added
      rotation += effect.rotation ?? 0
    }
    if isPathRotation { return SIMD2(rotation, 0) }
    let numbers = value?.planeNumbers ?? []
    return SIMD2(numbers.first ?? 0, numbers.count > 1 ? numbers[1] : 0)
  }
}

extension LayerValue {
  /// The numbers of a value in the plane.
  var planeNumbers: [Double] {
    switch self {
    case .number(let number): [number]
    case .point(let point): [point.x, point.y]
    case .numbers(let numbers): numbers
    case .rectangle, .color, .transform, .path, .colors: []
    }
  }
}

extension PropertyAnimation {
  /// The numbers of one of the property's values.
  fileprivate var anyNumbers: [Double]? {
    switch form {
    case .basic(let ends), .spring(let ends, _): (ends.from ?? ends.to ?? ends.by)?.planeNumbers ?? [0]
    case .keyframe(let track): track.value(at: 0).planeNumbers
    case .motion(let motion): motion.value(at: 0).planeNumbers
    }
  }
}
