/// A value behind a reference.
final class Shared<Value: Sendable>: Sendable {
  let value: Value

  init(_ value: Value) {
    self.value = value
  }

  /// A changed copy.
  func changed(_ change: (inout Value) -> Void) -> Shared {
    var value = value
    change(&value)
    return Shared(value)
  }
}
