/// A value whose computation is known to succeed.
public func unwrapped<Value>(_ value: () throws -> Value) -> Value {
  do { return try value() } catch { fatalError("\(error)") }
}
