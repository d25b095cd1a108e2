/// A parameter outside its domain.
///
/// The throwing initialisers of all types of this module throw it; the ordinary ones trap with the same message.
public struct ParameterError: Error, Hashable, CustomStringConvertible {
  /// The name of the parameter, as in the initialiser and in the notation.
  public let parameter: String
  /// The given value, as text.
  public let value: String
  /// The allowed values, in words.
  public let allowed: String

  /// Creates the error for a `parameter` whose `value` is not `allowed`.
  package init(parameter: String, value: String, allowed: String) {
    self.parameter = parameter
    self.value = value
    self.allowed = allowed
  }

  /// One line: the parameter, its allowed values and the given value.
  public var description: String { parts.joined() }

  /// The parts of the description, for callers that write one after the other.
  ///
  /// The code that joins them is a tenth of a small page's WebAssembly.
  package var parts: [String] { [parameter, " must be ", allowed, ", not ", value] }

  package static func requireFinite(_ value: Double, _ parameter: String) throws(ParameterError) {
    guard value.isFinite else {
      throw refusal(of: value, parameter, allowed: "a finite number")
    }
  }

  package static func requirePositive(_ value: Double, _ parameter: String) throws(ParameterError) {
    guard value > 0 && value.isFinite else {
      throw refusal(of: value, parameter, allowed: "a positive number")
    }
  }

  package static func requireNotNegative(_ value: Double, _ parameter: String) throws(ParameterError) {
    guard value >= 0 && value.isFinite else {
      throw refusal(of: value, parameter, allowed: "a finite number that is not negative")
    }
  }

  /// The error for a number; not inlined, as it is rare.
  @inline(never)
  private static func refusal(of value: Double, _ parameter: String, allowed: String) -> ParameterError {
    ParameterError(parameter: parameter, value: value.shortestDecimal, allowed: allowed)
  }

  /// The result of an initialiser, or a trap with its error's message: for parameters that the program itself has
  /// chosen.
  ///
  /// A throwing twin with more than a few checks is marked `@inline(never)`; otherwise the trapping initialiser would
  /// contain a second copy of the checks.
  @inlinable
  @inline(__always)
  package static func orTrap<Made>(_ make: @autoclosure () throws(ParameterError) -> Made) -> Made {
    do {
      return try make()
    } catch {
      trap(error)
    }
  }
}
