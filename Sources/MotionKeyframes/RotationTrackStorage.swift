import MotionCurves
import MotionValues
import RealModule

/// The keys of a ``RotationTrack``, and the curves between them.
final class RotationTrackStorage: Sendable {
  let rotations: [Quaternion]
  let times: [Double]
  let angularVelocities: [SIMD3<Double>]
  let timeline: Timeline
  let sections: [RotationSection]

  init(_ rotations: [Quaternion], _ times: [Double], _ given: [SIMD3<Double>]?) {
    let arcs = rotations.indices.dropLast().map { (rotations[$0 + 1] * rotations[$0].inverse).rotationVector }
    let velocities = given ?? Self.velocities(arcs, times)
    self.rotations = rotations
    self.times = times
    angularVelocities = velocities
    timeline = Timeline(keyTimes: times)
    sections = arcs.indices.map { index in
      let duration = times[index + 1] - times[index]
      return RotationSection(
        from: rotations[index], to: rotations[index + 1], start: velocities[index] * duration,
        end: velocities[index + 1] * duration)
    }
  }

  /// The angular velocities of parabolas through three keys; those at both ends keep the acceleration small.
  private static func velocities(_ arcs: [SIMD3<Double>], _ times: [Double]) -> [SIMD3<Double>] {
    let rates = arcs.indices.map { arcs[$0] / (times[$0 + 1] - times[$0]) }
    guard rates.count > 1 else { return rates + (rates.isEmpty ? [.zero] : rates) }
    let inner = (1..<rates.count).map { index in
      // The weight of the arc before the key is the share of the duration after it.
      let part = (times[index + 1] - times[index]) / (times[index + 1] - times[index - 1])
      return rates[index] + (rates[index - 1] - rates[index]) * part
    }
    let last = rates.count - 1
    return [rates[0] + (rates[0] - inner[0]) * 0.5] + inner + [rates[last] + (rates[last] - inner[last - 1]) * 0.5]
  }
}

/// The curve from one rotation to the next, over a fraction from 0 to 1.
struct RotationSection: Sendable {
  private let start: Quaternion
  private let first, middle, last: Turn

  /// The curve with given angular velocities at both ends, per fraction.
  init(from start: Quaternion, to end: Quaternion, start startRate: SIMD3<Double>, end endRate: SIMD3<Double>) {
    let (before, after) = (startRate / 3, endRate / 3)
    let rest =
      Quaternion(rotationVector: -after) * (end * start.inverse) * Quaternion(rotationVector: -before)
    self.start = start
    first = Turn(before)
    middle = Turn(rest.rotationVector)
    last = Turn(after)
  }

  func rotation(at fraction: Double) -> Quaternion {
    let (p, q) = (fraction, 1 - fraction)
    return last.rotation(p * p * p) * (middle.rotation(p * p * (3 - 2 * p)) * (first.rotation(1 - q * q * q) * start))
  }

  /// The angular velocity per fraction: the sum of the rate of each turn, rotated by the turns after it.
  func angularVelocity(at fraction: Double) -> SIMD3<Double> {
    let (p, q) = (fraction, 1 - fraction)
    let inner = middle.rotation(p * p * (3 - 2 * p)).applied(to: first.rate(3 * q * q)) + middle.rate(6 * p * q)
    return last.rotation(p * p * p).applied(to: inner) + last.rate(3 * p * p)
  }

  /// A rotation vector, as an axis and an angle.
  private struct Turn: Sendable {
    let axis: SIMD3<Double>
    let angle: Double

    init(_ vector: SIMD3<Double>) {
      axis = vector.direction ?? .zero
      angle = vector.norm
    }

    /// The rotation by a fraction of the angle.
    func rotation(_ part: Double) -> Quaternion {
      let half = 0.5 * angle * part
      return Quaternion(unit: SIMD4(axis * Double.sin(half), Double.cos(half)))
    }

    func rate(_ part: Double) -> SIMD3<Double> { axis * (angle * part) }
  }
}
