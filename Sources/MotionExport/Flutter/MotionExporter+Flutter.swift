internal import MotionCurves
import MotionFitting
import MotionNotation
import MotionSprings

extension MotionExporter {
  /// The motion as Dart for Flutter: a `SpringSimulation`, a `Cubic`, or a `TweenSequence`.
  ///
  /// The text says that it was not run, as the tests of this package use no Dart compiler.
  ///
  /// - Throws: ``ExportError`` for a motion without a duration, for one that keys cannot follow, and for one that takes
  ///   more than 2⁵³ microseconds.
  public func flutter() throws(ExportError) -> ExportedText {
    try requireSeconds()
    let (part, delay) = try keyedFromZero()
    let solver = "Flutter solves a Cubic to within 0.001"
    if case .spring(let spring, let velocity) = part.shape {
      let numbers = [("mass", spring.mass), ("stiffness", spring.stiffness), ("damping", spring.damping)]
      let wait = delay == 0 ? "" : "After \(delay.plainText) s.".lineComment
      let lines = """
        \(wait)final simulation = SpringSimulation(
          const SpringDescription(\(numbers.map { "\($0): \($1.plainText)" }.joined(separator: ", "))),
          \(start.plainText), \(end.plainText), \((velocity * (end - start)).plainText));
        controller.animateWith(simulation);

        """
      return dart(lines, Remark.exact(title, as: "a SpringSimulation"), error: 0, warnings: [])
    }
    // Dart on the web has doubles for its integers.
    try ExportError.requireTime(delay + part.duration, upTo: 0x1p53 / 1e6, "Flutter")
    if let curve = part.shape.cubicBezier, part.duration.isWholeMicroseconds {
      let controls = [curve.x1, curve.y1, curve.x2, curve.y2].map { $0.plainText }.joined(separator: ", ")
      let lines = """
        \(Self.duration(part.duration, after: delay))final animation = Tween<double>(begin: \(start.plainText), end: \(end.plainText))
          .chain(CurveTween(curve: const Cubic(\(controls))))
          .animate(controller);

        """
      return dart(lines, Remark.exact(title, as: "a Cubic"), error: 0, warnings: [solver])
    }
    let printed = try part.printedKeys(
      KeyLayout(
        shape: .relative, time: NumberScale(unit: 1e6, rounding: .decimals(0)), value: valueScale(),
        handle: handleScale, allowsJumps: true))
    let items = zip(printed.segments, zip(printed.keys, printed.keys.dropFirst())).compactMap { segment, ends in
      ends.1.time > ends.0.time ? segment.dart(from: ends.0, to: ends.1) : nil
    }
    let lines = """
      \(Self.duration(part.duration, after: delay))final animation = TweenSequence<double>([
      \(items.map { "  \($0),\n" }.joined())]).animate(controller);

      """
    return dart(
      lines, fitRemark(printed.count, error: printed.maximumError), error: printed.maximumError,
      warnings: [solver])
  }

  private static func duration(_ duration: Double, after delay: Double) -> String {
    let wait = delay == 0 ? "" : ", after \(delay.plainText) s"
    let microseconds = (1e6 * duration).rounded().plainText
    return "// The controller's duration: const Duration(microseconds: \(microseconds))\(wait).\n"
  }

  private func dart(_ lines: String, _ remark: String, error: Double, warnings: [String]) -> ExportedText {
    ExportedText(
      remark.lineComment + "This snippet for Flutter was not run.".lineComment + lines, remark: remark,
      maximumError: error, warnings: warnings)
  }
}

extension Double {
  /// Whether a number of seconds is a whole number of microseconds, apart from rounding.
  fileprivate var isWholeMicroseconds: Bool { abs(1e6 * self - (1e6 * self).rounded()) <= 1e-6 }
}

extension PrintedKeys.Segment {
  /// The segment as an item of a sequence; its weight is its time in microseconds.
  fileprivate func dart(from key: PrintedKeys.Key, to next: PrintedKeys.Key) -> String {
    let weight = "weight: \((next.time - key.time).plainText)"
    let tween = "Tween<double>(begin: \(key.value.plainText), end: \(next.value.plainText))"
    switch self {
    case .bezier(let x1, let y1, let x2, let y2):
      let controls = [x1, y1, x2, y2].map { $0.plainText }.joined(separator: ", ")
      return "TweenSequenceItem(tween: \(tween).chain(CurveTween(curve: const Cubic(\(controls)))), \(weight))"
    case .hold: return "TweenSequenceItem(tween: ConstantTween<double>(\(key.value.plainText)), \(weight))"
    case .linear, .points, .hermite: return "TweenSequenceItem(tween: \(tween), \(weight))"
    }
  }
}
