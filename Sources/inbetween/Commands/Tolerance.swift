import ArgumentParser
import MotionNumerics

/// `--tolerance`: a limit in the units of values, or as a fraction of their distance.
enum Tolerance {
  /// Reads a positive number; anything else is a wrong flag.
  static func number(_ text: String) throws -> Double {
    guard let number = NumberUnit.fraction.number(Array(text.utf8)), number > 0 else {
      throw ValidationError("--tolerance: expected a positive number, found \(text.quoted).")
    }
    return number
  }

  /// The tolerance if none is given: a thousandth of the range of the values.
  ///
  /// - Throws: ``CommandFailure/badData(_:)`` for values without a range.
  static func usual(for values: [Double], of name: String) throws(CommandFailure) -> Double {
    let range = values.finiteRange.map { $0.upperBound - $0.lowerBound } ?? 0
    guard range > 0 && range.isFinite else { throw .badData("\(name): its values are all the same: give --tolerance") }
    return 1e-3 * range
  }
}
