internal import MotionExport
internal import MotionNumerics

/// The fewest lines near a motion, as a curve of CSS's `linear()`.
///
/// The numbers are those of an export, which here writes lines even for a motion that CSS has itself.
struct LineFit {
  /// The curve between the ends of the motion; for a motion in seconds a tween on it.
  let motion: ParsedMotion
  /// The largest distance from the motion, as a part of its distance.
  let maximumError: Double

  init(_ source: MotionHandle, within tolerance: Double) throws(CallError) {
    let kind = source.kind
    let (exporter, css) = try CallError.instead { () throws(ExportError) in
      let exporter = try kind.exporter(tolerance: tolerance)
      // A motion whose form the exporter does not know.
      let lines = try MotionExporter(
        exporter.motion, over: exporter.domain, from: exporter.start, to: exporter.end, tolerance: tolerance)
      return (exporter, try lines.css())
    }
    let easing = css.declaration("easing")
    let words =
      source.timeMeaning == .seconds ? [css.declaration("duration"), easing, css.declaration("delay")] : [easing]
    let curve = try CallError.instead { () throws(NotationError) in
      try ParsedMotion(parsing: words.compactMap { $0 }.joined(separator: " "))
    }
    motion = curve.between(exporter.start, exporter.end)
    maximumError = css.maximumError
  }
}

extension ExportedText {
  /// The value of a custom property in the style sheet, by the end of its name.
  fileprivate func declaration(_ name: String) -> String? {
    let start = "--motion-\(name): "
    for line in text.split(separator: "\n") {
      let declaration = line.drop { $0 == " " }
      if declaration.hasPrefix(start) { return String(declaration.dropFirst(start.utf8.count).dropLast()) }
    }
    return nil
  }
}
