import MotionCurves
import MotionSprings

/// How a motion feels, and its numbers, in words to search for: all of them follow from what the motion does.
struct MotionFeel {
  private(set) var words: [String]
  /// The numbers as the notation has them, and times with their units.
  private(set) var numbers: [String]

  private static let playful = ["overshoot", "bouncy", "bounce", "playful", "lively"]
  private static let calm = ["calm", "gentle", "smooth", "soft"]
  private static let fast = ["fast", "quick", "snappy", "sharp"]

  init(_ spring: Spring) {
    let settling = spring.unitStep().settlingDuration()
    let overshoot = spring.unitStep().overshoot
    numbers = [spring.mass, spring.stiffness, spring.damping].map { $0.shortestDecimal }
    numbers += [spring.dampingRatio, spring.bounce].map { $0.rounded(places: 2) }
    for seconds in [spring.response, settling] {
      numbers += [seconds.rounded(places: 1) + "s", seconds.rounded(places: 2) + "s"]
      numbers.append((1000 * seconds).rounded(places: 0) + "ms")
    }
    words = ["spring"]
    // Less than two hundredths is hardly seen.
    if overshoot >= 0.02 { words += Self.playful }
    if overshoot >= 0.3 { words += ["elastic", "wiggle"] }
    if settling < 0.4 { words += Self.fast }
    if settling > 1 { words.append("slow") }
    if spring.dampingRatio >= 0.95, settling > 0.5 { words += Self.calm }
  }

  init(_ curve: TimingCurve) {
    words = ["curve", "easing"]
    let (start, end) = (curve.velocity(at: 0), curve.velocity(at: 1))
    numbers = Self.points(of: curve, start, end).map { $0.shortestDecimal }
    switch curve {
    case .linear:
      words += ["constant", "even"]
      return
    case .steps:
      words += ["steps", "jump"]
      return
    default: break
    }
    let range = curve.range()
    let leaves = range.lowerBound < -1e-3 || range.upperBound > 1 + 1e-3
    if range.lowerBound < -1e-3 { words.append("anticipation") }
    if leaves || !curve.isMonotonic { words += Self.playful.filter { $0 != "overshoot" || leaves } }
    guard curve.isMonotonic else { return }
    if start >= 2 || end >= 2 { words += Self.fast }
    if start < 0.5, end < 0.5 { words += Self.calm }
    if start > end { words += ["decelerate", "enter"] }
    if start < end { words += ["accelerate", "exit"] }
  }

  /// The control points of a curve; a cubic polynomial has them at a third and two thirds of the progress.
  private static func points(of curve: TimingCurve, _ start: Double, _ end: Double) -> [Double] {
    if let bezier = curve.cubicBezier { return [bezier.x1, bezier.y1, bezier.x2, bezier.y2] }
    guard case .penner(let easing) = curve, easing.direction != .easeInOut,
      [.quad, .cubic, .back].contains(easing.family)
    else { return [] }
    return [start / 3, 1 - end / 3]
  }
}
