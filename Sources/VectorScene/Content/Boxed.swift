/// A value behind a reference, for rare properties of nodes.
///
/// Nodes are copied in large lists: a rare property of one kind of node should not make all nodes larger.
///
/// A box has value semantics: a change makes a new box.
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
  /// A box is stored as its value.
  extension Boxed: Codable where Value: Codable {
    init(from decoder: any Decoder) throws {
      self = .value(try Value(from: decoder))
    }

    func encode(to encoder: any Encoder) throws {
      try value.encode(to: encoder)
    }
  }
#endif
