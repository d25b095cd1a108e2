/// The values of all properties of a layer: the model values, or those that are presented at a time.
///
/// One table of values, so that a state can be filled again and again without an allocation.
public struct LayerState: Sendable, Equatable {
  private var values: [LayerValue]
  /// Properties of one's own, in the order in which they came.
  private var custom: [(name: String, value: LayerValue)] = []

  /// The state of a new layer.
  public init() {
    values = LayerProperty.allCases.map { $0.defaultValue }
  }

  /// Whether all values are equal; the order of properties of one's own does not matter.
  public static func == (a: LayerState, b: LayerState) -> Bool {
    a.values == b.values && a.custom.count == b.custom.count
      && a.custom.allSatisfy { entry in b.customValue(entry.name) == entry.value }
  }

  /// The value of a property.
  public subscript(property: LayerProperty) -> LayerValue {
    get { values[property.index] }
    set { values[property.index] = newValue }
  }

  /// The value at a key path, or of the part that it names; nil for a property of one's own that was never set.
  public func value(at keyPath: LayerKeyPath) -> LayerValue? {
    let whole = keyPath.slot.map { values[$0] } ?? customValue(keyPath.description)
    guard let component = keyPath.component else { return whole }
    return whole?.component(component)
  }

  /// Sets the value at a key path, or the part that it names.
  ///
  /// A value of a kind that the property does not have changes nothing; a property of one's own takes any.
  public mutating func set(_ value: LayerValue, at keyPath: LayerKeyPath) {
    guard let slot = keyPath.slot else { return setCustom(keyPath.description, value) }
    if let component = keyPath.component {
      values[slot] = values[slot].replacing(component, by: value)
    } else if values[slot].isSameKind(as: value) {
      values[slot] = value
    }
  }

  /// Takes over all values of another state, into the room that is there.
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
