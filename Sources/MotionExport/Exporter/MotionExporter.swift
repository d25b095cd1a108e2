import MotionCurves
public import MotionFitting
import MotionNotation

/// Writes a motion as text for other systems.
///
/// Each text stays within a tolerance, proved from the printed numbers.
///
/// ```swift
/// let motion = try ParsedMotion(parsing: "spring(1 100 10) 0 -> 300")
/// let exporter = try MotionExporter(motion, tolerance: 1e-3)
/// let css = try exporter.css()
/// css.text                // --motion-easing: linear(0, 0.0273 1.95%, …);
/// css.maximumError        // 0.00098, of the distance
/// ```
///
/// If the other system has the motion itself, a spring or a cubic Bézier, the text uses it, and the error is 0, or that
/// of the rounding where the system's numbers have 32 bits. A text that exceeds the tolerance is never written.
///
/// - A spring motion, such as one from a handover or a fit, is exported from its start on: `MotionExporter(caught)`.
/// - The tolerance and all errors are parts of the distance from its start to its end. A motion without a distance
///   stays at its value or returns to it. Its tolerance and errors are in value units.
/// - Values, and the velocity and the swing of a spring, go to 10³⁰⁰.
/// - A motion that settles ends as soon as it stays within four fifths of the tolerance of its target, rounded up to a
///   millisecond. The text then ends at the target. The rest of the tolerance is room for the fit near the end.
public struct MotionExporter<Source: ChordBounded & Sendable>: Sendable {
  /// The motion.
  public let motion: Source
  /// The times to export, finite.
  public internal(set) var domain: ClosedRange<Double>
  /// The value of progress 0.
  package let start: Double
  /// The value of progress 1.
  package let end: Double
  /// The distance from `start` to `end`, to which tolerance and errors are relative; 1 for a motion without a distance.
  package let distance: Double
  /// The largest error, as a part of the distance.
  public internal(set) var tolerance: Double
  /// The name of the motion in remarks: its notation, if it has one.
  public let title: String
  /// Whether the motion's time is seconds; otherwise it is progress.
  package let isTimed: Bool
  /// The shape of the motion, if other systems may have the same.
  var shape: ExportShape

  /// Creates an exporter of any motion with a bound of its distance from its chords.
  ///
  /// - Parameters:
  ///   - motion: the motion, in seconds.
  ///   - domain: the times to export, finite.
  ///   - start: the value of progress 0.
  ///   - end: the value of progress 1.
  ///   - tolerance: the largest error; positive. It is a part of the distance from `start` to `end`, or in value units
  ///     if both are the same.
  ///   - title: the name of the motion in remarks.
  /// - Throws: ``ExportError/parameter(_:)``.
  public init(
    _ motion: Source, over domain: ClosedRange<Double>, from start: Double, to end: Double,
    tolerance: Double = 1e-3, title: String = "a motion"
  ) throws(ExportError) {
    try self.init(
      motion, over: domain, from: start, to: end, tolerance: tolerance, title: title, isTimed: true, shape: .other)
  }

  /// Creates an exporter.
  ///
  /// By default, its distance is that of the values.
  init(
    _ motion: Source, over domain: ClosedRange<Double>, from start: Double, to end: Double, distance: Double? = nil,
    tolerance: Double, title: String, isTimed: Bool, shape: ExportShape
  ) throws(ExportError) {
    let distance = distance ?? (start == end ? 1 : abs(end - start))
    try ExportError.requirePositive(tolerance, "tolerance")
    try ExportError.requireDuration(of: domain)
    let largest = max(abs(start), abs(end), distance * shape.largestNumber)
    // A comparison with NaN is false.
    guard largest <= Self.largestValue else {
      throw .parameter("the largest value of the motion", largest, allowed: "at most 1e300")
    }
    self.motion = motion
    self.domain = domain
    self.start = start
    self.end = end
    self.distance = distance
    self.tolerance = tolerance
    self.title = title
    self.isTimed = isTimed
    self.shape = shape
  }

  /// What is left up to the largest number is for degrees, pictures and the coefficients of closed forms.
  private static var largestValue: Double { 1e300 }

  /// The length of the domain, in seconds.
  package var duration: Double { domain.upperBound - domain.lowerBound }

  /// The largest error in value units.
  var absoluteTolerance: Double { tolerance * distance }

  /// The value of the last key.
  ///
  /// It is the end if the motion comes so near to it that a curve can end there.
  var lastValue: Double {
    let last = motion.value(at: domain.upperBound)
    return abs(last - end) <= 0.85 * absoluteTolerance ? end : last
  }

  /// The progress of a value; for a motion without a distance, the difference from its value.
  func progress(of value: Double) -> Double { hasDistance ? (value - start) / (end - start) : value - start }

  /// The time of a fraction of the domain.
  func time(at fraction: Double) -> Double { domain.lowerBound.interpolated(to: domain.upperBound, by: fraction) }
}
