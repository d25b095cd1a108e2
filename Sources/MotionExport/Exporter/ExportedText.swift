internal import MotionNumerics

/// A motion as text for another system, and what is known of it.
public struct ExportedText: Sendable, Hashable {
  /// The text, with ``remark`` as a comment where the format has comments.
  public let text: String
  /// What was written, and how near it is to the motion: `spring(1 100 10): 25 points, the fewest; error at most 0.00098
  /// (certified)`.
  public let remark: String
  /// The largest error, as a part of the motion's distance, in value units where it has none; 0 where the other system has the motion itself.
  public let maximumError: Double
  /// What a reader of the text should know: where the other system does not do exactly what the text says.
  public let warnings: [String]

  /// Creates a text.
  public init(_ text: String, remark: String, maximumError: Double, warnings: [String] = []) {
    self.text = text
    self.remark = remark
    self.maximumError = maximumError
    self.warnings = warnings
  }
}

/// What is said of a text.
enum Remark {
  /// A sentence for a motion that the other system has itself.
  static func exact(_ title: String, as name: String) -> String { "\(title): \(name), the motion itself; error 0" }
}

extension MotionExporter {
  /// A sentence for a fit, with its certificate.
  func fitRemark(_ what: String, error: Double) -> String {
    let unit = hasDistance ? " of the distance" : ""
    return "\(title): \(what); error at most \(error.roundedUp)\(unit) (certified)"
  }
}

extension Double {
  /// The number with three digits, rounded up: a bound stays one.
  var roundedUp: String {
    guard self > 0 && isFinite else { return shortestDecimal }
    var unit = 1.0
    while self * unit < 100 && unit < 1e300 { unit *= 10 }
    return unit > 1 ? ((self * unit).rounded(.up) / unit).shortestDecimal : rounded(.up).shortestDecimal
  }
}
