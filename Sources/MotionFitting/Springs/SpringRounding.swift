import MotionCurves
import MotionSprings
import RealModule

/// Rounds the numbers of a fitted spring to those that a person would type.
///
/// The ends and the velocity go first, and the spring is fitted again beside them. Of the springs with round numbers
/// around that fit, the nearest to the samples is taken.
struct SpringRounding {
  let samples: SpringSamples
  /// The significant digits of the stiffness and the damping, and of the range of the values.
  let digits: Int

  /// The motion with round numbers; known numbers stay.
  func motion(near motion: SpringMotion<Double>, known: SpringConditions) throws(ParameterError) -> SpringMotion<Double>
  {
    let place = exponent(samples.range) - digits
    let speed = exponent(samples.range, motion.spring.naturalFrequency) - digits
    let ends = SpringConditions(
      start: known.start ?? rounded(motion.start, to: place), target: known.target ?? rounded(motion.target, to: place),
      velocity: known.velocity ?? rounded(motion.initialVelocity, to: speed))
    let spring = try samples.motion(try samples.solution(ends), ends).spring
    var nearest: (motion: SpringMotion<Double>, error: Double)?
    for stiffness in candidates(around: spring.stiffness, spread: 0) {
      for damping in candidates(around: spring.damping, spread: 1) {
        guard let spring = try? Spring(validatingMass: 1, stiffness: stiffness, damping: damping),
          let motion = try? SpringMotion(
            validating: spring, from: ends.start ?? 0, to: ends.target ?? 0, velocity: ends.velocity ?? 0,
            startingAt: samples.times[0])
        else { continue }
        let error = samples.errors(of: motion).rootMeanSquare
        if error < nearest?.error ?? .infinity { nearest = (motion, error) }
      }
    }
    guard let nearest else {
      throw ParameterError(
        parameter: "the numbers", value: spring.stiffness.shortestDecimal, allowed: "such that they can be rounded")
    }
    return nearest.motion
  }

  /// The exponent of the decimal digit before the first of a product of positive numbers: 3 for 183.
  ///
  /// By their logarithms, as the product itself may overflow.
  private func exponent(_ numbers: Double...) -> Int {
    Int(numbers.reduce(0) { $0 + Double.log10($1) }.rounded(.down)) + 1
  }

  /// The greatest power of ten that is a double.
  private static let greatestPlace = 308

  /// The numbers with the digits just below and above a number, and as many beyond them.
  private func candidates(around number: Double, spread: Int) -> [Double] {
    guard number > 0 else { return [0] }
    let place = exponent(number) - digits
    guard place >= -Self.greatestPlace else { return [number] }
    return (-spread...spread + 1).map { offset in
      scaled(scaled(number, by: -place).rounded(.down) + Double(offset), by: place)
    }.filter { $0 >= 0 }
  }

  private func rounded(_ number: Double, to place: Int) -> Double {
    guard abs(place) <= Self.greatestPlace else { return place < 0 ? number : 0 }
    // Minus zero is written as zero.
    return scaled(scaled(number, by: -place).rounded(), by: place) + 0
  }

  /// The double nearest to a number times a power of ten, for whole numbers: a division by a power is rounded once.
  private func scaled(_ number: Double, by exponent: Int) -> Double {
    let power = Double.exp10(Double(abs(exponent))).rounded()
    return exponent < 0 ? number / power : number * power
  }
}
