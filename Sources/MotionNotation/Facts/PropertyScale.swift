import MotionCurves
import MotionSprings

/// The scale of a motion's facts: values are relative to its ends, times to its clock.
///
/// The facts of a curve or a spring from 0 to 1 are mapped to the given ends, so that all values can be compared.
/// Without ends the unit of values is the distance. With ends, and for motions with their own distance, it is the unit
/// of the given values; the notation does not name that unit.
package struct PropertyScale {
  /// The values that 0 and 1 are mapped to.
  let start, end: Double
  /// The delay, added to times of the motion without its delay.
  let delay: Double
  /// The unit of values: `distances` or `units`.
  package let valueUnit: String
  /// The unit of times: `s`, `progress` or `x`.
  package let timeUnit: String

  /// The scale of a motion on a spring.
  init(of motion: SpringMotion<Double>) {
    (start, end, delay) = (motion.start, motion.target, 0)
    (valueUnit, timeUnit) = ("units", "s")
  }

  init(_ start: Double, _ end: Double, delay: Double, _ valueUnit: String, per timeUnit: String) {
    (self.start, self.end, self.delay) = (start, end, delay)
    (self.valueUnit, self.timeUnit) = (valueUnit, timeUnit)
  }

  /// The scale for a curve by progress, without its duration.
  var byProgress: PropertyScale { PropertyScale(start, end, delay: 0, valueUnit, per: "progress") }

  // MARK: Values

  /// The value at a fraction of the distance.
  func place(_ fraction: Double) -> MotionProperty.Value {
    .number(fraction.isFinite ? start.interpolated(to: end, by: fraction) : fraction, unit: valueUnit)
  }

  /// A fraction of the distance, without its sign.
  func size(_ fraction: Double) -> MotionProperty.Value { .number(abs(end - start) * fraction, unit: valueUnit) }

  /// A slope of the motion from 0 to 1; an infinite slope gives 0 if the distance is 0.
  func slope(_ slope: Double) -> MotionProperty.Value { value((end - start).moving(at: slope), per: 1) }

  /// The least and the greatest value of a range of fractions.
  func extent(_ range: ClosedRange<Double>) -> [MotionProperty] {
    let isUpwards = end >= start
    return [
      MotionProperty("minimum", place(isUpwards ? range.lowerBound : range.upperBound)),
      MotionProperty("maximum", place(isUpwards ? range.upperBound : range.lowerBound)),
    ]
  }

  /// A number in value units, per a power of the unit of time.
  func value(_ number: Double, per power: Int = 0) -> MotionProperty.Value {
    .number(number, unit: valueUnit + ["", "/\(timeUnit)", "/\(timeUnit)²", "/\(timeUnit)³"][power])
  }

  // MARK: Times

  /// A time, given on the clock of the motion without its delay.
  func time(_ time: Double) -> MotionProperty.Value { .number(time + delay, unit: timeUnit) }

  /// A length of time.
  func duration(_ duration: Double) -> MotionProperty.Value { .number(duration, unit: timeUnit) }
}
