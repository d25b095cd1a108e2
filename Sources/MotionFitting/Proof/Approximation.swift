/// A curve that approximates a motion, with the largest distance between both.
///
/// ```swift
/// let motion = Spring(mass: 1, stiffness: 100, damping: 10).unitStep()
/// let lines = try PiecewiseLinear.approximating(motion, over: 0...1.5, tolerance: 1e-3)
/// lines.curve.points.count            // 25
/// lines.maximumError                  // below 0.001
/// lines.evidence                      // certified
/// ```
public struct Approximation<Curve> {
  /// How the largest error is known.
  public enum Evidence: Sendable, Hashable {
    /// Proved: the error is nowhere larger in the domain.
    case certified
    /// Measured at a number of points; the error may be larger between them.
    case measured(count: Int)
  }

  /// The curve.
  public let curve: Curve
  /// The largest distance between the curve and the motion, in value units.
  public let maximumError: Double
  /// The evidence for that distance.
  public let evidence: Evidence
  /// Whether it is proved that no curve of this kind with fewer points stays within the tolerance.
  public let isProvedFewest: Bool
  /// A lower bound of the error of every curve of this kind, in the unit of ``maximumError``; 0 if none was computed.
  public let leastError: Double
  /// Whether it is proved that no curve of this kind is nearer by more than the requested ratio: ``maximumError``
  /// exceeds ``leastError`` by no larger part of it, or only by rounding.
  public let isProvedNearest: Bool

  init(
    _ curve: Curve, maximumError: Double, evidence: Evidence, isProvedFewest: Bool = false, leastError: Double = 0,
    isProvedNearest: Bool = false
  ) {
    self.curve = curve
    self.maximumError = maximumError
    self.evidence = evidence
    self.isProvedFewest = isProvedFewest
    self.leastError = leastError
    self.isProvedNearest = isProvedNearest
  }
}

extension Approximation: Sendable where Curve: Sendable {}
extension Approximation: Equatable where Curve: Equatable {}
extension Approximation: Hashable where Curve: Hashable {}

extension Approximation.Evidence {
  /// The evidence for an error that depends on a motion's chord deviations.
  package init(of motion: some ChordBounded) {
    self = motion.measuredCount.map { .measured(count: $0) } ?? .certified
  }
}

extension Approximation.Evidence: CustomStringConvertible {
  /// `certified`, or `measured at N points`.
  public var description: String {
    switch self {
    case .certified: "certified"
    case .measured(let count): "measured at \(count) points"
    }
  }
}
