import MotionCurves
public import MotionFitting

/// Writes a motion as text for other systems, each within a tolerance that is proved from the numbers as they are printed.
///
/// ```swift
/// let motion = try NotatedMotion(parsing: "spring(1 100 10) 0 -> 300")
/// let exporter = try MotionExporter(motion, tolerance: 1e-3)
/// let css = try exporter.css()
/// css.text                // --motion-easing: linear(0, 0.0273 1.95%, …);
/// css.maximumError        // 0.00098, of the distance
/// ```
///
/// Where the other system has the motion itself, a spring or a cubic Bézier, that is written, and the error is 0.
/// Nothing is written that is further off than the tolerance.
///
/// - A motion on a spring, such as one that was handed over or fitted, is exported from its start on:
///   `MotionExporter(caught)`.
/// - The tolerance and all errors are parts of the distance from ``start`` to ``end``. Without one, for a motion that stays
///   where it is or comes back, they are in value units.
/// - A motion that settles ends as soon as it stays within four fifths of the tolerance of its target, rounded up to a
///   millisecond, and then at the target: the rest is room for the fit near the end.
public struct MotionExporter<Source: ChordBounded & Sendable>: Sendable {
  /// The motion.
  public let motion: Source
  /// The times that are exported, finite.
  public internal(set) var domain: ClosedRange<Double>
  /// The value that is a progress of 0.
  public let start: Double
  /// The value that is a progress of 1.
  public let end: Double
  /// The distance from `start` to `end`, to which tolerance and errors are relative; 1 for a motion that has none.
  public let distance: Double
  /// The largest error, as a part of the distance.
  public let tolerance: Double
  /// What the motion is called in remarks: its notation, where it has one.
  public let title: String
  /// Whether the motion's time is seconds; otherwise it is progress.
  public let isTimed: Bool
  /// What the motion is, where other systems may have the same.
  var form: MotionForm

  /// Creates an exporter of any motion whose distance from its chords is bounded.
  ///
  /// - Parameters:
  ///   - motion: the motion, in seconds.
  ///   - domain: the times to be exported, finite.
  ///   - start: the value that is a progress of 0.
  ///   - end: the value that is a progress of 1.
  ///   - tolerance: the largest error, as a part of the distance from `start` to `end`, in value units where both are the
  ///     same; positive.
  ///   - title: what the motion is called in remarks.
  /// - Throws: ``ExportError/parameter(_:)``.
  public init(
    _ motion: Source, over domain: ClosedRange<Double>, from start: Double, to end: Double,
    tolerance: Double = 1e-3, title: String = "a motion"
  ) throws(ExportError) {
    try self.init(
      motion, over: domain, from: start, to: end, tolerance: tolerance, title: title, isTimed: true, form: .other)
  }

  /// Creates an exporter whose distance is that of the values, if not another one.
  init(
    _ motion: Source, over domain: ClosedRange<Double>, from start: Double, to end: Double, distance: Double? = nil,
    tolerance: Double, title: String, isTimed: Bool, form: MotionForm
  ) throws(ExportError) {
    let distance = distance ?? (start == end ? 1 : abs(end - start))
    try ExportError.requirePositive(tolerance, "tolerance")
    try ExportError.requireDuration(of: domain)
    guard distance.isFinite else {
      throw .parameter("the distance of the motion", distance, allowed: "finite")
    }
    self.motion = motion
    self.domain = domain
    self.start = start
    self.end = end
    self.distance = distance
    self.tolerance = tolerance
    self.title = title
    self.isTimed = isTimed
    self.form = form
  }

  /// The length of the domain, in seconds.
  public var duration: Double { domain.upperBound - domain.lowerBound }

  /// The largest error in value units.
  var absoluteTolerance: Double { tolerance * distance }

  /// The value of the last key: the end, where the motion has come so near to it that a curve can go there.
  var lastValue: Double {
    let last = motion.value(at: domain.upperBound)
    return abs(last - end) <= 0.85 * absoluteTolerance ? end : last
  }

  /// The progress of a value; 0 of that of a motion without a distance.
  func progress(of value: Double) -> Double { hasDistance ? (value - start) / (end - start) : value - start }

  /// The time of a fraction of the domain.
  func time(at fraction: Double) -> Double { domain.lowerBound.interpolated(to: domain.upperBound, by: fraction) }
}
