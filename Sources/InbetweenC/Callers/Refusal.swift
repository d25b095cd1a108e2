/// What a caller is told about a call that has failed.
///
/// It is thrown before an object is made: in Embedded Swift, as of 6.3.1, one whose initialiser throws is not freed.
struct Refusal: Error {
  let message: String

  init(_ message: String) { self.message = message }

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
}
