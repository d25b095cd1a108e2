/// A value behind a reference, for what few nodes have: nodes are copied in large lists, and the rare parts of
/// one kind should not make all of them larger.
///
/// It has value semantics: a change makes a new box.
indirect enum Boxed<Value: Sendable & Hashable>: Sendable, Hashable {
  case value(Value)

  init(_ value: Value) {
    self = .value(value)
  }

  var value: Value {
    switch self {
    case .value(let value): value
    }
  }
}

// Embedded Swift has no Codable.
#if !hasFeature(Embedded)
  /// A box is stored as what it holds.
  extension Boxed: Codable where Value: Codable {
    init(from decoder: any Decoder) throws {
      self = .value(try Value(from: decoder))
    }

    func encode(to encoder: any Encoder) throws {
      try value.encode(to: encoder)
    }
  }
#endif
