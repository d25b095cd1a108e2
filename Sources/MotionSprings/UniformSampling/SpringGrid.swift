public import MotionCurves

/// Prepared transitions of a spring over 0, 1, 2, … equal intervals.
///
/// A number of intervals is written as 4096·a + 64·b + c. The transition over 4096·a comes from the closed form, the
/// transitions over 64·b and c from tables. So no error carries over from one sample to the next, however many samples
/// there are. Each sample has the error of five transitions in succession.
///
/// It is a class, so that copies of a sampler share one grid.
@usableFromInline
final class SpringGrid: Sendable {
  /// The number of samples in a row of the table; the four columns of doubles take 2 kB.
  @inlinable static var rowLength: Int { 64 }
  /// The number of samples between two evaluations of the closed form.
  @inlinable static var anchorLength: Int { 64 * rowLength }

  /// The greatest sample number that both a double and an `Int`, which may have 32 bits, count exactly.
  @usableFromInline static var sampleLimit: Int { Int(clamping: Int64(1) << 53) }

  private let spring: Spring
  private let interval: Double
  /// The time of sample 0, relative to the start of the motion.
  private let offset: DoubleDouble

  /// The number of the first sample at or after the start of the motion.
  @usableFromInline let firstMoving: Int
  /// Whether the first moving sample is exactly at the start of the motion.
  @usableFromInline let meetsStart: Bool

  /// The displacements and the velocities after 0, 1, … 63 intervals.
  @usableFromInline let displacements, velocities: SpringColumns
  /// The transitions over 0, 64, … 4032 intervals.
  @usableFromInline let rows: [SpringTransition]

  /// Prepares the samples of a spring that is released at `motionStart`.
  @usableFromInline
  init(validating spring: Spring, motionStart: Double, start: Double, interval: Double) throws(ParameterError) {
    try ParameterError.requireFinite(start, "start")
    try ParameterError.requirePositive(interval, "interval")
    try ParameterError.requireFinite(start - motionStart, "start, seen from when the motion starts,")
    self.spring = spring
    self.interval = interval
    let offset = DoubleDouble(exactSumOf: start, -motionStart)
    self.offset = offset
    firstMoving = Self.firstMoving(offset: offset, interval: interval)
    meetsStart = Self.time(of: firstMoving, offset: offset, interval: interval).rounded == 0

    let table = spring.transitions(every: interval, times: 1)
    displacements = SpringColumns(
      fromDisplacement: table.map { $0.displacementFromDisplacement },
      fromVelocity: table.map { $0.displacementFromVelocity })
    velocities = SpringColumns(
      fromDisplacement: table.map { $0.velocityFromDisplacement }, fromVelocity: table.map { $0.velocityFromVelocity })
    rows = spring.transitions(every: interval, times: Self.rowLength)
  }

  /// The transition from the start of the motion to a sample, in closed form.
  @usableFromInline
  func anchor(at number: Int) -> SpringTransition {
    spring.transition(over: Self.time(of: number, offset: offset, interval: interval)).flushedToZero(on: spring)
  }

  /// The time of a sample relative to the start of the motion, in double-double precision.
  @inline(never)
  private static func time(of number: Int, offset: DoubleDouble, interval: Double) -> DoubleDouble {
    let passed = DoubleDouble(exactProductOf: Double(number), interval)
    guard passed.high.isFinite else { return DoubleDouble(passed.high) }
    let sum = passed + offset
    // Normalise, so that the high component alone is the rounded time.
    return DoubleDouble(exactSumOf: sum.high, sum.low)
  }

  /// The number of the first sample at or after the start of the motion.
  private static func firstMoving(offset: DoubleDouble, interval: Double) -> Int {
    func isBefore(_ number: Int) -> Bool { time(of: number, offset: offset, interval: interval).rounded < 0 }
    let quotient = -offset.rounded / interval
    guard isBefore(0) else { return 0 }
    // Beyond the number of any sample.
    guard quotient < Double(sampleLimit) else { return sampleLimit }
    var number = Int(quotient)
    while number > 0 && !isBefore(number - 1) { number -= 1 }
    while number < sampleLimit && isBefore(number) { number += 1 }
    return number
  }
}

/// The displacements after 0, 1, 2, … intervals, or the velocities.
@usableFromInline
struct SpringColumns: Sendable {
  /// The column for an initial displacement of 1, at rest.
  @usableFromInline let fromDisplacement: [Double]
  /// The column for an initial velocity of 1, at the target.
  @usableFromInline let fromVelocity: [Double]
}

extension Spring {
  /// The transitions over 0, 1, … 63 times `count` intervals: sixteen closed forms and their products.
  fileprivate func transitions(every interval: Double, times count: Int) -> [SpringTransition] {
    @inline(never)
    func transition(_ number: Int) -> SpringTransition {
      let time = DoubleDouble(exactProductOf: Double(number * count), interval)
      return self.transition(over: time).flushedToZero(on: self)
    }
    let singles = (0..<8).map { transition($0) }
    let eights = (0..<8).map { transition(8 * $0) }
    return eights.flatMap { eight in singles.map { $0.after(eight).flushedToZero(on: self) } }
  }
}

extension SpringTransition {
  /// The transition that follows another one: the product of both matrices.
  func after(_ first: SpringTransition) -> SpringTransition {
    let (xx, vx) = self(
      displacement: first.displacementFromDisplacement, velocity: first.velocityFromDisplacement)
    let (xv, vv) = self(displacement: first.displacementFromVelocity, velocity: first.velocityFromVelocity)
    return SpringTransition(
      displacementFromDisplacement: xx, displacementFromVelocity: xv, velocityFromDisplacement: vx,
      velocityFromVelocity: vv)
  }

  /// The same transition, or zero once at most 10⁻²⁸⁰ of a state is left.
  ///
  /// Later numbers are subnormal, and arithmetic with subnormal numbers is a hundred times slower.
  func flushedToZero(on spring: Spring) -> SpringTransition {
    let frequency = spring.naturalFrequency
    let size =
      abs(displacementFromDisplacement) + abs(displacementFromVelocity) * frequency
      + abs(velocityFromDisplacement) / frequency + abs(velocityFromVelocity)
    // Written so that a NaN remains.
    guard size < 1e-280 else { return self }
    return SpringTransition(
      displacementFromDisplacement: 0, displacementFromVelocity: 0, velocityFromDisplacement: 0,
      velocityFromVelocity: 0)
  }
}
