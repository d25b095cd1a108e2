/// The values of all properties of a layer: the model values, or the presented values at a time.
///
/// The values are in a single table, so that a state can be reused without an allocation.
public struct LayerState: Sendable, Equatable {
  private var values: [LayerValue]
  /// The custom properties, in the order in which they were first set.
  private(set) var custom: [(name: String, value: LayerValue)] = []

  /// The state of a new layer.
  public init() {
    values = LayerProperty.allCases.map { $0.defaultValue }
  }

  /// Whether all values are equal; the order of custom properties does not matter.
  public static func == (a: LayerState, b: LayerState) -> Bool {
    a.values == b.values && a.custom.count == b.custom.count
      && a.custom.allSatisfy { entry in b.customValue(entry.name) == entry.value }
  }

  /// The value of a key: `state[.opacity]` is a `Double`.
  public subscript<Value>(key: LayerKey<Value>) -> Value {
    get { key.value(in: self) }
    set { set(key.keyPath, to: key.layerValue(newValue)) }
  }

  /// The value of a property.
  package func value(of property: LayerProperty) -> LayerValue { values[property.index] }

  /// Sets a property to a value of the right kind.
  mutating func setUnchecked(_ property: LayerProperty, to value: LayerValue) { values[property.index] = value }

  /// The value at a key path, or of its component; nil for a custom property that was never set.
  public func value(at keyPath: LayerKeyPath) -> LayerValue? {
    switch keyPath.base {
    case .custom(let name): customValue(name)
    case .property(let property):
      if let component = keyPath.component {
        values[property.index].component(component)
      } else {
        values[property.index]
      }
    }
  }

  /// Sets the value at a key path, or its component.
  ///
  /// A value of another kind than the property's changes nothing; a custom property takes any kind.
  public mutating func set(_ keyPath: LayerKeyPath, to value: LayerValue) {
    guard case .property(let property) = keyPath.base else { return setCustom(keyPath.description, value) }
    let slot = property.index
    if let component = keyPath.component {
      values[slot] = values[slot].replacing(component, by: value)
    } else if values[slot].isSameKind(as: value) {
      values[slot] = value
    }
  }

  /// Copies all values of another state into the present memory.
  mutating func assign(_ other: LayerState) {
    for index in values.indices { values[index] = other.values[index] }
    custom.removeLast(max(0, custom.count - other.custom.count))
    for index in custom.indices { custom[index] = other.custom[index] }
    custom.append(contentsOf: other.custom.dropFirst(custom.count))
  }

  private func customValue(_ name: String) -> LayerValue? {
    custom.first { $0.name == name }?.value
  }

  private mutating func setCustom(_ name: String, _ value: LayerValue) {
    if let index = custom.firstIndex(where: { $0.name == name }) {
      custom[index].value = value
    } else {
      custom.append((name, value))
    }
  }
}
