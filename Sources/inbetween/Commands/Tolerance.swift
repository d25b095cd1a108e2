import ArgumentParser
import MotionNumerics

/// `--tolerance`: a limit in the units of values, or as a fraction of their distance.
enum Tolerance {
  /// Reads a positive number; anything else is a wrong flag.
  static func number(_ text: String) throws -> Double {
    guard let number = Double(decimal: Array(text.utf8)), number > 0 else {
      throw ValidationError("--tolerance: expected a positive number, found \(text.quoted).")
    }
    return number
  }
}
