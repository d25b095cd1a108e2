import MotionNumerics
import TestSupport
import Testing

/// Checks that a motion of a number is a plain one, moved: in value, in velocity, and in the time of its rest.
///
/// - Parameters:
///   - moved: the moved motion.
///   - plain: the plain one.
///   - values: how values are moved.
///   - times: how times are moved.
///   - instants: times of the plain motion.
///   - size: a large value of the plain motion, to whose rounding values are compared.
///   - speed: a large velocity of the plain motion, to whose rounding velocities are compared.
///   - tolerance: of both, as a part of them.
///   - rests: whether the times of rest are compared: not where they are relative to a distance that is rounding alone.
///   - what: the case in words.
///   - sourceLocation: where an issue is recorded.
func expectMoved<Moving: Motion>(
  _ moved: Moving, isPlain plain: Moving, values: NumberMap, times: NumberMap, at instants: [Double], size: Double,
  speed: Double, tolerance: Double, rests: Bool = true, _ what: @autoclosure () -> String = "",
  sourceLocation: SourceLocation = #_sourceLocation
) where Moving.Value == Double {
  expectMoved(
    { [moved.value(at: $0), values(size), values(-size)] }, isPlain: { [plain.value(at: $0), size, -size] },
    values: values, times: times, at: instants, tolerance: tolerance, "values of \(what())",
    sourceLocation: sourceLocation)
  let rates = values.rates(over: times)
  expectMoved(
    { [moved.velocity(at: $0), rates(speed)] }, isPlain: { [plain.velocity(at: $0), speed] }, values: rates,
    times: times, at: instants, tolerance: tolerance, "velocities of \(what())", sourceLocation: sourceLocation)
  guard rests else { return }
  let (rest, movedRest) = (times(plain.restTime), moved.restTime)
  // The last time at a distance is as uncertain as the value there is flat.
  if rest != movedRest && abs(rest - movedRest) > 1e-6 * times.unit {
    Issue.record("\(what()): rests at \(movedRest), not \(rest)", sourceLocation: sourceLocation)
  }
}

extension NumberMap {
  /// How velocities are moved, where times are, too.
  func rates(over times: NumberMap) -> NumberMap { NumberMap(unit: unit / times.unit) }
}

extension Spring {
  /// The spring that does the same in another unit of time.
  func moved(by times: NumberMap) -> Spring {
    Spring(mass: mass, stiffness: stiffness / (times.unit * times.unit), damping: damping / times.unit)
  }
}

extension SplitMix64 {
  /// A spring whose numbers are multiples of powers of two, from one that bounces to one that creeps.
  mutating func spring() -> Spring {
    Spring(mass: element(of: [0.5, 1, 2]), stiffness: dyadic(in: 20...400), damping: dyadic(in: 2...50))
  }

  /// Times from before a start at 0 until after the rest, multiples of 1/1024.
  mutating func instants(_ count: Int = 40) -> [Double] {
    (0..<count).map { _ in Double(Int.random(in: -512...4096, using: &self)) / 1024 } + [0, -100, 1000]
  }
}
