import MotionCurves

extension MotionExporter {
  /// The values at both ends and in the middle, as a line of text.
  func points() throws(ExportError) -> ExportedText {
    let middle = 0.5 * domain.lowerBound + 0.5 * domain.upperBound
    let values = [domain.lowerBound, middle, domain.upperBound].map { motion.value(at: $0).description }
    return ExportedText(values.joined(separator: " ") + "\n", remark: title, maximumError: 1)
  }
}
