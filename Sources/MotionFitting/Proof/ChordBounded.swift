public import MotionCurves

/// A motion with a bound of its distance from its chords.
///
/// The bound makes it possible to prove, not only to measure, how near a simpler curve comes to the motion.
///
/// A chord is the straight line between the values at both ends of an interval. All motions of this package with one
/// number as their value conform, and combinators of conforming motions conform too. To add conformance to another
/// motion, give a bound of its second derivative:
///
/// ```swift
/// extension Swing: ChordBounded {
///   func chordDeviation(over interval: ClosedRange<Double>) -> Double {
///     interval.chordDeviation(curvature: amplitude * frequency * frequency)
///   }
/// }
/// ```
///
/// For such motions, ``PiecewiseLinear/approximating(_:over:tolerance:endingAt:budget:)`` and its siblings give a
/// certificate. For other motions use ``MeasuredMotion``.
public protocol ChordBounded: Motion where Value == Double {
  /// An upper bound of the distance between the value and the chord within an interval.
  ///
  /// The bound may be generous, but must vanish with the interval's length. The fits are fast if it shrinks with the
  /// square of the length.
  ///
  /// - Parameter interval: finite, without a ``MotionBreak`` inside. At a break at one of its ends the limits from inside
  ///   count.
  /// - Returns: the bound, in value units.
  func chordDeviation(over interval: ClosedRange<Double>) -> Double

  /// The first time after a given time at which the motion is not smooth; nil if there is none.
  ///
  /// It may also report times at which nothing happens. The motion must be smooth between consecutive ones.
  func nextBreak(after time: Double) -> MotionBreak?

  /// The number of points at which the deviation was measured; nil, the default, if it is proved.
  var measuredCount: Int? { get }
}

extension ChordBounded {
  /// Nil: the deviation is proved.
  public var measuredCount: Int? { nil }

  /// Nil: the motion is smooth.
  public func nextBreak(after time: Double) -> MotionBreak? { nil }
}

/// A time at which a motion jumps, or turns a corner.
public struct MotionBreak: Sendable, Hashable {
  /// The time.
  public let time: Double
  /// The limits of the value and the velocity from the left.
  public let before: MotionLimit
  /// The limits of the value and the velocity from the right.
  public let after: MotionLimit

  /// Creates a break.
  public init(at time: Double, before: MotionLimit, after: MotionLimit) {
    self.time = time
    self.before = before
    self.after = after
  }
}

/// The limits of a value and of its velocity from one side of a time.
public struct MotionLimit: Sendable, Hashable {
  /// The limit of the value.
  public let value: Double
  /// The limit of the velocity; infinite at a vertical tangent.
  public let velocity: Double

  /// Creates limits.
  public init(value: Double, velocity: Double) {
    self.value = value
    self.velocity = velocity
  }
}

extension ClosedRange<Double> {
  /// The time between both ends.
  package var middle: Double { lowerBound + 0.5 * (upperBound - lowerBound) }

  /// The greatest distance of a function from its chord, if its second derivative does not exceed a bound:
  /// length²·curvature/8.
  package func chordDeviation(curvature: Double) -> Double {
    let half = 0.5 * (upperBound - lowerBound)
    return 0.5 * half * half * curvature
  }
}
