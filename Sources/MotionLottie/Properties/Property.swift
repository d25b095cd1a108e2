/// A value of a document that may change from frame to frame.
enum Property<Value: PropertyValue>: Sendable {
  /// The same value at every frame.
  case constant(Value)
  /// Values at keyframes, and easings between them.
  case keyframed(KeyframedProperty<Value>)
  /// A value that a client gives for each frame.
  case computed(@Sendable (Double) -> Value)
  /// The values of a slot, by whose identifier a client may replace them.
  indirect case slot(String, Property)

  /// The value at a frame of the composition that holds the property.
  func value(at frame: Double) -> Value {
    switch self {
    case .constant(let value): value
    case .keyframed(let keyframes): keyframes.value(at: frame)
    case .computed(let value): value(frame)
    case .slot(_, let property): property.value(at: frame)
    }
  }

  /// The value, if it is the same at every frame.
  var constant: Value? {
    switch self {
    case .constant(let value): value
    case .keyframed, .computed: nil
    case .slot(_, let property): property.constant
    }
  }

  /// The identifier of the slot that the property names.
  var slotID: String? {
    if case .slot(let id, _) = self { return id }
    return nil
  }

  /// Another property in the place of this one, in the same slot.
  func replaced(by property: Property) -> Property {
    slotID.map { .slot($0, property) } ?? property
  }

  /// Whether the value is the same at every frame.
  var isConstant: Bool { constant != nil }
}

/// A type of a property's values.
protocol PropertyValue: Sendable {
  /// The value between two others, by an easing whose components may differ.
  static func interpolated(from start: Self, to end: Self, easing: SegmentEasing, at progress: Double) -> Self

  /// The value at an eased fraction of the length of a curve; nil for values that are no positions.
  static func moved(along curve: SpatialCurve, by progress: Double) -> Self?

  /// The value as a position that may move along a curve; nil for values that are no positions.
  var position: Vector? { get }
}

extension PropertyValue {
  var position: Vector? { nil }

  static func moved(along curve: SpatialCurve, by progress: Double) -> Self? { nil }
}

extension Double: PropertyValue {
  static func interpolated(from start: Double, to end: Double, easing: SegmentEasing, at progress: Double) -> Double {
    start + (end - start) * easing.value(of: 0, at: progress)
  }
}

/// A position, anchor point, scale, size, orientation: x, y and, mostly unused, z.
typealias Vector = SIMD3<Double>

extension Vector: PropertyValue {
  static func interpolated(from start: Vector, to end: Vector, easing: SegmentEasing, at progress: Double) -> Vector {
    start + (end - start) * easing.vector(at: progress)
  }

  static func moved(along curve: SpatialCurve, by progress: Double) -> Vector? { curve.position(at: progress) }

  var position: Vector? { self }
}

extension Vector {
  /// The two coordinates in the plane.
  var plane: SIMD2<Double> { SIMD2(x, y) }
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
