import MotionCurves
import MotionSprings

/// The values and times in which a motion's facts are: those that stand beside its ends and on its clock.
///
/// What a curve or a spring is from 0 to 1 becomes what it is between the ends, so that all numbers of a value can be
/// compared. Without ends the unit is the distance; with them, and for what has a distance of its own, the unit is that of
/// the values, which the notation does not name.
package struct FactScale {
  /// The values of 0 and 1.
  let start, end: Double
  /// What is added to the times of a motion without its delay.
  let delay: Double
  /// The unit of values: `distances` or `units`.
  package let valueUnit: String
  /// The unit of times: `s`, `progress` or `x`.
  package let timeUnit: String

  /// The scale of a motion of the notation.
  package init(of motion: NotatedMotion) {
    var (start, end, base, isMapped) = (0.0, 1.0, motion, false)
    if case .mapped(let mapped) = motion {
      (start, end, base, isMapped) = (mapped.start, mapped.end, mapped.base, true)
    }
    var delay = 0.0
    if case .delayed(let delayed) = base { (delay, base) = (delayed.delay, delayed.base) }
    self.start = start
    self.end = end
    self.delay = delay
    valueUnit = isMapped || base.isInUnits ? "units" : "distances"
    timeUnit =
      switch motion.timeMeaning {
      case .progress: "progress"
      case .x: "x"
      case .seconds: "s"
      }
  }

  /// The scale of a motion on a spring.
  init(of motion: SpringMotion<Double>) {
    (start, end, delay) = (motion.start, motion.target, 0)
    (valueUnit, timeUnit) = ("units", "s")
  }

  private init(_ start: Double, _ end: Double, delay: Double, _ valueUnit: String, per timeUnit: String) {
    (self.start, self.end, self.delay) = (start, end, delay)
    (self.valueUnit, self.timeUnit) = (valueUnit, timeUnit)
  }

  /// The scale of a curve whose duration stands beside it.
  var byProgress: FactScale { FactScale(start, end, delay: 0, valueUnit, per: "progress") }

  // MARK: Values

  /// The value at a fraction of the distance.
  func place(_ fraction: Double) -> Fact.Value {
    .number(fraction.isFinite ? start.interpolated(to: end, by: fraction) : fraction, unit: valueUnit)
  }

  /// A part of the distance, whatever its direction.
  func size(_ fraction: Double) -> Fact.Value { .number(abs(end - start) * fraction, unit: valueUnit) }

  /// A slope from 0 to 1; where that is infinite, 0 without a distance.
  func slope(_ slope: Double) -> Fact.Value { value((end - start).moving(at: slope), per: 1) }

  /// The least and the greatest value of a range of fractions.
  func extent(_ range: ClosedRange<Double>) -> [Fact] {
    let isUpwards = end >= start
    return [
      Fact("minimum", place(isUpwards ? range.lowerBound : range.upperBound)),
      Fact("maximum", place(isUpwards ? range.upperBound : range.lowerBound)),
    ]
  }

  /// What is in value units, per a power of the unit of time.
  func value(_ number: Double, per power: Int = 0) -> Fact.Value {
    .number(number, unit: valueUnit + ["", "/\(timeUnit)", "/\(timeUnit)²", "/\(timeUnit)³"][power])
  }

  // MARK: Times

  /// A time on the clock of the motion without its delay.
  func time(_ time: Double) -> Fact.Value { .number(time + delay, unit: timeUnit) }

  /// A length of time.
  func duration(_ duration: Double) -> Fact.Value { .number(duration, unit: timeUnit) }
}

extension NotatedMotion {
  /// Whether the motion's values have a unit other than its distance.
  fileprivate var isInUnits: Bool {
    switch self {
    case .decay: true
    case .bounded(let motion): motion.base.isInUnits
    default: false
    }
  }
}
