public import MotionCurves
import MotionFitting
public import MotionNotation
public import MotionSprings

extension MotionExporter where Source == ParsedMotion {
  /// Creates an exporter of a motion of the notation.
  ///
  /// - Parameters:
  ///   - motion: the motion. The ends of its arrow are its start and its end. Without an arrow they are 0 and 1, or a
  ///     decay's distance.
  ///   - domain: the times to export; by default those of the whole motion, one cycle of a motion that goes on for ever.
  ///   - tolerance: the largest error, as a part of the distance from start to end; positive.
  /// - Throws: ``ExportError/parameter(_:)``, and ``ExportError/endless`` for a motion that never settles, without a
  ///   domain.
  public init(
    _ motion: ParsedMotion, over domain: ClosedRange<Double>? = nil, tolerance: Double = 1e-3
  ) throws(ExportError) {
    let motion = domain == nil ? motion.oneCycle : motion
    try self.init(motion, as: motion, over: domain, tolerance: tolerance)
  }
}

extension MotionExporter where Source == SpringMotion<Double> {
  /// Creates an exporter of a spring motion, such as one from a handover or a fit, from its start on.
  ///
  /// The exported clock begins with the motion: its ``SpringMotion/startTime`` becomes time 0. Systems that have
  /// springs get the spring, with the velocity at the start. A motion that starts at its target with a velocity is
  /// written by its values, because its velocity cannot be given in distances.
  ///
  /// - Parameters:
  ///   - motion: the motion. Progress goes from its start to its target.
  ///   - tolerance: the largest error; positive. It is a part of the distance from start to target, or in value units
  ///     if they are the same.
  /// - Throws: ``ExportError/parameter(_:)``, and ``ExportError/endless`` for a motion that never settles.
  public init(_ motion: SpringMotion<Double>, tolerance: Double = 1e-3) throws(ExportError) {
    let motion = motion.fromItsStart
    try self.init(motion, as: motion, tolerance: tolerance)
  }
}

// With one source type for all motions, a program compiles the exporters only once.
extension MotionExporter {
  /// Creates an exporter of a motion of the notation, with its values from a source.
  package init(
    _ source: Source, as motion: ParsedMotion, over domain: ClosedRange<Double>? = nil, tolerance: Double
  ) throws(ExportError) {
    try ExportError.requirePositive(tolerance, "tolerance")
    let whole = motion.wholeDomain(within: 0.8 * tolerance)
    guard let domain = domain ?? whole else { throw .endless }
    let ends = motion.ends
    try self.init(
      source, over: domain, from: ends.start, to: ends.end, tolerance: tolerance, title: motion.description,
      isTimed: motion.timeMeaning == .seconds,
      shape: whole.map { motion.shape.kept(over: domain, of: $0) } ?? motion.shape)
  }

  /// Creates an exporter of a spring motion that starts at time 0, with its values from a source.
  package init(
    _ source: Source, as motion: SpringMotion<Double>, tolerance: Double
  ) throws(ExportError) {
    try ExportError.requirePositive(tolerance, "tolerance")
    let distance = motion.start == motion.target ? 1 : abs(motion.target - motion.start)
    let end = motion.settlingDuration(within: 0.8 * tolerance * distance)
    guard let domain = ParsedMotion.wholeDomain(endingAt: end) else { throw .endless }
    let velocity = motion.velocityInDistances
    try self.init(
      source, over: domain, from: motion.start, to: motion.target, tolerance: tolerance, title: motion.exportTitle,
      isTimed: true, shape: velocity.isFinite ? .spring(motion.spring, velocity: velocity) : .other)
  }
}

extension SpringMotion<Double> {
  /// The same motion on a clock that begins with the motion.
  package var fromItsStart: SpringMotion {
    SpringMotion(spring, from: start, to: target, velocity: initialVelocity)
  }

  /// The notation.
  ///
  /// A motion without a notation is described in the same form, with its velocity in value units.
  fileprivate var exportTitle: String {
    if let motion = try? ParsedMotion(spring: self) { return motion.description }
    let numbers = [spring.mass, spring.stiffness, spring.damping].map { $0.shortestDecimal }.joined(separator: " ")
    let ends = "\(start.shortestDecimal) -> \(target.shortestDecimal)"
    return "spring(\(numbers)) \(ends) with velocity \(initialVelocity.shortestDecimal)"
  }
}
