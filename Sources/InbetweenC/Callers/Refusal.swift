internal import MotionNumerics

/// What a caller is told about a call that has failed.
///
/// It is thrown before an object is made: in Embedded Swift, as of 6.3.1, one whose initialiser throws is not freed.
struct Refusal: Error {
  /// The parts of the message, which are written one behind the other.
  let parts: [String]

  init(_ parts: String...) { self.parts = parts }

  /// The result of a function, or its error as a refusal.
  static func instead<Result, Failure: Error & CustomStringConvertible>(
    _ body: () throws(Failure) -> Result
  ) throws(Refusal) -> Result {
    do {
      return try body()
    } catch {
      throw Refusal(error.description)
    }
  }

  /// The result of a function that checks numbers, or its error as a refusal, of which no parts are joined.
  static func checked<Result>(_ body: () throws(ParameterError) -> Result) throws(Refusal) -> Result {
    do {
      return try body()
    } catch {
      throw Refusal(error)
    }
  }

  private init(_ error: ParameterError) { parts = error.parts }
}
