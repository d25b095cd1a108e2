/// The number of elements of all arrays in a value: what it remembers.
public func storedCount(of value: Any) -> Int {
  let mirror = Mirror(reflecting: value)
  let here = mirror.displayStyle == .collection ? mirror.children.count : 0
  return mirror.children.reduce(here) { $0 + storedCount(of: $1.value) }
}
