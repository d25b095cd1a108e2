// Embedded Swift cannot ask for the type of a value.
#if !hasFeature(Embedded)
  /// A value as a person writes it: a whole number without ".0", a vector as its numbers in brackets, and any other
  /// value as its description.
  package func shortDescription<Value>(of value: Value) -> String {
    if let number = value as? Double { return number.shortestDecimal }
    if let vector = value as? any SIMD { return list(vector) }
    return String(describing: value)
  }

  private func list<Vector: SIMD>(_ vector: Vector) -> String {
    "[" + vector.indices.map { shortDescription(of: vector[$0]) }.joined(separator: ", ") + "]"
  }
#endif
