internal import MotionNumerics

/// The message to a caller about a failed call.
///
/// It is thrown before an object is created: in Embedded Swift, as of 6.3.1, an object whose initialiser throws is not
/// freed.
struct CallError: Error {
  /// The parts of the message, which are written one after the other.
  let parts: [String]

  init(_ parts: String...) { self.parts = parts }

  /// The result of a function; its error becomes a refusal.
  static func instead<Result, Failure: Error & CustomStringConvertible>(
    _ body: () throws(Failure) -> Result
  ) throws(CallError) -> Result {
    do {
      return try body()
    } catch {
      throw CallError(error.description)
    }
  }

  /// The result of a function that checks numbers.
  ///
  /// Its error becomes a refusal whose parts stay separate.
  static func checked<Result>(_ body: () throws(ParameterError) -> Result) throws(CallError) -> Result {
    do {
      return try body()
    } catch {
      throw CallError(error)
    }
  }

  private init(_ error: ParameterError) { parts = error.parts }
}
