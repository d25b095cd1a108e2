/// A parameter that is outside its domain.
///
/// Thrown by the throwing initialisers of all types of this module; the unlabelled initialisers trap with the same
/// message.
public struct ParameterError: Error, Hashable, CustomStringConvertible {
  /// The name of the parameter, as in the initialiser and in the notation.
  public let parameter: String
  /// The value that was given, as text.
  public let value: String
  /// What is allowed, in words.
  public let allowed: String

  /// Says that `parameter` had a `value` that is not `allowed`.
  public init(parameter: String, value: String, allowed: String) {
    self.parameter = parameter
    self.value = value
    self.allowed = allowed
  }

  /// One line: the parameter, what it must be, and what it was.
  public var description: String {
    "\(parameter) must be \(allowed), not \(value)"
  }

  package static func requireFinite(_ value: Double, _ parameter: String) throws(ParameterError) {
    guard value.isFinite else {
      throw ParameterError(
        parameter: parameter, value: value.shortestDecimal, allowed: "a finite number")
    }
  }

  package static func requirePositive(_ value: Double, _ parameter: String) throws(ParameterError) {
    guard value > 0 && value.isFinite else {
      throw ParameterError(
        parameter: parameter, value: value.shortestDecimal, allowed: "a positive number")
    }
  }

  package static func requireNotNegative(_ value: Double, _ parameter: String) throws(ParameterError) {
    guard value >= 0 && value.isFinite else {
      throw ParameterError(
        parameter: parameter, value: value.shortestDecimal, allowed: "a finite number that is not negative")
    }
  }

  /// What an initialiser makes, or a trap with its error's message: for parameters that the program itself has chosen.
  package static func orTrap<Made>(_ make: @autoclosure () throws(ParameterError) -> Made) -> Made {
    do {
      return try make()
    } catch {
      fatalError(error.description)
    }
  }
}
