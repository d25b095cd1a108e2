import LayerAnimation

extension LayerKeyPath {
  /// Refuses values of a shape that those of a property of Core Animation's do not have.
  func require(_ shape: ValueShape, at place: DocumentPlace) throws(CommandFailure) {
    guard case .property = base, let value = LayerState().value(at: self) else { return }
    let expected: ValueShape
    switch value {
    case .number: expected = .number
    case .point: expected = .numbers(2)
    case .rectangle, .color: expected = .numbers(4)
    case .numbers:
      if case .numbers = shape { return }
      throw place.failure("expected arrays of numbers as the values of \(description.quoted), found \(shape.kind)")
    case .transform, .path, .colors:
      throw place.failure("\(description.quoted) is \(value.kind), which a document cannot write: animate a part of it")
    }
    guard shape == expected else {
      throw place.failure("expected \(expected.kind) as a value of \(description.quoted), found \(shape.kind)")
    }
  }

  /// The property that this is a part of, or all of; nil for one of somebody's own, which has no parts.
  var whole: LayerKeyPath? {
    guard case .property(let property) = base else { return nil }
    return try? LayerKeyPath(property)
  }
}

extension AnimationChannels {
  /// Refuses a property together with a part of it: in a layer they would be the same numbers, in a table they would
  /// not.
  func refuseOverlap(of keyPath: LayerKeyPath, at place: DocumentPlace) throws(CommandFailure) {
    // What is known has been looked at before.
    guard index(of: keyPath) == nil, let other = overlap(with: keyPath) else { return }
    throw place.failure(
      "\(keyPath.description.quoted) overlaps \(other.description.quoted), animated in the same group")
  }
}
