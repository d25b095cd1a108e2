/// A value of a document that may change from frame to frame.
enum Property<Value: PropertyValue>: Sendable {
  /// The same value at every frame.
  case constant(Value)
  /// Values at keyframes, and easings between them.
  case keyframed(KeyframedProperty<Value>)
  /// A value that a client gives for each frame.
  case computed(@Sendable (Double) -> Value)
  /// The values of a slot; a client may replace them by the identifier of the slot.
  indirect case slot(String, Property)
  /// The values of a document with an expression, which is not evaluated until the property is bound to the document.
  case scripted(ScriptedProperty<Value>)

  /// The value at a frame of the composition that holds the property.
  func value(at frame: Double) -> Value {
    switch self {
    case .constant(let value): value
    case .keyframed(let keyframes): keyframes.value(at: frame)
    case .computed(let value): value(frame)
    case .slot(_, let property): property.value(at: frame)
    case .scripted(let scripted): scripted.base.value(at: frame)
    }
  }

  /// The value, if it is the same at every frame.
  var constant: Value? {
    switch self {
    case .constant(let value): value
    case .keyframed, .computed, .scripted: nil
    case .slot(_, let property): property.constant
    }
  }

  /// The identifier of the slot that the property names.
  var slotID: String? {
    if case .slot(let id, _) = self { return id }
    return nil
  }

  /// The property with its expression, if it has one that is not bound.
  var scripted: ScriptedProperty<Value>? {
    switch self {
    case .scripted(let scripted): scripted
    case .slot(_, let property): property.scripted
    case .constant, .keyframed, .computed: nil
    }
  }

  /// Another property in the place of this one, in the same slot.
  func replaced(by property: Property) -> Property {
    slotID.map { .slot($0, property) } ?? property
  }

  /// Whether the value is the same at every frame.
  var isConstant: Bool { constant != nil }
}

extension Property where Value == Vector {
  /// Three coordinates as one vector.
  static func joining(_ x: Property<Double>, _ y: Property<Double>, _ z: Property<Double>) -> Property {
    if let x = x.constant, let y = y.constant, let z = z.constant { return .constant(Vector(x, y, z)) }
    return .computed { Vector(x.value(at: $0), y.value(at: $0), z.value(at: $0)) }
  }

  /// One of the coordinates.
  func coordinate(_ index: Int) -> Property<Double> {
    if let constant { return .constant(constant[index]) }
    return .computed { value(at: $0)[index] }
  }
}
