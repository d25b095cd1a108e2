import MotionNumerics
import TestSupport
import Testing

/// The bound of the distance between motions with nearly the same numbers.
struct SpringDistanceTests {
  /// A spring motion with a natural frequency of about 1 and numbers of about 1.
  private struct Numbers {
    var ratio, frequency, start, target, velocity: Double

    var motion: SpringMotion<Double> {
      SpringMotion(
        Spring(stiffness: frequency * frequency, dampingRatio: ratio), from: start, to: target, velocity: velocity)
    }
  }

  /// The largest distance at 4000 times.
  private func distance(_ motion: SpringMotion<Double>, _ other: SpringMotion<Double>, over duration: Double) -> Double
  {
    (0...4000).reduce(0) { worst, step in
      let time = Double(step) / 4000 * duration
      return max(worst, abs(motion.value(at: time) - other.value(at: time)))
    }
  }

  /// Damping ratios from 0 to 50, some within 10⁻⁹ of 1, and changes from a tenth to 10⁻⁸ of one number or of all.
  @Test func theBoundIsAboveTheDistance() {
    var random = SplitMix64(seed: 3109)
    for index in 0..<2000 {
      let ratios = [
        0, random.number(in: 0...0.01), random.number(in: 0...2), random.number(in: 0...50),
        1 + random.number(in: -1e-9...1e-9), 1,
      ]
      let numbers = Numbers(
        ratio: ratios[index % 6], frequency: random.number(in: 0.5...2), start: random.number(in: -1...1),
        target: random.number(in: -1...1), velocity: index % 2 == 0 ? 0 : random.number(in: -3...3))
      var changed = numbers
      let size = [0.1, 1e-2, 1e-4, 1e-8][index / 6 % 4]
      for (place, path) in [\Numbers.ratio, \.frequency, \.start, \.target, \.velocity].enumerated()
      where index % 7 == place || index % 7 > 4 {
        changed[keyPath: path] *= 1 + size * random.number(in: -1...1)
      }
      let duration = [3.0, 100, 4000][index % 3]
      let bound = numbers.motion.distanceBound(from: changed.motion, over: duration)
      let distance = distance(numbers.motion, changed.motion, over: duration)
      #expect(distance <= bound + 1e-12, "\(numbers) \(changed) over \(duration)")
    }
  }

  /// Where one number changes, the bound is at most eight times the distance.
  @Test(arguments: [0.001, 0.1, 0.5, 0.9, 1, 1.1, 3])
  func theBoundIsNear(ratio: Double) {
    let numbers = Numbers(ratio: ratio, frequency: 1, start: 1, target: 0, velocity: 0)
    for path in [\Numbers.ratio, \.frequency, \.start, \.target, \.velocity] {
      var changed = numbers
      changed[keyPath: path] += 1e-6
      let bound = numbers.motion.distanceBound(from: changed.motion, over: 1e4)
      let distance = distance(numbers.motion, changed.motion, over: 1.5 / ratio + 1.5 * ratio)
      #expect(bound < 8 * distance, "\(path): \(bound / distance)")
    }
  }

  /// An undamped motion loses its phase without end; the bound grows with the duration.
  @Test func anUndampedMotionDriftsAway() {
    let numbers = Numbers(ratio: 0, frequency: 1, start: 1, target: 0, velocity: 0)
    var changed = numbers
    changed.frequency = 1 + 1e-6
    for duration in [10.0, 1000] {
      let bound = numbers.motion.distanceBound(from: changed.motion, over: duration)
      #expect(abs(bound / (1e-6 * duration) - 1) < 1e-5)
    }
    changed.frequency = 2.1
    #expect(numbers.motion.distanceBound(from: changed.motion, over: 1) == .infinity)
  }
}
