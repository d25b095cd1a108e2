import MotionNumerics
import TestSupport

/// Fits of recordings, and comparisons of them with motions: the errors that they state are true, or a parameter is wrong.
enum FitsTarget: FuzzTarget {
  static let name = "fits"

  static func input(_ random: inout SplitMix64) -> RecordingInput { .random(&random) }

  /// Of a hundred samples, with all four fits and an alignment; noise takes the nearest curve all of its steps.
  static func expectedSeconds(for input: RecordingInput) -> Double { 0.25 }

  static func check(_ input: RecordingInput, _ examination: Examination) {
    checkLines(input, examination)
    checkKeys(input, examination)
    // The proof of the nearest curve takes longer than all others.
    if examination.asks(oneIn: 4) { checkCubicBezier(input, examination) }
    checkSpring(input, examination)
    checkComparison(input, examination)
  }

  /// The largest distance of the samples from a curve.
  ///
  /// Of several samples at one time, the last one is compared with the curve's value, as both are behind the jump.
  private static func largestError(_ input: RecordingInput, _ value: (Double) -> Double) -> Double {
    let times = input.times
    return times.indices.reduce(0) { error, index in
      let isLast = index + 1 == times.count || times[index + 1] != times[index]
      guard isLast else { return error }
      let distance = abs(value(times[index]) - input.values[index])
      return distance <= error ? error : distance
    }
  }

  private static func rounding(_ input: RecordingInput) -> Double {
    1e-12 * input.values.reduce(0) { max($0, abs($1)) }
  }

  private static func checkLines(_ input: RecordingInput, _ examination: Examination) {
    do throws(ParameterError) {
      let fit = try PiecewiseLinear.approximating(times: input.times, values: input.values, tolerance: input.tolerance)
      examination.require(fit.maximumError <= input.tolerance, "lines are within the tolerance", "\(fit.maximumError)")
      examination.require(fit.curve.points.count <= input.times.count, "lines are no more than samples")
      examination.require(fit.evidence == .measured(count: input.times.count), "lines are measured")
    } catch {
      check(error, examination)
    }
  }

  private static func checkKeys(_ input: RecordingInput, _ examination: Examination) {
    do throws(ParameterError) {
      let fit = try KeyframeCurve.approximating(times: input.times, values: input.values, tolerance: input.tolerance)
      examination.require(fit.maximumError <= input.tolerance, "keys are within the tolerance", "\(fit.maximumError)")
      let error = largestError(input) { fit.curve.value(at: $0) }
      examination.require(
        error <= fit.maximumError + rounding(input), "the error of keys is true", "\(error), not \(fit.maximumError)")
    } catch {
      check(error, examination)
    }
  }

  private static func checkCubicBezier(_ input: RecordingInput, _ examination: Examination) {
    do throws(ParameterError) {
      let fit = try CubicBezier.closest(times: input.times, values: input.values)
      examination.require((0...1).contains(fit.curve.x1) && (0...1).contains(fit.curve.x2), "a curve is a timing curve")
      examination.require(
        fit.maximumError >= fit.leastError && fit.leastError >= 0, "no curve is nearer than the least error",
        "\(fit.maximumError), \(fit.leastError)")
    } catch {
      check(error, examination)
    }
  }

  private static func checkSpring(_ input: RecordingInput, _ examination: Examination) {
    do throws(ParameterError) {
      let fit = try SpringFit(times: input.times, values: input.values)
      let error = zip(input.times, input.values).reduce(0) { max($0, abs(fit.motion.value(at: $1.0) - $1.1)) }
      examination.require(
        error <= fit.maximumError * (1 + 1e-9) + rounding(input), "the error of a spring is true",
        "\(error), not \(fit.maximumError)")
      examination.require(fit.rootMeanSquare <= fit.maximumError * (1 + 1e-9), "the mean is no more than the largest")
      examination.require(fit.standardErrors.dampingRatio >= 0, "a standard error is a number")
    } catch {
      check(error, examination)
    }
  }

  private static func checkComparison(_ input: RecordingInput, _ examination: Examination) {
    guard let motion = ParsedMotion(input.motion) else { return }
    do throws(ParameterError) {
      let plain = try MotionComparison(times: input.times, values: input.values, with: motion)
      examination.require(plain.timeShift == 0, "nothing is shifted that need not be")
      examination.require(
        plain.errors.allSatisfy { abs($0) <= plain.maximumError }
          && plain.rootMeanSquare <= plain.maximumError * (1 + 1e-9)
          && plain.meanError <= plain.rootMeanSquare * (1 + 1e-9), "the largest error is the largest")
      _ = plain.velocityJumps(beyond: input.tolerance)
      let aligned = try MotionComparison(
        times: input.times, values: input.values, with: motion, aligningWithin: -0.5...0.5)
      examination.require(
        aligned.maximumError <= plain.maximumError * (1 + 1e-9), "aligned is no worse",
        "\(aligned.maximumError) shifted by \(aligned.timeShift), not \(plain.maximumError)")
    } catch {
      check(error, examination)
    }
  }

  private static func check(_ error: ParameterError, _ examination: Examination) {
    examination.require(
      !error.parameter.isEmpty && !error.allowed.isEmpty, "a refusal names the parameter", error.description)
  }
}
