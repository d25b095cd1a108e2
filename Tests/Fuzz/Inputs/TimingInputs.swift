import MotionNumerics
import TestSupport

/// Timing curves, and key times for them.
enum RandomTiming {
  /// A curve of any kind; a moderate one stays within a few times its range.
  static func curve(_ random: inout SplitMix64, isModerate: Bool = true) -> TimingCurve {
    switch random.below(10) {
    case 0: return .linear
    case 1:
      return .steps(Steps(2 + random.below(5), Steps.Position.allCases[random.below(Steps.Position.allCases.count)]))
    case 2:
      let family = PennerEasing.Family.allCases[random.below(PennerEasing.Family.allCases.count)]
      let direction = PennerEasing.Direction.allCases[random.below(PennerEasing.Direction.allCases.count)]
      return .penner(PennerEasing(family, direction))
    case 3:
      let stops = (0...random.below(5)).map { _ in
        PiecewiseLinear.Stop(random.moderate(1.5), at: random.once(in: 2) ? random.part() : nil)
      }
      return (try? PiecewiseLinear(validatingStops: stops)).map { .piecewiseLinear($0) } ?? .linear
    case 4: return [.ease, .easeIn, .easeOut, .easeInOut][random.below(4)]
    default:
      let scale = isModerate || random.once(in: 2) ? 2 : random.extreme().magnitude
      let (x1, y1, x2, y2) = (random.part(), random.moderate() * scale, random.part(), random.moderate() * scale)
      return .cubicBezier(CubicBezier(x1, y1.isFinite ? y1 : 1, x2, y2.isFinite ? y2 : 0))
    }
  }

  /// Times in order, some of them equal: a jump.
  static func keyTimes(_ count: Int, _ random: inout SplitMix64, isModerate: Bool = true) -> [Double] {
    if !isModerate && random.once(in: 2) { return (0..<count).map { _ in random.wild() }.sorted() }
    var times = (0..<count).map { _ in random.once(in: 6) ? Double(random.below(3)) : random.number(in: -3...3) }
    times.sort()
    if random.once(in: 4), count > 1 { times[1] = times[0] }
    if random.once(in: 4), count > 1 { times[count - 2] = times[count - 1] }
    return times.sorted()
  }
}
