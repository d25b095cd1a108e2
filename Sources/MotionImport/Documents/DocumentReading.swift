package import JSONText
import MotionCurves

extension JSONDocument {
  /// The limits of documents.
  ///
  /// The depth is far more than any document needs; the length is that of all texts that are imported.
  private static let limits = JSONLimits(maximumDepth: 64, maximumByteCount: MotionImporter.greatestByteCount)

  /// Reads the bytes of a document.
  ///
  /// - Parameters:
  ///   - bytes: text in UTF-8, with or without a byte order mark.
  ///   - location: the top of the document.
  /// - Throws: ``DocumentError``, which names the line and the column, and the field if there is one.
  package init(parsing bytes: [UInt8], at location: DocumentLocation) throws(DocumentError) {
    do {
      try self.init(parsing: bytes, limits: Self.limits)
    } catch {
      throw Self.failure(error, at: location)
    }
  }

  private static func failure(_ error: JSONError, at location: DocumentLocation) -> DocumentError {
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
  package func number(_ range: NumberRange, at location: DocumentLocation) throws(DocumentError) -> Double {
    guard let number else {
      throw location.failure("expected \(range.expectation), found \(kind)")
    }
    if let problem = range.problem(with: number) { throw location.failure(problem) }
    return number
  }
}

/// The numbers that a field accepts, and their description in messages.
package struct NumberRange: Sendable {
  let bounds: ClosedRange<Double>
  /// Such as "a positive number".
  let expectation: String

  package static let finite = NumberRange(bounds: -greatest...greatest, expectation: "a number")
  package static let positive = NumberRange(bounds: .leastNonzeroMagnitude...greatest, expectation: "a positive number")
  package static let nonnegative = NumberRange(bounds: 0...greatest, expectation: "a number of at least 0")

  package static func closed(_ bounds: ClosedRange<Double>) -> NumberRange {
    let ends = "\(bounds.lowerBound.shortestDecimal) to \(bounds.upperBound.shortestDecimal)"
    return NumberRange(bounds: bounds, expectation: "a number from \(ends)")
  }

  /// What is wrong with a number; nil if the range has it.
  package func problem(with number: Double) -> String? {
    bounds.contains(number) ? nil : "expected \(expectation), found \(number.shortestDecimal)"
  }

  private static let greatest = Double.greatestFiniteMagnitude
}
