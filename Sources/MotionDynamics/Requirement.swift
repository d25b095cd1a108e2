/// Traps with words, in release too, where a `precondition` has lost its own, unless a condition holds: for what only the
/// program itself can have got wrong.
///
/// - Parameters:
///   - condition: what must hold.
///   - message: what the caller has to see to.
@inlinable
@inline(__always)
func require(_ condition: Bool, _ message: @autoclosure () -> String) {
  if !condition { trap(message()) }
}

/// Ends the process with words; out of the way of what is fast.
@usableFromInline
@inline(never)
func trap(_ message: String) -> Never {
  fatalError(message)
}
