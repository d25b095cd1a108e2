/// Traps with a message, in release too, where a `precondition` has lost its own, unless a condition holds: for errors
/// of the programmer alone.
///
/// - Parameters:
///   - condition: the condition.
///   - message: the requirement that the caller has broken.
@inlinable
@inline(__always)
func require(_ condition: Bool, _ message: @autoclosure () -> String) {
  if !condition { trap(message()) }
}

/// Ends the process with a message; not inlined, as callers are on hot paths.
@usableFromInline
@inline(never)
func trap(_ message: String) -> Never {
  fatalError(message)
}
