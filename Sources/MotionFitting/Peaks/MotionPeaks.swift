/// The largest speed, acceleration and jerk of a motion while it moves.
///
/// The calmer of two motions has smaller peaks.
///
/// ```swift
/// let spring = Spring(mass: 1, stiffness: 100, damping: 20).unitStep()
/// spring.peaks.speed             // 3.68: ω/e, distances per second
/// spring.peaks.acceleration      // 100: ω², at the start
/// ```
///
/// - They are absolute: value units per unit of time, its square and its cube.
/// - At the start and at the end only the limits from inside count: setting out at full speed is no infinite
///   acceleration. Between them, a jump of the value is an infinite speed, a corner an infinite acceleration, and a
///   jump of the acceleration an infinite jerk. An infinite peak makes the peaks of higher order infinite too.
/// - Accuracy: springs and oscillations use the formulas of their extrema. For other curves the peak is the largest of
///   many values, each exact to rounding, and then refined: within 10⁻⁹ of the peak.
public struct MotionPeaks: Sendable, Hashable {
  /// The largest speed.
  public let speed: Double
  /// The largest acceleration, in absolute value.
  public let acceleration: Double
  /// The largest jerk, in absolute value.
  public let jerk: Double

  /// Creates peaks; an infinite peak makes the peaks of higher order infinite.
  package init(speed: Double, acceleration: Double, jerk: Double) {
    self.speed = speed
    self.acceleration = speed.isFinite ? acceleration : .infinity
    self.jerk = self.acceleration.isFinite ? jerk : .infinity
  }

  /// The peaks of a motion that stays where it is.
  package static let none = MotionPeaks(speed: 0, acceleration: 0, jerk: 0)

  /// The peaks of a jump.
  package static let infinite = MotionPeaks(speed: .infinity, acceleration: .infinity, jerk: .infinity)

  /// The peaks of a motion whose value and time are those of another one, times a factor.
  package func scaled(value: Double, time: Double) -> MotionPeaks {
    func part(_ peak: Double, _ power: Double) -> Double { peak == 0 || value == 0 ? 0 : peak * value / power }
    return MotionPeaks(
      speed: part(speed, time), acceleration: part(acceleration, time * time), jerk: part(jerk, time * time * time))
  }

  /// The larger of both.
  package func union(_ other: MotionPeaks) -> MotionPeaks {
    MotionPeaks(
      speed: max(speed, other.speed), acceleration: max(acceleration, other.acceleration), jerk: max(jerk, other.jerk))
  }
}

/// The three derivatives of a motion at a time.
struct MotionDerivatives {
  var velocity, acceleration, jerk: Double
}

extension MotionPeaks {
  /// The peaks of a smooth motion with exact derivatives.
  ///
  /// - Parameters:
  ///   - places: the first places to look at, ascending. They are so dense that each peak lies between the neighbours
  ///     of its largest place.
  ///   - derivatives: the derivatives at a place.
  init(at places: [Double], derivatives: (Double) -> MotionDerivatives) {
    let known = places.map(derivatives)
    self.init(
      speed: Self.peak(known.map { abs($0.velocity) }, places) { abs(derivatives($0).velocity) },
      acceleration: Self.peak(known.map { abs($0.acceleration) }, places) { abs(derivatives($0).acceleration) },
      jerk: Self.peak(known.map { abs($0.jerk) }, places) { abs(derivatives($0).jerk) })
  }

  /// The largest value, refined between the neighbours of each place with a larger value than both.
  ///
  /// A value that is not a number counts as infinite.
  private static func peak(_ values: [Double], _ places: [Double], of function: (Double) -> Double) -> Double {
    var largest = 0.0
    for value in values { largest = value <= largest ? largest : value.isNaN ? .infinity : value }
    guard largest.isFinite else { return .infinity }
    for index in values.indices.dropFirst().dropLast() {
      let isPeak = values[index] >= values[index - 1] && values[index] >= values[index + 1]
      // A value far below the largest one cannot be the peak.
      guard isPeak && values[index] > 0.5 * largest else { continue }
      largest = max(largest, refined(from: places[index - 1], to: places[index + 1], of: function))
    }
    return largest
  }

  /// The largest value between two places, by golden sections.
  private static func refined(from start: Double, to end: Double, of function: (Double) -> Double) -> Double {
    let golden = 0.618_033_988_749_894_9
    var (low, high) = (start, end)
    var (left, right) = (high - golden * (high - low), low + golden * (high - low))
    var (first, second) = (function(left), function(right))
    for _ in 0..<60 {
      if first >= second {
        (high, right, second) = (right, left, first)
        left = high - golden * (high - low)
        first = function(left)
      } else {
        (low, left, first) = (left, right, second)
        right = low + golden * (high - low)
        second = function(right)
      }
    }
    return max(first, second)
  }
}
