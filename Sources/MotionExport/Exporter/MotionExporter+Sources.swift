public import MotionCurves
import MotionFitting
public import MotionNotation
public import MotionSprings

extension MotionExporter where Source == NotatedMotion {
  /// Creates an exporter of a motion of the notation.
  ///
  /// - Parameters:
  ///   - motion: the motion. The ends of its arrow are ``start`` and ``end``, otherwise 0 and 1, or a decay's distance.
  ///   - domain: the times to be exported; without them those of the whole motion.
  ///   - tolerance: the largest error, as a part of the distance from start to end; positive.
  /// - Throws: ``ExportError/parameter(_:)``, and ``ExportError/endless`` for a motion that never settles, without a domain.
  public init(
    _ motion: NotatedMotion, over domain: ClosedRange<Double>? = nil, tolerance: Double = 1e-3
  ) throws(ExportError) {
    try self.init(motion, as: motion, over: domain, tolerance: tolerance)
  }
}

extension MotionExporter where Source == SpringMotion<Double> {
  /// Creates an exporter of a motion on a spring, such as one that was handed over or fitted, from its start on.
  ///
  /// The exported clock begins with the motion: its ``SpringMotion/startTime`` is the time 0 there. Systems that have
  /// springs get the spring, with the velocity at the start; one that starts at its target with a velocity, which is none
  /// in distances, is written by its values.
  ///
  /// - Parameters:
  ///   - motion: the motion. Its start and its target are ``start`` and ``end``.
  ///   - tolerance: the largest error, as a part of the distance from start to target, in value units where they are the
  ///     same; positive.
  /// - Throws: ``ExportError/parameter(_:)``, and ``ExportError/endless`` for a motion that never settles.
  public init(_ motion: SpringMotion<Double>, tolerance: Double = 1e-3) throws(ExportError) {
    let motion = motion.fromItsStart
    try self.init(motion, as: motion, tolerance: tolerance)
  }
}

// One type of source for all motions lets a program compile the exporters once.
extension MotionExporter {
  /// Creates an exporter of a motion of the notation, whose values a source has, too.
  package init(
    _ source: Source, as motion: NotatedMotion, over domain: ClosedRange<Double>? = nil, tolerance: Double
  ) throws(ExportError) {
    try ExportError.requirePositive(tolerance, "tolerance")
    let whole = motion.wholeDomain(within: 0.8 * tolerance)
    guard let domain = domain ?? whole else { throw .endless }
    let ends = motion.ends
    try self.init(
      source, over: domain, from: ends.start, to: ends.end, tolerance: tolerance, title: motion.description,
      isTimed: motion.timeMeaning == .seconds,
      form: whole.map { motion.form.kept(over: domain, of: $0) } ?? motion.form)
  }

  /// Creates an exporter of a motion on a spring that starts at time 0, whose values a source has, too.
  package init(
    _ source: Source, as motion: SpringMotion<Double>, tolerance: Double
  ) throws(ExportError) {
    try ExportError.requirePositive(tolerance, "tolerance")
    let distance = motion.start == motion.target ? 1 : abs(motion.target - motion.start)
    let end = motion.settlingDuration(within: 0.8 * tolerance * distance)
    guard let domain = NotatedMotion.wholeDomain(endingAt: end) else { throw .endless }
    let velocity = motion.velocityInDistances
    try self.init(
      source, over: domain, from: motion.start, to: motion.target, tolerance: tolerance, title: motion.exportTitle,
      isTimed: true, form: velocity.isFinite ? .spring(motion.spring, velocity: velocity) : .other)
  }
}

extension SpringMotion<Double> {
  /// The same motion on a clock that begins with it.
  package var fromItsStart: SpringMotion {
    SpringMotion(spring, from: start, to: target, velocity: initialVelocity)
  }

  /// The notation; of a motion that has none, the same with its velocity in value units.
  fileprivate var exportTitle: String {
    if let motion = try? NotatedMotion(spring: self) { return motion.description }
    let numbers = [spring.mass, spring.stiffness, spring.damping].map { $0.shortestDecimal }.joined(separator: " ")
    let ends = "\(start.shortestDecimal) -> \(target.shortestDecimal)"
    return "spring(\(numbers)) \(ends) with velocity \(initialVelocity.shortestDecimal)"
  }
}
