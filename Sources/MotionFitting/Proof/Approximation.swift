/// A curve that stands for a motion, with the largest distance between both.
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
    /// Proved: nowhere in the domain is the error larger.
    case certified
    /// Seen at so many points; it may be larger between them.
    case measured(count: Int)
  }

  /// The curve.
  public let curve: Curve
  /// The largest distance between the curve and the motion, in value units.
  public let maximumError: Double
  /// How it is known.
  public let evidence: Evidence
  /// Whether it is proved that no curve of this kind with fewer points stays within the tolerance.
  public let isProvedFewest: Bool
  /// What no curve of this kind misses the motion by less than, in the unit of ``maximumError``; 0 if it was not looked for.
  public let leastError: Double
  /// Whether it is proved that no curve of this kind is nearer, to the ratio that was asked for: ``maximumError`` is above
  /// ``leastError`` by no larger part of it, or nothing but rounding.
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
  /// That of what is bounded by a motion's deviations.
  init(of motion: some ChordBounded) {
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
