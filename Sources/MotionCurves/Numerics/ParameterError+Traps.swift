/// Traps for parameters that the program itself has chosen, with the messages of the throwing initialisers.
///
/// The messages appear in release mode too, where a `precondition` loses its text. Only the comparison is inlined. The
/// code that writes the message is out of line and never returns, so that a check on a hot path costs only the
/// comparison.
extension ParameterError {
  /// Traps unless a number is in its domain.
  @inlinable
  @inline(__always)
  package static func trapUnless(_ isAllowed: Bool, _ parameter: String, _ value: Double, _ allowed: String) {
    if !isAllowed { trap(parameter, value, allowed) }
  }

  /// Traps unless a whole number is in its domain.
  @inlinable
  @inline(__always)
  package static func trapUnless(_ isAllowed: Bool, _ parameter: String, _ value: Int, _ allowed: String) {
    if !isAllowed { trap(parameter, value, allowed) }
  }

  /// Traps unless a number is finite.
  @inlinable
  @inline(__always)
  package static func trapUnlessFinite(_ value: Double, _ parameter: String) {
    if !value.isFinite { trap(parameter, value, "a finite number") }
  }

  /// Traps unless two counts are equal.
  @inlinable
  @inline(__always)
  package static func trapUnlessSameCount(_ values: Int, _ value: String, _ times: Int, _ time: String) {
    if values != times { trap(values, value, times, time) }
  }

  /// Traps with the error's message.
  @inline(never)
  @usableFromInline
  package static func trap(_ parameter: String, _ value: Double, _ allowed: String) -> Never {
    fatalError(ParameterError(parameter: parameter, value: value.shortestDecimal, allowed: allowed).description)
  }

  /// Traps with the error's message.
  @inline(never)
  @usableFromInline
  package static func trap(_ parameter: String, _ value: Int, _ allowed: String) -> Never {
    fatalError(ParameterError(parameter: parameter, value: value.description, allowed: allowed).description)
  }

  /// Traps with the error's message.
  @inline(never)
  @usableFromInline
  static func trap(_ error: ParameterError) -> Never {
    fatalError(error.description)
  }

  @inline(never)
  @usableFromInline
  static func trap(_ values: Int, _ value: String, _ times: Int, _ time: String) -> Never {
    fatalError("there must be as many \(value) as \(time), not \(values) for \(times)")
  }
}
