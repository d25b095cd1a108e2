internal import JSONText
import MotionNumerics

extension JSONDocument {
  /// The limits of the tool's documents.
  ///
  /// The depth is far more than any document needs; the length is that of an input file.
  private static let limits = JSONLimits(maximumDepth: 64, maximumByteCount: InputFile.limit << 20)

  /// Reads the bytes of a document.
  ///
  /// - Parameters:
  ///   - bytes: text in UTF-8, with or without a byte order mark.
  ///   - location: the top of the document.
  /// - Throws: ``CommandFailure/badData(_:)``, which names the line and the column, and the field if there is one.
  init(parsing bytes: [UInt8], at location: DocumentLocation) throws(CommandFailure) {
    do {
      try self.init(parsing: bytes, limits: Self.limits)
    } catch {
      throw Self.failure(error, at: location)
    }
  }

  private static func failure(_ error: JSONError, at location: DocumentLocation) -> CommandFailure {
    switch error.problem {
    case .empty: return location.failure("expected an object, found nothing")
    // Without the path, which would fill the screen.
    case .tooDeep: return location.failure(error.description)
    default: return location.following(error.place.path.steps).failure(error.description)
    }
  }
}

extension JSONValue {
  /// Reads the value as a number of a range.
  func number(_ range: NumberRange, at location: DocumentLocation) throws(CommandFailure) -> Double {
    guard let number else {
      throw location.failure("expected \(range.expectation), found \(kind)")
    }
    guard range.bounds.contains(number) else {
      throw location.failure("expected \(range.expectation), found \(number.shortestDecimal)")
    }
    return number
  }
}

/// The numbers that a field accepts, and their description in messages.
struct NumberRange {
  let bounds: ClosedRange<Double>
  /// Such as "a positive number".
  let expectation: String

  static let finite = NumberRange(bounds: -greatest...greatest, expectation: "a number")
  static let positive = NumberRange(bounds: .leastNonzeroMagnitude...greatest, expectation: "a positive number")
  static let nonnegative = NumberRange(bounds: 0...greatest, expectation: "a number of at least 0")

  static func closed(_ bounds: ClosedRange<Double>) -> NumberRange {
    let ends = "\(bounds.lowerBound.shortestDecimal) to \(bounds.upperBound.shortestDecimal)"
    return NumberRange(bounds: bounds, expectation: "a number from \(ends)")
  }

  private static let greatest = Double.greatestFiniteMagnitude
}
