/// Traps with a message unless a condition holds; for programmer errors only.
///
/// Unlike `precondition`, it keeps its message in release builds.
///
/// - Parameters:
///   - condition: the condition.
///   - message: the requirement that the caller has broken.
@inlinable
@inline(__always)
func require(_ condition: Bool, _ message: @autoclosure () -> String) {
  if !condition { trap(message()) }
}

/// Ends the process with a message; not inlined, because callers are on hot paths.
@usableFromInline
@inline(never)
func trap(_ message: String) -> Never {
  fatalError(message)
}
