public import MotionPaths
public import MotionValues

/// The key of a property, with the type of its values: `layer.set(.opacity, to: 0, at: 11)`.
///
/// The keys of Core Animation's properties are static members, by Swift's names: ``opacity``, ``position``,
/// ``isHidden``. The library fixes the types: numbers, points, rectangles, colours, transforms, paths, lists of numbers
/// and of colours, and `Bool` for switches.
///
/// A ``LayerKeyPath`` is a key without a type, for names that are known only at run time.
public struct LayerKey<Value: Sendable>: Sendable {
  /// The path of the property.
  public let keyPath: LayerKeyPath
  /// The value of a custom property that was never set; nil for a property of Core Animation, which always has a value.
  private let defaultValue: Value?
  private let wrap: @Sendable (Value) -> LayerValue
  private let unwrap: @Sendable (LayerValue) -> Value?

  private init(
    _ keyPath: LayerKeyPath, _ defaultValue: Value?, wrap: @escaping @Sendable (Value) -> LayerValue,
    unwrap: @escaping @Sendable (LayerValue) -> Value?
  ) {
    self.keyPath = keyPath
    self.defaultValue = defaultValue
    self.wrap = wrap
    self.unwrap = unwrap
  }

  /// The value without its static type.
  @usableFromInline
  func layerValue(_ value: Value) -> LayerValue { wrap(value) }

  /// The value of the key in a state.
  func value(in state: LayerState) -> Value {
    if let value = state.value(at: keyPath).flatMap(unwrap) ?? defaultValue { return value }
    // A state never changes the kinds of Core Animation's properties.
    fatalError("LayerKey: \(keyPath) has a value of another kind")
  }
}

extension LayerKey: CustomStringConvertible {
  /// The text of the key path.
  public var description: String { keyPath.description }
}

// MARK: The types of values

extension LayerKey where Value == Double {
  init(_ keyPath: LayerKeyPath, default: Value? = nil) {
    self.init(
      keyPath, `default`, wrap: { .number($0) }, unwrap: { if case .number(let value) = $0 { value } else { nil } })
  }

  /// Creates the key of a custom property that holds a number; the default applies until it is set.
  ///
  /// - Precondition: the name is that of a custom property, as for ``LayerKeyPath/init(custom:)``.
  public init(custom name: String, default: Value) { self.init(LayerKeyPath(custom: name), default: `default`) }
}

extension LayerKey where Value == SIMD2<Double> {
  init(_ keyPath: LayerKeyPath, default: Value? = nil) {
    self.init(
      keyPath, `default`, wrap: { .point($0) }, unwrap: { if case .point(let value) = $0 { value } else { nil } })
  }

  /// Creates the key of a custom property that holds a point; the default applies until it is set.
  ///
  /// - Precondition: the name is that of a custom property, as for ``LayerKeyPath/init(custom:)``.
  public init(custom name: String, default: Value) { self.init(LayerKeyPath(custom: name), default: `default`) }
}

extension LayerKey where Value == Rectangle {
  init(_ keyPath: LayerKeyPath, default: Value? = nil) {
    self.init(
      keyPath, `default`, wrap: { .rectangle($0) },
      unwrap: { if case .rectangle(let value) = $0 { value } else { nil } })
  }

  /// Creates the key of a custom property that holds a rectangle; the default applies until it is set.
  ///
  /// - Precondition: the name is that of a custom property, as for ``LayerKeyPath/init(custom:)``.
  public init(custom name: String, default: Value) { self.init(LayerKeyPath(custom: name), default: `default`) }
}

extension LayerKey where Value == Color {
  init(_ keyPath: LayerKeyPath, default: Value? = nil) {
    self.init(
      keyPath, `default`, wrap: { .color($0) }, unwrap: { if case .color(let value) = $0 { value } else { nil } })
  }

  /// Creates the key of a custom property that holds a colour; the default applies until it is set.
  ///
  /// - Precondition: the name is that of a custom property, as for ``LayerKeyPath/init(custom:)``.
  public init(custom name: String, default: Value) { self.init(LayerKeyPath(custom: name), default: `default`) }
}

extension LayerKey where Value == Transform3D {
  init(_ keyPath: LayerKeyPath, default: Value? = nil) {
    self.init(
      keyPath, `default`, wrap: { .transform($0) },
      unwrap: { if case .transform(let value) = $0 { value } else { nil } })
  }

  /// Creates the key of a custom property that holds a transform; the default applies until it is set.
  ///
  /// - Precondition: the name is that of a custom property, as for ``LayerKeyPath/init(custom:)``.
  public init(custom name: String, default: Value) { self.init(LayerKeyPath(custom: name), default: `default`) }
}

extension LayerKey where Value == Path {
  init(_ keyPath: LayerKeyPath, default: Value? = nil) {
    self.init(
      keyPath, `default`, wrap: { .path($0) }, unwrap: { if case .path(let value) = $0 { value } else { nil } })
  }

  /// Creates the key of a custom property that holds a path; the default applies until it is set.
  ///
  /// - Precondition: the name is that of a custom property, as for ``LayerKeyPath/init(custom:)``.
  public init(custom name: String, default: Value) { self.init(LayerKeyPath(custom: name), default: `default`) }
}

extension LayerKey where Value == [Double] {
  init(_ keyPath: LayerKeyPath, default: Value? = nil) {
    self.init(
      keyPath, `default`, wrap: { .numbers($0) }, unwrap: { if case .numbers(let value) = $0 { value } else { nil } })
  }

  /// Creates the key of a custom property that holds a list of numbers; the default applies until it is set.
  ///
  /// - Precondition: the name is that of a custom property, as for ``LayerKeyPath/init(custom:)``.
  public init(custom name: String, default: Value) { self.init(LayerKeyPath(custom: name), default: `default`) }
}

extension LayerKey where Value == [Color] {
  init(_ keyPath: LayerKeyPath, default: Value? = nil) {
    self.init(
      keyPath, `default`, wrap: { .colors($0) }, unwrap: { if case .colors(let value) = $0 { value } else { nil } })
  }

  /// Creates the key of a custom property that holds a list of colours; the default applies until it is set.
  ///
  /// - Precondition: the name is that of a custom property, as for ``LayerKeyPath/init(custom:)``.
  public init(custom name: String, default: Value) { self.init(LayerKeyPath(custom: name), default: `default`) }
}

extension LayerKey where Value == Bool {
  init(_ keyPath: LayerKeyPath, default: Value? = nil) {
    self.init(
      keyPath, `default`, wrap: { .number($0 ? 1 : 0) },
      unwrap: { if case .number(let value) = $0 { value != 0 } else { nil } })
  }

  /// Creates the key of a custom property that holds a switch; the default applies until it is set.
  ///
  /// - Precondition: the name is that of a custom property, as for ``LayerKeyPath/init(custom:)``.
  public init(custom name: String, default: Value) { self.init(LayerKeyPath(custom: name), default: `default`) }
}
