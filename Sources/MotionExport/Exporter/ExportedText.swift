import MotionCurves
import MotionFitting

/// A motion, a scene or a layer tree as text for another system, and what is known of it.
public struct ExportedText: Sendable, Hashable {
  /// The text, with ``remark`` as a comment where the format has comments.
  public let text: String
  /// What was written, and how near it is to the motion: `spring(1 100 10): 25 points, the fewest; error at most 0.00098
  /// (certified)`.
  public let remark: String
  /// The largest error, as a part of the motion's distance, in value units where it has none; for scenes and layers in points.
  ///
  /// 0 where the other system has the motion itself.
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
  static func exact(_ title: String, as name: String, of kind: String = "motion") -> String {
    "\(title): \(name), the \(kind) itself; error 0"
  }

  /// A sentence for a fit, with its certificate, or the number of points at which the error was measured.
  ///
  /// - Parameters:
  ///   - title: what was fitted.
  ///   - what: by what.
  ///   - error: the largest error.
  ///   - whole: what the error is a part of; nil for value units.
  ///   - measuredCount: the number of points; nil for a certificate.
  /// - Returns: the sentence.
  static func fit(_ title: String, _ what: String, error: Double, of whole: String?, measuredCount: Int?) -> String {
    let evidence = measuredCount.map { "measured at \($0) points" } ?? "certified"
    let unit = whole.map { " of the \($0)" } ?? ""
    return "\(title): \(what); error at most \(error.roundedUp)\(unit) (\(evidence))"
  }
}

extension MotionExporter {
  /// A sentence for a fit of the motion.
  func fitRemark(_ what: String, error: Double) -> String {
    Remark.fit(
      title, what, error: error, of: hasDistance ? "distance" : nil, measuredCount: motion.measuredCount)
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
