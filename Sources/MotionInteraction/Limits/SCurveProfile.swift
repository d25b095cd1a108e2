import RealModule

/// The fastest motion over a distance from rest to rest within limits, as a fraction of the distance: seven segments.
///
/// The jerk is constant in each segment: +, 0, − while the motion speeds up, 0 while it cruises, −, 0, + while it slows
/// down. Without a limit of the jerk the acceleration jumps, and the velocity is a trapezoid. The second half is the
/// first half turned by half a turn.
@usableFromInline
package struct SCurveProfile: Sendable, Hashable {
  /// The duration of a segment of constant jerk.
  package let bend: Double
  /// The duration of speeding up: two bends and the segment between them.
  let ramp: Double
  /// The whole duration.
  @usableFromInline let duration: Double
  /// The greatest acceleration of the motion.
  package let acceleration: Double

  /// The profile of limits relative to the distance; the jerk may be infinite.
  init(velocity: Double, acceleration: Double, jerk: Double) {
    var bend = acceleration / jerk
    var ramp = velocity / acceleration + bend
    if bend * acceleration > velocity {
      // The greatest velocity is reached before the greatest acceleration.
      bend = (velocity / jerk).squareRoot()
      ramp = 2 * bend
    }
    var cruise = 1 / velocity - ramp
    if cruise < 0 {
      // Half of the distance is covered before the greatest velocity is reached.
      cruise = 0
      let steep = acceleration / jerk
      if 2 * acceleration * steep * steep <= 1 {
        bend = steep
        ramp = 0.5 * steep + (0.25 * steep * steep + 1 / acceleration).squareRoot()
      } else {
        bend = Double.root(0.5 / jerk, 3)
        ramp = 2 * bend
      }
    }
    self.bend = bend
    self.ramp = ramp
    duration = 2 * ramp + cruise
    // The distance is 1 = (ramp + cruise)·a·(ramp − bend).
    self.acceleration = 1 / ((ramp + cruise) * (ramp - bend))
  }

  /// The fraction and its first two derivatives at a time within the duration.
  @usableFromInline
  func state(at time: Double) -> (value: Double, velocity: Double, acceleration: Double) {
    guard time > 0.5 * duration else { return start(at: time) }
    let mirrored = start(at: duration - time)
    return (1 - mirrored.value, mirrored.velocity, -mirrored.acceleration)
  }

  /// The state in the first half.
  private func start(at time: Double) -> (value: Double, velocity: Double, acceleration: Double) {
    let jerk = acceleration / bend
    if time < bend { return (jerk * time * time * time / 6, 0.5 * jerk * time * time, jerk * time) }
    if time < ramp - bend {
      let middle = time - 0.5 * bend
      return (0.5 * acceleration * (middle * middle + bend * bend / 12), acceleration * middle, acceleration)
    }
    // Backwards from the end of the ramp, where the speed is constant; half of the distance is covered at half of the time.
    let speed = acceleration * (ramp - bend)
    let left = 0.5 - speed * (0.5 * duration - time)
    guard time < ramp else { return (left, speed, 0) }
    let rest = ramp - time
    return (left + jerk * rest * rest * rest / 6, speed - 0.5 * jerk * rest * rest, jerk * rest)
  }
}
