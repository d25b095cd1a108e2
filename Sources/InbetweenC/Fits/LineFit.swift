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
    let (exporter, lines) = try CallError.instead { () throws(ExportError) in
      let exporter = try kind.exporter(tolerance: tolerance)
      return (exporter, try exporter.withoutShape.cssNotation(withTimes: source.timeMeaning == .seconds))
    }
    let curve = try CallError.instead { () throws(NotationError) in try ParsedMotion(parsing: lines.text) }
    motion = curve.between(exporter.start, exporter.end)
    maximumError = lines.maximumError
  }
}
