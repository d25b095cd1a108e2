public import MotionNumerics

/// Random motions of all kinds of the notation, with a domain.
public struct RandomMotions {
  private var numbers: SplitMix64

  /// Creates the motions of a seed.
  public init(seed: UInt64) { numbers = SplitMix64(seed: seed) }

  /// A motion and the domain over which it is fitted.
  public mutating func next() throws -> (motion: ParsedMotion, domain: ClosedRange<Double>) {
    let motion = try ParsedMotion(parsing: text())
    guard numbers.number() < 0.8 else {
      let domain = motion.domain ?? 0...10
      let length = domain.upperBound - domain.lowerBound
      return (motion, domain.lowerBound - 0.2 * length...domain.upperBound - 0.1 * length)
    }
    return (motion, motion.domain ?? 0...10)
  }

  private mutating func text() -> String {
    switch Int.random(in: 0...15, using: &numbers) {
    case 0, 1: return "cubic-bezier(\(number(0, 1)), \(number(-1, 2)), \(number(0, 1)), \(number(-1, 2)))"
    case 2: return "cubic-bezier(\(number(0, 1)), \(number(0, 1)), \(number(0, 1)), 1) \(number(-100, 100)) -> 300"
    case 3: return easing()
    case 4: return "\(number(0.1, 2))s \(easing()) \(number(-0.5, 1))s"
    case 5, 6: return "spring(1 \(logarithmic(1, 3000)) \(logarithmic(0.5, 200)))"
    case 7: return "spring(\(number(0.1, 5)) \(number(10, 500)) \(number(1, 60)) \(number(-20, 20))) 5 -> -3"
    case 8: return "damped(\(logarithmic(0.1, 20)), \(number(0, 60)))"
    case 9: return "decay(velocity: \(number(-2000, 2000)), deceleration: \(number(0.98, 0.999)))"
    case 10: return "spring(1 \(number(50, 300)) \(number(2, 10))) within(max: 1, restitution: \(number(0, 0.9)))"
    case 11:
      return "second-order(frequency: \(number(0.5, 5)), damping-ratio: \(number(0.1, 2)), response: \(number(-2, 3)))"
    case 12: return sequence()
    case 13:
      let motion = numbers.number() < 0.3 ? sequence() : "\(number(0.1, 1))s \(easing())"
      let count = numbers.number() < 0.2 ? "forever" : "\(number(0.3, 4)) times"
      return "\(motion), \(count)\(numbers.number() < 0.5 ? ", alternating" : "")"
    case 14: return keyframes()
    default: return "min-jerk(\(number(0.1, 2))s)"
    }
  }

  private mutating func sequence() -> String {
    let first = "\(number(0.1, 1))s \(easing()) \(number(-3, 3)) -> \(number(-3, 3)) for \(number(0.1, 1))s"
    let spring = "spring(1 \(logarithmic(30, 900)) \(number(4, 60))) -> \(number(-3, 3))"
    let last = numbers.number() < 0.5 ? spring : "\(number(0.1, 1))s \(easing()) \(number(-0.1, 0.2))s -> 2"
    return numbers.number() < 0.5 ? "\(first) then \(last)" : "\(spring) then \(first) then \(last)"
  }

  private mutating func keyframes() -> String {
    let mode = numbers.element(of: ["", "", "cubic", "monotone", "natural", "catmull-rom"])
    let keys = (1...Int.random(in: 1...5, using: &numbers)).map { key in
      "\(number(-2, 2)) at \(key * 15)%\(mode.isEmpty ? " \(easing())" : "")"
    }
    let duration = numbers.number() < 0.7 ? "\(number(0.1, 2))s " : ""
    return "\(duration)keyframes(0, \(keys.joined(separator: ", ")), 1\(mode.isEmpty ? "" : ", mode: \(mode)"))"
  }

  private mutating func easing() -> String {
    PennerEasing(
      numbers.element(of: PennerEasing.Family.allCases), numbers.element(of: PennerEasing.Direction.allCases)
    ).name
  }

  private mutating func number(_ low: Double, _ high: Double) -> String { "\(numbers.number(in: low...high))" }

  private mutating func logarithmic(_ low: Double, _ high: Double) -> String {
    "\(numbers.magnitude(from: low, to: high))"
  }

  /// A time of a domain.
  public mutating func time(in domain: ClosedRange<Double>) -> Double { numbers.number(in: domain) }

  /// A tolerance: a random one of some fractions of the motion's largest value at 101 times of a domain.
  ///
  /// Nil for a motion that is 0.
  public mutating func tolerance(
    for motion: ParsedMotion, over domain: ClosedRange<Double>, among parts: [Double]
  ) -> Double? {
    let length = domain.upperBound - domain.lowerBound
    let values = (0...100).map { motion.value(at: domain.lowerBound + length * Double($0) / 100) }
    let scale = values.map { abs($0) }.max() ?? 1
    guard scale > 0 else { return nil }
    return scale * parts[Int(time(in: 0...Double(parts.count) - 0.001))]
  }
}
