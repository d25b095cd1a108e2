public import MotionCurves

/// A motion that knows how far it can stray from its chords: what it takes to prove, not only measure, how near a simpler
/// curve comes to it.
///
/// A chord is the straight line between the values at both ends of an interval. All motions of this package with one
/// number as their value conform, and combinators pass it on. A motion of your own needs a bound of its second
/// derivative:
///
/// ```swift
/// extension Swing: ChordBounded {
///   func chordDeviation(over interval: ClosedRange<Double>) -> Double {
///     interval.chordDeviation(curvature: amplitude * frequency * frequency)
///   }
/// }
/// ```
///
/// ``PiecewiseLinear/approximating(_:over:tolerance:endingAt:budget:)`` and its siblings give a certificate for such motions. For
/// others there is ``MeasuredMotion``.
public protocol ChordBounded: Motion where Value == Double {
  /// An upper bound of the distance between the value and the chord, anywhere in an interval.
  ///
  /// It may be generous, but has to vanish with the interval's length; with the square of it, the fits are fast.
  ///
  /// - Parameter interval: finite, without a ``MotionBreak`` inside. At a break at one of its ends the limits from inside
  ///   count.
  /// - Returns: the bound, in value units.
  func chordDeviation(over interval: ClosedRange<Double>) -> Double

  /// The first time after another at which the motion is not smooth; nil if there is none.
  ///
  /// Times at which nothing happens may be among them: the motion is smooth between two neighbours, is all that matters.
  func nextBreak(after time: Double) -> MotionBreak?

  /// The number of points at which the deviation was measured; nil, the default, if it is proved.
  var measuredCount: Int? { get }
}

extension ChordBounded {
  /// None: a proof.
  public var measuredCount: Int? { nil }

  /// None: a smooth motion.
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
  /// The greatest distance from its chord that a function can have whose second derivative is no larger than a bound:
  /// length²·curvature/8.
  public func chordDeviation(curvature: Double) -> Double {
    let half = 0.5 * (upperBound - lowerBound)
    return 0.5 * half * half * curvature
  }
}
