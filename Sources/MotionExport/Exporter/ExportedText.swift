import MotionCurves
import MotionFitting

/// A motion, a scene or a layer tree as text for another system, with its error and warnings.
public struct ExportedText: Sendable, Hashable {
  /// The text, with ``remark`` as a comment if the format has comments.
  public let text: String
  /// The kind of the text, and how near it is to the motion: `spring(1 100 10): 25 points, the fewest; error at most
  /// 0.00098 (certified)`.
  public let remark: String
  /// The largest error, as a part of the motion's distance.
  ///
  /// For a motion without a distance it is in value units, for scenes and layers in points.
  ///
  /// It is 0 if the other system has the motion itself.
  public let maximumError: Double
  /// Warnings for the reader of the text: cases in which the other system does not do exactly what the text says.
  public let warnings: [String]

  /// Creates a text.
  package init(_ text: String, remark: String, maximumError: Double, warnings: [String] = []) {
    self.text = text
    self.remark = remark
    self.maximumError = maximumError
    self.warnings = warnings
  }
}

/// The sentences about a text.
enum Remark {
  /// A sentence for a motion that the other system has itself.
  static func exact(_ title: String, as name: String, of kind: String = "motion") -> String {
    "\(title): \(name), the \(kind) itself; error 0"
  }

  /// A sentence for a fit, with its certificate, or with the number of points at which the error was measured.
  ///
  /// - Parameters:
  ///   - title: the name of the motion.
  ///   - what: the result of the fit.
  ///   - error: the largest error.
  ///   - whole: the unit of a relative error; nil for value units.
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
  /// The number with three digits, rounded up, so that a bound stays a bound.
  var roundedUp: String {
    guard self > 0 && isFinite else { return shortestDecimal }
    var unit = 1.0
    while self * unit < 100 && unit < 1e300 { unit *= 10 }
    return unit > 1 ? ((self * unit).rounded(.up) / unit).shortestDecimal : rounded(.up).shortestDecimal
  }
}
